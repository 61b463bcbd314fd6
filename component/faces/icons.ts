// Icons for the three ranks without a strength, drawn for this project in a square of 24 around
// its centre, filled with the colour of the face.

/** A ball with eight horns. */
export const MINE =
  'M-1.3-10h2.6l.4 3.4 2 .8 2.7-2.1 1.9 1.9-2.1 2.7.8 2 3.4.4v2.6l-3.4.4-.8 2 2.1 2.7-1.9 1.9-2.7-2.1-2 .8-.4 3.4h-2.6l-.4-3.4-2-.8-2.7 2.1-1.9-1.9 2.1-2.7-.8-2-3.4-.4v-2.6l3.4-.4.8-2-2.1-2.7 1.9-1.9 2.7 2.1 2-.8z';

/** A round bomb with a burning fuse. */
export const BOMB =
  'M-2.5-4.5a7 7 0 1 0 .01 0zM-.2-5.8l2.2-2.2 2.6 2.6-2.2 2.2zM3.6-8.2q1.6-2.6 4.2-1.6l-.8 1.8q-1.2-.4-2 1zM8.8-12l.7 2.3 2.3.7-2.3.8-.7 2.2-.8-2.2-2.2-.8 2.2-.7z';

/** A flag on its pole. */
export const FLAG = 'M-7-10.5h2.2v1.2q3-1.6 6-.2t6.3-.2v9.2q-3.2 1.6-6.3.2t-6 .2v10.6h-2.2z';
