import type { Command } from 'commander';
import { isIsoDate } from '@ronde/core/rules/identity.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { ARBITER_TITLES_OR_NONE, type FideRecord } from '@ronde/core/tournament/fide-record.ts';
import type { EventRegulations } from '@ronde/core/tournament/regulations.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { normEventKind } from './norm-options.ts';
import { oneOf } from './regulation-options.ts';
import { FIDE_RECORD_WORDS } from './words/fide-record-words.ts';

export interface FideRecordOptions {
  readonly registered?: string;
  readonly registrationAgreed?: string;
  readonly normEvent?: string;
  readonly arbiterTitle?: string;
}

export function withFideRecordOptions(command: Command, cli: Cli): Command {
  const words = FIDE_RECORD_WORDS[cli.language];
  return command
    .option('--registered <date>', words.option_registered)
    .option('--registration-agreed <yes|no>', words.option_registrationAgreed)
    .option('--norm-event <kind>', words.option_normEvent)
    .option('--arbiter-title <title>', words.option_arbiterTitle);
}

/** What takes away what was said. */
const UNKNOWN = 'unknown';

/** The record with what the options say; nothing where they say nothing. */
export function fideRecordAsked(
  cli: Cli,
  { fide }: EventRegulations,
  { registered, registrationAgreed, normEvent, arbiterTitle }: FideRecordOptions,
): { readonly fide?: FideRecord } {
  const said = {
    registeredOn: registered,
    registrationAgreed,
    kind: normEvent,
    chiefArbiter: arbiterTitle,
  };
  if (Object.values(said).every((value) => value === undefined)) return {};
  const kept = Object.entries(fide ?? {}).filter(
    ([key]) => said[key as keyof typeof said] === undefined,
  );
  const isSaid = (value: string | undefined): value is string =>
    value !== undefined && value !== UNKNOWN;
  return {
    fide: {
      ...(Object.fromEntries(kept) as FideRecord),
      ...(isSaid(registered) && { registeredOn: dayOf(cli, registered) }),
      ...(isSaid(registrationAgreed) && {
        registrationAgreed: oneOf(cli, registrationAgreed, ['yes', 'no']) === 'yes',
      }),
      ...(isSaid(normEvent) && { kind: normEventKind(cli, normEvent) }),
      ...(isSaid(arbiterTitle) && {
        chiefArbiter: oneOf(cli, arbiterTitle, ARBITER_TITLES_OR_NONE),
      }),
    },
  };
}

function dayOf(cli: Cli, value: string): string {
  if (isIsoDate(value)) return value;
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notADay, { value }));
}
