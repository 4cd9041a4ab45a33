import type { Command } from 'commander';
import { rutschBergerSeating } from '@ronde/core/pairing/rutsch/rutsch-berger.ts';
import { rutschSeating } from '@ronde/core/pairing/rutsch/rutsch.ts';
import {
  movesBetween,
  type SeatPlace,
  type SeatingRound,
} from '@ronde/core/pairing/rutsch/seating.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { bergerText } from '../berger-text.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { table } from '../table.ts';
import { DRAW_WORDS } from '../words/draws.ts';
import { playersAsked } from './players-asked.ts';

interface Options extends JsonOption {
  readonly seats?: boolean;
}

/** A hundred and fifty tables in a row: nobody slides along more. */
const MOST_SEATED = 300;

export function rutsch(program: Command, cli: Cli): Command {
  const words = DRAW_WORDS[cli.language];
  const note = (players: number): string => fill(words.friendlyOnly, { players });
  return seatingCommand(program, cli, 'rutsch', words.about_rutsch, rutschSeating, note);
}

export function rutschBerger(program: Command, cli: Cli): Command {
  const words = DRAW_WORDS[cli.language];
  const about = words.about_rutschBerger;
  return seatingCommand(
    program,
    cli,
    'rutsch-berger',
    about,
    rutschBergerSeating,
    () => words.asBerger,
  );
}

function seatingCommand(
  program: Command,
  cli: Cli,
  name: string,
  about: string,
  seating: (players: number) => readonly SeatingRound[],
  note: (players: number) => string,
): Command {
  const words = DRAW_WORDS[cli.language];
  return program
    .createCommand(name)
    .description(about)
    .argument('<players>', cli.words.argument_players)
    .option('--seats', words.option_seats)
    .option('--json', cli.words.json)
    .action((text: string, options: Options) => {
      const players = playersAsked(cli, text);
      if (players > MOST_SEATED) {
        const sentence = fill(words.tooManyToSeat, { players, most: MOST_SEATED });
        throw new CliFailure(EXIT.tooLarge, sentence);
      }
      const rounds = seating(players);
      const seats = rounds.map(({ round, tables, free }, index) => {
        const next = rounds[index + 1];
        const here = rounds[index];
        const moves = here === undefined || next === undefined ? [] : movesBetween(here, next);
        return { round, tables, free, moves };
      });
      const value = { rounds: rounds.map(({ games }) => games), note: note(players) };
      const told = options.seats === true ? { ...value, seats } : value;
      const plans = seats.map((one) => seatPlan(cli, one));
      const shown = [
        bergerText(cli, players, rounds),
        ...(options.seats === true ? plans : []),
        `${note(players)}\n`,
      ];
      answer(cli, options.json === true, told, shown.join('\n'));
    });
}

type Seats = Pick<SeatingRound, 'round' | 'tables' | 'free'> & {
  readonly moves: ReturnType<typeof movesBetween>;
};

/** The tables of a round as they stand, the players of a row beside each other; White has a star. */
function seatPlan(cli: Cli, { round, tables, free, moves }: Seats): string {
  const words = DRAW_WORDS[cli.language];
  const row = (name: 'first' | 'second'): string[] => [
    words.rows[name],
    ...tables.map((one) => `${one[name] ?? '–'}${one.white === name ? '*' : ''}`),
  ];
  const shown = (place: SeatPlace): string =>
    place.table === null
      ? words.foot
      : fill(words.place, { table: place.table, row: words.rows[place.row] });
  const told = moves.map(({ player, from, to }) => `${player} (${shown(from)} → ${shown(to)})`);
  return [
    `${fill(words.roundTitle, { round })}\n`,
    table([[words.table, ...tables.map((one) => String(one.table))], row('first'), row('second')]),
    free === null ? '' : `${fill(words.free, { players: free })}\n`,
    told.length === 0 ? '' : `${fill(words.thenMoves, { moves: told.join(', ') })}\n`,
  ].join('');
}
