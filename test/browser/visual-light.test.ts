import { comparePictures } from './visual.js';

describe('pictures of every mode, light', function () {
  // On a machine that does other work as well.
  this.timeout(60_000);
  comparePictures('light');
});
