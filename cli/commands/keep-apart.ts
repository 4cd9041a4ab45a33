import { Option, type Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import { APART_BY, type ApartBy } from '@ronde/core/tournament/apart-rule.ts';
import { apartGroups, everyApartGroup } from '@ronde/core/tournament/apart.ts';
import type { Command as TournamentCommand } from '@ronde/core/tournament/command.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { answer, type Cli } from '../cli.ts';
import { deedCommand, doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { playersOf } from '../deeds/player-of-event.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { openState } from '../open-state.ts';
import { table } from '../table.ts';
import { DEED_WORDS } from '../words/deeds.ts';

interface Options extends CommonOptions {
  readonly same?: string;
  readonly upTo?: string;
  readonly lift?: boolean;
}

/** Keeps players apart: those named, or all who have a club, a family name or a federation in common. */
export function keepApart(program: Command, cli: Cli): void {
  const words = DEED_WORDS[cli.language];
  const command = deedCommand(program, cli, 'keep-apart', 'keepApart')
    .argument('[players...]', words.argument_apart)
    .addOption(new Option('--same <what>', words.option_apartBy).choices([...APART_BY]))
    .option('--up-to <round>', words.option_apartUpTo)
    .option('--lift', words.option_apartLift);
  withDeedOptions(command, cli).action(
    async (ref: string, named: readonly string[], options: Options) => {
      const by = APART_BY.find((one) => one === options.same);
      if (by === undefined && named.length === 0) {
        const state = await openState(cli, ref);
        answer(cli, options.json === true, { apart: shown(state) }, sayAll(cli, state));
        return;
      }
      await doDeed(cli, 'keep-apart', ref, options, (state) => [
        by === undefined ? ofPlayers(cli, state, named, options) : ofRule(cli, by, options),
      ]);
    },
  );
}

const ofRule = (cli: Cli, by: ApartBy, { lift, upTo }: Options): TournamentCommand =>
  lift === true
    ? { type: 'liftApartRule', by }
    : { type: 'keepApart', by, toRound: upTo === undefined ? null : roundOf(cli, upTo) };

function ofPlayers(
  cli: Cli,
  state: Tournament,
  named: readonly string[],
  { lift, upTo }: Options,
): TournamentCommand {
  const players = playersOf(cli, state, named);
  if (lift === true) return { type: 'allowPairs', players };
  const toRound = upTo === undefined ? state.settings.rounds : roundOf(cli, upTo);
  return { type: 'prohibitPairs', players, fromRound: 1, toRound };
}

function roundOf(cli: Cli, value: string): number {
  if (/^[1-9]\d{0,2}$/.test(value)) return Number(value);
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notACount, { value }));
}

/** The rules there are, with whom they concern, and every group that may not meet. */
function shown(state: Tournament): object {
  const nameOf = (id: string): string =>
    [...state.players.values()].find((player) => player.id === id)?.name ?? id;
  return {
    rules: state.apartRules.map((rule) => ({
      ...rule,
      groups: apartGroups(state, rule.by).length,
    })),
    groups: everyApartGroup(state).map(({ players, fromRound, toRound }) => ({
      players: players.map(nameOf),
      fromRound,
      toRound,
    })),
  };
}

function sayAll(cli: Cli, state: Tournament): string {
  const groups = everyApartGroup(state);
  if (groups.length === 0) return DEED_WORDS[cli.language].nobodyApart;
  return table(
    groups.map(({ players, fromRound, toRound }) => [
      `${fromRound}–${toRound}`,
      players.map((id) => state.players.get(id)?.name ?? id).join(' · '),
    ]),
  );
}
