import { PAPI_LEFT_OUT, type PapiLeftOut } from '../../formats/papi/papi-left-out.ts';
import { systemNamed } from '../../pairing/systems.ts';
import type { GameOutcome } from '../../rules/outcome.ts';
import { SCORING_PRESETS, type ScoringSystem } from '../../rules/scoring.ts';
import { USUAL_TEAM_COLOURS } from '../../rules/team-swiss-rules.ts';
import { lastWord } from '../corrections.ts';
import { knownFormFact } from '../known-form-fact.ts';
import { draftOf, publishedRounds, type Tournament } from '../state.ts';
import { isYear } from './papi-player.ts';
import { papiTieBreak } from './tie-break-names.ts';

/** Papi has room for so many tie-breaks. */
export const MOST_TIE_BREAKS = 3;

/** What of a tournament a .papi file cannot say, apart from what does not fit into its columns. */
export function papiLeftOutOf(state: Tournament): PapiLeftOut[] {
  const { settings, players } = state;
  const outcomes = publishedRounds(state).flatMap(({ games }) => games.map(lastWord));
  const people = [...players.values()];
  const said: Readonly<Record<PapiLeftOut, boolean>> = {
    'papi.draft': draftOf(state) !== null,
    'papi.system': !isPairedAsPapiDoes(state),
    'papi.acceleration':
      settings.acceleration.method === 'baku' || settings.acceleration.method === 'free',
    'papi.scoring': !isScoringOfPapi(settings.scoring),
    'papi.decidedPoints': state.adjustments.length > 0,
    'papi.unusualScores': outcomes.some(isUnusual),
    'papi.shortGames': outcomes.some(
      (game) => game.kind === 'played' && game.underOneMove === true,
    ),
    'papi.adjournedGames': outcomes.some(({ kind }) => kind === 'adjourned'),
    'papi.tieBreaks':
      settings.tieBreaks.length > MOST_TIE_BREAKS ||
      settings.tieBreaks.some((descriptor) => papiTieBreak(descriptor) === null),
    'papi.keptApart': state.prohibited.length > 0 || state.apartRules.length > 0,
    'papi.secondRatings': people.some(({ ratings }) => Object.keys(ratings).length > 1),
    'papi.birthYears': people.some(({ private: own }) => isYear(own?.birthDate ?? '')),
    'papi.longTexts': false,
    'papi.cents': false,
    'papi.prizes': settings.prizes !== null,
    'papi.homologation': knownFormFact(state, 'homologation') === null,
  };
  return PAPI_LEFT_OUT.filter((one) => said[one]);
}

/** A round robin by Berger, or FIDE's Dutch Swiss: rounds of another Swiss stand as facts. */
function isPairedAsPapiDoes({ settings }: Tournament): boolean {
  const system = systemNamed(settings.system);
  const event = {
    teams: false,
    cycles: 1,
    year: '',
    primary: 'gamePoints',
    ...USUAL_TEAM_COLOURS,
  } as const;
  return system.kind === 'roundRobin' || system.trfCode(event).startsWith('FIDE_DUTCH');
}

const sameScoring = (a: ScoringSystem, b: ScoringSystem): boolean =>
  (Object.keys(a) as (keyof ScoringSystem)[]).every((key) => a[key] === b[key]);

export const isThreePoints = ({ win, draw }: ScoringSystem): boolean =>
  win === SCORING_PRESETS['3-1-0'].win && draw === SCORING_PRESETS['3-1-0'].draw;

const isScoringOfPapi = (scoring: ScoringSystem): boolean =>
  sameScoring(scoring, SCORING_PRESETS[isThreePoints(scoring) ? '3-1-0' : '1-½-0']);

/** Scores of the arbiter: Papi has no name for them. */
const isUnusual = (game: GameOutcome): boolean =>
  game.kind === 'played' && (game.score === '0-0' || game.score === '½-0' || game.score === '0-½');
