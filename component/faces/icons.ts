// Icons for the three ranks without a strength, drawn for this project in a square of 24 around
// its centre, filled with the colour of the face.

/** A ball with eight horns. */
export const MINE =
  'M-6 0a6 6 0 1 1 12 0a6 6 0 1 1-12 0zM4 -1.3L10.4 -1L10.4 1L4 1.3zM3.7 1.9L8.1 6.6L6.6 8.1L1.9 3.7zM1.3 4L1 10.4L-1 10.4L-1.3 4zM-1.9 3.7L-6.6 8.1L-8.1 6.6L-3.7 1.9zM-4 1.3L-10.4 1L-10.4 -1L-4 -1.3zM-3.7 -1.9L-8.1 -6.6L-6.6 -8.1L-1.9 -3.7zM-1.3 -4L-1 -10.4L1 -10.4L1.3 -4zM1.9 -3.7L6.6 -8.1L8.1 -6.6L3.7 -1.9z';

/** A round bomb with a burning fuse. */
export const BOMB =
  'M-2.5-4.5a7 7 0 1 0 .01 0zM-.2-5.8l2.2-2.2 2.6 2.6-2.2 2.2zM3.6-8.2q1.6-2.6 4.2-1.6l-.8 1.8q-1.2-.4-2 1zM8.8-12l.7 2.3 2.3.7-2.3.8-.7 2.2-.8-2.2-2.2-.8 2.2-.7z';

/** A flag on its pole. */
export const FLAG = 'M-7-10.5h2.2v1.2q3-1.6 6-.2t6.3-.2v9.2q-3.2 1.6-6.3.2t-6 .2v10.6h-2.2z';
