import type { Title } from '../title.ts';
import { publish } from './edition.ts';
import {
  ARBITER_TITLES,
  EXEMPTIONS,
  MASTERS,
  TITLED_OPPONENTS,
  type ClassOfOpponents,
  type DirectTitleEvents,
  type NormEvent,
  type TitleApplication,
  type TitleProperties,
} from './title-properties.ts';

const aThird = (among: readonly Title[]): ClassOfOpponents => ({
  kind: 'share',
  of: [1, 3],
  atLeast: 3,
  among,
});

const EVENT_2022: NormEvent = {
  registrationDays: 30,
  roundsPerDay: 2,
  hoursPerDay: 12,
  longAfterDays: 30,
  doubleRoundRobinPlayers: 6,
  chiefArbiter: ARBITER_TITLES,
};

const SWISS_NORM = {
  after: '2022-06-30',
  participants: 40,
  averageRating: 2000,
  mayMiss: 1,
  otherEventsQualify: false,
};

export const APPLICATION_2022: TitleApplication = {
  games: 27,
  rating: { GM: 2500, IM: 2400, WGM: 2300, WIM: 2200 },
  normsWithForeigners: 1,
  singleRoundDays: { days: 3, titles: ['GM', 'WGM'] },
  swissNorm: SWISS_NORM,
  eightGameNorms: 1,
  days: 30,
  lateFeePercent: 50,
};

export const DIRECT_RATINGS: Readonly<Record<Title, number>> = {
  GM: 2300,
  IM: 2200,
  FM: 2100,
  CM: 2000,
  WGM: 2100,
  WIM: 2000,
  WFM: 1900,
  WCM: 1800,
};

export const DIRECT_EVENTS: DirectTitleEvents = {
  federations: { of: [1, 3], orAtLeast: 5 },
  participants: 10,
  rounds: 9,
  minimumScorePercent: 35,
  merged: { participants: 10, federations: 5 },
  subGroup: { participants: 6, federations: 3, scorePercent: 50 },
};

export const PROPERTIES_2022: TitleProperties = {
  performance: { GM: 2600, IM: 2450, WGM: 2400, WIM: 2250 },
  minimumAverage: { GM: 2380, IM: 2230, WGM: 2180, WIM: 2030 },
  minimumScorePercent: 35,
  games: {
    minimum: 9,
    teamChampionships: 7,
    worldCup: { played: 8, countAs: 9 },
    countedAtMost: 13,
    eightOfNine: { rounds: 9, played: 8, because: ['forfeitWin', 'pairingAllocatedBye'] },
    extendedByPoints: true,
    firstRoundsOnly: true,
    mayDropWins: true,
    lastRoundForfeit: true,
  },
  unratedCountsAs: 1000,
  raised: { opponents: 1, to: { GM: 2200, IM: 2050, WGM: 2000, WIM: 1850 } },
  foreignFederations: 2,
  ownFederationAtMost: [3, 5],
  oneFederationAtMost: [2, 3],
  swissExemption: {
    ratedForeigners: 20,
    federations: 3,
    titled: 10,
    titles: MASTERS,
    everyRound: true,
    mayMiss: 1,
  },
  exemptions: EXEMPTIONS,
  exemptAtHome: ['nationalFinal', 'nationalTeams'],
  titled: { of: [1, 2], titles: TITLED_OPPONENTS },
  classOfOpponents: {
    GM: aThird(['GM']),
    IM: aThird(['GM', 'IM']),
    WGM: aThird(['GM', 'IM', 'WGM']),
    WIM: aThird(['GM', 'IM', 'WGM', 'WIM']),
  },
  application: APPLICATION_2022,
  event: EVENT_2022,
  rateOfPlay: { sixtyMoves: 120 },
  byRating: { ratings: { FM: 2300, CM: 2200, WFM: 2100, WCM: 2000 }, games: 30 },
  directTitle: { ratings: DIRECT_RATINGS, events: DIRECT_EVENTS },
  articles: {
    registration: 'B.01 1.1.1',
    hoursPerDay: 'B.01 1.1.2',
    rateOfPlay: 'B.01 1.1.3',
    singleRoundDays: 'B.01 1.1.3a',
    longEvents: 'B.01 1.1.4',
    chiefArbiter: 'B.01 1.1.5',
    playingArbiter: 'B.01 1.1.6',
    directEvents: 'B.01 1.2.3',
    directTitle: 'B.01 0.6.2',
    byRating: 'B.01 1.3',
    games: 'B.01 1.4.1',
    eightOfNine: 'B.01 1.4.1c',
    extension: 'B.01 1.4.1d',
    firstRounds: 'B.01 1.4.1e',
    dropWins: 'B.01 1.4.1f',
    scorelessOpponents: 'B.01 1.4.2b',
    unplayedGames: 'B.01 1.4.2c',
    federations: 'B.01 1.4.3',
    nationalFinal: 'B.01 1.4.3a',
    nationalTeams: 'B.01 1.4.3b',
    zonal: 'B.01 1.4.3c',
    swissExemption: 'B.01 1.4.3d',
    normalForeigners: 'B.01 1.4.3e',
    shares: 'B.01 1.4.4',
    titledOpponents: 'B.01 1.4.5a',
    classGM: 'B.01 1.4.5b',
    classIM: 'B.01 1.4.5c',
    classWGM: 'B.01 1.4.5d',
    classWIM: 'B.01 1.4.5e',
    doubleRoundRobin: 'B.01 1.4.5f',
    ratingListUsed: 'B.01 1.4.6a',
    raisedOpponents: 'B.01 1.4.6c',
    unratedOpponents: 'B.01 1.4.6d',
    average: 'B.01 1.4.7',
    minimumAverage: 'B.01 1.4.8a',
    minimumScore: 'B.01 1.4.8b',
    performance: 'B.01 1.4.8',
    countedAtMost: 'B.01 1.7',
    applicationGames: 'B.01 1.5.1',
    applicationRating: 'B.01 1.5.3',
    swissNorm: 'B.01 1.5.6',
    lateApplication: 'B.01 2.3',
  },
};

export const TITLES_2022 = publish<TitleProperties, 'titles'>({
  id: 'titles-2022',
  chapter: 'titles',
  name: { en: 'Titles, January 2022', fr: 'Titres, janvier 2022' },
  // The handbook lists an edition of 2023 that we do not hold.
  inForce: { from: '2022-01-01', until: '2022-12-31' },
  sources: [
    { document: "Livre de l'Arbitre, January 2022", articles: 'chapter 6.3, lines 10733-11415' },
    { document: 'FIDE Handbook, Council of 27 October 2021', articles: 'B.01' },
  ],
  properties: PROPERTIES_2022,
});

export const TITLES_2024 = publish<TitleProperties, 'titles'>({
  id: 'titles-2024',
  chapter: 'titles',
  name: { en: 'Titles, January 2024', fr: 'Titres, janvier 2024' },
  inForce: { from: '2024-01-01', until: null },
  sources: [{ document: 'FIDE Handbook, edition of 1 January 2024', articles: 'B.01' }],
  properties: {
    ...PROPERTIES_2022,
    unratedCountsAs: 1400,
    application: {
      ...APPLICATION_2022,
      swissNorm: { ...SWISS_NORM, otherEventsQualify: true },
      days: 45,
    },
    directTitle: {
      ratings: DIRECT_RATINGS,
      games: { after: '2024-01-01', atLeast: 30 },
      events: DIRECT_EVENTS,
    },
  },
});
