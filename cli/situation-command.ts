import type { SituationName } from '@ronde/core/decisions/situations/situation-titles.ts';

/** The name of a situation as a command or an option has it: `other-hand`. */
export const dashed = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const situationCommand = (name: SituationName): string => `ronde decide ${dashed(name)}`;
