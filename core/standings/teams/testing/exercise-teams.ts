import { teamCrosstable } from './team-crosstable.ts';

/**
 * Fourteen teams, four boards, seven rounds: IA Mario Held, "Exercises in Tie-Breaking" (C.07-2023),
 * 2.3 (spec: current rules 1.10). A pairing-allocated or half-point bye brings 1 match point and 2
 * game points, a match won by forfeit 2 and 4, one lost by forfeit and a zero-point bye nothing. Of
 * the boards the exercises give those of the match 11-14 (46 to 48).
 */
export const EXERCISE_TEAMS = teamCrosstable(`
   1 Antelopes   : 8:2.5 4:1.5 7:3 2:2.5 5:1.5 +6 3:2.5
   2 Bonobos     : 9:3 3:4 5:0 1:1.5 13:3 4:2.5 10:3
   3 Cougars     : 10:2.5 2:0 9:3 6:2.5 4:3 5:3.5 1:1.5
   4 Deer        : 11:3 1:2.5 13:3 5:3.5 3:1 2:1.5 9:2.5
   5 Elephants   : 12:4 6:3 2:4 4:0.5 1:2.5 3:0.5 13:3.5
   6 Falcons     : 13:2 5:1 8:3 3:1.5 11:2.5 -1 12:2.5
   7 Giraffes    : 14:2 8:2 1:1 10:2.5 9:2 13:2 ZPB
   8 Hippopotami : 1:1.5 7:2 6:1 12:3.5 10:2 9:2 11:3
   9 Iguanas     : 2:1 12:4 3:1 14:3 7:2 8:2 4:1.5
  10 Jackals     : 3:1.5 11:1.5 12:2.5 7:1.5 8:2 14:3 2:1
  11 Koalas      : 4:1 10:2.5 14[1==0] 13:1.5 6:1.5 12:2 8:1
  12 Lynxes      : 5:0 9:0 10:1.5 8:0.5 PAB 11:2 6:1.5
  13 Moose       : 6:2 14:2.5 4:1 11:2.5 2:1 7:2 5:0.5
  14 Narwhals    : 7:2 13:1.5 11[0==1] 9:1 HPB 10:1 PAB
`);
