import type { Problem } from '@ronde/core/rules/problem.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import type { TournamentEvent } from '@ronde/core/tournament/event.ts';
import { tournamentFromPapi } from '@ronde/core/tournament/papi-file/tournament-from-papi.ts';
import type { ReportOptions } from '@ronde/core/tournament/report-file/read-report.ts';
import { readPapiFile } from '../access-file/read-papi-file.ts';
import { withProblems, type UnreadableFile } from './unreadable-file.ts';

/** What a `.papi` file says, as the facts an import writes. */
export interface PapiFacts {
  readonly events: readonly TournamentEvent[] | null;
  readonly problems: readonly Problem[];
}

/** A `.papi` file as the facts of a tournament; events are null where the file contradicts itself. */
export function papiFacts(
  bytes: Uint8Array,
  options: ReportOptions,
): Result<PapiFacts, UnreadableFile> {
  const read = readPapiFile(bytes);
  if (!read.ok) return failure({ kind: 'papi', fault: read.error });
  const { file, problems } = read.value;
  if (file === null) return failure(withProblems(problems));
  const { events, problems: more } = tournamentFromPapi(file, options);
  return success({ events, problems: [...problems, ...more] });
}
