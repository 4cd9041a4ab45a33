import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import {
  PAPER_SIZES,
  type PaperRefusal,
  type PaperSize,
} from '@ronde/core/documents/papers/paper-ask.ts';
import {
  PAPER_LANGUAGES,
  packOf,
  paperOf,
  type PaperLanguage,
  type PaperWish,
} from '@ronde/core/documents/papers/paper-of.ts';
import { sayPaperRefusal } from '@ronde/core/documents/papers/paper-refusals.ts';
import type { PaperValues } from '@ronde/core/documents/papers/paper-values.ts';
import { EVERY_PAPER } from '@ronde/core/documents/forms/every-paper.ts';
import type { EventFile, FormAsk } from '@ronde/core/documents/forms/form.ts';
import { formPaperOf } from '@ronde/core/documents/forms/form-papers.ts';
import { isFormName } from '@ronde/core/documents/forms/forms.ts';
import { isPaperName } from '@ronde/core/documents/papers/papers.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { playersByNumber } from '@ronde/core/tournament/numbers.ts';
import { playerRecords } from '@ronde/core/tournament/views/records.ts';
import { zoneOf } from '@ronde/exchange/exports/own-zone.ts';
import { codeOf } from '@ronde/paper/code.ts';
import {
  isPaperColour,
  logoKind,
  PAPER_FORMATS,
  type PrintOptions,
} from '@ronde/paper/print-options.ts';
import { fileOf, openOne, sayWarnings } from '../asked-event.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { notWritten } from '../file-failure.ts';
import { readInput } from '../input-file.ts';
import { playerFileIn } from '../player-file.ts';
import { playerNamed } from '../player-option.ts';
import { slug } from '../slug.ts';
import { table } from '../table.ts';
import { PRINT_WORDS } from '../words/print.ts';
import { writePapers } from '../write-papers.ts';

interface Options extends JsonOption {
  readonly list?: boolean;
  readonly round?: string;
  readonly out?: string;
  readonly folder?: string;
  readonly language?: string;
  readonly paper: string;
  readonly size: string;
  readonly colour?: string;
  readonly logo?: string;
  readonly address?: string;
  readonly wifi?: string;
  readonly wifiPassword?: string;
  readonly ownResult?: string;
  readonly player?: string;
  readonly board?: string;
  readonly incident?: string;
  readonly playerFile?: string;
  readonly force?: boolean;
}

const PACK = 'pack';

/** Whom and what a paper of the event's file is about. */
type Concerned = 'player' | 'board' | 'incident' | 'playerFile';

export function print(program: Command, cli: Cli): void {
  const words = PRINT_WORDS[cli.language];
  program
    .command('print')
    .description(words.about)
    .argument('[ref]', cli.words.argument_ref)
    .argument('[paper]', words.argument_paper)
    .option('--list', words.option_list)
    .option('--round <n>', words.option_round)
    .option('--out <file>', words.option_out)
    .option('--folder <folder>', words.option_folder)
    .option('--language <language>', words.option_language)
    .option('--paper <format>', words.option_paper, 'a4')
    .option('--size <size>', words.option_size, 'normal')
    .option('--colour <colour>', words.option_colour)
    .option('--logo <file>', words.option_logo)
    .option('--address <url>', words.option_address)
    .option('--wifi <name>', words.option_wifi)
    .option('--wifi-password <password>', words.option_wifi_password)
    .option('--own-result <url>', words.option_own_result)
    .option('--player <player>', words.option_player)
    .option('--board <n>', words.option_board)
    .option('--incident <n>', words.option_incident)
    .option('--player-file <file>', words.option_player_file)
    .option('--force', cli.words.option_force)
    .option('--json', cli.words.json)
    .action(async (ref: string | undefined, paper: string | undefined, options: Options) => {
      if (options.list === true) {
        list(cli, options);
        return;
      }
      if (ref === undefined || paper === undefined) {
        throw new CliFailure(EXIT.badRequest, words.noEvent);
      }
      const wish = wishOf(cli, options);
      const how = printOptionsOf(cli, options);
      const source = await openOne(cli, ref);
      const file = fileOf(cli, source);
      sayWarnings(cli, source);
      const made = valuesOf(cli, file, paper, { ...wish, ...concernsOf(cli, file, options) });
      if (!made.ok) {
        throw new CliFailure(
          EXIT.badRequest,
          sayPaperRefusal(made.error, cli.language),
          made.error,
        );
      }
      const out = placeOf(cli, options, `${slug(file.state.settings.name)}-${paper}`);
      const pages = await writePapers(cli, { out, force: options.force === true }, made.value, how);
      answer(
        { ...cli, out: options.json === true ? cli.out : cli.err },
        options.json === true,
        { written: out, pages },
        fill(words.written, { out, pages }),
      );
    });
}

