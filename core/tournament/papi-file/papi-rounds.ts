import type { PapiResult, PapiRound } from '../../formats/papi/papi-file.ts';
import type { PlayerId } from '../../rules/identity.ts';
import type { PlayerOutcome } from '../../rules/outcome.ts';
import { isAvailable, type Player } from '../player.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { personalRounds, type PersonalRound } from '../views/records.ts';

/** Every player's rounds as Papi tells them: those that are public, then byes and absences to come. */
export function papiRounds(
  state: Tournament,
  refOf: ReadonlyMap<PlayerId, number>,
): ReadonlyMap<PlayerId, readonly PapiRound[]> {
  const lines = personalRounds(state, { ratingReport: true });
  const played = publishedRounds(state).length;
  return new Map(
    [...state.players].map(([id, player]) => [
      id,
      Array.from({ length: state.settings.rounds }, (_, index): PapiRound => {
        const held = lines.get(id)?.[index];
        if (index >= played || held === undefined) return toCome(state, player, index + 1);
        const opponent = held.opponent === null ? undefined : refOf.get(held.opponent);
        return opponent === undefined || held.opponent === null
          ? withoutOpponent(held.outcome)
          : game(held, opponent, lines.get(held.opponent)?.[index]);
      }),
    ]),
  );
}

function toCome(state: Tournament, player: Player, round: number): PapiRound {
  const bye = state.byes.get(round)?.get(player.id);
  if (bye !== undefined) return { kind: 'bye', bye };
  return isAvailable(player, round) ? { kind: 'unpaired' } : { kind: 'bye', bye: 'zeroPointBye' };
}

function withoutOpponent(outcome: PlayerOutcome): PapiRound {
  switch (outcome) {
    case 'pairingAllocatedBye':
      return { kind: 'pairingAllocatedBye' };
    case 'fullPointBye':
    case 'halfPointBye':
      return { kind: 'bye', bye: outcome };
    default:
      return { kind: 'bye', bye: 'zeroPointBye' };
  }
}

const RESULTS: Readonly<Partial<Record<PlayerOutcome, PapiResult>>> = {
  win: 'win',
  draw: 'draw',
  loss: 'loss',
  shortWin: 'win',
  shortDraw: 'draw',
  shortLoss: 'loss',
  forfeitWin: 'forfeitWin',
  forfeitLoss: 'forfeitLoss',
};

function game(
  { colour, outcome }: PersonalRound,
  opponent: number,
  theirs: PersonalRound | undefined,
): PapiRound {
  const both = outcome === 'forfeitLoss' && theirs?.outcome === 'forfeitLoss';
  return {
    kind: 'game',
    colour: colour ?? 'white',
    opponent,
    // Open and adjourned games have no result yet.
    result: both ? 'doubleForfeit' : (RESULTS[outcome] ?? 'none'),
  };
}
