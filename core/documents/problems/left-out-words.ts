import { isPapiLeftOut } from '../../formats/papi/papi-left-out.ts';
import type { AnyLeftOut } from '../../formats/any-left-out.ts';
import { isLeftOut, type LeftOut } from '../../formats/trf/left-out.ts';
import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import { PAPI_LEFT_OUT_WORDS } from './papi-words.ts';

interface LeftOutWords {
  readonly sentence: string;
  /** Of a report after the last round while a game has no result. */
  readonly openGames: string;
  readonly what: Readonly<Record<LeftOut, string>>;
}

const WORDS = inBoth<LeftOutWords>(
  {
    sentence: 'TRF16 has no place for these, they are left out: {what}.',
    openGames:
      'Not the final report yet: the last round is over, and games have no result. Save it again once they are entered.',
    what: {
      tieBreaks: 'tie-breaks (202)',
      type: 'type of tournament (192)',
      timeControl: 'encoded time control (222)',
      rounds: 'number of rounds (142)',
      initialColour: 'initial colour (152)',
      scoring: 'points for results (162)',
      startingRank: 'initial order (172)',
      program: 'name of the program (182)',
      nationalRatings: 'national ratings',
      adjournedGames: 'adjourned games (001)',
      byes: 'byes (240)',
      acceleration: 'fictitious points (250)',
      prohibited: 'players kept apart (260)',
      decidedPoints: 'points by decision (299)',
      teamDetails: 'numbers, nicknames, strengths and points of teams (310)',
      lineUps: 'line-ups (300)',
      teamByes: 'byes of teams (320)',
      forfeitedMatches: 'forfeited matches (330)',
      boardColours: 'colours of the boards (352)',
      matchPoints: 'match points (362)',
      teamTables: 'crosstables of teams (801, 802)',
    },
  },
  {
    sentence: 'Le TRF16 n’a pas de place pour ceci, laissé de côté : {what}.',
    openGames:
      'Ce n’est pas encore le rapport final : la dernière ronde est finie et des parties n’ont pas de résultat. Enregistrez-le à nouveau quand elles seront saisies.',
    what: {
      tieBreaks: 'départages (202)',
      type: 'type de tournoi (192)',
      timeControl: 'cadence codée (222)',
      rounds: 'nombre de rondes (142)',
      initialColour: 'couleur initiale (152)',
      scoring: 'points des résultats (162)',
      startingRank: 'ordre initial (172)',
      program: 'nom du programme (182)',
      nationalRatings: 'Elo nationaux',
      adjournedGames: 'parties ajournées (001)',
      byes: 'byes (240)',
      acceleration: 'points fictifs (250)',
      prohibited: 'joueurs à ne pas opposer (260)',
      decidedPoints: 'points par décision (299)',
      teamDetails: 'numéros, surnoms, forces et points des équipes (310)',
      lineUps: 'compositions d’équipes (300)',
      teamByes: 'exempts des équipes (320)',
      forfeitedMatches: 'rencontres par forfait (330)',
      boardColours: 'couleurs des échiquiers (352)',
      matchPoints: 'points de rencontre (362)',
      teamTables: 'grilles d’équipes (801, 802)',
    },
  },
);

/** What a file for others lacks, in a sentence or two; null where it took everything. */
export function sayLeftOut(leftOut: readonly AnyLeftOut[], language: Language): string | null {
  const ofPapi = leftOut.filter(isPapiLeftOut);
  const papi = PAPI_LEFT_OUT_WORDS[language];
  const ofReport = leftOut.filter(isLeftOut);
  const words = WORDS[language];
  const sentences = [
    ...(leftOut.includes('openGames') ? [words.openGames] : []),
    ...(ofPapi.length > 0
      ? [fill(papi.sentence, { what: ofPapi.map((one) => papi.what[one]).join(', ') })]
      : []),
    ...(ofReport.length > 0
      ? [fill(words.sentence, { what: ofReport.map((one) => words.what[one]).join(', ') })]
      : []),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}
