import { recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import type { TeamByeCode, TeamResult } from '../../formats/trf/team-result-records.ts';
import type { TrfForfeitedMatch, TrfLineUp } from '../../formats/trf/team-records.ts';
import type { Bye } from '../../rules/outcome.ts';
import type { Points } from '../../rules/points.ts';

/** A team without an opponent: what for, and what it brings where the file says so. */
export interface TeamBye {
  readonly bye: Bye;
  readonly matchPoints?: Points;
  readonly gamePoints?: Points;
}

/** What the team records of a file say of a round, by team number. */
export interface TeamSection {
  readonly lineUps: ReadonlyMap<number, TrfLineUp>;
  readonly forfeited: readonly TrfForfeitedMatch[];
  readonly byes: ReadonlyMap<number, TeamBye>;
  /** The informative crosstable (802), for matches nothing else tells of. */
  readonly results: ReadonlyMap<number, TeamResult>;
}

const BYE_CODES: Readonly<Record<TeamByeCode, Bye>> = {
  PAB: 'pairingAllocatedBye',
  FPB: 'fullPointBye',
  HPB: 'halfPointBye',
  ZPB: 'zeroPointBye',
};

/** Records 300, 330, 240, 320 and 802 of a round; 240 and 320 stand before 802. */
export function teamSectionOf(document: TrfDocument, round: number): TeamSection {
  const inRound = <Record extends { readonly round: number }>(records: readonly Record[]) =>
    records.filter((record) => record.round === round);
  const results = new Map<number, TeamResult>();
  const byes = new Map<number, TeamBye>();
  for (const { number, rounds } of recordsOf(document, '802')) {
    const result = rounds[round - 1];
    if (result === undefined) continue;
    results.set(number, result);
    const { opponent, gamePoints } = result;
    if (typeof opponent !== 'string') continue;
    byes.set(number, { bye: BYE_CODES[opponent], ...(gamePoints !== null && { gamePoints }) });
  }
  for (const { bye, numbers } of inRound(recordsOf(document, '240'))) {
    for (const number of numbers) byes.set(number, { ...byes.get(number), bye });
  }
  for (const { teams, matchPoints, gamePoints } of recordsOf(document, '320')) {
    const number = teams[round - 1] ?? null;
    if (number === null) continue;
    byes.set(number, {
      ...byes.get(number),
      bye: 'pairingAllocatedBye',
      ...(matchPoints !== null && { matchPoints }),
      ...(gamePoints !== null && { gamePoints }),
    });
  }
  return {
    lineUps: new Map(inRound(recordsOf(document, '300')).map((record) => [record.team, record])),
    forfeited: inRound(recordsOf(document, '330')),
    byes,
    results,
  };
}

/** The last round the team records speak of as paired. */
export function lastTeamRound(document: TrfDocument): number {
  const lengthTo = <Item>(items: readonly Item[], told: (item: Item) => boolean): number =>
    items.findLastIndex(told) + 1;
  return Math.max(
    0,
    ...recordsOf(document, '330').map(({ round }) => round),
    ...recordsOf(document, '320').map(({ teams }) => lengthTo(teams, (team) => team !== null)),
    ...recordsOf(document, '802').map(({ rounds }) =>
      lengthTo(rounds, ({ opponent }) => typeof opponent === 'number' || opponent === 'PAB'),
    ),
  );
}
