import { inBoth, type InBoth } from '../../../rules/in-both.ts';

/** What a step says; `{figure}` is its figure. */
export interface StepText {
  readonly words: InBoth<string>;
  /** Whether it is said to the players as it stands. */
  readonly said: boolean;
}

/** A step that is told to the players. */
export const spoken = (en: string, fr: string): StepText => ({ words: inBoth(en, fr), said: true });

/** A step for the arbiter alone. */
export const unspoken = (en: string, fr: string): StepText => ({
  words: inBoth(en, fr),
  said: false,
});
