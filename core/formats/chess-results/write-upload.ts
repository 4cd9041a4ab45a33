import { formatPoints, type Points } from '../../rules/points.ts';
import type { IsoDate } from '../../rules/identity.ts';
import {
  EVENT_TYPES,
  type UploadDocument,
  type UploadPairing,
  type UploadPlayer,
  type UploadTeam,
  type UploadTeamPairing,
} from './upload-document.ts';

const TIE_BREAKS = [0, 1, 2, 3, 4] as const;

type Attributes = Readonly<Record<string, string | number | null>>;

/** The XML of an upload; texts too long for the site are cut to its limits. */
export function writeUpload(document: UploadDocument): string {
  const { security } = document;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<chessresults>',
    section('tournamentdata', [element('tournament', tournament(document))]),
    section(
      'rounds',
      document.schedule.map(({ round, date, time }) =>
        element('round', { round, date: day(date), time: cut(time, 15) }),
      ),
    ),
    section(
      'players',
      document.players.map((one) => element('player', player(one))),
    ),
    ...teamSection(document, 'teams'),
    section(
      'playerpairings',
      document.pairings.map((one) => element('playerpairing', pairing(one))),
    ),
    ...teamSection(document, 'teampairings'),
    section('security', [
      element('securitydata', {
        source: security.source,
        sid: security.sid,
        creator_sid: security.creatorSid,
        tnr_sid: security.tournamentSid,
      }),
    ]),
    '</chessresults>',
    '',
  ].join('\n');
}

/** The teams of a team event, and their matches; nothing in any other. */
function teamSection({ teams, type }: UploadDocument, name: 'teams' | 'teampairings'): string[] {
  if (teams === undefined) return [];
  const elements =
    name === 'teams'
      ? teams.teams.map((one) => element('team', team(one, type)))
      : teams.pairings.map((one) => element('teampairing', teamPairing(one)));
  return [section(name, elements)];
}

function team(one: UploadTeam, type: UploadDocument['type']): Attributes {
  return {
    no: one.number,
    teamname: cut(one.name, 40),
    teamshort: cut(one.shortName ?? one.name, 25),
    rank: one.rank,
    points: decimalComma(Number(formatPoints(one.points))),
    ...tieBreakValues(one.tieBreaks),
    captain: cut(one.captain, 70),
    equal: one.tiedWithPrevious ? 'J' : 'N',
    federation: cut(one.federation, 3),
    // Only round robins have it.
    ...(type === 'teamRoundRobin' ? { state: one.left ? 2 : 0 } : {}),
    rtg_average: one.rating ?? 0,
  };
}

function teamPairing(one: UploadTeamPairing): Attributes {
  return {
    round: one.round,
    pairing: one.pairing,
    no1: one.first,
    no2: numberOrNobody(one.second),
    res1: score(one.firstPoints),
    res2: score(one.secondPoints),
  };
}

const tieBreakValues = (values: readonly (number | null)[]): Attributes =>
  Object.fromEntries(
    TIE_BREAKS.map((place) => [`tb${place + 1}`, decimalComma(values[place] ?? null)]),
  );

/** The same as the form field the site reads: angle brackets become braces. */
export function asFormField(xml: string): string {
  return xml.replaceAll('<', '{').replaceAll('>', '}');
}

function tournament(document: UploadDocument): Attributes {
  const rated = document.players.flatMap(({ rating }) => rating ?? []);
  const average =
    rated.length === 0 ? 0 : Math.round(rated.reduce((a, b) => a + b, 0) / rated.length);
  return {
    key: document.key,
    type: EVENT_TYPES[document.type],
    name: cut(document.name, 160),
    remark: cut(document.remark, 599),
    director: '',
    organiser: cut(document.organiser, 80),
    location: cut(document.place, 80),
    arbiter: cut(document.arbiters.join('; '), 1200),
    rounds: document.rounds,
    currentround: document.currentRound,
    rankinground: document.rankingRound,
    from: day(document.firstDay),
    to: day(document.lastDay),
    ratedfide: '-',
    ratednational: '-',
    ...Object.fromEntries(
      TIE_BREAKS.map((place) => [`tb${place + 1}no`, document.tieBreaks[place]?.number ?? 0]),
    ),
    replay: 1,
    timecontrol: cut(document.timeControl, 100),
    ...(document.teams === undefined
      ? {}
      : {
          homecolor: document.teams.homeColour === 'white' ? 'w' : 's',
          samecolor: document.teams.alternating ? 'N' : 'J',
          playerperteam: document.teams.boards,
        }),
    ratingavg: average,
    endstatus: document.over ? 'J' : 'N',
    ...Object.fromEntries(
      TIE_BREAKS.map((place) => [`tb${place + 1}_detail`, document.tieBreaks[place]?.detail ?? '']),
    ),
    chiefarbiter: cut(document.chiefArbiter, 120),
    federation: document.federation ?? 'XXX',
    creator: document.creator,
  };
}

/** Birth dates are never sent: the site is public. */
function player(one: UploadPlayer): Attributes {
  return {
    no: one.number,
    id: '',
    lastname: cut(one.lastName, 32),
    firstname: cut(one.firstName, 30),
    atitle: '',
    title: cut(one.title, 4),
    rtg: one.rating ?? 0,
    rtgfide: one.fideRating,
    rtgnat: one.nationalRating,
    dob: '',
    sex: one.sex,
    fed: cut(one.federation, 3),
    board: one.seat?.board ?? 0,
    teamno: one.seat?.team ?? 0,
    clubname: cut(one.club, 40),
    fideid: one.fideId,
    rank: one.rank,
    ...tieBreakValues(one.tieBreaks),
    pts: formatPoints(one.points).replace('.', ','),
    equal: one.tiedWithPrevious ? 'J' : 'N',
  };
}

function pairing(one: UploadPairing): Attributes {
  return {
    round: one.round,
    pairing: one.pairing,
    board: one.board ?? 1,
    whiteno: one.white,
    blackno: numberOrNobody(one.black),
    reswhite: score(one.whitePoints),
    resblack: score(one.blackPoints),
    forfeit: one.mark,
  };
}

const numberOrNobody = (number: UploadPairing['black']): number =>
  number === 'pairingAllocatedBye' ? -1 : number === 'notPaired' ? -2 : number;

const score = (points: Points | null): string => (points === null ? '' : formatPoints(points));

const decimalComma = (value: number | null): string =>
  value === null ? '' : String(value).replace('.', ',');

/** `20260307`, the form of the site's own sample files. */
const day = (date: IsoDate | null): string => date?.replaceAll('-', '') ?? '';

const cut = (text: string | null, most: number): string =>
  Array.from(text ?? '')
    .slice(0, most)
    .join('');

const section = (name: string, elements: readonly string[]): string =>
  [`<${name}>`, ...elements, `</${name}>`].join('\n');

const element = (name: string, attributes: Attributes): string => {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${value === null ? '' : escaped(String(value))}"`,
  );
  return `<${name}${written.join('')}/>`;
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Attribute values of XML 1.0; characters XML does not know are left out. Braces stand for brackets on the way. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[\t\n\r]+/g, ' ')
    .replace(/[{}]/g, (brace) => (brace === '{' ? '(' : ')'))
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
