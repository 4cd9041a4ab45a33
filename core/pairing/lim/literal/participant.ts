import type { Colour } from '../../../rules/colour.ts';
import type { Tpn } from '../../../rules/identity.ts';
import { isPlayed } from '../../../rules/outcome.ts';
import type { PlayerRecord, RoundRecord } from '../../../rules/record.ts';
import { pairingPointsOfRound } from '../../../rules/scoring.ts';
import type { PairingRequest } from '../../system.ts';

/** A player of this round with everything the articles ask about one. */
export interface Participant {
  readonly tpn: Tpn;
  readonly score: number;
  readonly opponents: readonly Tpn[];
  readonly colours: readonly Colour[];
  /** Colours 5.1.1 and 5.1.2 forbid. */
  readonly forbidden: readonly Colour[];
  readonly due: Colour | null;
  readonly floated: boolean;
  readonly mayHaveBye: boolean;
}

export type MayMeet = (a: Participant, b: Participant) => boolean;

export const participants = (request: PairingRequest): Participant[] =>
  request.players
    .filter(({ tpn }) => !request.absent.has(tpn))
    .map((player) => participant(player, request));

function participant(player: PlayerRecord, request: PairingRequest): Participant {
  const past = player.rounds.slice(0, request.round - 1);
  const games = past.filter(({ opponent, outcome }) => opponent !== null && isPlayed(outcome));
  const colours = games.map(({ colour }) => colour).filter((colour) => colour !== null);
  const forbidden = (['white', 'black'] as const).filter((colour) => forbids(colours, colour));
  return {
    tpn: player.tpn,
    score: scoreAfter(player, request.round - 1, request),
    opponents: games.map(({ opponent }) => opponent).filter((tpn) => tpn !== null),
    colours,
    forbidden,
    due: dueAfter(colours, forbidden),
    floated: floatedBefore(player, request),
    mayHaveBye: !past.some((record) => bars(record, request)),
  };
}

function forbids(colours: readonly Colour[], colour: Colour): boolean {
  const had = colours.filter((one) => one === colour).length;
  const threeMore = had + 1 - (colours.length - had) >= 3; // 5.1.2
  return threeMore || (colours.at(-1) === colour && colours.at(-2) === colour); // 5.1.1
}

/** 5.3, 5.6, 5.1: what is not forbidden, what equalises, what alternates. */
function dueAfter(colours: readonly Colour[], forbidden: readonly Colour[]): Colour | null {
  const last = colours.at(-1);
  if (last === undefined) return null;
  if (forbidden.length === 1) return forbidden[0] === 'white' ? 'black' : 'white';
  const whites = colours.filter((colour) => colour === 'white').length;
  const blacks = colours.length - whites;
  if (whites > blacks) return 'black';
  if (blacks > whites) return 'white';
  return last === 'white' ? 'black' : 'white';
}

const scoreAfter = (player: PlayerRecord, rounds: number, { scoring }: PairingRequest): number =>
  player.rounds
    .slice(0, rounds)
    .reduce((sum, record) => sum + pairingPointsOfRound(record, scoring), 0);

/** 3.10 by reading L3. */
function floatedBefore(player: PlayerRecord, request: PairingRequest): boolean {
  const last = request.round - 1;
  const tpn = last < 1 ? null : (player.rounds[last - 1]?.opponent ?? null);
  const opponent = request.players.find((one) => one.tpn === tpn);
  if (!opponent) return false;
  return scoreAfter(opponent, last - 1, request) !== scoreAfter(player, last - 1, request);
}

/** C.04.1 4. */
function bars(record: RoundRecord, { edition, scoring }: PairingRequest): boolean {
  if (record.outcome === 'pairingAllocatedBye') return true;
  if (edition.byeBarredBy === 'byeOrForfeitWin') return record.outcome === 'forfeitWin';
  return !isPlayed(record.outcome) && pairingPointsOfRound(record, scoring) >= scoring.win;
}

/** 2.1, and in the last round 6 (L2). */
export function compatibility({ prohibited, round, rounds }: PairingRequest): MayMeet {
  return (a, b) => {
    if (a.opponents.includes(b.tpn)) return false;
    if (prohibited.some((group) => group.includes(a.tpn) && group.includes(b.tpn))) return false;
    if (round >= rounds && a.score === b.score) return true;
    const white = !a.forbidden.includes('white') && !b.forbidden.includes('black');
    const black = !a.forbidden.includes('black') && !b.forbidden.includes('white');
    return white || black;
  };
}

/** Whether both get the colour they are due. */
export const colourSuits = (a: Participant, b: Participant): boolean =>
  a.due === null || b.due === null || a.due !== b.due;
