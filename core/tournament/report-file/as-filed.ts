import { opposite, type Colour } from '../../rules/colour.ts';
import { tpn, type PlayerId, type Tpn } from '../../rules/identity.ts';
import { lastWord } from '../corrections.ts';
import type { Round } from '../round.ts';
import type { Tournament } from '../state.ts';

/**
 * The tournament as a report file can tell it: everybody has a number. Points decided for a player
 * have no record in a file of teams (299 names teams there), so that its results, as corrected,
 * bring its points.
 */
export function asFiled(state: Tournament): Tournament {
  const all = numbered(state);
  if (state.settings.kind === 'team') return { ...asCorrected(all), adjustments: [] };
  return { ...all, settings: { ...all.settings, initialColour: initialColour(all) } };
}

/** The lot that was drawn, else the colour it must have given to the first player paired (152). */
function initialColour({ settings, numbers, rounds }: Tournament): Colour | null {
  const [first] = rounds.filter((round) => round.published);
  if (settings.initialColour !== null || first === undefined) return settings.initialColour;
  let place = 0;
  for (const id of numbers) {
    const game = first.games.find(({ white, black }) => white === id || black === id);
    if (game === undefined && !hasBye(first, id)) continue;
    place += 1;
    if (game === undefined) continue;
    const colour = game.white === id ? 'white' : 'black';
    return place % 2 === 1 ? colour : opposite(colour);
  }
  return null;
}

const hasBye = ({ unpaired }: Round, id: PlayerId): boolean =>
  unpaired.some(({ player, outcome }) => player === id && outcome === 'pairingAllocatedBye');

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
