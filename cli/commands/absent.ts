import type { Command } from 'commander';
import type { PlayerId } from '@ronde/core/rules/identity.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { wallTime } from '@ronde/core/rules/zone.ts';
import type { Command as Asked } from '@ronde/core/tournament/command.ts';
import {
  boardsNotBegun,
  defaultTimeOf,
  isDefaultTimeOver,
} from '@ronde/core/tournament/default-time.ts';
import { roundOf } from '@ronde/core/tournament/judgement.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { zoneOf } from '@ronde/exchange/exports/own-zone.ts';
import type { Cli } from '../cli.ts';
import {
  deedCommand,
  doDeed,
  lastPublished,
  roundAsked,
  withDeedOptions,
  type CommonOptions,
  type RoundOption,
} from '../deeds/deed-command.ts';
import { playersOf } from '../deeds/player-of-event.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { DEED_WORDS } from '../words/deeds.ts';

interface Options extends CommonOptions, RoundOption {
  readonly nobody?: boolean;
  readonly forfeit?: boolean;
}

/** Notes who is not at the board, and at the end of the default time their forfeits (E.01 6.7.1). */
export function absent(program: Command, cli: Cli): void {
  const words = DEED_WORDS[cli.language];
  const command = deedCommand(program, cli, 'absent', 'absent')
    .argument('[players...]', words.argument_absentees)
    .option('--nobody', words.option_nobody)
    .option('--forfeit', words.option_forfeit)
    .option('--round <n>', words.option_round);
  withDeedOptions(command, cli).action((ref: string, named: readonly string[], options: Options) =>
    doDeed(cli, 'absent', ref, options, (state) => askedOf(cli, state, named, options)),
  );
}

function askedOf(
  cli: Cli,
  state: Tournament,
  named: readonly string[],
  options: Options,
): readonly Asked[] {
  const words = DEED_WORDS[cli.language];
  const round = roundAsked(cli, state, options, lastPublished);
  if (named.length === 0 && options.nobody !== true && options.forfeit !== true) {
    throw new CliFailure(EXIT.badRequest, fill(words.nothingAsked, { command: 'absent' }));
  }
  const players = playersOf(cli, state, named);
  const noted = named.length > 0 || options.nobody === true;
  return [
    ...(noted ? [{ type: 'noteAbsentees', round, players } as const] : []),
    ...(options.forfeit === true ? forfeits(cli, state, round, noted ? players : null) : []),
  ];
}

/** Forfeits of the boards not begun, once the default time is over. */
function forfeits(
  cli: Cli,
  state: Tournament,
  number: number,
  noted: readonly PlayerId[] | null,
): readonly Asked[] {
  const words = DEED_WORDS[cli.language];
  const round = roundOf(state, number);
  const time = round ? defaultTimeOf(state, round) : null;
  if (!round || time === null) {
    throw new CliFailure(EXIT.badRequest, fill(words.notStarted, { round: number }));
  }
  if (!isDefaultTimeOver(time, cli.now().toISOString())) {
    const until = wallTime(time.until, zoneOf(state)).slice(11);
    throw new CliFailure(EXIT.badRequest, fill(words.defaultTimeRuns, { round: number, until }));
  }
  const boards = boardsNotBegun(round.games, noted ?? round.absentees).map(
    ({ game }) => game.board,
  );
  return boards.length === 0 ? [] : [{ type: 'forfeitAbsentees', round: number, boards }];
}
