import type { Colour } from '../../../rules/colour.ts';
import type { SwissProperties } from '../../../rules/editions/swiss.ts';
import { tpn, type Tpn } from '../../../rules/identity.ts';
import type { PlayerOutcome } from '../../../rules/outcome.ts';
import { parsePoints, points, type Points } from '../../../rules/points.ts';
import type { PlayerRecord, RoundRecord } from '../../../rules/record.ts';
import { scoring, type ScoringSystem } from '../../../rules/scoring.ts';
import type { PairingRequest, RoundPairing } from '../../system.ts';

/** A recorded event, as far as the tests of the literal reading need one. */
export interface GoldenEvent {
  readonly players: readonly PlayerRecord[];
  readonly rounds: number;
  readonly initialColour: Colour;
  readonly scoring: ScoringSystem;
}

const OUTCOMES: Readonly<Record<string, PlayerOutcome>> = {
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

const NOBODY: RoundRecord = { opponent: null, colour: null, outcome: 'zeroPointBye' };

/** Reads player lines, 142 and XXR, XXC, 162, BBW and BBD; the fixtures are ours, so faults throw. */
export function readGoldenTrf(text: string): GoldenEvent {
  const lines = text.split(/\r\n|\r|\n/);
  const playerLines = lines.filter((line) => line.startsWith('001'));
  const played = Math.max(
    0,
    ...playerLines.map((line) => Math.ceil((line.trimEnd().length - 91) / 10)),
  );
  const players = playerLines.map((line) => ({
    tpn: tpn(Number(line.slice(4, 8))),
    name: line.slice(14, 47).trim(),
    rating: Number(line.slice(48, 52)),
    rounds: Array.from({ length: played }, (_, round) => readRound(line, round)),
  }));
  return {
    players,
    rounds: Number(field(lines, /^(?:142|XXR)\s+(\d+)/) ?? played),
    initialColour: initialColour(lines, players),
    scoring: readScoring(lines),
  };
}

function readRound(line: string, round: number): RoundRecord {
  const cell = line.slice(91 + 10 * round, 99 + 10 * round);
  if (cell.trim() === '') return NOBODY;
  const outcome = OUTCOMES[cell.slice(7, 8)];
  if (outcome === undefined) throw new Error(`unknown result in "${cell}"`);
  const opponent = Number(cell.slice(0, 4));
  if (opponent === 0) return { opponent: null, colour: null, outcome };
  return {
    opponent: tpn(opponent),
    colour: cell.slice(5, 6) === 'w' ? 'white' : 'black',
    outcome,
  };
}

function field(lines: readonly string[], pattern: RegExp): string | undefined {
  for (const line of lines) {
    const match = pattern.exec(line);
    if (match) return match[1];
  }
  return undefined;
}

/** The first player paired in round 1 has the first number (E.5), so shows the colour drawn. */
function initialColour(lines: readonly string[], players: readonly PlayerRecord[]): Colour {
  const drawn = field(lines, /^XXC\s+(white|black)1/);
  if (drawn !== undefined) return drawn === 'white' ? 'white' : 'black';
  return players.map((player) => player.rounds[0]?.colour).find((colour) => colour) ?? 'white';
}

function readScoring(lines: readonly string[]): ScoringSystem {
  const codes = lines.find((line) => line.startsWith('162')) ?? '';
  const figure = (code: string, extension: string): Points | null => {
    const match = new RegExp(`\\b${code}\\s+([\\d.]+)`).exec(codes);
    const old = field(lines, new RegExp(`^${extension}\\s+([\\d.]+)`));
    return parsePoints(match?.[1] ?? old ?? 'absent');
  };
  const win = figure('W', 'BBW') ?? points(1);
  const draw = figure('D', 'BBD') ?? points(0.5);
  const game = { win: win / 10, draw: draw / 10, loss: 0 };
  const bye = figure('P', 'BBU');
  return scoring(game, bye === null ? {} : { pairingAllocatedBye: bye });
}

/** The request that asks for a recorded round again. */
export function requestFor(
  event: GoldenEvent,
  round: number,
  edition: SwissProperties,
): PairingRequest {
  return {
    round,
    rounds: event.rounds,
    players: event.players.map((player) => ({
      ...player,
      rounds: player.rounds.slice(0, round - 1),
    })),
    absent: new Set(
      event.players
        .filter((player) => isAbsent(player.rounds[round - 1]))
        .map((player) => player.tpn),
    ),
    scoring: event.scoring,
    edition,
    initialColour: event.initialColour,
    prohibited: [],
  };
}

function isAbsent(record: RoundRecord | undefined): boolean {
  return record?.opponent === null && record.outcome !== 'pairingAllocatedBye';
}

/** What the file says of that round, in order of the White players. */
export function recordedPairing(event: GoldenEvent, round: number): RoundPairing {
  const pairs: { white: Tpn; black: Tpn }[] = [];
  let bye: Tpn | null = null;
  for (const player of event.players) {
    const record = player.rounds[round - 1];
    if (record?.outcome === 'pairingAllocatedBye') bye = player.tpn;
    if (record?.colour === 'white' && record.opponent !== null) {
      pairs.push({ white: player.tpn, black: record.opponent });
    }
  }
  return { pairs, bye };
}
