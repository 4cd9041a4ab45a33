import { fees, prizes } from './checks/money.ts';
import { pairing, ranking, rateOfPlay } from './checks/play.ts';
import { playADay, timetable } from './checks/timetable.ts';
import { appealsCommittee, whoAndWhere } from './checks/who-and-where.ts';
import { FINDING_KINDS, type Check, type Finding, type RulesAtHand } from './finding.ts';
import { ARTICLE_OF, type Terms } from './terms.ts';

const CHECKS: readonly Check[] = [
  whoAndWhere,
  pairing,
  rateOfPlay,
  timetable,
  playADay,
  fees,
  prizes,
  ranking,
  appealsCommittee,
];

/** Everything regulations lack, contradict or forbid themselves, by article; what is only advised last. */
export const lintRegulations = (terms: Terms, rules: RulesAtHand): readonly Finding[] =>
  CHECKS.flatMap((check) => check(terms, rules)).toSorted(
    (a, b) =>
      Number(a.kind === 'advised') - Number(b.kind === 'advised') ||
      ARTICLE_OF[a.term] - ARTICLE_OF[b.term] ||
      FINDING_KINDS.indexOf(a.kind) - FINDING_KINDS.indexOf(b.kind),
  );

/** Whether nothing stands against them: what is merely advised does not. */
export const areSound = (findings: readonly Finding[]): boolean =>
  findings.every(({ kind }) => kind === 'advised');
