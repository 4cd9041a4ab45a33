import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Command } from 'commander';
import { sayLeftOut } from '@ronde/core/documents/problems/left-out-words.ts';
import { PAPI_REFUSAL_WORDS } from '@ronde/core/documents/problems/papi-refusal-words.ts';
import type { BesideLog } from '@ronde/core/formats/tournament-file/log-entry.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { incidentsOf } from '@ronde/core/tournament/incidents/incidents-of.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { readChessResultsSettings } from '@ronde/exchange/exports/chess-results-secrets.ts';
import {
  EXPORT_AUDIENCE,
  EXPORT_FORMATS,
  isExportFormat,
  type ExportedFile,
  type ExportFormat,
} from '@ronde/exchange/exports/export-format.ts';
import {
  exportAs,
  type ExportRefusal,
  type ExportRequest,
} from '@ronde/exchange/exports/export-tournament.ts';
import {
  areGamesPublic,
  gamesToWrite,
  type GamesToWrite,
} from '@ronde/exchange/games/games-to-write.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { notWritten } from '../file-failure.ts';
import { readInput } from '../input-file.ts';
import { defective } from '../defective.ts';
import { openGames } from '../open-games.ts';
import { openSource } from '../source.ts';
import { safekeepingWords } from '../words/safekeeping.ts';
import { logOf } from './convert.ts';

interface Options extends JsonOption {
  readonly format: string;
  readonly out?: string;
  readonly staff?: boolean;
  readonly force?: boolean;
  readonly firstDay?: string;
  readonly chessResults?: string;
  readonly key?: string;
  readonly sid?: string;
}

export function exportTournament(program: Command, cli: Cli): void {
  const words = safekeepingWords(cli.language);
  const formats = EXPORT_FORMATS.join(', ');
  program
    .command('export')
    .description(words.about_export)
    .argument('<ref>', cli.words.argument_ref)
    .requiredOption('--format <format>', fill(words.option_format, { formats }))
    .option('--out <file>', words.option_out)
    .option('--staff', words.option_staff)
    .option('--first-day <date>', cli.words.option_firstDay)
    .option('--chess-results <file>', words.option_chessResults)
    .option('--key <number>', words.option_key)
    .option('--sid <number>', words.option_sid)
    .option('--force', cli.words.option_force)
    .option('--json', cli.words.json)
    .action(async (ref: string, options: Options) => {
      const { format } = options;
      if (!isExportFormat(format)) {
        const said = fill(words.notAFormat, { value: format, formats });
        throw new CliFailure(EXIT.badRequest, said);
      }
      const source = await openSource(cli, ref, options);
      const { id, ledger, entries, problems, beside } = logOf(cli, source, options);
      if (ledger.state === null) throw defective(cli, ref, problems);
      const exported = await exportAs(format, {
        id,
        createdAt: entries[0]?.at ?? cli.now().toISOString(),
        ledger,
        language: cli.language,
        audience: options.staff === true ? 'staff' : 'public',
        chessResults: chessResultsOf(cli, options),
        ...(format === 'ronde' ? { beside: await beside() } : {}),
        ...(format === 'pgn' ? { games: await movesOf(ledger.state, beside, options) } : {}),
      });
      if (!exported.ok) throw refused(cli, exported.error);
      const out = options.out ?? exported.value.name;
      write(cli, format, exported.value, out, options.force === true);
      const hidden = EXPORT_AUDIENCE[format] === 'staff' || options.staff === true;
      const told = fill(words.written, { out });
      const { leftOut } = exported.value;
      const lines = [
        ...[told, sayLeftOut(leftOut, cli.language), hidden ? words.staffOnly : null],
        format === 'ronde' && incidentsOf(ledger.state).length > 0 ? cli.words.withoutPhotos : null,
      ];
      const text = lines.filter((line) => line !== null).join('\n');
      answer(
        { ...cli, out: options.json === true ? cli.out : cli.err },
        options.json === true,
        { written: out, private: hidden, leftOut },
        text,
      );
    });
}

/** Moves leave with those who run the event, or where its games are public. */
async function movesOf(
  state: Tournament,
  beside: () => Promise<BesideLog>,
  { staff }: Options,
): Promise<GamesToWrite> {
  if (staff !== true && !areGamesPublic(state)) return { boards: [] };
  return gamesToWrite(state, (await beside()).games ?? []);
}

function chessResultsOf(cli: Cli, options: Options): NonNullable<ExportRequest['chessResults']> {
  const { chessResults: file, key = null, sid = null } = options;
  if (file === undefined) return { settings: null, key, sid };
  const settings = readChessResultsSettings(jsonOf(readInput(cli, file)));
  if (settings !== null) return { settings, key, sid };
  const words = safekeepingWords(cli.language);
  throw new CliFailure(EXIT.badRequest, fill(words.notChessResultsSettings, { file }));
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

function refused(cli: Cli, refusal: ExportRefusal): CliFailure {
  const words = safekeepingWords(cli.language);
  switch (refusal.code) {
    case 'export.notConfigured':
      return new CliFailure(EXIT.badRequest, words.notConfigured[refusal.missing], refusal);
    case 'export.teamsNotTaken':
      return new CliFailure(EXIT.badRequest, words.teamsNotTaken, refusal);
    case 'export.openGames':
      return openGames(cli, refusal);
    case 'export.notCreated':
      return new CliFailure(EXIT.badRequest, cli.words.nothing, refusal);
    case 'export.papi.team':
    case 'export.papi.system':
    case 'export.papi.rounds':
    case 'export.papi.noPlayers': {
      const said = PAPI_REFUSAL_WORDS[cli.language][refusal.code];
      return new CliFailure(EXIT.badRequest, said, refusal);
    }
  }
}

/** Formats of several files: a folder of them unless an archive is asked for. */
const FOLDERS: ReadonlySet<ExportFormat> = new Set(['site', 'csv', 'round-reports']);

function write(
  cli: Cli,
  format: ExportFormat,
  { bytes }: ExportedFile,
  out: string,
  force: boolean,
): void {
  try {
    if (FOLDERS.has(format) && !out.endsWith('.zip')) writeFolder(cli, bytes, out, force);
    else writeFileSync(out, bytes, { flag: force ? 'w' : 'wx' });
  } catch (error) {
    if (error instanceof CliFailure) throw error;
    throw notWritten(cli, out, error);
  }
}

function writeFolder(cli: Cli, archive: Uint8Array, folder: string, force: boolean): void {
  if (!force && existsSync(folder) && readdirSync(folder).length > 0) {
    const said = fill(safekeepingWords(cli.language).folderNotEmpty, { folder });
    throw new CliFailure(EXIT.badRequest, said);
  }
  for (const [name, content] of Object.entries(unzipSync(archive))) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
