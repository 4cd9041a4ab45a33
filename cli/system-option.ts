import { isSystemName, type SystemName } from '@ronde/core/pairing/systems.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { HOUSE_RULES } from '@ronde/core/tournament/refusal.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { refusedBy } from './refused.ts';
import { DRAW_WORDS } from './words/draws.ts';

/** What arbiters say for a system's name. */
const SPOKEN: Readonly<Record<string, SystemName>> = {
  cup: 'knockout',
  'double-swiss': 'doubleSwiss',
};

/** A pairing system by its name. */
export function systemAsked(cli: Cli, name: string): SystemName {
  if (isSystemName(name)) return name;
  const known = SPOKEN[name];
  if (known !== undefined) return known;
  if (/^rutsch(?:-berger)?$/.test(name)) {
    const sentence = fill(DRAW_WORDS[cli.language].notASystem, { system: name });
    throw new CliFailure(EXIT.badRequest, sentence);
  }
  const params = { system: name };
  throw refusedBy(cli, { code: 'unknownSystem', article: HOUSE_RULES.knownNames, params });
}
