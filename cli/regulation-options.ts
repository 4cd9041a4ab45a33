import { fill } from '@ronde/core/rules/sentence.ts';
import { COMPETITION_LEVELS } from '@ronde/core/rules/competition-level.ts';
import { LICENCES } from '@ronde/core/tournament/licence.ts';
import {
  BYE_DEADLINES,
  type EventRegulations,
  type LateEntryBye,
} from '@ronde/core/tournament/regulations.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { DEED_WORDS } from './words/deeds.ts';

export interface RegulationOptions {
  readonly level?: string;
  readonly lateEntry?: string;
  readonly byeDeadline?: string;
  readonly forfeitsOut?: string;
  readonly defaultTime?: string;
  readonly licence?: string;
  readonly byesAnnounced?: string;
  readonly rated?: string;
  readonly checkedAndPaid?: string;
  readonly ratingChanges?: string;
  readonly normsToPlayers?: string;
  readonly fineUpTo?: string;
}

const LATE_ENTRIES: Readonly<Record<string, LateEntryBye>> = {
  half: 'halfPointBye',
  zero: 'zeroPointBye',
};

/** What is said of the event's own regulations; the rest stays as it is. */
export function regulationsAsked(cli: Cli, asked: RegulationOptions): Partial<EventRegulations> {
  return {
    ...(asked.level !== undefined && { level: orNone(cli, asked.level, COMPETITION_LEVELS) }),
    ...(asked.lateEntry !== undefined && { lateEntry: lateEntryOf(cli, asked.lateEntry) }),
    ...(asked.byeDeadline !== undefined && {
      byeDeadline: oneOf(cli, asked.byeDeadline, BYE_DEADLINES),
    }),
    ...(asked.forfeitsOut !== undefined && { forfeitsOut: countOrNone(cli, asked.forfeitsOut) }),
    ...(asked.defaultTime !== undefined && { defaultTime: countOrNone(cli, asked.defaultTime) }),
    ...(asked.byesAnnounced !== undefined && {
      byesAnnounced: oneOf(cli, asked.byesAnnounced, ['yes', 'no']) === 'yes',
    }),
    ...(asked.rated !== undefined && {
      rated: oneOf(cli, asked.rated, ['yes', 'no']) === 'yes',
    }),
    ...(asked.checkedAndPaid !== undefined && {
      checkedAndPaidFirst: oneOf(cli, asked.checkedAndPaid, ['yes', 'no']) === 'yes',
    }),
    ...(asked.ratingChanges !== undefined && {
      ratingChanges: oneOf(cli, asked.ratingChanges, ['yes', 'no']) === 'yes',
    }),
    ...(asked.normsToPlayers !== undefined && {
      normsToPlayers: oneOf(cli, asked.normsToPlayers, ['yes', 'no']) === 'yes',
    }),
    ...(asked.fineUpTo !== undefined && fineAsked(cli, asked.fineUpTo)),
    ...(asked.licence !== undefined && { licence: orNone(cli, asked.licence, LICENCES) }),
  };
}

export function oneOf<T extends string | number>(cli: Cli, value: string, all: readonly T[]): T {
  const found = all.find((one) => String(one) === value);
  if (found !== undefined) return found;
  throw notOneOf(cli, value, all.map(String));
}

export const orNone = <T extends string | number>(
  cli: Cli,
  value: string,
  all: readonly T[],
): T | null => (value === 'none' ? null : oneOf(cli, value, all));

function lateEntryOf(cli: Cli, value: string): LateEntryBye {
  const found = Object.hasOwn(LATE_ENTRIES, value) ? LATE_ENTRIES[value] : undefined;
  if (found !== undefined) return found;
  throw notOneOf(cli, value, Object.keys(LATE_ENTRIES));
}

/** Whole units of the currency; none for no fine. */
function fineAsked(cli: Cli, value: string): Pick<EventRegulations, 'fineUpTo'> {
  const most = countOrNone(cli, value) ?? 0;
  return most === 0 ? {} : { fineUpTo: 100 * most };
}

function countOrNone(cli: Cli, value: string): number | null {
  if (value === 'none') return null;
  if (/^\d{1,4}$/.test(value)) return Number(value);
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notACount, { value }));
}

function notOneOf(cli: Cli, value: string, choices: readonly string[]): CliFailure {
  const sentence = fill(DEED_WORDS[cli.language].notAChoice, {
    value,
    choices: choices.join(', '),
  });
  return new CliFailure(EXIT.badRequest, sentence);
}
