import { papiFacts } from '@ronde/exchange/imports/papi-facts.ts';
import type { Cli } from './cli.ts';
import { dayOption } from './day-option.ts';
import { ledgerOfFacts } from './ledger-of-facts.ts';
import type { LogSource } from './log-source.ts';
import { slug } from './slug.ts';
import { unreadable } from './unreadable-import.ts';

/** A `.papi` file as the log that its import would be: every command takes it as it is. */
export function papiSource(
  cli: Cli,
  name: string,
  bytes: Uint8Array,
  said: { readonly firstDay?: string },
): LogSource {
  const firstDay = dayOption(cli, said.firstDay ?? cli.now().toISOString().slice(0, 10));
  const read = papiFacts(bytes, { firstDay, from: name });
  if (!read.ok) throw unreadable(cli, name, read.error);
  const { problems } = read.value;
  const ledger = ledgerOfFacts(cli, name, read.value);
  const id = slug(ledger.state?.settings.name ?? name);
  return { kind: 'log', name, id, ledger, problems, beside: () => Promise.resolve({}) };
}
