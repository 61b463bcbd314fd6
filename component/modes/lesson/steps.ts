// The steps of the lesson: each is a puzzle that only who has understood it solves.

/** In the order they are taught. */
export const STEPS = ['move', 'rail', 'engineer', 'camp', 'collision', 'mine', 'flag'] as const;
export type StepName = (typeof STEPS)[number];

/** What is to be won, by step; `junqi solve --puzzle` made them, under duel-open. */
export const PUZZLES: Readonly<Record<StepName, string>> = {
  // Two steps on roads to the flag.
  move: '3l1/5/3E1/5/5/h4/5/5/5/5/5/3L1 S 0 0 win:3 tree:tSLZaWQgZImJ1LtZWNljXKQ',
  // Up the left side way, along the fifth line, and in.
  rail:
    '3l1/5/5/5/5/5/5/A4/2h2/5/5/3L1 S 0 0 win:5 ' +
    'tree:6Nrei3Gd251xRWV-rO6eaAPZ84_-ClpuNZlqtNMuXw',
  // Round two corners onto the mine before the flag.
  engineer: '2jlj/3j1/5/5/5/5/2I2/A4/5/2h2/5/3L1 S 0 0 win:3 tree:aDyLhhmJ7WpVMwXljCwqcFdKGjaGHJY',
  // Attacked on the railway, safe one step aside.
  camp:
    '2jl1/4j/4G/4b/5/5/5/5/5/5/5/3L1 S 0 0 win:5 ' +
    'tree:yWZtiYkEVUTNj58WsHr4YdtSNb17nlDuPsDkPeDHA_i3',
  // Three pieces at the guard: one weaker, one as strong, one stronger.
  collision: '2jl1/2Ee1/3C1/4F/5/5/2d2/5/5/5/5/3L1 S 0 0 win:3 tree:Wwdb_GH990e54RpU00_hrpCY8kTL',
  // No engineer is left, but a bomb is.
  mine:
    '2jlj/2Kj1/3F1/4C/5/5/5/1b3/5/5/5/3L1 S 0 0 win:5 ' +
    'tree:h8vC3FNrj9l0Zb4xGAwppZNe27NVVih8a8PDeg6LrNx4',
  // All together: a step into the camp, the engineer's run, the mine, the flag.
  flag:
    '2jlj/2Dj1/5/5/5/4h/5/5/5/5/2IJ1/1dJLJ S 0 0 win:5 ' +
    'tree:yDRdwxX5BkAX7B-SE16STnJTOmXDUb2dW8NwLXOFdAtsw68g0eVsD9r1cpffjGI',
};
