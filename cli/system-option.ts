import { isSystemName, type SystemName } from '@ronde/core/pairing/systems.ts';
import { HOUSE_RULES } from '@ronde/core/tournament/refusal.ts';
import type { Cli } from './cli.ts';
import { refusedBy } from './refused.ts';

/** A pairing system by its name. */
export function systemAsked(cli: Cli, name: string): SystemName {
  if (isSystemName(name)) return name;
  const params = { system: name };
  throw refusedBy(cli, { code: 'unknownSystem', article: HOUSE_RULES.knownNames, params });
}