function list(cli: Cli, { json }: Options): void {
  const words = PRINT_WORDS[cli.language];
  const rows = EVERY_PAPER.map(({ paper, readers, about }) => [
    ...[paper, words.readers[readers], about[cli.language]],
  ]);
  const pack = [words.pack, words.readers.everybody, words.packAbout];
  answer(
    cli,
    json === true,
    EVERY_PAPER.map(({ paper, readers, because, of, place }) => ({
      ...{ paper, readers, because, of, place },
    })),
    table([[...words.listHeader], ...rows, pack]),
  );
}

function valuesOf(
  cli: Cli,
  file: EventFile,
  paper: string,
  asked: Omit<PaperWish, 'zone'> & Pick<FormAsk, Concerned>,
): Result<readonly PaperValues[], PaperRefusal> {
  const wish = { ...asked, zone: zoneOf(file.state) };
  if (paper === PACK) return packOf(file.state, wish);
  if (isPaperName(paper)) return paperOf(file.state, paper, wish);
  if (isFormName(paper)) {
    const sheets = formPaperOf(file, paper, wish);
    return sheets.length === 0 ? failure({ code: 'paper.notForThisEvent' }) : success(sheets);
  }
  const papers = [...EVERY_PAPER.map((one) => one.paper), PACK].join(', ');
  const said = fill(PRINT_WORDS[cli.language].notAPaper, { value: paper, papers });
  throw new CliFailure(EXIT.badRequest, said);
}

/** Whom a paper of the event's file concerns, and on which board. */
function concernsOf(
  cli: Cli,
  { state }: EventFile,
  { player, board, incident, playerFile }: Options,
): Pick<FormAsk, Concerned> {
  if (board !== undefined && !/^[1-9]\d{0,3}$/.test(board)) {
    throw new CliFailure(
      EXIT.badRequest,
      fill(PRINT_WORDS[cli.language].notABoard, { value: board }),
    );
  }
  if (incident !== undefined && !/^[1-9]\d{0,4}$/.test(incident)) {
    throw new CliFailure(
      EXIT.badRequest,
      fill(PRINT_WORDS[cli.language].notAnIncident, { value: incident }),
    );
  }
  const number =
    player === undefined
      ? null
      : playerNamed(cli, playerRecords(state, { ratingReport: true }), player);
  const named = number === null ? undefined : playersByNumber(state).get(number);
  return {
    ...(named === undefined ? {} : { player: named }),
    ...(board === undefined ? {} : { board: Number(board) }),
    ...(incident === undefined ? {} : { incident: Number(incident) }),
    ...(playerFile === undefined
      ? {}
      : {
          playerFile: playerFileIn(
            cli,
            playerFile,
            new TextDecoder().decode(readInput(cli, playerFile)),
          ),
        }),
  };
}

/** Where the file goes: as named, or into a folder, with its round, so that rounds lie side by side. */
function placeOf(cli: Cli, { out, folder, round }: Options, name: string): string {
  const file = `${name}${round === undefined ? '' : `-${round}`}.pdf`;
  if (folder === undefined) return out ?? `${name}.pdf`;
  const place = join(folder, out ?? file);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw notWritten(cli, folder, error);
  }
  return place;
}

function wishOf(cli: Cli, options: Options): Omit<PaperWish, 'zone'> {
  const { round, address, wifi, wifiPassword = '', ownResult } = options;
  const asked: PaperLanguage =
    options.language === undefined ? cli.language : choice(cli, options.language, PAPER_LANGUAGES);
  const number = Number(round);
  if (round !== undefined && !(Number.isInteger(number) && number > 0)) {
    throw new CliFailure(EXIT.badRequest, fill(cli.words.notARound, { value: round }));
  }
  const size: PaperSize = choice(cli, options.size, PAPER_SIZES);
  return {
    language: asked === 'both' ? cli.language : asked,
    both: asked === 'both',
    audience: 'staff',
    at: cli.now().toISOString(),
    size,
    code: codeOf,
    ...(round === undefined ? {} : { round: number }),
    ...(address === undefined ? {} : { address }),
    ...(wifi === undefined ? {} : { wifi: { name: wifi, password: wifiPassword } }),
    ...(ownResult === undefined ? {} : { ownResult }),
  };
}

function printOptionsOf(cli: Cli, { paper, colour, logo }: Options): PrintOptions {
  const words = PRINT_WORDS[cli.language];
  if (colour !== undefined && !isPaperColour(colour)) {
    throw new CliFailure(EXIT.badRequest, fill(words.notAColour, { value: colour }));
  }
  const picture = logo === undefined ? null : readInput(cli, logo);
  if (picture !== null && logoKind(picture) === null) {
    throw new CliFailure(EXIT.badRequest, fill(words.notALogo, { file: logo ?? '' }));
  }
  return { format: choice(cli, paper, PAPER_FORMATS), colour: colour ?? null, logo: picture };
}

function choice<T extends string>(cli: Cli, value: string, choices: readonly T[]): T {
  const found = choices.find((one) => one === value);
  if (found !== undefined) return found;
  const said = fill(PRINT_WORDS[cli.language].notAChoice, { value, choices: choices.join(', ') });
  throw new CliFailure(EXIT.badRequest, said);
}
