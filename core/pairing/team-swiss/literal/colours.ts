import { opposite, type Colour } from '../../../rules/colour.ts';
import type { Participant } from './participant.ts';

/** 4.2. */
export function isFirstTeam(a: Participant, b: Participant): boolean {
  if (a.score !== b.score) return a.score > b.score;
  if (a.secondary !== b.secondary) return a.secondary > b.secondary;
  return a.tpn < b.tpn;
}

/** 4.3: who of a pair has White. */
export function whiteOf(a: Participant, b: Participant, initial: Colour): Participant {
  const [first, other] = isFirstTeam(a, b) ? [a, b] : [b, a];
  const white = (colour: Colour): Participant => (colour === 'white' ? first : other);
  if (first.opponents.length === 0 && other.opponents.length === 0) {
    return white(first.tpn % 2 === 1 ? initial : opposite(initial)); // 4.3.1
  }
  if (first.wants !== null && other.wants === null) return white(first.wants); // 4.3.2
  if (first.wants === null && other.wants !== null) return white(opposite(other.wants));
  if (first.wants !== null && first.wants !== other.wants) return white(first.wants); // 4.3.3
  if (first.wants !== null && first.isStrong !== other.isStrong) {
    return white(first.isStrong ? first.wants : opposite(first.wants)); // 4.3.4
  }
  if (first.difference !== other.difference) {
    return first.difference < other.difference ? first : other; // 4.3.5
  }
  for (let back = 1; ; back += 1) {
    const [own, theirs] = [first.colours.at(-back), other.colours.at(-back)];
    if (own === undefined || theirs === undefined) break;
    if (own !== theirs) return white(theirs); // 4.3.6
  }
  if (first.wants !== null) return white(first.wants); // 4.3.7
  const last = first.colours.at(-1);
  if (last !== undefined) return white(opposite(last)); // 4.3.8
  return white(other.colours.at(-1) ?? initial); // 4.3.9
}
