import type { TitleProperties } from '../../rules/editions/title-properties.ts';
import type { Title } from '../../rules/title.ts';
import { isNoFederation } from './candidate.ts';

/** How a participant spent a round. */
export type Presence = 'there' | 'pairingAllocatedBye' | 'missed';

/** A participant of a Swiss, as the exemption looks at it. */
export interface Participant {
  /** 0 without one. */
  readonly rating: number;
  readonly title: Title | 'none' | null;
  readonly federation: string | null;
  /** Round r at index r − 1. */
  readonly rounds: readonly Presence[];
}

/** Who was there in the round with fewest, or in the whole event where rounds are not looked at. */
export interface ExemptionFound {
  /** Null where it cannot be decided. */
  readonly met: boolean | null;
  /** The round that has least; null where rounds are not looked at or none is over. */
  readonly round: number | null;
  readonly ratedForeigners: number;
  readonly federations: number;
  readonly titled: number;
}

/** Whoever missed more rounds than allowed counts in none; a pairing-allocated bye is no missed round. */
export const countsThroughout = (
  { rounds }: Pick<Participant, 'rounds'>,
  mayMiss: number,
): boolean => rounds.filter((presence) => presence === 'missed').length <= mayMiss;

/**
 * Whether a Swiss has, in every round, enough rated players from elsewhere, from enough federations, enough
 * of them masters (B.01 1.4.3d). Players under FIDE's flag are never among them (clarified in 2026).
 */
export function swissExemption(
  participants: readonly Participant[],
  host: string | null,
  rounds: number,
  { swissExemption: rule }: Pick<TitleProperties, 'swissExemption'>,
): ExemptionFound {
  const { mayMiss, everyRound } = rule;
  const regular =
    mayMiss === undefined
      ? participants
      : participants.filter((participant) => countsThroughout(participant, mayMiss));
  if (!everyRound || rounds === 0) return { ...found(regular, host, rule), round: null };
  const each = Array.from({ length: rounds }, (_, index) => ({
    ...found(
      regular.filter((one) => (one.rounds[index] ?? 'missed') !== 'missed'),
      host,
      rule,
    ),
    round: index + 1,
  }));
  const rank = ({ met }: ExemptionFound): number => (met === false ? 0 : met === null ? 1 : 2);
  const [worst] = each.toSorted(
    (a, b) => rank(a) - rank(b) || a.ratedForeigners - b.ratedForeigners || a.titled - b.titled,
  );
  return worst ?? { ...found(regular, host, rule), round: null };
}

function found(
  there: readonly Participant[],
  host: string | null,
  rule: TitleProperties['swissExemption'],
): Omit<ExemptionFound, 'round'> {
  const rated = there.filter(({ rating }) => rating > 0);
  const foreign = rated.filter(
    ({ federation }) =>
      federation !== null && !isNoFederation(federation) && federation !== (host ?? ''),
  );
  const isTitled = ({ title }: Participant): boolean =>
    title !== null && title !== 'none' && rule.titles.includes(title);
  const ratedForeigners = foreign.length;
  const federations = new Set(foreign.map(({ federation }) => federation)).size;
  const titled = foreign.filter(isTitled).length;
  const figures = { ratedForeigners, federations, titled };
  const enough = (players: number, from: number, masters: number): boolean =>
    players >= rule.ratedForeigners && from >= rule.federations && masters >= rule.titled;
  const blank = rated.filter(({ federation }) => federation === null);
  const untold = foreign.filter(({ title }) => title === null).length;
  const mayBe = blank.filter((one) => one.title === null || isTitled(one)).length;
  const isPossible = enough(
    ratedForeigners + blank.length,
    federations + blank.length,
    titled + untold + mayBe,
  );
  if (!isPossible) return { ...figures, met: false };
  // Which of them are at home is not known without the federation of the event.
  const isSure = host !== null && enough(ratedForeigners, federations, titled);
  return { ...figures, met: isSure ? true : null };
}
