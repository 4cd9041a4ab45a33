import type { TeamScoreCode } from '../descriptor.ts';
import type { GroupTieBreak, PlayerTieBreak } from '../tie-break.ts';
import { averageOfOpponentsBuchholz } from '../average-of-opponents-buchholz.ts';
import { buchholz } from '../buchholz.ts';
import { directEncounter } from '../direct-encounter.ts';
import { foreBuchholz } from '../fore-buchholz.ts';
import { koyaSystem } from '../koya.ts';
import { progressiveScores } from '../progressive-scores.ts';
import { gamesElectedToPlay, roundsElectedToPlay } from '../rounds-elected-to-play.ts';
import { selfDefined } from '../self-defined.ts';
import { standardPoints } from '../standard-points.ts';
import { tournamentPairingNumber } from '../tournament-pairing-number.ts';
import { gamesWon, numberOfWins } from '../wins.ts';
import {
  scoreChosen,
  type SingleTeamTieBreak,
  type TeamGroupTieBreak,
  type TeamTieBreak,
} from './team-tie-break.ts';

const EITHER: readonly TeamScoreCode[] = ['MP', 'GP'];

/** C.07 13: a tie-break of Articles 6 to 9 on match points or game points, the primary score unless named. */
function onEitherScore(tieBreak: PlayerTieBreak): SingleTeamTieBreak {
  return {
    ...tieBreak,
    scope: 'team',
    scores: EITHER,
    compute: (field, team, choice, explain) =>
      tieBreak.compute(field[scoreChosen(field, choice)], team, choice.modifiers, explain),
  };
}

/** A tie-break that counts matches, whatever the primary score. */
function onMatches(tieBreak: PlayerTieBreak): SingleTeamTieBreak {
  return {
    ...tieBreak,
    scope: 'team',
    scores: ['MP'],
    compute: (field, team, { modifiers }, explain) =>
      tieBreak.compute(field.matchPoints, team, modifiers, explain),
  };
}

function amongTeams(tieBreak: GroupTieBreak): TeamGroupTieBreak {
  return {
    ...tieBreak,
    scores: EITHER,
    breakTie(field, group, choice, explain) {
      const score = scoreChosen(field, choice);
      const { steps, ...broken } = tieBreak.breakTie(
        field[score],
        group,
        choice.modifiers,
        explain,
      );
      return { ...broken, ...(steps && { steps: steps.map((step) => ({ ...step, score })) }) };
    },
  };
}

/** The tie-breaks of Articles 6 to 9 that teams may use; those of Article 10 are for individuals. */
export const TIE_BREAKS_OF_INDIVIDUALS: readonly TeamTieBreak[] = [
  amongTeams(directEncounter),
  onMatches({ ...numberOfWins, name: { en: 'Matches won', fr: 'Matchs gagnés' } }),
  onMatches({
    ...gamesWon,
    name: { en: 'Matches won over the board', fr: 'Matchs gagnés sur l’échiquier' },
  }),
  onEitherScore(progressiveScores),
  onMatches(roundsElectedToPlay),
  onMatches(gamesElectedToPlay),
  onMatches(standardPoints),
  { ...onMatches(tournamentPairingNumber), molter: true },
  onEitherScore(buchholz),
  onEitherScore(averageOfOpponentsBuchholz),
  onEitherScore(foreBuchholz),
  onEitherScore(koyaSystem),
];

/** Values entered by hand for a tie-break of the event's own (C.07 4.1). */
export const selfDefinedForTeams = (code: string): TeamTieBreak => ({
  ...onMatches(selfDefined(code)),
  scores: [],
  molter: true,
});
