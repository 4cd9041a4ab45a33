import { engineOf } from '../../pairing/engines.ts';
import { isRoundRobin } from '../../pairing/systems.ts';
import type { IsoDate } from '../../rules/identity.ts';
import { NOT_ENTERED, type GameOutcome } from '../../rules/outcome.ts';
import { lastWord } from '../corrections.ts';
import { roundStage, type Appointment, type Round } from '../round.ts';
import { sidesOf, tableCycles, tableLengths } from '../sides.ts';
import { draftOf, publishedRounds, type Tournament } from '../state.ts';
import { maySee, type Audience } from './audience.ts';
import { hasCalendar } from './has-calendar.ts';
import type { ShownStage } from './overview.ts';
import { playerShower, type ShownPlayer } from './shown-player.ts';

export interface CalendarGame {
  readonly board: number;
  readonly white: ShownPlayer;
  readonly black: ShownPlayer;
  readonly outcome: GameOutcome;
  /** A day of its own, before or after its round; null once it is played. */
  readonly postponed: Appointment | null;
}

export interface CalendarRound {
  readonly round: number;
  readonly date: IsoDate | null;
  readonly time: string | null;
  readonly stage: ShownStage;
  readonly games: readonly CalendarGame[];
  /** Who rests, in an odd field or on the larger of two sides. */
  readonly rests: readonly ShownPlayer[];
}

/** All rounds of a round robin or of a match of two sides: as they are public, or as its table would have them. */
export interface CalendarView {
  /** Whether the rounds shown are public; a preview is the arbiters' alone. */
  readonly published: boolean;
  readonly players: number;
  readonly numbered: boolean;
  readonly cycles: number;
  /** Rounds of one cycle, of two and so on: they follow the number of players. */
  readonly lengths: readonly number[];
  readonly rounds: readonly CalendarRound[];
  /** Whether visitors see the event. */
  readonly visible: boolean;
  /** Who is on which side, A1 and B1 first; null where there are no sides. */
  readonly sides: {
    readonly a: readonly ShownPlayer[];
    readonly b: readonly ShownPlayer[];
  } | null;
  /** Whether lots can keep players of a club apart at the end: the tables of a round robin alone allow it. */
  readonly keepsApart: boolean;
}

/** Null for every other system, for teams, and for what this audience may not see. */
export function calendarView(
  state: Tournament,
  audience: Audience,
  asked?: number,
): CalendarView | null {
  if (!hasCalendar(state)) return null;
  const staff = audience === 'staff';
  const published = publishedRounds(state).length > 0;
  if (!staff && (!published || !maySee(state, audience, 'pairings'))) return null;
  const lengths = tableLengths(state);
  const usual = tableCycles(state);
  const cycles = published ? usual : Math.min(asked ?? usual, Math.max(1, lengths.length));
  const started = published || draftOf(state) !== null;
  return {
    published,
    players: state.players.size,
    numbered: state.numbers.length === state.players.size && state.players.size > 0,
    cycles,
    lengths,
    rounds: started ? recorded(state, audience) : foreseen(state, cycles),
    visible: state.published,
    sides: sidesShown(state),
    keepsApart: isRoundRobin(state.settings.system),
  };
}

function sidesShown(state: Tournament): CalendarView['sides'] {
  const sides = sidesOf(state);
  if (sides === null) return null;
  const shown = playerShower(state);
  return { a: sides.a.map((id) => shown(id)), b: sides.b.map((id) => shown(id)) };
}

function recorded(state: Tournament, audience: Audience): CalendarRound[] {
  const shown = playerShower(state);
  const results = maySee(state, audience, 'results');
  return publishedRounds(state).map((round) => ({
    ...whenOf(state, round.number),
    stage: roundStage(round),
    games: round.games.map((game) => ({
      board: game.board,
      white: shown(game.white),
      black: shown(game.black),
      outcome: results ? lastWord(game) : NOT_ENTERED,
      postponed: game.outcome.kind === 'notEntered' ? (game.postponed ?? null) : null,
    })),
    rests: restsIn(round, shown),
  }));
}

function restsIn(round: Round, shown: (id: Round['unpaired'][number]['player']) => ShownPlayer) {
  return round.unpaired.filter(({ reason }) => reason === 'odd').map(({ player }) => shown(player));
}

/** The table with the numbers as they are drawn; empty before. */
function foreseen(state: Tournament, cycles: number): CalendarRound[] {
  const shown = playerShower(state);
  const { numbers, settings } = state;
  const sides = numbers.length === 0 ? null : sidesOf(state);
  const table =
    engineOf(settings.system)?.schedule?.(numbers.length, cycles, sides?.a.length) ?? [];
  const seats = sides === null ? numbers : [...sides.a, ...sides.b];
  const seat = (number: number): ShownPlayer | null => {
    const id = seats[number - 1];
    return id === undefined ? null : shown(id);
  };
  return table.map(({ round, games, free, alsoFree = [] }) => ({
    ...whenOf(state, round),
    stage: 'toCome',
    games: games.flatMap(({ board, white, black }) => {
      const [one, other] = [seat(white), seat(black)];
      if (one === null || other === null) return [];
      return [{ board, white: one, black: other, outcome: NOT_ENTERED, postponed: null }];
    }),
    rests: (free === null ? [] : [free, ...alsoFree]).flatMap((number) => seat(number) ?? []),
  }));
}

const whenOf = ({ settings }: Tournament, round: number) => ({
  round,
  date: settings.roundDates[round - 1] ?? null,
  time: settings.roundTimes[round - 1] ?? null,
});
