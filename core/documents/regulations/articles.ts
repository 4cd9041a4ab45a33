import { namesIn, type Clause } from '../../administration/regulations/clauses.ts';
import { isFast } from '../../administration/regulations/play-of-terms.ts';
import type { RegulationArticle, Terms } from '../../administration/regulations/terms.ts';
import { systemNamed } from '../../pairing/systems.ts';
import type { LawsProperties } from '../../rules/editions/laws.ts';
import type { Language } from '../../rules/language.ts';
import { displayPoints } from '../../rules/points.ts';
import { fill } from '../../rules/sentence.ts';
import { sayTieBreak } from '../lists/say-tie-break.ts';
import { sayDay, sayDays, sayRateOfPlay } from '../times/say-time.ts';
import { amountText, feesAndPrizes } from './fees-and-prizes.ts';
import { ACCELERATION_NAMES, REGULATION_TEXT } from './regulations-words.ts';

/** What an article says; an empty text stands for nothing. */
export type Paragraphs = (
  terms: Terms,
  language: Language,
  /** Those the event pins; null for another game than chess. */
  laws: LawsProperties | null,
) => readonly string[];

const presentation: Paragraphs = (terms, language) => {
  const words = REGULATION_TEXT[language];
  const { organiser, firstDay, lastDay, homologation, licence, clauses } = terms;
  const name = terms.name ?? '–';
  const days = firstDay === null ? '–' : sayDays(firstDay, lastDay, language);
  const { openTo, accompaniedUntil } = clauses;
  return [
    organiser === null
      ? fill(words.named, { name, days })
      : fill(words.organised, { organiser, name, days }),
    terms.address !== null
      ? fill(words.at, { address: terms.address })
      : filled(words.inPlace, { place: terms.place }),
    homologation !== null && terms.rated !== false ? words.homologated[homologation.kind] : '',
    terms.rated === false ? words.unrated : '',
    openTo === undefined ? words.open : fill(words.openTo, { openTo }),
    terms.federation === 'FRA' && licence !== null ? fill(words.licence, { licence }) : '',
    terms.estimates ? words.estimates : '',
    filled(words.children, { age: accompaniedUntil ?? null }),
  ];
};

const rulesAndPairings: Paragraphs = (terms, language, rules) => {
  const words = REGULATION_TEXT[language];
  const { laws, system, rounds, acceleration, halfPointByes, clauses, lineUps } = terms;
  const face = system === null ? null : systemNamed(system);
  const byes = terms.byesAnnounced ? (halfPointByes ?? 1) : (halfPointByes ?? 0);
  return [
    laws === null ? words.lawsOf : fill(words.laws, { laws: laws[language] }),
    clauses.regime === undefined || !isFast(terms.timeControl, rules)
      ? ''
      : words[clauses.regime === 'supervised' ? 'supervised' : 'unsupervised'],
    face === null ? '' : fill(words.system, { rounds: rounds ?? '–', system: face.name[language] }),
    words.byProgram,
    terms.apart.length === 0 && face?.kind === 'swiss' ? words.noProtection : '',
    acceleration === 'none'
      ? ''
      : fill(words.accelerated, { method: ACCELERATION_NAMES[language][acceleration] }),
    terms.checkedAndPaidFirst ? words.checkedFirst : words.pairedFirst,
    ...(face?.kind === 'swiss'
      ? [words.byeBy[terms.byeDeadline], byes === 0 ? words.noByes : fill(words.byes, { byes })]
      : []),
    lineUps === null
      ? ''
      : lineUps.startsWith('-')
        ? fill(words.lineUpMinutes, { minutes: lineUps.slice(1) })
        : fill(words.lineUpHour, { hour: lineUps }),
    words.indicative,
  ];
};

const rateOfPlay: Paragraphs = ({ timeControl, clauses }, language) => {
  const words = REGULATION_TEXT[language];
  return [
    timeControl === null
      ? words.noRate
      : fill(words.rate, { rate: sayRateOfPlay(timeControl, language) }),
    clauses.quickplay === 'yes' ? words.quickplayYes : '',
    clauses.quickplay === 'no' ? words.quickplayNo : '',
  ];
};

const hours: Paragraphs = ({ clauses, lateEntry }, language) => {
  const words = REGULATION_TEXT[language];
  const at = (clause: Clause): string | null => {
    const moment = clauses[clause];
    if (moment === undefined) return null;
    const [day = '', time = ''] = moment.split('T');
    return `${sayDay(day, language)}, ${time}`;
  };
  const [from, until] = [at('checkInFrom'), at('checkInUntil')];
  return [
    filled(words.entriesUntil, { moment: at('entriesUntil') }),
    from === null ? filled(words.checkInUntil, { until }) : filled(words.checkIn, { from, until }),
    words.late[lateEntry],
    filled(words.prizeGiving, { moment: at('prizeGiving') }),
  ];
};

