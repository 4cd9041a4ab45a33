import { crosstable } from './crosstable.ts';

/**
 * "Exercises in Tie-Breaking" (FIDE Technical Commission, written for C.07 of 2023): sixteen invented
 * players, five rounds, with byes, forfeits and a withdrawal.
 */
export const EXERCISE_PLAYERS = crosstable(`
  1 Alyx 2200 : 9w1 13b= 2w= 15b1 4w=
  2 Bruno 2150 : 10b1 7w1 1b= 16w1 3b=
  3 Charline 2100 : 11w= 6b1 8w1 4b= 2w=
  4 David 2050 : 12b1 0-H 13w1 3w= 1b=
  5 Helene 2000 : 13w0 15b0 11w1 7b= 10w1
  6 Franck 1950 : 14b0 3w0 0-U 10w1 8b1
  7 Genevieve 1900 : 15w1 2b0 16b0 5w= 11b0
  8 Irina 1850 : 16b= 14w1 3b0 13w1 6w0
  9 Jessica 1800 : 1b0 10w0 0-H 11b- 0-U
  10 Lais 1750 : 2w0 9b1 15w0 6b0 5b0
  11 Maria 1700 : 3b= 16w0 5b0 9w+ 7w1
  12 Nick 1650 : 4w0 0-U 14b+ 0-Z 0-Z
  13 Opal 1600 : 5b1 1w= 4b0 8b0 14w0
  14 Paul 1550 : 6w1 8b0 12w- 0-Z 13b1
  15 Reine 1500 : 7b0 5w1 10b1 1w0 16b0
  16 Stephan 1450 : 8w= 11b1 7w1 2b0 15w1
`);
