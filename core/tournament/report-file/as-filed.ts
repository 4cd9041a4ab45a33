import { accelerate, type Acceleration } from '../../pairing/acceleration/acceleration.ts';
import type { FreePoints } from '../../pairing/acceleration/free-points.ts';
import { systemNamed } from '../../pairing/systems.ts';
import { opposite, type Colour } from '../../rules/colour.ts';
import { tpn, type PlayerId, type Tpn } from '../../rules/identity.ts';
import { lastWord } from '../corrections.ts';
import type { Round } from '../round.ts';
import { acceleratedField } from '../pairing-request.ts';
import { teamColourRules } from '../rules-of-teams.ts';
import type { Settings, TeamSettings } from '../settings.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { givenPoints } from './given-points.ts';

/**
 * The tournament as a report file can tell it: everybody has a number. Points decided for a player
 * have no record in a file of teams (299 names teams there), so that its results, as corrected,
 * bring its points.
 */
export function asFiled(state: Tournament): Tournament {
  const all = numbered(state);
  const acceleration = accelerationOf(all);
  if (state.settings.kind === 'team') {
    const settings = { ...all.settings, acceleration, team: teamRules(all.settings) };
    return { ...asCorrected(all), adjustments: [], settings };
  }
  const settings = { initialColour: initialColour(all), acceleration };
  return { ...all, settings: { ...all.settings, ...settings } };
}

/** A type code always says what holds for colours (192). */
function teamRules(settings: Settings): TeamSettings | null {
  const { team, system } = settings;
  if (team === null || systemNamed(system).choosesColourPreferences !== true) return team;
  return { ...team, ...teamColourRules(settings) };
}

/** Methods that 192 has no name for are told by the points they give (250), as far as these are known. */
function accelerationOf(state: Tournament): Acceleration {
  const { acceleration, rounds, system, kind } = state.settings;
  const { method } = acceleration;
  const isNamed = method === 'baku' && systemNamed(system).mayAccelerate;
  if (method === 'none' || method === 'free' || isNamed) return acceleration;
  const field = kind === 'team' ? state.teams.size : state.numbers.length;
  const numbers = Array.from({ length: field }, (_, index) => tpn(index + 1));
  // The degressive system looks at scores: of rounds after the next one nothing is known.
  const last = method === 'degressive' ? publishedRounds(state).length + 1 : rounds;
  const records: FreePoints[] = [];
  for (let round = 1; round <= Math.min(last, rounds); round += 1) {
    const given = accelerate(acceleration, acceleratedField(state, round));
    if (given.ok) records.push(...givenPoints(numbers, round, given.value));
  }
  return records.length === 0 ? { method: 'none' } : { method: 'free', records };
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
