import type { Colour } from '../../../rules/colour.ts';
import { SWISS_2026, type SwissProperties } from '../../../rules/editions/swiss.ts';
import { tpn } from '../../../rules/identity.ts';
import type { PlayerOutcome } from '../../../rules/outcome.ts';
import type { RoundRecord } from '../../../rules/record.ts';
import { SCORING_PRESETS } from '../../../rules/scoring.ts';
import type { PairingRequest } from '../../system.ts';

const PLAYED: Readonly<Record<string, PlayerOutcome>> = {
  '1': 'win',
  '=': 'draw',
  '0': 'loss',
  '+': 'forfeitWin',
  '-': 'forfeitLoss',
  '?': 'adjourned',
};

const UNPLAYED: Readonly<Record<string, PlayerOutcome>> = {
  U: 'pairingAllocatedBye',
  F: 'fullPointBye',
  H: 'halfPointBye',
  Z: 'zeroPointBye',
};

/** One cell of a crosstable: `8w1` won with White against 8, `8b-` lost by forfeit, `U`, `F`, `H`, `Z`. */
function cell(text: string): RoundRecord {
  const bye = UNPLAYED[text];
  if (bye) return { opponent: null, colour: null, outcome: bye };
  const match = /^(\d+)([wb])([1=0+\-?])$/.exec(text);
  const outcome = PLAYED[match?.[3] ?? ''];
  if (!match || !outcome) throw new SyntaxError(`not a cell: ${text}`);
  const colour: Colour = match[2] === 'w' ? 'white' : 'black';
  return { opponent: tpn(Number(match[1])), colour, outcome };
}

/** The next round of an event, from one line of cells a player in order of pairing number. */
export function nextRound(
  lines: readonly string[],
  more: Partial<Omit<PairingRequest, 'players' | 'absent' | 'edition'>> & {
    readonly absent?: readonly number[];
    readonly edition?: { readonly properties: SwissProperties };
  } = {},
): PairingRequest {
  const players = lines.map((line, place) => ({
    tpn: tpn(place + 1),
    name: `Player ${place + 1}`,
    rating: 2500 - 10 * place,
    rounds: line.split(/\s+/).filter(Boolean).map(cell),
  }));
  const { absent, edition, ...rest } = more;
  const round = Math.max(0, ...players.map((player) => player.rounds.length)) + 1;
  return {
    round,
    rounds: round + 2,
    players,
    scoring: SCORING_PRESETS['1-½-0'],
    initialColour: 'white',
    prohibited: [],
    ...rest,
    edition: (edition ?? SWISS_2026).properties,
    absent: new Set((absent ?? []).map(tpn)),
  };
}
