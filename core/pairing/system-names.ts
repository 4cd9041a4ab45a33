/** Systems a tournament can be played by, whether Ronde pairs them yet or only records them. */
export const SYSTEM_NAMES = [
  'dutch',
  'berger',
  'berger-reversed',
  'dubov',
  'burstein',
  'doubleSwiss',
  'swiss',
  'schiller',
  'scheveningen',
  'knockout',
  'teamSwiss',
] as const;
export type SystemName = (typeof SYSTEM_NAMES)[number];

export function isSystemName(name: string): name is SystemName {
  return (SYSTEM_NAMES as readonly string[]).includes(name);
}

/** Everybody meets everybody by a table: no byes to score, no colours to balance. */
export const isRoundRobin = (name: string): boolean =>
  name === 'berger' || name === 'berger-reversed';
