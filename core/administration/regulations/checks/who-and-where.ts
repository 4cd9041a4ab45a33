import { daysOfSpan } from '../../days.ts';
import { namesIn } from '../clauses.ts';
import { found, type Check } from '../finding.ts';

/** Who organises, where it is, who arbitrates and who hears appeals (LA lines 244-259, 8935-9187). */
export const whoAndWhere: Check = (terms, { homologation, laws, arbiter }) => {
  const { firstDay, lastDay, rounds } = terms;
  const asked = terms.homologation;
  const days = firstDay === null || lastDay === null ? 0 : daysOfSpan(firstDay, lastDay);
  return [
    ...found('noOrganiser', terms.organiser === null),
    ...found('noAddress', terms.address === null),
    ...found('noFirstDay', firstDay === null),
    ...found('noLastDay', lastDay === null),
    ...found('notRatedButHomologated', asked !== null && terms.rated === false),
    ...found(
      'roundsRaised',
      asked !== null && rounds !== null && rounds > asked.rounds,
      { rounds: rounds ?? 0, asked: asked?.rounds ?? 0 },
      homologation.article,
    ),
    ...found(
      'longEvent',
      asked !== null && asked.kind !== 'national' && days > homologation.mostDays,
      { days, most: homologation.mostDays },
      homologation.article,
    ),
    ...found('noArbiter', terms.chiefArbiter === null),
    ...found('noArbiterTitle', terms.chiefArbiter !== null && terms.arbiterTitle === null),
    ...found(
      'arbiterBelow',
      arbiter?.enough === false,
      { title: terms.arbiterTitle ?? '', least: arbiter?.least ?? '' },
      arbiter?.article,
    ),
    ...found(
      'noAppealDeadline',
      terms.clauses.appealMinutes === undefined,
      {},
      laws?.articles.appeal,
    ),
    ...found(
      'noDataContact',
      terms.clauses.dataContact === undefined && terms.contact === null,
      {},
      DATA_PROTECTION,
    ),
    ...found('noPhotographs', terms.clauses.photographs === undefined, {}, DATA_PROTECTION),
  ];
};

/** What whoever collects data tells those whose data it is (Regulation (EU) 2016/679). */
const DATA_PROTECTION = 'RGPD 13';

/** Where the book composes the committee. */
const COMMITTEE = 'LA 1.1';
/** A president and two members (C.05 VIII): fewer can have no majority. */
const LEAST_MEMBERS = 3;

export const appealsCommittee: Check = (terms) => {
  const { committee } = terms.clauses;
  const members = committee === undefined ? [] : namesIn(committee);
  const arbiters = [terms.chiefArbiter, ...terms.deputyArbiters];
  const both = members.filter((name) => arbiters.includes(name));
  return [
    // Asked of events of high level alone (LA line 217).
    ...found('noCommittee', members.length === 0 && (terms.level ?? 3) < 3, {}, COMMITTEE),
    ...found(
      'evenCommittee',
      members.length > 0 && members.length % 2 === 0,
      { members: members.length },
      COMMITTEE,
    ),
    ...found(
      'smallCommittee',
      members.length > 0 && members.length < LEAST_MEMBERS,
      { members: members.length, least: LEAST_MEMBERS },
      COMMITTEE,
    ),
    ...found('arbiterInCommittee', both.length > 0, { names: both.join(', ') }),
  ];
};
