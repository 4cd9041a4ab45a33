import type { PlayerRecord, RoundRecord } from '../../rules/record.ts';
import type { GrantedBye } from '../../rules/outcome.ts';
import { pointsFromTenths } from '../../rules/points.ts';
import { pairingPointsFor, SCORING_PRESETS } from '../../rules/scoring.ts';
import { abnormalPointsOf } from './abnormal-points.ts';
import { isTeamEvent, recordsOf, type TrfDocument } from './document.ts';
import { BLANK_CELL, roundOf } from './round-cells.ts';
import { roundsRecorded } from './rounds-of.ts';
import { declaredScoring } from './declared-scoring.ts';

/** A cell that could not be read: the problem was reported, the round is open. */
const OPEN: RoundRecord = { opponent: null, colour: null, outcome: 'notEntered' };

/**
 * The crosstable in order of pairing number, as the rules read it. Rounds before `before` only;
 * blank columns of a round that was paired take their bye from 240, else they are zero-point byes.
 */
export function playerRecords(
  document: TrfDocument,
  { before = Infinity }: { readonly before?: number } = {},
): PlayerRecord[] {
  const rounds = Math.min(before - 1, roundsRecorded(document));
  const byes = byesOf(document);
  const abnormal = abnormalPointsOf(document);
  const scoring =
    abnormal === null ? null : (declaredScoring(document).scoring ?? SCORING_PRESETS['1-½-0']);
  const withDecision = (round: RoundRecord, player: number, number: number): RoundRecord => {
    const special = abnormal?.instead(player, number, round.outcome) ?? null;
    const bonus = abnormal?.bonus(player, number) ?? 0;
    if (scoring === null || (special === null && bonus === 0)) return round;
    const points = pointsFromTenths((special ?? pairingPointsFor(round.outcome, scoring)) + bonus);
    return { ...round, points };
  };
  const seen = new Set<number>();
  const records: PlayerRecord[] = [];
  for (const player of recordsOf(document, '001')) {
    if (seen.has(player.number)) continue;
    seen.add(player.number);
    const history: RoundRecord[] = [];
    for (let index = 0; index < rounds; index += 1) {
      const cell = player.rounds[index] ?? BLANK_CELL;
      const bye = cell === BLANK_CELL ? byes.get(byeKey(player.number, index + 1)) : undefined;
      const round: RoundRecord =
        bye === undefined
          ? (roundOf(cell) ?? OPEN)
          : { opponent: null, colour: null, outcome: bye };
      history.push(abnormal === null ? round : withDecision(round, player.number, index + 1));
    }
    const { number, name } = player;
    records.push({ tpn: number, name, rating: player.rating ?? 0, rounds: history });
  }
  return records.sort((a, b) => a.tpn - b.tpn);
}

const byeKey = (number: number, round: number): string => `${number} ${round}`;

/** Byes of 240 by player and round; none in a team event, where the numbers are teams'. */
function byesOf(document: TrfDocument): ReadonlyMap<string, GrantedBye> {
  const byes = new Map<string, GrantedBye>();
  if (isTeamEvent(document)) return byes;
  for (const { bye, round, numbers } of recordsOf(document, '240')) {
    for (const number of numbers) byes.set(byeKey(number, round), bye);
  }
  return byes;
}
