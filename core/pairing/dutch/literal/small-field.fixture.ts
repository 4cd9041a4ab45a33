import type { Colour } from '../../../rules/colour.ts';
import { SWISS_2026 } from '../../../rules/editions/swiss.ts';
import { tpn } from '../../../rules/identity.ts';
import type { PlayerOutcome } from '../../../rules/outcome.ts';
import type { PlayerRecord, RoundRecord } from '../../../rules/record.ts';
import { SCORING_PRESETS } from '../../../rules/scoring.ts';
import type { PairingRequest } from '../../system.ts';

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

/** `w4=` is a draw with White against number 4, `U` a bye. */
function record(cell: string): RoundRecord {
  const match = /^(?:([wb])(\d+))?(.)$/.exec(cell);
  const outcome = OUTCOMES[match?.[3] ?? ''];
  if (!match || outcome === undefined) throw new Error(`not a round: ${cell}`);
  const colour: Colour | null =
    match[1] === undefined ? null : match[1] === 'w' ? 'white' : 'black';
  return { opponent: match[2] === undefined ? null : tpn(Number(match[2])), colour, outcome };
}

/** A field drawn as a crosstable, one line a player in order of pairing number. */
export function crosstable(lines: readonly string[]): PlayerRecord[] {
  return lines.map((line, index) => ({
    tpn: tpn(index + 1),
    name: `Player ${index + 1}`,
    rating: 0,
    rounds: line.trim() === '' ? [] : line.trim().split(/\s+/).map(record),
  }));
}

/** The next round of a crosstable under the 2026 edition, unless the rest says otherwise. */
export function nextRound(
  lines: readonly string[],
  rest: Partial<PairingRequest> = {},
): PairingRequest {
  const players = crosstable(lines);
  return {
    round: Math.max(...players.map((player) => player.rounds.length)) + 1,
    rounds: 9,
    players,
    absent: new Set(),
    scoring: SCORING_PRESETS['1-½-0'],
    edition: SWISS_2026.properties,
    initialColour: 'white',
    prohibited: [],
    ...rest,
  };
}
