import { gunzipSync } from 'node:zlib';
import type { TrfDocument } from '@ronde/core/formats/trf/document.ts';
import { parseTrf, parseTrfBytes } from '@ronde/core/formats/trf/read.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { readInput, shownName } from './input-file.ts';
import { defective } from './defective.ts';
import { FILE_WORDS } from './words/files.ts';
import { fill } from '@ronde/core/rules/sentence.ts';

export interface Report {
  readonly name: string;
  readonly document: TrfDocument;
  readonly problems: readonly Problem[];
}

/** Opens one report file; anything that is not one is refused with the way on. */
export function openReport(cli: Cli, path: string): Report {
  const [report, ...others] = openReports(cli, path);
  if (report === undefined || others.length > 0) {
    throw new CliFailure(EXIT.badRequest, fill(cli.words.notAReport, { ref: path }));
  }
  return report;
}

/** The reports of a file: one, or one a line in NDJSON of `{id, trf}`; gzip is unpacked. */
export function openReports(cli: Cli, file: string): Report[] {
  const path = shownName(cli, file);
  const plain = unpacked(cli, path, readInput(cli, file));
  if (plain[0] !== '{'.charCodeAt(0)) {
    const { document, problems } = parseTrfBytes(plain);
    if (problems.some(({ severity }) => severity === 'error')) throw defective(cli, path, problems);
    return [{ name: path, document, problems }];
  }
  const lines = new TextDecoder().decode(plain).split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const { id, trf } = readLine(cli, path, line);
    const { document, problems } = parseTrf(trf);
    const name = `${path}#${id ?? index + 1}`;
    if (problems.some(({ severity }) => severity === 'error')) throw defective(cli, name, problems);
    return [{ name, document, problems }];
  });
}

function unpacked(cli: Cli, path: string, bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes);
  } catch {
    const sentence = fill(FILE_WORDS[cli.language].damagedArchive, { file: path });
    throw new CliFailure(EXIT.badRequest, sentence);
  }
}

function readLine(cli: Cli, path: string, line: string): { id: string | null; trf: string } {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && 'trf' in value) {
      const id = 'id' in value && typeof value.id === 'string' ? value.id : null;
      if (typeof value.trf === 'string') return { id, trf: value.trf };
    }
  } catch {
    // Said below: the line is no report.
  }
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notAReport, { ref: path }));
}
