import { comparePictures } from './visual.js';

describe('pictures of every mode, dark', function () {
  // On a machine that does other work as well.
  this.timeout(60_000);
  comparePictures('dark');
});