const standings: Paragraphs = (terms, language) => {
  const words = REGULATION_TEXT[language];
  const { scoring, tieBreaks, ties, correctionDeadline, system, kind } = terms;
  const list = tieBreaks
    .map((one) => sayTieBreak(one, language))
    .join(language === 'fr' ? '\u00a0; ' : '; ');
  const ofCup = system !== null && systemNamed(system).rankedBy === 'roundReached';
  return [
    fill(words.points, {
      win: displayPoints(scoring.win, language),
      draw: displayPoints(scoring.draw, language),
      loss: displayPoints(scoring.loss, language),
    }),
    ...(ofCup
      ? [
          words.cup,
          kind === 'team' && list !== ''
            ? fill(words.levelMatchOfTeams, { tieBreaks: list })
            : words.levelMatch,
        ]
      : [list === '' ? '' : fill(words.tieBreaks, { tieBreaks: list }), words[ties]]),
    filled(words.correction, { minutes: correctionDeadline }),
  ];
};

const lateness: Paragraphs = ({ defaultTime, forfeitsOut, contact }, language) => {
  const words = REGULATION_TEXT[language];
  return [
    defaultTime === null || defaultTime === 0
      ? words.zero
      : fill(words.defaultTime, { minutes: defaultTime }),
    words.absent,
    filled(words.forfeitsOut, { count: forfeitsOut }),
    words.reported,
    filled(words.contact, { contact }),
  ];
};

const endOfGame: Paragraphs = (terms, language, rules) => {
  const words = REGULATION_TEXT[language];
  const records = !isFast(terms.timeControl, rules) || terms.clauses.regime === 'supervised';
  return [records ? words.result : words.resultOnly, words.pieces];
};

const draws: Paragraphs = ({ clauses }, language) => {
  const words = REGULATION_TEXT[language];
  const { drawMoves: moves } = clauses;
  return [
    words.fair,
    moves === undefined ? words.drawFree : fill(words.drawMoves, { moves }),
    words.validated,
  ];
};

const conduct: Paragraphs = ({ clauses, contact, prizes }, language) => {
  const words = REGULATION_TEXT[language];
  const { devices, flashMinutes, photographs, fine, particulars } = clauses;
  const dataContact = clauses.dataContact ?? contact;
  return [
    devices === undefined ? '' : words.devices[devices as keyof typeof words.devices],
    clauses.searches === 'yes' ? words.searches : '',
    words.quiet,
    filled(words.analysisRoom, { analysisRoom: clauses.analysisRoom ?? null }),
    words.smoking,
    words.conduct,
    words.cheating,
    fine === undefined ? '' : fill(words.fine, { fine: amountText(fine, prizes, language) }),
    flashMinutes === '0' ? words.noFlash : filled(words.flash, { minutes: flashMinutes ?? null }),
    photographs === undefined
      ? ''
      : words.photographs[photographs as keyof typeof words.photographs],
    dataContact === null ? words.dataPlain : fill(words.data, { contact: dataContact }),
    ...(particulars ?? '').split('\n'),
  ];
};

const arbiters: Paragraphs = ({ chiefArbiter, arbiterTitle, deputyArbiters }, language) => {
  const words = REGULATION_TEXT[language];
  return [
    chiefArbiter === null
      ? words.noChief
      : arbiterTitle === null
        ? fill(words.chief, { name: chiefArbiter })
        : fill(words.chiefTitled, { name: chiefArbiter, title: arbiterTitle }),
    deputyArbiters.length === 0 ? '' : fill(words.deputies, { names: deputyArbiters.join(', ') }),
  ];
};

const appeals: Paragraphs = ({ clauses, prizes }, language) => {
  const words = REGULATION_TEXT[language];
  const { committee, reserves, appealMinutes, appealDeposit } = clauses;
  return [
    committee === undefined
      ? words.committeePosted
      : fill(words.committee, { names: namesIn(committee).join(', ') }),
    reserves === undefined ? '' : fill(words.reserves, { names: namesIn(reserves).join(', ') }),
    appealMinutes === undefined
      ? words.appealPlain
      : fill(words.appeal, { minutes: appealMinutes }),
    appealDeposit === undefined || Number(appealDeposit) === 0
      ? ''
      : fill(words.deposit, { deposit: amountText(appealDeposit, prizes, language) }),
    words.decides,
  ];
};

/** A sentence where all it tells is known; nothing otherwise. */
function filled(
  template: string,
  values: Readonly<Record<string, string | number | null>>,
): string {
  const known: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(values)) {
    if (value === null) return '';
    known[key] = value;
  }
  return fill(template, known);
}

/** What each article is made of. */
export const PARAGRAPHS: Readonly<Record<RegulationArticle, Paragraphs>> = {
  1: presentation,
  2: rulesAndPairings,
  3: rateOfPlay,
  4: hours,
  5: feesAndPrizes,
  6: standings,
  7: lateness,
  8: endOfGame,
  9: draws,
  10: conduct,
  11: arbiters,
  12: appeals,
  13: (_, language) => [REGULATION_TEXT[language].doping],
  14: (_, language) => [REGULATION_TEXT[language].accept, REGULATION_TEXT[language].rest],
};
