import type { Title } from '../title.ts';
import { publish } from './edition.ts';
import { EXEMPTIONS, MASTERS, TITLED_OPPONENTS, type TitleProperties } from './title-properties.ts';

const GM_IM_WGM_FM: readonly Title[] = ['GM', 'IM', 'WGM', 'FM'];
/** The bulletin is about events of nine rounds and leaves the rest to the handbook. */
const NOT_PRINTED = 'BAF 101 (not printed)';

export const TITLES_2003 = publish<TitleProperties, 'titles'>({
  id: 'titles-2003',
  chapter: 'titles',
  name: { en: 'Titles, July 2003 (nine rounds)', fr: 'Titres, juillet 2003 (neuf rondes)' },
  // Its own 0.21 and 0.22: first change decided in 2004, in force on 1 July of the next year.
  inForce: { from: '2003-07-01', until: '2005-06-30' },
  sources: [{ document: 'BAF 101, November 2003', articles: 'lines 615-783' }],
  note: {
    en: 'Only what the bulletin prints for events of nine rounds.',
    fr: 'Seulement ce que le bulletin imprime pour les tournois en neuf rondes.',
  },
  properties: {
    // "Performance > 2600,5": the next whole number.
    performance: { GM: 2601, IM: 2451, WGM: 2401, WIM: 2251 },
    games: { minimum: 9 },
    unratedCountsAs: 1800,
    raised: { opponents: 2, to: { GM: 2250, IM: 2100, WGM: 2050, WIM: 1900 } },
    foreignFederations: 2,
    swissExemption: {
      ratedForeigners: 20,
      federations: 3,
      titled: 10,
      titles: MASTERS,
      everyRound: false,
    },
    // Five of nine; the bulletin's six titled in a field of ten follow from it.
    titled: { of: [1, 2], titles: TITLED_OPPONENTS },
    classOfOpponents: {
      GM: { kind: 'anyOf', alternatives: [[{ count: 3, among: ['GM'] }]] },
      IM: {
        kind: 'anyOf',
        alternatives: [
          [{ count: 3, among: ['IM'] }],
          [{ count: 2, among: ['GM'] }],
          [
            { count: 2, among: ['IM'] },
            { count: 1, among: ['GM'] },
          ],
        ],
      },
      WGM: {
        kind: 'anyOf',
        alternatives: [[{ count: 2, among: ['GM'] }], [{ count: 3, among: GM_IM_WGM_FM }]],
      },
      WIM: {
        kind: 'anyOf',
        alternatives: [[{ count: 3, among: ['WIM'] }], [{ count: 2, among: GM_IM_WGM_FM }]],
      },
    },
    nineGames: { foreignOpponents: 4, ratedOpponents: 7 },
    // Note 2: the exceptions it lists free of the foreigners as well.
    exemptions: EXEMPTIONS,
    exemptAtHome: [],
    // Examples of 1.14: 90 minutes with 30 seconds a move; 40 moves in two hours and 30 minutes.
    rateOfPlay: { withIncrement: { seconds: 30, minutes: 90 }, withoutIncrement: 150 },
    articles: {
      registration: NOT_PRINTED,
      hoursPerDay: NOT_PRINTED,
      rateOfPlay: 'B.01 1.14',
      singleRoundDays: NOT_PRINTED,
      longEvents: NOT_PRINTED,
      chiefArbiter: NOT_PRINTED,
      playingArbiter: NOT_PRINTED,
      directEvents: NOT_PRINTED,
      directTitle: NOT_PRINTED,
      byRating: NOT_PRINTED,
      games: 'BAF 101 note 1',
      eightOfNine: NOT_PRINTED,
      extension: NOT_PRINTED,
      firstRounds: NOT_PRINTED,
      dropWins: NOT_PRINTED,
      scorelessOpponents: NOT_PRINTED,
      unplayedGames: 'BAF 101 note 1',
      federations: 'BAF 101 line 629',
      nationalFinal: 'BAF 101 note 2',
      nationalTeams: 'BAF 101 note 2',
      zonal: 'BAF 101 note 2',
      swissExemption: 'B.01 1.43e',
      normalForeigners: NOT_PRINTED,
      shares: 'BAF 101 line 630',
      titledOpponents: 'BAF 101 note 4',
      classGM: 'BAF 101 line 636',
      classIM: 'BAF 101 line 637',
      classWGM: 'BAF 101 line 638',
      classWIM: 'BAF 101 line 639',
      doubleRoundRobin: NOT_PRINTED,
      ratingListUsed: 'B.01 1.46b',
      raisedOpponents: 'B.01 1.46c',
      unratedOpponents: 'BAF 101 note 3',
      average: 'B.01 1.47b',
      minimumAverage: NOT_PRINTED,
      minimumScore: NOT_PRINTED,
      performance: 'BAF 101 note 5',
      countedAtMost: NOT_PRINTED,
      applicationGames: NOT_PRINTED,
      applicationRating: NOT_PRINTED,
      swissNorm: NOT_PRINTED,
      lateApplication: NOT_PRINTED,
    },
  },
});
