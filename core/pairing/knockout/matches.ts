import { opposite } from '../../rules/colour.ts';
import type { Tpn } from '../../rules/identity.ts';
import { isPlayed } from '../../rules/outcome.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import type { CupBracket, CupMatch } from '../cup/cup-bracket.ts';
import { bracketBefore, matchesOfRound } from '../cup/cup-question.ts';
import type { NoLegalPairing, Pair, PairingRequest, RoundPairing } from '../system.ts';

/** Livre de l'Arbitre 3.3. */
export const CUP_ARTICLE = 'LA 3.3';

/** A match that is to be played, with the colours of its first game. */
export interface DrawnMatch {
  readonly match: CupMatch;
  readonly pair: Pair;
  readonly rule: 'fewerWhites' | 'lot';
}

export interface DrawnRound {
  readonly bracket: CupBracket;
  readonly matches: readonly DrawnMatch[];
}

/** The matches of a round, from the top of the bracket. */
export function drawnRound(request: PairingRequest): Result<DrawnRound, NoLegalPairing> {
  const found = bracketBefore(request);
  const { round, players } = request;
  if (!found.ok) return failure(unplaced(players.map(({ tpn }) => tpn)));
  const bracket = found.value;
  const own = matchesOfRound(bracket, round);
  const tied = bracket.matches
    .slice(0, round - 1)
    .flat()
    .filter(({ verdict }) => verdict === 'tied');
  if (round > bracket.rounds || own.some(({ verdict }) => verdict === 'waiting')) {
    return failure(unplaced(tied.flatMap(playersOf)));
  }
  const matches = own.flatMap((match, index): DrawnMatch[] => {
    const [a, b] = playersOf(match);
    if (match.verdict === 'walkOver' || a === undefined || b === undefined) return [];
    return [{ match, ...coloured(request, a, b, index) }];
  });
  return success({ bracket, matches });
}

export const pairingOf = ({ matches }: DrawnRound): RoundPairing => ({
  pairs: matches.map(({ pair }) => pair),
  bye: null,
});

export const playersOf = ({ sides }: CupMatch): Tpn[] =>
  sides.flatMap((side) => (side.kind === 'player' ? [side.player] : []));

const unplaced = (players: readonly Tpn[]): NoLegalPairing => ({
  code: 'noLegalPairing',
  article: CUP_ARTICLE,
  stuck: players.map((player) => ({ player, allowed: [], mayHaveBye: false })),
});

/** Fewer Whites has White; equal ones go by the lot, from match to match in turn. */
function coloured(
  { players, initialColour }: PairingRequest,
  a: Tpn,
  b: Tpn,
  index: number,
): Pick<DrawnMatch, 'pair' | 'rule'> {
  const whites = (player: Tpn): number =>
    players
      .find(({ tpn }) => tpn === player)
      ?.rounds.filter(({ colour, outcome }) => colour === 'white' && isPlayed(outcome)).length ?? 0;
  const more = whites(a) - whites(b);
  if (more !== 0) {
    return {
      pair: more < 0 ? { white: a, black: b } : { white: b, black: a },
      rule: 'fewerWhites',
    };
  }
  const drawn = index % 2 === 0 ? initialColour : opposite(initialColour);
  const [higher, lower] = a < b ? [a, b] : [b, a];
  return {
    pair: drawn === 'white' ? { white: higher, black: lower } : { white: lower, black: higher },
    rule: 'lot',
  };
}
