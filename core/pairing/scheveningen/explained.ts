import type { Tpn } from '../../rules/identity.ts';
import { fill } from '../../rules/sentence.ts';
import type {
  ExplainedRound,
  ExplanationAsked,
  WhyNotAnswer,
} from '../explanation/explained-round.ts';
import type { PairingRequest, RoundPairing } from '../system.ts';
import { SCHEVENINGEN_ARTICLE, seatedRound, seatedRounds } from './seated-round.ts';
import { sidesIn } from './sides.ts';
import { SIDES_WORDS } from './words.ts';

/** A round with the line of the table it is, and the seats behind each game. */
export function explainedSides(
  request: PairingRequest,
  pairing: RoundPairing,
  { language, name }: ExplanationAsked,
): ExplainedRound {
  const words = SIDES_WORDS[language];
  const { a, b } = sidesIn(request);
  const seated = seatedRound(request);
  const table =
    a.length === b.length
      ? fill(words.equal, { side: a.length })
      : fill(words.unequal, { a: a.length, b: b.length });
  const free = seated?.free ?? [];
  return {
    kind: 'games',
    pairing,
    said: {
      sentences: [
        fill(seated?.isSecond ? words.again : words.line, {
          round: request.round,
          line: seated?.line ?? request.round,
          table,
        }),
        ...(free.length === 0 ? [] : [fill(words.free, { players: free.map(name).join(', ') })]),
      ],
      games: (seated?.games ?? []).map(({ white, black, whiteSeat, blackSeat }) => ({
        white,
        black,
        sentences: [
          fill(words.game, { white: name(white), black: name(black), whiteSeat, blackSeat }),
        ],
      })),
    },
  };
}

/** Why two players do not meet in a round: they are on one side, or meet in another round. */
export function whyNotBySides(
  request: PairingRequest,
  [one, other]: readonly [Tpn, Tpn],
  { language, name }: ExplanationAsked,
): WhyNotAnswer {
  const words = SIDES_WORDS[language];
  const who = { a: name(one), b: name(other) };
  const isTheirs = ({ white, black }: { readonly white: Tpn; readonly black: Tpn }): boolean =>
    [white, black].every((player) => player === one || player === other);
  const meetings = seatedRounds(request).flatMap(({ round, games }) =>
    games.filter(isTheirs).map(({ whiteSeat, blackSeat }) => ({ round, whiteSeat, blackSeat })),
  );
  const answer = (reason: 'paired' | 'table', sentence: string): WhyNotAnswer => ({
    reason,
    article: reason === 'paired' ? null : SCHEVENINGEN_ARTICLE,
    sentences: [sentence],
    figures: { reason, meetings },
  });
  if (meetings.some(({ round }) => round === request.round)) {
    return answer('paired', fill(words.meetHere, who));
  }
  const { a } = sidesIn(request);
  if (meetings.length === 0) {
    const side = a.includes(one) ? 'A' : 'B';
    return answer('table', fill(words.sameSide, { ...who, side }));
  }
  const told = meetings.map((meeting) => fill(words.meeting, meeting)).join(words.and);
  return answer('table', fill(words.meetElsewhere, { ...who, meetings: told }));
}
