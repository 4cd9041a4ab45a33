import { roundedQuotient } from '../../rules/rounded-quotient.ts';
import { cents, type Cents } from '../../standings/prizes/money.ts';
import type { AllowanceScale, YouthCategory } from './allowance-scales.ts';
import { arbitersNeeded, type ArbitersNeeded } from './arbiters-needed.ts';
import { stepsUnder, type MoneyStep } from './working.ts';

/** The kinds of events a scale tells apart; a Scheveningen counts as a match (LA line 9355). */
export const ALLOWANCE_KINDS = [
  'swiss',
  'rapid',
  'closed',
  'closedNorms',
  'match',
  'championship',
  'youthChampionship',
] as const;
export type AllowanceKind = (typeof ALLOWANCE_KINDS)[number];

/** The figures of an event. */
export interface AllowanceFigures {
  readonly rounds: number;
  readonly players: number;
  /** Players with a title the scale counts. */
  readonly titled: number;
  readonly prizes: Cents;
  readonly days: number;
}
export type AllowanceFigure = keyof AllowanceFigures;

/** What each kind asks for. */
export const FIGURES_OF_KIND: Readonly<Record<AllowanceKind, readonly AllowanceFigure[]>> = {
  swiss: ['rounds', 'players', 'titled', 'prizes', 'days'],
  rapid: ['rounds', 'players', 'prizes', 'days'],
  closed: ['players', 'prizes', 'days'],
  closedNorms: ['players', 'prizes', 'days'],
  match: ['days'],
  championship: [],
  youthChampionship: [],
};

export interface AllowanceQuestion extends AllowanceFigures {
  readonly kind: AllowanceKind;
  /** Of the youth championship: whose chief arbiter; null for the event's own. */
  readonly category: YouthCategory | null;
}

export interface Allowance {
  readonly kind: AllowanceKind;
  readonly chief: Cents;
  /** A deputy with a title; null where the scale says nothing of them. */
  readonly deputy: Cents | null;
  /** None: a trainee is lodged. Null where the scale says nothing. */
  readonly trainee: Cents | null;
  /** For the arbiter's own computer, besides; 0 where none is paid, null where the scale says nothing. */
  readonly computer: Cents | null;
  /** Who is needed, where the kind goes by players. */
  readonly arbiters: ArbitersNeeded | null;
  readonly working: readonly MoneyStep[];
}

const TENTHS = 10;

/** What the arbiters of an event are paid; null where the scale has no rule for its kind. */
export function allowanceOf(question: AllowanceQuestion, scale: AllowanceScale): Allowance | null {
  const { kind } = question;
  if (kind === 'match') return ofMatch(question, scale);
  if (kind === 'championship' || kind === 'youthChampionship') return ofPost(question, scale);
  const raw = rawSum(question, scale);
  if (raw === null) return null;
  const step = stepsUnder(scale.article);
  const bounded = withinDays(raw.sum, question.days, scale);
  const deputy = scale.deputyHalf === true ? cents(roundedQuotient(bounded.sum, 2)) : null;
  const isBySize = kind === 'swiss' || kind === 'rapid';
  return {
    kind,
    chief: bounded.sum,
    deputy,
    trainee: deputy === null ? null : cents(0),
    computer: scale.computer,
    arbiters: isBySize ? arbitersNeeded(question.players, scale) : null,
    working: [
      ...raw.working,
      ...bounded.working,
      ...(deputy === null ? [] : [step('deputyHalf', {}, { deputy }), step('trainee')]),
      ...ownComputer(scale),
    ],
  };
}

interface Worked {
  readonly sum: Cents;
  readonly working: readonly MoneyStep[];
}

/** By the formula of the kind, before the bounds of a day. */
function rawSum(question: AllowanceQuestion, scale: AllowanceScale): Worked | null {
  switch (question.kind) {
    case 'swiss':
      return ofSwiss(question, scale);
    case 'rapid':
      return ofRapid(question, scale);
    default:
      return ofClosed(question, scale);
  }
}

function ofSwiss(
  { rounds, players, titled, prizes }: AllowanceFigures,
  { article, p, swiss }: AllowanceScale,
): Worked {
  const step = stepsUnder(article);
  const { playersEach, titledEach, prizesEach } = swiss;
  const b = Math.ceil(players / playersEach);
  const c = Math.ceil(titled / titledEach);
  const d = Math.ceil(prizes / prizesEach);
  const units = rounds + b + c + d;
  const sum = cents(units * p);
  const working = [
    step('rounds', { rounds }),
    step('playersByTwenty', { players, each: playersEach, exact: players / playersEach, up: b }),
    step('titledByTen', { titled, each: titledEach, exact: titled / titledEach, up: c }),
    step('prizesRoundedUp', { exact: prizes / prizesEach, up: d }, { prizes, each: prizesEach }),
    step('units', { a: rounds, b, c, d, units }),
    step('unitsTimesP', { units }, { p, sum }),
  ];
  return { sum, working };
}

