import { comparePairings } from '../../pairing/compare.ts';
import type { RoundPairing } from '../../pairing/system.ts';
import type { Tpn } from '../../rules/identity.ts';
import { rematches } from '../deeds/draft-team-round/rematches.ts';
import { roundOf } from '../judgement.ts';
import { recordedRoundQuestion } from '../pairing-question.ts';
import { checkProposal } from '../proposal.ts';
import type { PairingOrigin, Round } from '../round.ts';
import type { Tournament } from '../state.ts';
import type { Warning } from '../warning-ladder.ts';
import { beforeRound } from './before-round.ts';
import { byNumber, type ParticipantId } from './participants.ts';
import { recordedMeetings, recordedPairing } from './recorded-meetings.ts';

/** Why a round cannot be paired again to compare. */
export const UNCHECKED_REASONS = [
  'unknownRound',
  'systemNotPaired',
  'numbersMissing',
  'accelerationUnfit',
  'noLegalPairing',
] as const;
export type UncheckedReason = (typeof UNCHECKED_REASONS)[number];

export interface CheckedPair {
  /** Of two teams their table; null for a pair that only the rules have. */
  readonly board: number | null;
  readonly white: ParticipantId;
  readonly black: ParticipantId;
}

/** A recorded round beside the one the rules give: what was played is a fact, this is a question. */
export interface RoundCheck {
  readonly round: number;
  readonly origin: PairingOrigin | null;
  readonly verdict: 'same' | 'differs' | 'unchecked';
  readonly unchecked: UncheckedReason | null;
  /** The most telling rule the recorded round departs from, or that stops the check. */
  readonly article: string | null;
  /** Recorded boards that the rules pair otherwise. */
  readonly recorded: readonly CheckedPair[];
  readonly expected: readonly CheckedPair[];
  /** Both null when the bye is the same. */
  readonly recordedBye: ParticipantId | null;
  readonly expectedBye: ParticipantId | null;
  /** Rules of C.04.1 that the recorded round breaks outright, with their articles. */
  readonly breaches: readonly Warning[];
}

/** Pairs a recorded round again from what stood before it, and says where the two differ. */
export function checkRound(state: Tournament, number: number): RoundCheck {
  const round = roundOf(state, number);
  if (!round) return unchecked(number, null, 'unknownRound', null);
  if (mayBePairedByAnything(state, round)) {
    return unchecked(number, round, 'systemNotPaired', null);
  }
  const asked = recordedRoundQuestion(state, round);
  const isReady = asked.ok || asked.error.code === 'accelerationUnfit';
  const breaches = isReady ? breachesOf(beforeRound(state, round), round) : [];
  if (!asked.ok) {
    const { code, article } = asked.error;
    const decides = code === 'systemNotPaired' ? null : article;
    return unchecked(number, round, code, decides, breaches);
  }
  const { engine, request } = asked.value;
  const paired = engine.pairRound(request);
  if (!paired.ok) {
    return unchecked(number, round, 'noLegalPairing', paired.error.article, breaches);
  }
  const article = engine.article(request.edition);
  const recorded = recordedPairing(state, round);
  const different = comparePairings(request, recorded, paired.value, article);
  const base = { round: number, origin: round.origin, unchecked: null, breaches };
  if (different === null) {
    return { ...base, ...NOTHING_DIFFERS, verdict: 'same', article: null };
  }
  const ids = byNumber(state, number);
  const idOf = (participant: Tpn | null): ParticipantId | null =>
    participant === null ? null : (ids.get(participant) ?? null);
  const meetings = recordedMeetings(state, round);
  const pairs = (pairing: RoundPairing): CheckedPair[] =>
    pairing.pairs.flatMap((pair) => {
      const [white, black] = [idOf(pair.white), idOf(pair.black)];
      if (white === null || black === null) return [];
      const meeting = meetings.find((one) => one.white === pair.white && one.black === pair.black);
      return [{ board: meeting?.place ?? null, white, black }];
    });
  return {
    ...base,
    verdict: 'differs',
    article: different.article,
    recorded: pairs(different.recorded),
    expected: pairs(different.expected),
    recordedBye: idOf(different.recorded.bye),
    expectedBye: idOf(different.expected.bye),
  };
}

/** A file of teams that names no system. */
const mayBePairedByAnything = ({ settings }: Tournament, { origin }: Round): boolean =>
  settings.kind === 'team' && origin === 'imported' && settings.reportType === null;

const NOTHING_DIFFERS = { recorded: [], expected: [], recordedBye: null, expectedBye: null };

function unchecked(
  number: number,
  round: Round | null,
  reason: UncheckedReason,
  article: string | null,
  breaches: readonly Warning[] = [],
): RoundCheck {
  return {
    ...NOTHING_DIFFERS,
    round: number,
    origin: round?.origin ?? null,
    verdict: 'unchecked',
    unchecked: reason,
    article,
    breaches,
  };
}

function breachesOf(before: Tournament, round: Round): readonly Warning[] {
  if (before.settings.kind === 'team') return rematches(before, round.number, round.matches);
  const bye = round.unpaired.find(({ reason }) => reason === 'odd')?.player ?? null;
  const checked = checkProposal(before, { round: round.number, pairs: round.games, bye });
  return 'refused' in checked ? [] : checked.warnings;
}
