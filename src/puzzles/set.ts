// Thirty puzzles on Duel open, out of games that the engine played against itself (bench/puzzles). In each
// one first move wins within the plies it says; every move and answer has been proved by the reference.

/** A puzzle with a name that says what it is about; the rules are `duel-open`. */
export interface StoredPuzzle {
  readonly id: string;
  /** As `parsePuzzle` reads it. */
  readonly text: string;
}

const named = (id: string, text: string): StoredPuzzle => ({ id, text });

/** From short to long. */
export const PUZZLES: readonly StoredPuzzle[] = [
  named(
    'nothing-left-to-move-1',
    '1gcle/2jjj/3G1/2H2/3H1/1h3/5/1F1I1/5/3G1/1J3/JLJE1 S 0 0 win:3 ' +
      'tree:-6rBAcviqNUErhntAs4i3N_O9wnI',
  ),
  named(
    'engineer-round-the-corner-1',
    'jljE1/Fj3/5/5/5/5/5/5/2g2/IG3/1J2E/JLJI1 S 0 0 win:3 ' +
      'tree:iyvE59G6OEypCB4EHbqCxD8VLZQOen4',
  ),
  named(
    'engineer-round-the-corner-2',
    '2jlj/3j1/3D1/5/5/5/5/2F2/2H2/5/2IJh/1dJLJ S 0 0 win:3 ' +
      'tree:38k54RJpvQXUyf0y56tIxJoyBkwXUWn5XRgcKericR3FXsqU7KrJtDGiNAlwPKh6KQ',
  ),
  named(
    'engineer-round-the-corner-3',
    '1f1lj/3j1/5/2D2/3H1/5/5/3F1/2E2/3cI/1J2B/JGJL1 S 0 0 win:3 ' +
      'tree:oLf0Kx0geRISz2yS6EQjPK6F-W4uPlcjBjcfVdZzMA',
  ),
  named(
    'nothing-left-to-move-2',
    'jlhd1/1jj2/1G2g/5/1E3/5/1I3/3F1/5/3F1/HH1J1/1IJLJ S 0 0 win:3 ' +
      'tree:fUtaNMYGx9kAs0qMPUq9_eWmMaj1T4a_40rnbYB6BtfqEGKikeh2WEqpe8Zq9JH1v2zIi_KJm7cSaLk',
  ),
  named(
    'last-piece-falls-1',
    'jlj2/1j2G/1C3/5/1D1g1/5/1F1I1/1G3/5/1H3/J4/JLJa1 S 0 0 win:3 ' +
      'tree:qS3TL7ogF76n6WCO0sNeeyaStDlvImPTAdUFg_Ok1sHO',
  ),
  named(
    'nothing-left-to-move-3',
    '1ljig/3jj/1E3/5/3g1/5/5/1E1K1/5/1D1H1/3i1/1IJLJ S 0 0 win:5 ' +
      'tree:xT6X682u6LWUm2n3j73tWfCZ2-o2xTNtWX6kW8pXmUTMKQ5CujvEOShS4kv8OZ5c0Dp4k_8',
  ),
  named(
    'wins-the-race-1',
    'hljgj/F4/1h3/2k2/1h1i1/5/5/3I1/5/1H3/1iJJ1/1LJf1 S 0 0 win:5 ' +
      'tree:3wI4GB20b5WyR9sblTEnpr96LWo67tS2tFZM0UgHgg',
  ),
  named(
    'last-piece-falls-2',
    'jljC1/1j3/5/5/5/5/5/1Be2/2G2/1G1h1/1JJ1D/JL1cg S 0 0 win:5 ' +
      'tree:dniZ4dpELCgw09UoWZlNFvc9THzqg-KwN_imx_A5-ZyGqkueCU6Hzyxv5Myt',
  ),
  named(
    'last-piece-falls-3',
    'jlfD1/Fjj2/5/2H2/1h3/5/5/5/2F2/5/1J3/JLJK1 S 0 0 win:5 ' +
      'tree:qzVo4_qQcBDWmolyhAbveue8r5ZVQOc5SetpD-BdwRqz8q5i6_tf5Rd-qB9i5Khbn-xwAvfB_l7XHOyKR5_wozOF3ngpDkiWwNDz0iN3hIdAwKxdGBTM',
  ),
  named(
    'engineer-digs-the-mine-1',
    '1Cjlj/1I1jF/3h1/5/1k1h1/5/5/5/5/5/3J1/2JLJ S 0 0 win:5 ' +
      'tree:gWqYdJg1eZQXYTzTz8jb4lVy0ANOu6qk6DxlhnE',
  ),
  named(
    'engineer-round-the-corner-4',
    '2jlj/2Dj1/5/5/5/4h/5/5/5/5/2IJ1/1dJLJ S 0 0 win:5 ' +
      'tree:yDRdwxX5BkAX7B-SE16STnJTOmXDUb2dW8NwLXOFdAtsw68g0eVsD9r1cpffjGI',
  ),
  named(
    'nothing-left-to-move-4',
    '1ijle/2Gjj/5/5/3F1/5/5/3E1/2F2/5/1J2f/JLJI1 S 0 0 win:5 ' +
      'tree:IFypXfLJi0V6RzE09PjT8FimF7hJhYPWCpHF27cM2Kxnc-W8meiHaJOkAbZItEo-CZ-XaSHnPoi93irY7cPhy9Xjn7rkyXhuSg',
  ),
  named(
    'engineer-round-the-corner-5',
    'jlji1/1je2/3H1/5/3h1/5/2I2/5/5/1b3/1J3/JLJd1 S 0 0 win:5 ' +
      'tree:bsuU0dIkGNTFmk2OgdWDoCedmkGSsqycM3x8cDbN5EI2LEmYyD3dvc4',
  ),
  named(
    'engineer-digs-the-mine-2',
    '1Djlj/1IEj1/3h1/5/3F1/5/5/5/2d2/3c1/3J1/1bJLJ S 0 0 win:5 ' +
      'tree:67-OoyPpwmSQil9kei1a3PmfTreflajbdhuHO_A',
  ),
  named(
    'bomb-clears-the-mine-1',
    'jljB1/Hj2K/1A3/5/5/5/5/1D3/5/1e1e1/3J1/2JLJ S 0 0 win:5 ' +
      'tree:tKeCy1p0tapR_rTUOZDO-LrDvV8lXPAx1DbL56v4cjNTQfkoU9aCaPP9S0V2V23oa9E7rMl_lFRHDxuT4Uk_T3j1uA',
  ),
  named(
    'last-piece-falls-4',
    'jljD1/1j3/3H1/5/5/1k3/5/GK3/5/1E1K1/1J3/JLJI1 S 0 0 win:5 ' +
      'tree:9M5tIr2V9fI9nlcnUt3mvGAqW96CRrEUuSBUJf2NYxQgcWCbtovEox9uW0VTtirJ6OHCgfWVEr9JF8qAV5_D4Y4',
  ),
  named(
    'bomb-clears-the-mine-2',
    '1Djlj/K2j1/3A1/2c2/5/5/5/3H1/2F2/1H3/1J3/JLJa1 S 0 0 win:5 ' +
      'tree:PEYV_XhKu6Hg19uptNKWS-nL6cWm_wrU5UNnIErhWAkx86TH7Q',
  ),
  named(
    'bomb-clears-the-mine-3',
    '2flj/2jjH/3K1/5/3G1/5/5/1E1D1/5/2b2/3J1/1cJLJ S 0 0 win:5 ' +
      'tree:uRdcvZhUS3aYGhz2c1lb9sFsBb4KJ3Q6fxCMnmx7waha6BWXdckp',
  ),
  named(
    'bomb-clears-the-mine-4',
    'jl1h1/Ejj2/1K3/5/5/5/5/1H1G1/5/1H1b1/3J1/1LJGJ S 0 0 win:5 ' +
      'tree:S_-tdRSENBHwlKpPYFH_eIyWw1OmKxI5SyCPD8BZENojarrOm5wqXtD4mg',
  ),
  named(
    'last-piece-falls-5',
    '2jlj/3jK/3D1/5/3D1/5/5/1C1H1/5/2e2/3J1/1cJLJ S 0 0 win:5 ' +
      'tree:H5BHd1XpQEbirkWMasOX23IJjNcYE1oXk7sUeHQWpuLoaQ7ow4HaHxLFaozfeGSFA1q_-Mo',
  ),
  named(
    'takes-a-guard-1',
    '3l1/5/5/5/5/4h/5/5/4D/3e1/2JJ1/1d1LJ S 0 0 win:7 ' +
      'tree:E8fjdgWBvzJGQXuHky_NppmzZ4_AJe-a_Z3nnlry9xSLRMjhykTdcpQ',
  ),
  named(
    'last-piece-falls-6',
    '1l1i1/3jj/5/5/3g1/5/5/3K1/5/3H1/E2i1/1IJLJ S 0 0 win:7 ' +
      'tree:QB6isAVvDXoYAq-17yFwfhy3Zu-UhS8m1qPaRCrkUHc28TTcmhFanXewAtKNyrtpD6pZeUZT5U4nIj2mQLpv_-M9d4O0N6m7VmqPKkk',
  ),
  named(
    'bomb-clears-the-mine-5',
    'jl1E1/1jj2/1K1D1/5/5/5/5/5/5/3f1/3J1/2JLJ S 0 0 win:7 ' +
      'tree:F2pzG2uMmmRbGrf0eHGMwY2JmeXS8OP0sdFoC07l0g',
  ),
  named(
    'bomb-clears-the-mine-6',
    'jl1E1/1jj2/1K1D1/5/4f/5/5/5/5/5/3J1/3LJ S 0 0 win:7 ' +
      'tree:ijksGmbz3hYmQxjEvZN0Rsrr7w0Zs8a0VaAPeif6xMlb',
  ),
  named(
    'last-piece-falls-7',
    'jl3/1j3/5/5/5/5/5/1Be2/5/3D1/1JJh1/JL1cg S 0 0 win:7 ' +
      'tree:Yzv0OrEM7Ia9yy5CP59KdBSDd_puLAAzg_5Z0TrLJBjew31TwzfqUucYFR_8LaEElgdT6fqkd4ADBKHcMX8VgeWZpEqxNAvOSriT',
  ),
  named(
    'bomb-clears-the-mine-7',
    '1Fjlj/3j1/3E1/5/4K/5/5/5/2i2/3H1/3J1/1IJLJ S 0 0 win:7 ' +
      'tree:jIRWoyMr7VG540E263jx67JMsqcQAf1DoS5iwK1M9ku36ttbwp6xfxxeqQ',
  ),
  named(
    'bomb-clears-the-mine-8',
    '1Fjlj/3j1/3E1/5/5/5/5/5/4K/1i1H1/3J1/1IJLJ S 0 0 win:7 ' +
      'tree:sJo5KW0h5mRma87eyH5F5RvsY-qlDUsU2g2UFNbKQlX2N4ZTJvMFNpkuZ1Brn1s',
  ),
  named(
    'nobody-catches-the-runner-1',
    'jl1E1/1j3/5/5/5/5/3D1/5/5/3f1/3J1/2JLJ S 0 0 win:9 ' +
      'tree:xXLc45W4aV6fmEsMn4HFRNiu4b28QwjakB1W7uCaSCzWPe4f4eDLwiouvg',
  ),
  named(
    'quiet-then-takes-1',
    '3l1/5/5/5/5/4h/5/5/1D3/3e1/2JJ1/3LJ S 0 0 win:9 ' +
      'tree:DyiFCktU3qp0EsipE9_i44qkSQEYeuZjZ0k9p_-Z2l9Rw9DGGQB2-SvEpQ',
  ),
];
