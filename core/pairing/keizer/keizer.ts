import type { Tpn } from '../../rules/identity.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import type { PairingEngine } from '../engine.ts';
import type { NoLegalPairing, PairingRequest, RoundPairing } from '../system.ts';
import { keizerColours, type ColouredLadder } from './colours.ts';
import { drawLadder } from './draw-ladder.ts';
import { ladderOf, meetingsBefore } from './ladder.ts';
import { whyNotOnLadder } from './why-not.ts';

/** The section of docs/reference/keizer.md that pairs. */
const PAIRING = 'Keizer 3';

/** Keizer's system: the ranking from the top, each with the nearest below. */
export const keizerEngine: PairingEngine = {
  schedule: null,
  article: () => PAIRING,
  pairRound: (request) => {
    const ladder = coloured(request);
    return ladder.ok ? success(pairingOf(ladder.value)) : ladder;
  },
  explainRound: (request, asked) => {
    const ladder = coloured(request);
    if (!ladder.ok) return ladder;
    const pairing = pairingOf(ladder.value);
    return success({ kind: 'ladder', pairing, ladder: drawLadder(ladder.value, asked) });
  },
  explainWhyNot: (request, pair, asked) => whyNotOnLadder(request, ladderOf(request), pair, asked),
};

function coloured(request: PairingRequest): Result<ColouredLadder, NoLegalPairing> {
  const ladder = ladderOf(request);
  if (ladder === null) return failure(nobodyLeft(request));
  const meetings = meetingsBefore(request);
  const colours = ladder.rungs.map(({ upper, lower }, index) =>
    keizerColours(request, meetings, [upper, lower], index + 1),
  );
  return success({ ...ladder, colours });
}

const pairingOf = ({ colours, bye }: ColouredLadder): RoundPairing => ({
  pairs: colours.map(({ white, black }) => ({ white, black })),
  bye,
});

/** Only prohibited pairs can leave somebody alone: who plays, and whom each may meet. */
function nobodyLeft({ players, absent, prohibited }: PairingRequest): NoLegalPairing {
  const playing = players.map(({ tpn }) => tpn).filter((tpn) => !absent.has(tpn));
  const apart = (a: Tpn, b: Tpn): boolean =>
    prohibited.some((group) => group.includes(a) && group.includes(b));
  const stuck = playing
    .map((player) => ({
      player,
      allowed: playing.filter((other) => other !== player && !apart(player, other)),
      mayHaveBye: playing.length % 2 === 1,
    }))
    .sort((a, b) => a.allowed.length - b.allowed.length)
    .slice(0, SHOWN);
  return { code: 'noLegalPairing', article: PAIRING, stuck };
}

/** As many as an arbiter can take in. */
const SHOWN = 16;
