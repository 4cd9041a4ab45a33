import { tpn, type PlayerId, type Tpn } from '../../rules/identity.ts';
import { lastWord } from '../corrections.ts';
import type { Tournament } from '../state.ts';

/**
 * The tournament as a report file can tell it: everybody has a number. Points decided for a player
 * have no record in a file of teams (299 names teams there), so that its results, as corrected,
 * bring its points.
 */
export function asFiled(state: Tournament): Tournament {
  const all = numbered(state);
  return state.settings.kind === 'team' ? { ...asCorrected(all), adjustments: [] } : all;
}

/** Whoever has no number yet follows in the order of entry. */
function numbered(state: Tournament): Tournament {
  const known = new Set(state.numbers);
  const others = [...state.players.keys()].filter((id) => !known.has(id));
  return others.length === 0 ? state : { ...state, numbers: [...state.numbers, ...others] };
}

const asCorrected = (state: Tournament): Tournament => ({
  ...state,
  rounds: state.rounds.map((round) => ({
    ...round,
    games: round.games.map((game) => ({ ...game, outcome: lastWord(game), corrections: [] })),
  })),
});

export const placesOf = ({ numbers }: Tournament): ReadonlyMap<PlayerId, Tpn> =>
  new Map(numbers.map((id, index) => [id, tpn(index + 1)]));
