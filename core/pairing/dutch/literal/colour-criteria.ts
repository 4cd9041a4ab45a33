import { opposite, type Colour } from '../../../rules/colour.ts';
import type { BracketTask } from './bracket-task.ts';
import type { Candidate, CandidatePair } from './candidate.ts';
import { colourOfHigherRanked } from './colour-allocation.ts';
import type { Criterion } from './criterion.ts';
import type { Participant } from './participant.ts';

interface Seat {
  readonly player: Participant;
  readonly colour: Colour;
  /** Whether this player or the opponent is a topscorer. */
  readonly topscorerPair: boolean;
}

/** C.8 to C.11 (2026: C10 to C13), on the colours that section E (article 5) would allot. */
export function colourCriteria(task: BracketTask): Criterion<Candidate>[] {
  const seats = seatsOf(task.initialColour);
  const count = (article: string, isMissed: (seat: Seat) => boolean): Criterion<Candidate> => ({
    article,
    value: (candidate) => [missed(candidate, seats, isMissed)],
  });
  return [
    count('C.8, 2026: C10', (seat) => seat.topscorerPair && getsColourDifferenceOverTwo(seat)),
    count('C.9, 2026: C11', (seat) => seat.topscorerPair && getsSameColourThreeTimes(seat)),
    count('C.10, 2026: C12', ({ player, colour }) => isAgainst(player, colour)),
    count(
      'C.11, 2026: C13',
      ({ player, colour }) => player.preference?.strength === 'strong' && isAgainst(player, colour),
    ),
  ];
}

function missed(
  candidate: Candidate,
  seats: (pair: CandidatePair) => readonly Seat[],
  isMissed: (seat: Seat) => boolean,
): number {
  let number = 0;
  for (const pair of candidate.pairs) number += seats(pair).filter(isMissed).length;
  return number;
}

function getsColourDifferenceOverTwo({ player, colour }: Seat): boolean {
  return Math.abs(player.colourDifference + (colour === 'white' ? 1 : -1)) > 2;
}

function getsSameColourThreeTimes({ player, colour }: Seat): boolean {
  return player.colours.at(-1) === colour && player.colours.at(-2) === colour;
}

function isAgainst(player: Participant, colour: Colour): boolean {
  return player.preference !== null && player.preference.colour !== colour;
}

function seatsOf(initialColour: Colour): (pair: CandidatePair) => readonly Seat[] {
  const known = new Map<number, readonly Seat[]>();
  return (pair) => {
    const key = pair.higher.bit | pair.lower.bit;
    const before = known.get(key);
    if (before !== undefined) return before;
    const colour = colourOfHigherRanked(pair, initialColour);
    const topscorerPair = pair.higher.topscorer || pair.lower.topscorer;
    const seats = [
      { player: pair.higher, colour, topscorerPair },
      { player: pair.lower, colour: opposite(colour), topscorerPair },
    ];
    known.set(key, seats);
    return seats;
  };
}
