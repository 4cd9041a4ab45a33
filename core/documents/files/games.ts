import {
  writePgn,
  type PgnPlayer,
  type PgnResult,
  type PgnShell,
} from '../../formats/pgn/write-pgn.ts';
import type { PlayerId } from '../../rules/identity.ts';
import { colourPlayed, type GameOutcome, type PlayedScore } from '../../rules/outcome.ts';
import { lastWord } from '../../tournament/corrections.ts';
import type { Game, Round } from '../../tournament/round.ts';
import { publishedRounds, type Tournament } from '../../tournament/state.ts';
import { maySee, type Audience } from '../../tournament/views/audience.ts';

/** One game shell a board of every published round, or of one, for broadcasts. */
export function gamesOf(state: Tournament, audience: Audience, round?: number): string {
  if (!maySee(state, audience, 'pairings')) return '';
  const results = maySee(state, audience, 'results');
  const player = playerWriter(state);
  const shells = publishedRounds(state)
    .filter(({ number }) => round === undefined || number === round)
    .flatMap((one) => one.games.map((game) => shellOf(state, one, game, { player, results })));
  return writePgn(shells);
}

interface ShellContext {
  readonly player: (id: PlayerId) => PgnPlayer;
  readonly results: boolean;
}

function shellOf(
  { settings }: Tournament,
  { number }: Round,
  game: Game,
  { player, results }: ShellContext,
): PgnShell {
  const outcome: GameOutcome = results ? lastWord(game) : { kind: 'notEntered' };
  // Played with the colours the other way round: White is whoever had White.
  const reversed = colourPlayed(outcome, 'white') === 'black';
  const [white, black] = reversed ? [game.black, game.white] : [game.white, game.black];
  return {
    event: settings.name,
    site: settings.place,
    date: settings.roundDates[number - 1] ?? null,
    time: settings.roundTimes[number - 1] ?? null,
    round: `${number}.${game.board}`,
    board: game.board,
    white: player(white),
    black: player(black),
    ...endOf(outcome, reversed),
    eventDate: settings.firstDay,
    timeControl: settings.timeControl,
  };
}

const PLAYED: Readonly<Record<PlayedScore, PgnResult>> = {
  '1-0': '1-0',
  '0-1': '0-1',
  '½-½': '1/2-1/2',
  // PGN has no form for the arbiter's scores.
  '0-0': '*',
  '½-0': '*',
  '0-½': '*',
};

const TURNED: Readonly<Record<PgnResult, PgnResult>> = {
  '1-0': '0-1',
  '0-1': '1-0',
  '1/2-1/2': '1/2-1/2',
  '*': '*',
};

function endOf(outcome: GameOutcome, reversed: boolean): Pick<PgnShell, 'result' | 'termination'> {
  switch (outcome.kind) {
    case 'notEntered':
      return { result: '*', termination: null };
    case 'adjourned':
      return { result: '*', termination: 'unterminated' };
    case 'forfeit':
      return {
        result: outcome.winner === 'white' ? '1-0' : '0-1',
        termination: 'rules infraction',
      };
    case 'doubleForfeit':
      return { result: '*', termination: 'rules infraction' };
    case 'played': {
      const result = PLAYED[outcome.score];
      const decided = result === '*' ? ('rules infraction' as const) : null;
      return { result: reversed ? TURNED[result] : result, termination: decided };
    }
  }
}

function playerWriter(state: Tournament): (id: PlayerId) => PgnPlayer {
  const teams = new Map(
    [...state.teams.values()].flatMap(({ name, roster }) =>
      roster.map((id) => [id, name] as const),
    ),
  );
  return (id) => {
    const player = state.players.get(id);
    return {
      name: player?.name ?? id,
      title: player?.title ?? null,
      rating: player?.ratings.fide ?? player?.ratings.national ?? null,
      fideId: player?.fideId ?? null,
      federation: player?.federation ?? null,
      team: teams.get(id) ?? null,
    };
  };
}
