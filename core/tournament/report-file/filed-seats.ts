import { recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import type { EventOf } from '../event.ts';
import { isByLetters } from '../by-letters.ts';
import { letteredTeams, molterTable } from '../lettered-teams.ts';
import type { DraftedGame, FreeTeam, Unpaired } from '../round.ts';
import { seatRound } from '../seated-round.ts';
import type { Settings } from '../settings.ts';
import type { Tournament } from '../state.ts';
import { teamNumbered, type MatchesOfRound, type TeamFacts } from './matches.ts';

/** `### Letters: 1 2 4`: the teams that drew an envelope (LA 3.2), where one stayed away from the start. */
export function letterComments(state: Tournament): string[] {
  const lettered = letteredTeams(state);
  if (!isByLetters(state.settings) || lettered.length === state.teams.size) return [];
  const numbers = new Map([...state.teams.keys()].map((id, index) => [id, index + 1]));
  return [`### Letters: ${lettered.map(({ team }) => numbers.get(team.id)).join(' ')}`];
}

const LETTERS = /^### Letters: ([\d ]+)$/;

/** The teams of a file that stayed away from the start. */
export function awayFromTheStart(document: TrfDocument, settings: Settings): EventOf<'teamLeft'>[] {
  if (!isByLetters(settings)) return [];
  for (const { text } of recordsOf(document, '###')) {
    const [, written] = LETTERS.exec(text.trimEnd()) ?? [];
    if (written === undefined) continue;
    const lettered = written.split(' ').map(Number);
    return recordsOf(document, '310')
      .filter(({ number }) => !lettered.includes(number))
      .map(({ number }) => ({ type: 'teamLeft', team: teamNumbered(number), fromRound: 1 }));
  }
  return [];
}

/** The games of a round on the boards of the table; in the order of the file where it has others. */
export function onBoardsOfTable(
  state: Tournament,
  round: number,
  games: readonly DraftedGame[],
  { byes }: TeamFacts,
): MatchesOfRound {
  const table = molterTable(state);
  const seated = table.ok ? seatRound(state, round, table.value).games : [];
  const boards = new Map(seated.map(({ board, white, black }) => [`${white} ${black}`, board]));
  const known = games.flatMap((game) => {
    const board = boards.get(`${game.white} ${game.black}`);
    return board === undefined ? [] : [{ ...game, board }];
  });
  return {
    games:
      known.length === games.length ? known.sort((one, other) => one.board - other.board) : games,
    matches: [],
    freeTeams: [...byes].map(([team, outcome]): FreeTeam => ({ team, outcome })),
  };
}

/** Who has no game and no point is a reserve. */
export const asReserve = (one: Unpaired): Unpaired =>
  one.outcome === 'zeroPointBye' ? { ...one, reason: 'notFielded' } : one;
