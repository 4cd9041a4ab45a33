import type { Command } from 'commander';
import { COLOURS } from '@ronde/core/rules/colour.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { wallTime } from '@ronde/core/rules/zone.ts';
import type { Command as Asked } from '@ronde/core/tournament/command.ts';
import { adjournmentsView, type AdjournedGame } from '@ronde/core/tournament/views/adjournments.ts';
import { zoneOf } from '@ronde/exchange/exports/own-zone.ts';
import { answer, type Cli } from '../cli.ts';
import { secondsAsked, wholeAsked } from '../clock-options.ts';
import {
  deedCommand,
  doDeed,
  lastPublished,
  roundAsked,
  withDeedOptions,
  type CommonOptions,
  type RoundOption,
} from '../deeds/deed-command.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { openState } from '../open-state.ts';
import { oneOf } from '../regulation-options.ts';
import { table } from '../table.ts';
import { DEED_WORDS } from '../words/deeds.ts';
import { ENVELOPE_WORDS } from '../words/envelope.ts';

interface Options extends CommonOptions, RoundOption {
  readonly board?: string;
  readonly seal?: string;
  readonly holder?: string;
  readonly opened?: true;
  readonly lost?: true;
  readonly move?: string;
  readonly resumes?: string;
  readonly white?: string;
  readonly black?: string;
  readonly remark?: string;
}

/** Adjourned games and their envelopes, from hand to hand (Guidelines I). */
export function envelope(program: Command, cli: Cli): void {
  const words = ENVELOPE_WORDS[cli.language];
  const command = deedCommand(program, cli, 'envelope', 'envelope')
    .option('--board <n>', words.option_board)
    .option('--round <n>', DEED_WORDS[cli.language].option_round)
    .option('--seal <colour>', words.option_seal)
    .option('--holder <name>', words.option_holder)
    .option('--opened', words.option_opened)
    .option('--lost', words.option_lost)
    .option('--move <n>', words.option_move)
    .option('--resumes <text>', words.option_resumes)
    .option('--white <time>', words.option_white)
    .option('--black <time>', words.option_black)
    .option('--remark <text>', words.option_remark);
  withDeedOptions(command, cli).action(async (ref: string, options: Options) => {
    const { board } = options;
    if (board === undefined) await show(cli, ref, options);
    else await note(cli, ref, wholeAsked(cli, board), options);
  });
}

function note(cli: Cli, ref: string, board: number, options: Options): Promise<void> {
  const { holder, seal, move, resumes, white, black, remark } = options;
  if (holder === undefined) {
    throw new CliFailure(EXIT.badRequest, ENVELOPE_WORDS[cli.language].noHolder);
  }
  return doDeed(cli, 'envelope', ref, options, (state): readonly Asked[] => {
    const round = roundAsked(cli, state, options, lastPublished);
    if (seal !== undefined) {
      return [
        {
          ...{ type: 'sealMove', round, board, holder, sealer: oneOf(cli, seal, COLOURS) },
          ...(move === undefined ? {} : { moveNumber: wholeAsked(cli, move) }),
          ...(white === undefined ? {} : { white: secondsAsked(cli, white) }),
          ...(black === undefined ? {} : { black: secondsAsked(cli, black) }),
          ...(resumes === undefined ? {} : { resumes }),
        },
      ];
    }
    const became = options.opened === true ? 'opened' : options.lost === true ? 'lost' : 'held';
    const more = remark === undefined ? {} : { remark };
    return [{ type: 'passEnvelope', round, board, holder, state: became, ...more }];
  });
}

async function show(cli: Cli, ref: string, options: Options): Promise<void> {
  const words = ENVELOPE_WORDS[cli.language];
  const state = await openState(cli, ref);
  const view = adjournmentsView(state);
  const rows = view.games.map((game) => rowOf(cli, zoneOf(state), game));
  const text = rows.length === 0 ? words.none : table([words.header, ...rows]);
  answer(cli, options.json === true, view, text);
}

function rowOf(
  cli: Cli,
  zone: string,
  { round, board, white, black, envelope: kept }: AdjournedGame,
): string[] {
  const words = ENVELOPE_WORDS[cli.language];
  const last = kept?.custody.at(-1);
  const said =
    last === undefined
      ? words.noEnvelope
      : fill(words.states[last.state], {
          holder: last.holder,
          at: wallTime(last.at, zone).replace('T', ' '),
        });
  const sealer = kept === null ? '' : words.colours[kept.sealer];
  return [String(round), String(board), white, black, sealer, said];
}
