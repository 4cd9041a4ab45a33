import { systemNamed } from '../../../pairing/systems.ts';
import { readPeriodsOfPlay, readRateOfPlay } from '../../../rules/read-rate-of-play.ts';
import type { LawsProperties } from '../../../rules/editions/laws.ts';
import { classOfPlay, minutesForSixtyMoves, type RateOfPlay } from '../../../rules/rate-of-play.ts';
import { parseDescriptor } from '../../../standings/descriptor.ts';
import { mixedClasses } from '../../../standings/tie-break-classes.ts';
import { found, type Check, type Finding } from '../finding.ts';
import { playAt } from '../play-of-terms.ts';

/** System, number of rounds, byes, and what is forbidden in a homologated Swiss. */
export const pairing: Check = (terms, { participants, tableRounds, articles, bakuRounds }) => {
  const { system, rounds, halfPointByes, level } = terms;
  const face = system === null ? null : systemNamed(system);
  const isSwiss = face?.kind === 'swiss' && face.mayMeetAgain !== true;
  const most = participants - 1;
  const isByTable = tableRounds.length > 0;
  const hasByes = halfPointByes !== 0;
  return [
    ...found('noSystem', system === null),
    ...found('noRounds', rounds === null, {}, articles.roundsDeclared),
    ...found(
      'bakuTooShort',
      terms.acceleration === 'baku' &&
        bakuRounds !== null &&
        rounds !== null &&
        rounds < bakuRounds.atLeast,
      { rounds: rounds ?? 0, least: bakuRounds?.atLeast ?? 0 },
      bakuRounds?.article,
    ),
    ...found(
      'tooManyRounds',
      isSwiss && participants > 1 && rounds !== null && rounds > most,
      { rounds: rounds ?? 0, participants, most },
      articles.noRematch,
    ),
    ...found(
      'roundsUnlikeTable',
      isByTable && rounds !== null && !tableRounds.includes(rounds),
      { rounds: rounds ?? 0, participants, fit: tableRounds.join(', ') },
      articles.roundsDeclared,
    ),
    ...found('protection', terms.apart.length > 0 && isHomologated(terms), {}, articles.protection),
    ...found(
      'byesNotAnnounced',
      isSwiss && hasByes && halfPointByes !== null && !terms.byesAnnounced,
      { byes: halfPointByes ?? 0 },
      articles.byesAnnounced,
    ),
    ...found(
      'tooManyByes',
      level !== null && halfPointByes !== null && halfPointByes > (level === 1 ? 0 : 1),
      { byes: halfPointByes ?? 0, most: level === 1 ? 0 : 1, level: level ?? 0 },
      articles.halfPointBye,
    ),
    ...found('lateEntryWithoutByes', terms.lateEntry === 'halfPointBye' && !hasByes),
    // Of teams that hand in who plays (LA line 12886).
    ...found('noLineUpDeadline', terms.kind === 'team' && terms.lineUps === null, {}, 'C.05 VII'),
  ];
};

/** Homologated by the French federation, unless the regulations say that nothing is rated. */
const isHomologated = ({
  federation,
  rated,
}: {
  readonly federation: string | null;
  readonly rated: boolean | null;
}): boolean => federation === 'FRA' && rated !== false;

/** The rate of play: that it is said, that it can be rated, and what has to be said beside it. */
export const rateOfPlay: Check = (terms, { laws, ratings }) => {
  const { timeControl, clauses } = terms;
  if (timeControl === null) return found('noTimeControl', true);
  const rate = readRateOfPlay(timeControl);
  if (rate === null) return found('unreadTimeControl', true, { rate: timeControl });
  const isRated = terms.rated !== false;
  const kind = ratings === null ? null : classOfPlay(rate, ratings);
  const [first] = readPeriodsOfPlay(timeControl)?.periods ?? [];
  const control = ratings?.rateOfPlay.standard.firstControl;
  const moves = first?.moves ?? null;
  const minutes = minutesForSixtyMoves(rate);
  return [
    ...found(
      'notRatable',
      isRated && kind?.class === 'unrated',
      { rate: timeControl, minutes },
      kind?.article,
    ),
    ...found(
      'ratedBelow',
      isRated && kind !== null && kind.ratedBelow !== null,
      { rate: timeControl, rating: kind?.ratedBelow ?? 0 },
      kind?.article,
    ),
    ...found(
      'shortFirstControl',
      isRated &&
        kind?.class === 'standard' &&
        control !== undefined &&
        moves !== null &&
        moves < control.moves,
      { moves: moves ?? 0, least: control?.moves ?? 0 },
      control?.article,
    ),
    ...(laws === null ? [] : byTheLaws(rate, laws, clauses)),
  ];
};

type Said = Parameters<Check>[0]['clauses'];

function byTheLaws(rate: RateOfPlay, laws: LawsProperties, clauses: Said): readonly Finding[] {
  const { increment } = rate;
  const { atLeast, atMost } = laws.incrementSeconds;
  const play = playAt(rate, laws);
  const isFast = play !== 'standard';
  const regime = play === 'blitz' ? laws.articles.blitzRegime : laws.articles.rapidRegime;
  const unwatched = isFast && clauses.regime !== 'supervised';
  return [
    ...found(
      'oddIncrement',
      increment > 0 && (increment < atLeast || increment > atMost),
      { increment, atLeast, atMost },
      'E.01 Glossary',
    ),
    ...found('noRegime', isFast && clauses.regime === undefined, {}, regime),
    ...found(
      'noQuickplay',
      !isFast && increment === 0 && clauses.quickplay === undefined,
      {},
      laws.articles.quickplayFinish,
    ),
    ...found(
      'quickplayWithIncrement',
      clauses.quickplay === 'yes' && (increment > 0 || play === 'blitz'),
      {},
      laws.articles.quickplayFinish,
    ),
    ...found(
      'drawMovesUncounted',
      clauses.drawMoves !== undefined && unwatched,
      { moves: clauses.drawMoves ?? '' },
      laws.articles.drawRestriction,
    ),
    ...found('noDevices', clauses.devices === undefined, {}, laws.articles.electronicDevice),
  ];
}

/** The order of tie-breaks, and the default time, which silence makes nought. */
export const ranking: Check = (terms, { laws, articles, tieBreakFaults }) => {
  const isSwiss = terms.system !== null && systemNamed(terms.system).kind === 'swiss';
  const koya = terms.tieBreaks.find((text) => {
    const read = parseDescriptor(text);
    return read.ok && read.value.name === 'KS';
  });
  const mixed = terms.kind === 'individual' ? mixedClasses(terms.tieBreaks) : null;
  return [
    ...found('noTieBreaks', terms.tieBreaks.length === 0, {}, articles.tieBreaks),
    ...tieBreakFaults.flatMap(({ descriptor, article }) =>
      found('badTieBreak', true, { descriptor }, article),
    ),
    ...found('koyaInSwiss', isSwiss && koya !== undefined, { tieBreak: koya ?? '' }, articles.koya),
    ...found(
      'mixedTieBreaks',
      mixed !== null,
      { tieBreaks: mixed?.descriptors.join(', ') ?? '' },
      mixed?.article,
    ),
    ...found(
      'noDefaultTime',
      terms.defaultTime === null,
      { minutes: laws?.defaultTime ?? 0 },
      laws?.articles.defaultTime,
    ),
  ];
};
