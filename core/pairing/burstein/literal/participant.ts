import type { Colour } from '../../../rules/colour.ts';
import type { Tpn } from '../../../rules/identity.ts';
import { isPlayed } from '../../../rules/outcome.ts';
import type { PlayerRecord, RoundRecord } from '../../../rules/record.ts';
import { pairingPointsOfRound } from '../../../rules/scoring.ts';
import type { PairingRequest } from '../../system.ts';

/** A player of this round with everything article 1 defines about one. */
export interface Participant {
  readonly tpn: Tpn;
  readonly score: number;
  /** Without virtual points. */
  readonly ownScore: number;
  readonly opponents: readonly Tpn[];
  readonly colours: readonly Colour[];
  /** 3 absolute, 2 strong, 1 mild, 0 none (1.5). */
  readonly preference: { readonly colour: Colour | null; readonly strength: 0 | 1 | 2 | 3 };
  readonly buchholz: number;
  readonly sonnebornBerger: number;
  readonly mayHaveBye: boolean;
}

export const participants = (request: PairingRequest): Participant[] =>
  request.players
    .filter(({ tpn }) => !request.absent.has(tpn))
    .map((player) => participant(player, request));

function participant(player: PlayerRecord, request: PairingRequest): Participant {
  const past = pastOf(player, request);
  const games = past.filter(wasGame);
  const colours = games.map(({ colour }) => colour).filter((colour) => colour !== null);
  const ownScore = sum(past.map((record) => gain(record, request)));
  // 1.7.2: whoever does not play meets himself (B6); B4: with the score as it is.
  const strengths = past.map((record) =>
    wasGame(record) ? scoreForOpponents(record.opponent, request) : ownScore,
  );
  return {
    tpn: player.tpn,
    score: ownScore + (request.virtualPoints?.(player.tpn, request.round) ?? 0),
    ownScore,
    opponents: games.map(({ opponent }) => opponent).filter((tpn) => tpn !== null),
    colours,
    preference: preferenceAfter(colours),
    buchholz: sum(strengths),
    sonnebornBerger: sum(
      past.map((record, index) => gain(record, request) * (strengths[index] ?? 0)),
    ),
    mayHaveBye: !past.some((record) => bars(record, request)),
  };
}

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

const pastOf = (player: PlayerRecord, { round }: PairingRequest): readonly RoundRecord[] =>
  player.rounds.slice(0, round - 1);

const wasGame = ({ opponent, outcome }: RoundRecord): boolean =>
  opponent !== null && isPlayed(outcome);

const gain = (record: RoundRecord, { scoring }: PairingRequest): number =>
  pairingPointsOfRound(record, scoring);

/** 1.7.2 with its exception: zero-point byes from some round on, up to this one, are draws. */
function scoreForOpponents(tpn: Tpn | null, request: PairingRequest): number {
  const player = request.players.find((one) => one.tpn === tpn);
  if (!player) throw new RangeError(`no player has pairing number ${tpn}`);
  const past = pastOf(player, request);
  // B1: the round to pair belongs to the series.
  let inSeries =
    request.absent.has(player.tpn) && !(request.absentWithPoints?.has(player.tpn) ?? false);
  let total = 0;
  for (const record of [...past].reverse()) {
    if (record.outcome !== 'zeroPointBye') inSeries = false; // B2
    total += inSeries ? request.scoring.draw : gain(record, request);
  }
  return total;
}

/** 1.5. */
function preferenceAfter(colours: readonly Colour[]): Participant['preference'] {
  const whites = colours.filter((colour) => colour === 'white').length;
  const difference = whites - (colours.length - whites);
  const [beforeLast, last] = [colours.at(-2), colours.at(-1)];
  if (last === undefined) return { colour: null, strength: 0 }; // 1.5.4
  if (difference > 1) return { colour: 'black', strength: 3 };
  if (difference < -1) return { colour: 'white', strength: 3 };
  if (beforeLast === last) return { colour: last === 'white' ? 'black' : 'white', strength: 3 };
  if (difference === 1) return { colour: 'black', strength: 2 };
  if (difference === -1) return { colour: 'white', strength: 2 };
  return { colour: last === 'white' ? 'black' : 'white', strength: 1 };
}

/** 3.1.1 and C2 together. */
function bars(record: RoundRecord, { edition, scoring }: PairingRequest): boolean {
  if (record.outcome === 'pairingAllocatedBye' || record.outcome === 'forfeitWin') return true;
  return (
    edition.byeBarredBy === 'byeOrWinPointsUnplayed' &&
    !isPlayed(record.outcome) &&
    pairingPointsOfRound(record, scoring) >= scoring.win
  );
}

/** 1.8. */
export const byRanking = (a: Participant, b: Participant): number =>
  b.buchholz - a.buchholz || b.sonnebornBerger - a.sonnebornBerger || a.tpn - b.tpn;
