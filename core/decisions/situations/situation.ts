import type { LawsProperties } from '../../rules/editions/laws.ts';
import { inBoth, type InBoth } from '../../rules/in-both.ts';
import type { Regime, Ruling } from './ruling.ts';

/** Where a situation stands on the desk. */
export const SITUATION_FAMILIES = [
  'moves',
  'start',
  'clock',
  'draw',
  'score',
  'conduct',
  'end',
  'adjournment',
  'online',
] as const;
export type SituationFamily = (typeof SITUATION_FAMILIES)[number];

export type Answer = boolean | number | string | readonly string[] | null;
export type Answers = Readonly<Record<string, Answer>>;
/** Answers so far: what was not asked yet is missing. */
export type GivenAnswers = Readonly<Partial<Record<string, Answer>>>;

interface Asked {
  readonly ask: InBoth<string>;
  /** Where it can decide anything, by the answers before it; everywhere where nothing is said. */
  readonly where?: (regime: Regime, laws: LawsProperties, given: GivenAnswers) => boolean;
}

/** One question of the short line that leads to a ruling. Without `usual` it has to be answered. */
export type Question =
  | (Asked & { readonly kind: 'yesNo' })
  /** Yes, no, or nobody has looked yet; a position may answer it. */
  | (Asked & { readonly kind: 'canMate' })
  | (Asked & {
      readonly kind: 'whole';
      readonly least: number;
      readonly most: number;
      readonly usual?: number;
    })
  /** Null for nothing said. */
  | (Asked & { readonly kind: 'wholeOrNone'; readonly least: number; readonly most: number })
  /** Seconds, typed as `4:59`. */
  | (Asked & { readonly kind: 'time' })
  | (Asked & {
      readonly kind: 'oneOf';
      readonly options: Readonly<Record<string, InBoth<string>>>;
      readonly usual?: string;
    })
  | (Asked & {
      readonly kind: 'someOf';
      readonly options: Readonly<Record<string, InBoth<string>>>;
      readonly usual: readonly string[];
    });

type FactOf<Q extends Question> = Q extends { readonly kind: 'yesNo' }
  ? boolean
  : Q extends { readonly kind: 'canMate' }
    ? boolean | null
    : Q extends { readonly kind: 'whole' | 'time' }
      ? number
      : Q extends { readonly kind: 'wholeOrNone' }
        ? number | null
        : Q extends { readonly kind: 'oneOf'; readonly options: infer O }
          ? keyof O & string
          : Q extends { readonly kind: 'someOf'; readonly options: infer O }
            ? readonly (keyof O & string)[]
            : never;

export type Facts<Q extends Readonly<Record<string, Question>>> = {
  readonly [K in keyof Q]: FactOf<Q[K]>;
};

/** A situation as its file describes it; its title is with the others. */
export interface UntitledSituation {
  readonly family: SituationFamily;
  /** What the arbiter says first. */
  readonly opening: InBoth<string>;
  /** What players and arbiters call it, in either language. */
  readonly also: readonly string[];
  readonly questions: Readonly<Record<string, Question>>;
  /** Answers that `readAnswers` has read. */
  readonly rule: (answers: Answers, regime: Regime, laws: LawsProperties) => Ruling;
}

/** A situation at the board: what is asked, and how it is ruled. */
export interface Situation extends UntitledSituation {
  readonly title: InBoth<string>;
}

interface Described<Q extends Readonly<Record<string, Question>>> {
  readonly family: SituationFamily;
  readonly opening: readonly [en: string, fr: string];
  readonly also?: readonly string[];
  readonly questions: Q;
  readonly rule: (facts: Facts<Q>, regime: Regime, laws: LawsProperties) => Ruling;
}

/** A situation as the files of this folder write it: its rule is given typed answers. */
export const situation = <const Q extends Readonly<Record<string, Question>>>({
  opening,
  also = [],
  rule,
  ...rest
}: Described<Q>): UntitledSituation => ({
  ...rest,
  opening: inBoth(...opening),
  also,
  // Sound by readAnswers, which fills every question with an answer of its kind.
  rule: (answers, regime, laws) => rule(answers as Facts<Q>, regime, laws),
});

export const yesNo = (en: string, fr: string) =>
  ({ kind: 'yesNo', ask: inBoth(en, fr) }) as const satisfies Question;

/** Whether the opponent could still mate by any legal moves. */
export const CAN_MATE = {
  kind: 'canMate',
  ask: inBoth(
    'Could the opponent still mate, by any legal moves?',
    'L’adversaire pourrait-il encore mater, par des coups légaux quelconques ?',
  ),
} as const satisfies Question;

export const whole = (
  en: string,
  fr: string,
  { least = 0, most = 999, usual }: { least?: number; most?: number; usual?: number } = {},
) =>
  ({
    kind: 'whole',
    ask: inBoth(en, fr),
    least,
    most,
    ...(usual === undefined ? {} : { usual }),
  }) as const satisfies Question;

export const choice = <const O extends Readonly<Record<string, readonly [string, string]>>>(
  en: string,
  fr: string,
  options: O,
  usual?: keyof O & string,
) =>
  ({
    kind: 'oneOf',
    ask: inBoth(en, fr),
    options: optionWords(options),
    ...(usual === undefined ? {} : { usual }),
  }) as const satisfies Question;

export const choices = <const O extends Readonly<Record<string, readonly [string, string]>>>(
  en: string,
  fr: string,
  options: O,
  usual: readonly (keyof O & string)[],
) =>
  ({
    kind: 'someOf',
    ask: inBoth(en, fr),
    options: optionWords(options),
    usual,
  }) as const satisfies Question;

const optionWords = <O extends Readonly<Record<string, readonly [string, string]>>>(
  options: O,
): Readonly<Record<keyof O & string, InBoth<string>>> =>
  Object.fromEntries(
    Object.entries(options).map(([name, words]) => [name, inBoth(...words)]),
  ) as Record<keyof O & string, InBoth<string>>;
