import { opposite, type Colour } from '../../../rules/colour.ts';
import type { SwissProperties } from '../../../rules/editions/swiss.ts';
import { tpn, type Tpn } from '../../../rules/identity.ts';
import type { PlayerOutcome } from '../../../rules/outcome.ts';
import { parsePoints, points, type Points } from '../../../rules/points.ts';
import type { PlayerRecord, RoundRecord } from '../../../rules/record.ts';
import { scoring, type ScoringSystem } from '../../../rules/scoring.ts';
import type { PairingRequest, RoundPairing } from '../../system.ts';

/** What the golden report files hold: players with their rounds, points, number of rounds, colour. */
export interface GoldenReport {
  readonly players: readonly PlayerRecord[];
  /** The last round that was paired; byes may be written ahead of it. */
  readonly recorded: number;
  readonly declared: number | null;
  readonly scoring: ScoringSystem;
  readonly initialColour: Colour;
}

const RESULTS: Readonly<Record<string, PlayerOutcome>> = {
  '1': 'win',
  '=': 'draw',
  '0': 'loss',
  '+': 'forfeitWin',
  '-': 'forfeitLoss',
  U: 'pairingAllocatedBye',
  F: 'fullPointBye',
  H: 'halfPointBye',
  Z: 'zeroPointBye',
};

/** Reads the records 001, 142, XXR, XXC, 162, BBW and BBD: all that the golden files use. */
export function readGoldenReport(text: string): GoldenReport {
  const lines = text.split(/\r\n|\r|\n/);
  const players = lines.filter((line) => line.startsWith('001')).map(readPlayer);
  const rounds = lines.find((line) => /^(142|XXR)/.test(line))?.slice(3);
  const colour = /^XXC.*\b(white|black)1/m.exec(text)?.[1];
  return {
    players,
    recorded: Math.max(...players.map(({ rounds }) => rounds.findLastIndex(wasPaired) + 1)),
    declared: rounds === undefined ? null : Number(rounds),
    scoring: readScoring(lines),
    initialColour: colour === undefined ? colourShown(players) : (colour as Colour),
  };
}

/** Columns of TRF16: number 5 to 8, then ten columns a round from 92 on. */
function readPlayer(line: string): PlayerRecord {
  const rounds: RoundRecord[] = [];
  for (let at = 91; at < line.length; at += 10) rounds.push(readCell(line.slice(at, at + 8)));
  return { tpn: tpn(Number(line.slice(4, 8))), name: line.slice(14, 47).trim(), rating: 0, rounds };
}

function readCell(cell: string): RoundRecord {
  const opponent = Number(cell.slice(0, 4));
  const colour = cell.charAt(5);
  return {
    opponent: opponent > 0 ? tpn(opponent) : null,
    colour: colour === 'w' ? 'white' : colour === 'b' ? 'black' : null,
    outcome: RESULTS[cell.charAt(7).toUpperCase()] ?? 'zeroPointBye',
  };
}

function readScoring(lines: readonly string[]): ScoringSystem {
  const values = new Map<string, Points>();
  for (const line of lines) {
    if (line.startsWith('BB')) values.set(line.charAt(2), parsePoints(line.slice(3)) ?? points(0));
    if (!line.startsWith('162')) continue;
    for (const [, code, value] of line.slice(3).matchAll(/([A-Z])\s*([\d.]+)/g)) {
      values.set(code ?? '', parsePoints(value ?? '') ?? points(0));
    }
  }
  const [win, draw, bye] = [values.get('W'), values.get('D'), values.get('P')];
  const game = { win: (win ?? 10) / 10, draw: (draw ?? 5) / 10, loss: 0 };
  return scoring(game, bye === undefined ? {} : { pairingAllocatedBye: bye });
}

const wasPaired = ({ opponent, outcome }: RoundRecord): boolean =>
  opponent !== null || outcome === 'pairingAllocatedBye';

/** The colour of odd numbers in round 1, counted among those who took part in it. */
function colourShown(players: readonly PlayerRecord[]): Colour {
  let place = 0;
  for (const { rounds } of players) {
    const [first] = rounds;
    if (!first || !wasPaired(first)) continue;
    place++;
    if (first.colour !== null) return place % 2 === 1 ? first.colour : opposite(first.colour);
  }
  return 'white';
}

/** What had to be paired in a round, or, after the last, has to be. */
export function requestOf(
  report: GoldenReport,
  round: number,
  edition: SwissProperties,
): PairingRequest {
  const absent = (player: PlayerRecord): boolean => {
    const record = player.rounds[round - 1];
    return record ? !wasPaired(record) : round <= report.recorded;
  };
  return {
    round,
    // A file that declares no rounds is complete.
    rounds: report.declared ?? report.recorded,
    players: report.players.map((p) => ({ ...p, rounds: p.rounds.slice(0, round - 1) })),
    absent: new Set(report.players.filter(absent).map((player) => player.tpn)),
    scoring: report.scoring,
    edition,
    initialColour: report.initialColour,
    prohibited: [],
  };
}

/** How a round was paired. */
export function recordedRound({ players }: GoldenReport, round: number): RoundPairing {
  const pairs: { white: Tpn; black: Tpn }[] = [];
  let bye: Tpn | null = null;
  for (const { tpn: player, rounds } of players) {
    const record = rounds[round - 1];
    if (record?.outcome === 'pairingAllocatedBye') bye = player;
    if (record?.opponent && record.colour === 'white') {
      pairs.push({ white: player, black: record.opponent });
    }
  }
  return { pairs, bye };
}