function ofRapid(
  { rounds, players, prizes }: AllowanceFigures,
  { article, p, rapid }: AllowanceScale,
): Worked | null {
  if (rapid === null) return null;
  const step = stepsUnder(article);
  const band = rapid.coefficients.find(({ upTo }) => upTo === null || players <= upTo);
  const tenths = band?.tenths ?? 0;
  const games = tenths * rounds * p;
  const sum = cents(
    roundedQuotient(games * rapid.prizesEach + TENTHS * prizes * p, TENTHS * rapid.prizesEach),
  );
  const coefficient = tenths / TENTHS;
  const byGames = cents(roundedQuotient(games, TENTHS));
  const byPrizes = ofPrizes(prizes, rapid.prizesEach, p);
  const working = [
    step('coefficient', { players, coefficient }),
    step('gamesOfRapid', { coefficient, rounds }, { p, sum: byGames }),
    step('prizesUnrounded', {}, { prizes, each: rapid.prizesEach, p, sum: byPrizes }),
    step('sum', {}, { first: byGames, second: byPrizes, sum }),
  ];
  return { sum, working };
}

function ofClosed(
  { kind, players, prizes }: AllowanceQuestion,
  { article, p, closed }: AllowanceScale,
): Worked | null {
  if (closed === null) return null;
  const step = stepsUnder(article);
  const tenths = kind === 'closedNorms' ? closed.norms : closed.others;
  const byPlayers = tenths * players * p;
  const sum = cents(
    roundedQuotient(
      byPlayers * closed.prizesEach + TENTHS * prizes * p,
      TENTHS * closed.prizesEach,
    ),
  );
  const first = cents(roundedQuotient(byPlayers, TENTHS));
  const second = ofPrizes(prizes, closed.prizesEach, p);
  const working = [
    step('playersOfClosed', { factor: tenths / TENTHS, players }, { p, sum: first }),
    step('prizesUnrounded', {}, { prizes, each: closed.prizesEach, p, sum: second }),
    step('sum', {}, { first, second, sum }),
  ];
  return { sum, working };
}

const ofPrizes = (prizes: Cents, each: Cents, p: Cents): Cents =>
  cents(roundedQuotient(prizes * p, each));

/** Between the floor and the ceiling of a day, times the days. */
function withinDays(raw: Cents, days: number, { article, daily }: AllowanceScale): Worked {
  const step = stepsUnder(article);
  const most = cents(days * daily.ceiling);
  const least = daily.floor === null ? null : cents(days * daily.floor);
  if (raw > most) {
    const money = { ceiling: daily.ceiling, sum: most };
    return { sum: most, working: [step('ceiling', { days }, money)] };
  }
  if (daily.floor === null || least === null) {
    return { sum: raw, working: [step('noFloor', { days }, { most, sum: raw })] };
  }
  if (raw < least) {
    const money = { floor: daily.floor, sum: least };
    return { sum: least, working: [step('floor', { days }, money)] };
  }
  return { sum: raw, working: [step('within', { days }, { least, most, sum: raw })] };
}

function ownComputer({ article, computer }: AllowanceScale): MoneyStep[] {
  return computer === null ? [] : [stepsUnder(article)('computer', {}, { computer })];
}

/** A sum a day, the same for every arbiter with a title (LA lines 9223-9225). */
function ofMatch({ days }: AllowanceQuestion, scale: AllowanceScale): Allowance | null {
  const { matchDay, article, computer } = scale;
  if (matchDay === null) return null;
  const step = stepsUnder(article);
  const sum = cents(days * matchDay);
  return {
    kind: 'match',
    ...{ chief: sum, deputy: sum, trainee: cents(0), computer },
    arbiters: null,
    working: [
      step('days', { days }, { matchDay, sum }),
      step('deputySame', {}, { deputy: sum }),
      step('trainee'),
      ...ownComputer(scale),
    ],
  };
}

/** A sum for a post, whatever its days; computers are there (LA lines 9229-9241). */
function ofPost(
  { kind, category }: AllowanceQuestion,
  { article, championship, youthChampionship }: AllowanceScale,
): Allowance | null {
  const step = stepsUnder(article);
  const posts = kind === 'championship' ? championship : youthChampionship;
  if (posts === null || youthChampionship === null) return null;
  const { deputy } = posts;
  const isOfCategory = kind === 'youthChampionship' && category !== null;
  const chief = isOfCategory ? youthChampionship.categories[category] : posts.chief;
  return {
    ...{ kind, chief, deputy, trainee: cents(0), computer: cents(0), arbiters: null },
    working: [
      step('post', {}, { sum: chief }),
      step('deputyPost', {}, { deputy }),
      step('trainee'),
      step('noComputer'),
    ],
  };
}
