import type { ArbiterNormRules, NormOfArbiter } from './arbiter-norm-rules.ts';

/** What an event is, as norms of arbiters ask for it. */
export interface ArbiterNormEvent {
  readonly format: 'swiss' | 'roundRobin' | 'double' | 'teams' | 'other';
  readonly fast: boolean;
  readonly rounds: number;
  readonly players: number;
  readonly rated: number;
  readonly federations: number;
  /** Null in an event of players. */
  readonly teams: {
    readonly count: number;
    readonly boards: number;
    readonly double: boolean;
  } | null;
}

export const ARBITER_NORM_CONDITIONS = [
  'federations',
  'rounds',
  'rated',
  'ratedPercent',
  'players',
  'boards',
  'teams',
  'format',
  'playerNorm',
] as const;
export type ArbiterNormCondition = (typeof ARBITER_NORM_CONDITIONS)[number];

/** Met; met by what is taken only once in an application; not met; or for FIDE and the arbiter to judge. */
export type ArbiterNormVerdict = 'yes' | 'once' | 'no' | 'judged';

export interface ArbiterNormLine {
  readonly condition: ArbiterNormCondition;
  readonly article: string;
  /** Null where no figure is asked. */
  readonly asked: number | null;
  readonly here: number | null;
  readonly verdict: ArbiterNormVerdict;
}

const percentOf = ({ rated, players }: ArbiterNormEvent): number =>
  players === 0 ? 0 : Math.floor((100 * rated) / players);

const atLeast = (
  condition: ArbiterNormCondition,
  article: string,
  asked: number,
  here: number,
  met: 'yes' | 'once' = 'yes',
): ArbiterNormLine => ({ condition, article, asked, here, verdict: here >= asked ? met : 'no' });

/** Whether an event counts for a norm of an arbiter, condition by condition (B.06.1 2 to 4). */
export function arbiterNormLines(
  norm: NormOfArbiter,
  event: ArbiterNormEvent,
  rules: ArbiterNormRules,
): readonly ArbiterNormLine[] {
  return [
    federationsLine(norm, event, rules),
    roundsLine(norm, event, rules),
    ...(event.teams !== null
      ? teamLines(norm, event, event.teams, rules)
      : norm === 'FA'
        ? fieldForFa(event, rules)
        : fieldForIa(event, rules)),
  ];
}

/** A national event is taken once for FA (3.11), and for IA as a final of the national championship (4.8.1). */
function federationsLine(
  norm: NormOfArbiter,
  { federations }: ArbiterNormEvent,
  rules: ArbiterNormRules,
): ArbiterNormLine {
  const asked = rules.federations[norm];
  const national = norm === 'FA' ? 'once' : 'judged';
  return {
    condition: 'federations',
    article: norm === 'FA' ? 'B.06.1 2.6.2 a, 3.11' : 'B.06.1 2.6.2 b, 4.8.1',
    ...{ asked, here: federations, verdict: federations >= asked ? 'yes' : national },
  };
}

function roundsLine(
  norm: NormOfArbiter,
  { rounds }: ArbiterNormEvent,
  rules: ArbiterNormRules,
): ArbiterNormLine {
  const { least, once, article } = rules.rounds[norm];
  return {
    ...{ condition: 'rounds', article, asked: least, here: rounds },
    verdict: rounds >= least ? 'yes' : rounds >= once ? 'once' : 'no',
  };
}

function fieldForFa(event: ArbiterNormEvent, rules: ArbiterNormRules): ArbiterNormLine[] {
  const { format, fast, rated, rounds } = event;
  if (fast) {
    return [
      atLeast('rated', 'B.06.1 3.9.2', rules.fast.rated, rated, 'once'),
      atLeast('rounds', 'B.06.1 3.9.2', rules.fast.rounds, rounds, 'once'),
    ];
  }
  if (format === 'swiss') return [atLeast('rated', 'B.06.1 3.8.1', rules.rated.swiss, rated)];
  if (format === 'double') return [atLeast('rated', 'B.06.1 3.8.3', rules.rated.double, rated)];
  if (format !== 'roundRobin') return [judged('format', 'B.06.1 2.3.1')];
  const line = atLeast('rated', 'B.06.1 3.8.2', rules.rated.roundRobin, rated);
  // Fewer will do where all of them are rated at the end.
  return [line.verdict === 'no' ? { ...line, verdict: 'judged' } : line];
}

/** A field in which a norm of a player could be made (4.8.3), or a large one (4.9.1). */
function fieldForIa(event: ArbiterNormEvent, rules: ArbiterNormRules): ArbiterNormLine[] {
  const { players, ratedPercent, rounds } = rules.large;
  const large = [
    atLeast('players', 'B.06.1 4.9.1', players, event.players, 'once'),
    atLeast('ratedPercent', 'B.06.1 4.9.1', ratedPercent, percentOf(event), 'once'),
    atLeast('rounds', 'B.06.1 4.9.1', rounds, event.rounds, 'once'),
  ];
  return large.every(({ verdict }) => verdict === 'once') && !event.fast
    ? large
    : [judged('playerNorm', 'B.06.1 4.8.3')];
}

const judged = (condition: ArbiterNormCondition, article: string): ArbiterNormLine => ({
  ...{ condition, article, asked: null, here: null, verdict: 'judged' },
});

function teamLines(
  norm: NormOfArbiter,
  event: ArbiterNormEvent,
  { count, boards, double }: NonNullable<ArbiterNormEvent['teams']>,
  { teams }: ArbiterNormRules,
): ArbiterNormLine[] {
  const article = norm === 'FA' ? 'B.06.1 3.9.1' : 'B.06.1 4.9.2';
  return [
    atLeast('boards', article, teams.boards, boards, 'once'),
    atLeast('teams', article, double ? teams.double : teams.teams, count, 'once'),
    atLeast('ratedPercent', article, teams.ratedPercent, percentOf(event), 'once'),
  ];
}

/** How many norms of arbiters an event may give (2.7); null where the rules set no limit. */
export function normsToGive(
  { format, players }: Pick<ArbiterNormEvent, 'format' | 'players'>,
  { given }: ArbiterNormRules,
): number | null {
  if (format === 'swiss') return Math.ceil(players / given.playersEach);
  return format === 'roundRobin' || format === 'double' ? given.roundRobin : null;
}
