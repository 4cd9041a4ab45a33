import type { Command } from 'commander';
import { postingBoard } from '@ronde/core/documents/posting/posting-board.ts';
import { postingList } from '@ronde/core/documents/posting/posting-list.ts';
import { csvOfList, plainCell } from '@ronde/core/documents/lists/plain-list.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Command as Asked } from '@ronde/core/tournament/command.ts';
import { WALL_PAPERS } from '@ronde/core/tournament/postings.ts';
import { zoneOf } from '@ronde/exchange/exports/own-zone.ts';
import { answer, type Cli } from '../cli.ts';
import {
  collect,
  deedCommand,
  doDeed,
  withDeedOptions,
  type CommonOptions,
} from '../deeds/deed-command.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { oneOf } from '../regulation-options.ts';
import { stateOf } from '../asked-event.ts';
import { openSource } from '../source.ts';
import { table } from '../table.ts';
import { POSTED_WORDS } from '../words/posted-words.ts';

interface Options extends CommonOptions {
  readonly up: readonly string[];
  readonly down: readonly string[];
  readonly round?: string;
  readonly asOf?: string;
  readonly csv?: boolean;
}

/** The posting board: what must hang, since when it does, what is no longer right (LA 205-213, 959). */
export function posted(program: Command, cli: Cli): void {
  const words = POSTED_WORDS[cli.language];
  const command = deedCommand(program, cli, 'posted', 'posted')
    .option('--up <paper>', fill(words.option_up, { papers: WALL_PAPERS.join(', ') }), collect, [])
    .option('--down <paper>', words.option_down, collect, [])
    .option('--round <number>', words.option_round)
    .option('--as-of <position>', words.option_asOf)
    .option('--csv', cli.words.option_csv);
  withDeedOptions(command, cli).action(async (ref: string, options: Options) => {
    const commands = askedOf(cli, options);
    if (commands.length > 0) await doDeed(cli, 'posted', ref, options, () => commands);
    else await show(cli, ref, options);
  });
}

function askedOf(cli: Cli, { up, down, round, asOf }: Options): Asked[] {
  const sheet = {
    ...(round === undefined ? {} : { round: whole(cli, round) }),
    ...(asOf === undefined ? {} : { asOf: whole(cli, asOf) }),
  };
  return [
    ...down.map((paper): Asked => ({
      type: 'takeDownPaper',
      paper: oneOf(cli, paper, WALL_PAPERS),
    })),
    ...up.map((paper): Asked => ({
      type: 'postPaper',
      paper: oneOf(cli, paper, WALL_PAPERS),
      ...sheet,
    })),
  ];
}

function whole(cli: Cli, value: string): number {
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notACount, { value }));
}

async function show(cli: Cli, ref: string, options: Options): Promise<void> {
  const source = await openSource(cli, ref);
  const question = { language: cli.language, zone: zoneOf(stateOf(cli, source)) };
  const board = source.kind === 'report' ? null : postingBoard(source.ledger, question);
  if (board === null) {
    throw new CliFailure(EXIT.badRequest, fill(cli.words.notALog, { ref }));
  }
  const list = postingList(board, question);
  if (options.csv === true) {
    cli.out(csvOfList(list, cli.language));
    return;
  }
  const rows = list.rows.map((row) => row.map((cell) => String(plainCell(cell) ?? '')));
  const heads = list.columns.map(({ heading }) => heading);
  answer(cli, options.json === true, { posted: board }, table([heads, ...rows]));
}
