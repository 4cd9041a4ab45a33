import { randomFrom } from '../../rules/random.ts';
import type { DegressiveLimits } from '../acceleration/degressive.ts';
import { NO_INCIDENTS, type GeneratorSettings } from '../generate/settings.ts';
import type { RoundMaker } from '../system.ts';
import type { NormMinima } from './norms-within-reach.ts';
import { degressiveLimitsFor } from './degressive-limits.ts';
import { simulatedCups, simulatedEvents, type SimulatedOutcome } from './simulated-outcome.ts';

export const ADVISED_SYSTEMS = [
  'swiss',
  'acceleratedSwiss',
  'roundRobin',
  'double',
  'cup',
] as const;
export type AdvisedSystem = (typeof ADVISED_SYSTEMS)[number];

/** What is to be held: so many players, rounds and, where it is known, days. */
export interface AdviceQuestion {
  readonly players: number;
  readonly rounds: number;
  readonly days: number | null;
  /** Of the field; drawn from a range where the players are not known. */
  readonly ratings: readonly number[];
  /** Whether they are those of the players; a spread nobody knows is no reason. */
  readonly areRatingsKnown: boolean;
  readonly seed: number;
  readonly events: number;
  readonly drawPercentage: number;
  readonly edition: GeneratorSettings['edition'];
  readonly scoring: GeneratorSettings['scoring'];
  /** What a norm asks for. */
  readonly titles: NormMinima;
}

export interface SystemAdvice {
  readonly system: AdvisedSystem;
  /** Rounds it takes: those asked for in a Swiss, its own in the others. */
  readonly rounds: number;
  readonly fits: boolean;
  readonly games: { readonly least: number; readonly mean: number; readonly most: number };
  /** Null where it does not fit. */
  readonly outcome: SimulatedOutcome | null;
}

export interface AccelerationAdvice {
  readonly advised: boolean;
  /** More players than 2 to the power of the rounds, or a large spread (Livre de l'Arbitre, lines 7648-7649). */
  readonly reasons: readonly ('players' | 'spread')[];
  /** Two to the power of the rounds. */
  readonly covered: number;
  /** Average of the upper half less that of the lower. */
  readonly spread: number;
  /** Of the degressive system; null where no round figures fit. */
  readonly limits: DegressiveLimits | null;
}

export interface Advice {
  readonly systems: readonly SystemAdvice[];
  readonly acceleration: AccelerationAdvice;
  readonly roundsADay: number | null;
  /** With at most twelve hours of play a day. */
  readonly hoursARound: number | null;
}

/** From this difference on the upper half scores more than nine games of ten against the lower. */
export const LARGE_SPREAD = 400;

/** The hours of play a day has at most (Livre de l'Arbitre, line 8697). */
const HOURS_A_DAY = 12;

export interface AdviceEngines {
  readonly swiss: RoundMaker;
  readonly roundRobin: RoundMaker;
}

type InSteps = Generator<undefined, SystemAdvice, undefined>;

/** Which systems fit, and what comes of them in events played from the seed. */
export function advise(question: AdviceQuestion, engines: AdviceEngines): Advice {
  const steps = adviseInSteps(question, engines);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** The same event by event, so that others are served in between. */
export function* adviseInSteps(
  question: AdviceQuestion,
  engines: AdviceEngines,
): Generator<undefined, Advice, undefined> {
  const { players, rounds, days } = question;
  const cycle = players % 2 === 0 ? players - 1 : players;
  const cupRounds = Math.ceil(Math.log2(players));
  const acceleration = accelerationFor(question);
  const perDay = days === null ? null : Math.ceil(rounds / days);
  const played = (settings: GeneratorSettings, engine: RoundMaker) =>
    simulatedEvents(settings, question.events, engine, question.titles);
  const even = (games: number) => ({ least: games, mean: games, most: games });
  const robin = function* (system: AdvisedSystem, times: number): InSteps {
    const fits = times * cycle <= rounds;
    const settings = settingsOf(question, times * cycle);
    return {
      ...{ system, rounds: times * cycle, fits, games: even(times * (players - 1)) },
      outcome: fits ? yield* played(settings, engines.roundRobin) : null,
    };
  };
  const swiss = function* (system: AdvisedSystem, method: 'none' | 'baku'): InSteps {
    const fits = rounds < players;
    const settings = { ...settingsOf(question, rounds), acceleration: { method } };
    return {
      ...{ system, rounds, fits, games: even(rounds) },
      outcome: fits ? yield* played(settings, engines.swiss) : null,
    };
  };
  return {
    systems: [
      yield* swiss('swiss', 'none'),
      ...(acceleration.advised ? [yield* swiss('acceleratedSwiss', 'baku')] : []),
      yield* robin('roundRobin', 1),
      yield* robin('double', 2),
      {
        ...{ system: 'cup', rounds: cupRounds, fits: cupRounds <= rounds },
        games: { least: 1, mean: (2 * (players - 1)) / players, most: cupRounds },
        outcome:
          cupRounds <= rounds ? simulatedCups(question, question.ratings, question.events) : null,
      },
    ],
    acceleration,
    roundsADay: perDay,
    hoursARound: perDay === null ? null : HOURS_A_DAY / perDay,
  };
}

function accelerationFor(question: AdviceQuestion): AccelerationAdvice {
  const { players, rounds, ratings, areRatingsKnown } = question;
  const covered = 2 ** rounds;
  const sorted = [...ratings].sort((a, b) => b - a);
  const half = Math.ceil(sorted.length / 2);
  const spread = Math.round(mean(sorted.slice(0, half)) - mean(sorted.slice(half)));
  const reasons = [
    ...(players > covered ? (['players'] as const) : []),
    ...(areRatingsKnown && spread >= LARGE_SPREAD ? (['spread'] as const) : []),
  ];
  return {
    ...{ advised: reasons.length > 0, reasons, covered, spread },
    limits: degressiveLimitsFor(ratings),
  };
}

const mean = (figures: readonly number[]): number =>
  figures.length === 0 ? 0 : figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

function settingsOf(question: AdviceQuestion, rounds: number): GeneratorSettings {
  const { players, seed, ratings, edition, scoring, drawPercentage } = question;
  return {
    ...{ seed, players, rounds, edition, scoring, drawPercentage },
    acceleration: { method: 'none' },
    ratings: { kind: 'list', ratings },
    rates: NO_INCIDENTS,
  };
}

/** Ratings of a field nobody knows yet, drawn from a range. */
export function drawnRatings(
  players: number,
  [lowest, highest]: readonly [number, number],
  seed: number,
): number[] {
  const random = randomFrom(seed);
  return Array.from({ length: players }, () => lowest + random.below(highest - lowest + 1));
}
