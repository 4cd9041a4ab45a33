import type { Colour } from '../../../rules/colour.ts';
import type { Tpn } from '../../../rules/identity.ts';
import { isPlayed } from '../../../rules/outcome.ts';
import type { PlayerRecord, RoundRecord } from '../../../rules/record.ts';
import { pairingPointsOfRound } from '../../../rules/scoring.ts';
import type { PairingRequest } from '../../system.ts';

export interface Preference {
  readonly colour: Colour;
  /** 3 absolute, 2 strong, 1 mild. */
  readonly strength: 1 | 2 | 3;
}

/** A player of this round with everything article 1 defines about one. */
export interface Participant {
  readonly tpn: Tpn;
  readonly score: number;
  /** Without virtual points. */
  readonly ownScore: number;
  readonly opponents: readonly Tpn[];
  readonly colours: readonly Colour[];
  readonly preference: Preference;
  readonly aro: number;
  readonly timesUpfloated: number;
  readonly upfloatedBefore: boolean;
  readonly maximumUpfloater: boolean;
  readonly mayHaveBye: boolean;
}

export function participants(request: PairingRequest): Participant[] {
  return request.players
    .filter(({ tpn }) => !request.absent.has(tpn))
    .map((player) => participant(player, request));
}

function participant(player: PlayerRecord, request: PairingRequest): Participant {
  const { round, rounds } = request;
  const games = gamesOf(player, request);
  const colours = games.map(({ colour }) => colour).filter((colour) => colour !== null);
  const opponents = games.map(({ opponent }) => opponent).filter((tpn) => tpn !== null);
  let timesUpfloated = 0;
  for (let past = 1; past < round; past += 1) {
    if (wasUpfloated(player, past, request)) timesUpfloated += 1;
  }
  return {
    tpn: player.tpn,
    score: scoreBefore(player, round, request),
    ownScore: pointsBefore(player, round, request),
    opponents,
    colours,
    preference: preferenceAfter(colours),
    aro: averageOf(opponents.map((tpn) => playerOf(tpn, request).rating)),
    timesUpfloated,
    upfloatedBefore: round > 1 && wasUpfloated(player, round - 1, request),
    maximumUpfloater: timesUpfloated >= 2 + Math.floor(rounds / 5), // 1.8.2
    mayHaveBye: !pastOf(player, round).some((record) => bars(record, request)),
  };
}

function playerOf(tpn: Tpn, { players }: PairingRequest): PlayerRecord {
  const player = players.find((one) => one.tpn === tpn);
  if (!player) throw new RangeError(`no player has pairing number ${tpn}`);
  return player;
}

const pastOf = (player: PlayerRecord, round: number): readonly RoundRecord[] =>
  player.rounds.slice(0, round - 1);

const gamesOf = (player: PlayerRecord, { round }: PairingRequest): RoundRecord[] =>
  pastOf(player, round).filter(({ opponent, outcome }) => opponent !== null && isPlayed(outcome));

function pointsBefore(player: PlayerRecord, round: number, { scoring }: PairingRequest): number {
  return pastOf(player, round)
    .map((record): number => pairingPointsOfRound(record, scoring))
    .reduce((sum, gain) => sum + gain, 0);
}

/** The score with the virtual points of that round (C.04.7 1.5). */
const scoreBefore = (player: PlayerRecord, round: number, request: PairingRequest): number =>
  pointsBefore(player, round, request) + (request.virtualPoints?.(player.tpn, round) ?? 0);

/** 1.8 by reading U1: paired with a player of a higher score, whatever became of the game. */
function wasUpfloated(player: PlayerRecord, round: number, request: PairingRequest): boolean {
  const opponent = player.rounds[round - 1]?.opponent ?? null;
  if (opponent === null) return false;
  return (
    scoreBefore(playerOf(opponent, request), round, request) > scoreBefore(player, round, request)
  );
}

/** 1.6. */
function preferenceAfter(colours: readonly Colour[]): Preference {
  const whites = colours.filter((colour) => colour === 'white').length;
  const difference = whites - (colours.length - whites);
  const [beforeLast, last] = [colours.at(-2), colours.at(-1)];
  if (last === undefined) return { colour: 'black', strength: 1 }; // 1.6.4
  if (difference > 1) return { colour: 'black', strength: 3 };
  if (difference < -1) return { colour: 'white', strength: 3 };
  if (beforeLast === last) return { colour: last === 'white' ? 'black' : 'white', strength: 3 };
  if (difference === 1) return { colour: 'black', strength: 2 };
  if (difference === -1) return { colour: 'white', strength: 2 };
  return { colour: last === 'white' ? 'black' : 'white', strength: 1 };
}

/** 1.7. */
function averageOf(ratings: readonly number[]): number {
  if (ratings.length === 0) return 0;
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  const below = Math.floor(mean);
  return mean - below >= 0.5 ? below + 1 : below;
}

/** 3.1.1 and C2 together (U7). */
function bars(record: RoundRecord, { edition, scoring }: PairingRequest): boolean {
  if (record.outcome === 'pairingAllocatedBye' || record.outcome === 'forfeitWin') return true;
  return (
    edition.byeBarredBy === 'byeOrWinPointsUnplayed' &&
    !isPlayed(record.outcome) &&
    pairingPointsOfRound(record, scoring) >= scoring.win
  );
}
