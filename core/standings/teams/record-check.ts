import type { Tpn } from '../../rules/identity.ts';
import type { TeamRefusal, TeamStandingsRequest } from './request.ts';
import type { TeamOutcome, TeamRecord, TeamRound } from './team-record.ts';

/** What the other side's record must say of the same match. */
const MIRROR: Readonly<Partial<Record<TeamOutcome, readonly TeamOutcome[]>>> = {
  played: ['played'],
  forfeitWin: ['forfeitLoss'],
  // A double forfeit is a loss for both.
  forfeitLoss: ['forfeitWin', 'forfeitLoss'],
  notEntered: ['notEntered'],
};

/** The first round whose record cannot be right; null when all fit together. */
export function misfitOf(
  { rounds, boards, kind }: TeamStandingsRequest,
  byNumber: ReadonlyMap<Tpn, TeamRecord>,
): TeamRefusal | null {
  for (const team of byNumber.values()) {
    for (const [index, record] of team.rounds.slice(0, rounds).entries()) {
      const place = { team: team.number, round: index + 1 };
      const { length } = record.boards ?? [];
      if (length > boards) return { code: 'tooManyBoards', ...place };
      const isUnknown = record.boards === undefined && record.gamePoints === undefined;
      if (record.outcome === 'played' && isUnknown) return { code: 'resultMissing', ...place };
      const fits =
        record.opponent === null
          ? kind === 'molter' && boardsMirrored(record, team.number, index, byNumber)
          : isMirrored(record, team.number, index, byNumber);
      if (MIRROR[record.outcome] && !fits) return { code: 'matchOnOneSide', ...place };
    }
  }
  return null;
}

function isMirrored(
  { opponent, outcome }: TeamRound,
  team: Tpn,
  index: number,
  byNumber: ReadonlyMap<Tpn, TeamRecord>,
): boolean {
  if (opponent === null || opponent === team) return false;
  const theirs = byNumber.get(opponent)?.rounds[index];
  return theirs?.opponent === team && MIRROR[outcome]?.includes(theirs.outcome) === true;
}

function boardsMirrored(
  { boards = [] }: TeamRound,
  team: Tpn,
  index: number,
  byNumber: ReadonlyMap<Tpn, TeamRecord>,
): boolean {
  return boards.every(({ opponent }, place) => {
    if (!opponent) return true;
    const back = byNumber.get(opponent.team)?.rounds[index]?.boards?.[opponent.board - 1]?.opponent;
    return opponent.team !== team && back?.team === team && back.board === place + 1;
  });
}
