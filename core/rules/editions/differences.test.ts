import { describe, expect, it } from 'vitest';
import type { AnyEdition } from './registry.ts';
import { LAWS_2001, LAWS_2014, LAWS_2017, LAWS_2018, LAWS_2023 } from './laws.ts';
import { RATING_2017, RATING_2022, RATING_2024_03, RATING_2025_10 } from './ratings.ts';
import { SWISS_2017, SWISS_2026 } from './swiss.ts';
import { TB_2003, TB_2012, TB_2023_09, TB_2024_08, TB_2026_03 } from './tie-breaks.ts';
import { TITLES_2003 } from './titles-2003.ts';
import { TITLES_2017 } from './titles-2017.ts';
import { TITLES_2022, TITLES_2024 } from './titles-2022.ts';

/** Leaves of the properties, articles apart: an article is a number, not a rule. */
function leaves(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[path, value]]);
  if (Array.isArray(value)) return new Map([[path, JSON.stringify(value)]]);
  return new Map(
    Object.entries(value)
      .filter(([key]) => key !== 'articles')
      .flatMap(([key, part]) => [...leaves(part, path === '' ? key : `${path}.${key}`)]),
  );
}

/** `property: before → after` for every leaf that differs. */
function differences(before: AnyEdition, after: AnyEdition): string[] {
  const [a, b] = [leaves(before.properties), leaves(after.properties)];
  return [...new Set([...a.keys(), ...b.keys()])]
    .filter((path) => a.get(path) !== b.get(path))
    .map((path) => `${path}: ${String(a.get(path))} → ${String(b.get(path))}`)
    .sort();
}

describe('what each edition changed, and nothing else', () => {
  // Expected values: current-rules §1.6, §2, §3, §4.1, §4.2 and §6, and the texts of C.04.
  it('[LA 5.2] 2012: the virtual opponent, and what nobody can take in a direct encounter', () => {
    // bulletins §2.7 against the book: 003:832, 872-874, 1148-1223, 1283-1289 and 000 L.9502.
    const changed = differences(TB_2003, TB_2012).filter((line) => !line.startsWith('codes.'));
    expect(changed).toEqual([
      'cuttable: ["PS","BH","ARO"] → ["PS","BH","ARO","EMMSB","EMGSB","EGMSB","EGGSB"]',
      'directEncounterIncomplete: nothing → placesNobodyCanTake',
      'ownUnplayedRound: halfOfOpponentOrMean → virtualOpponent',
      'performance.opponentWithin: 350 → 400',
      'performance.table: baf101-2003 → la-2010s',
      'unplayedResult: draw → asScored',
      'unratedPlayers: scoreGroupMean → drop',
    ]);
  });

  it('[C.07] September 2023: the dummy takes the place of the virtual opponent', () => {
    expect(differences(TB_2012, TB_2023_09)).toEqual(
      expect.arrayContaining([
        'ownUnplayedRound: virtualOpponent → dummyOwnScore',
        'opponentsUnplayedRounds: everyUnplayedIsADraw → trailingRequestedByesAreDraws',
        'roundRobinForfeits: unplayed → regularGames',
        'lowCut: leastSignificant → voluntaryUnplayedUnlessLower',
        'directEncounterReapplied: false → true',
        'performance.table: la-2010s → fide-dp',
        'performance.opponentWithin: 400 → null',
        'performance.fullScore: 736 → 800',
      ]),
    );
  });

  it('[C.07] August 2024: GE becomes REP', () => {
    expect(differences(TB_2023_09, TB_2024_08)).toEqual([
      'codes.GE: C.07 7.6 → undefined',
      'codes.REP: undefined → C.07 7.6',
    ]);
  });

  it('[C.07] March 2026: the dummy is capped', () => {
    expect(differences(TB_2024_08, TB_2026_03)).toEqual([
      'averageOfForeBuchholz: false → true',
      'codes.EDEB: undefined → C.07 13.3.2',
      'codes.EDEBB: undefined → C.07 13.3.2',
      'codes.EDEBT: undefined → C.07 13.3.2',
      'codes.EDET: undefined → C.07 13.3.2',
      'codes.RTNG: undefined → C.07 10.6',
      'codes.STD: undefined → C.07 7.7',
      'codes.TPN: undefined → C.07 7.8',
      'ownUnplayedRound: dummyOwnScore → dummyCapped',
      'refusedInRoundRobin: [] → ["BH","AOB","FB"]',
      'roundRobinForfeits: regularGames → regularGamesExceptRatingsAndOwnLosses',
      'severalRatings: null → first',
    ]);
  });

  it('[B.02] January 2022: 2400 and 1800, the 400 points once, the whole year of the 18th birthday', () => {
    // BAF 144 lines 488-529 against the book, chapters 6.1 and 6.2.
    const changed = differences(RATING_2017, RATING_2022);
    const [ladder, minutes] = ['standard.k: ', 'rateOfPlay.standard.minutes: '].map((path) =>
      changed.find((line) => line.startsWith(path)),
    );
    expect(ladder).toMatch(/"until":"birthday".* → .*"until":"endOfYear"/);
    expect(minutes).toBe(
      'rateOfPlay.standard.minutes: [{"ratingFrom":2200,"atLeast":120},{"ratingFrom":1600,"atLeast":90},{"ratingFrom":0,"atLeast":60}] → [{"ratingFrom":2400,"atLeast":120},{"ratingFrom":1800,"atLeast":90},{"ratingFrom":0,"atLeast":60}]',
    );
    expect(changed.filter((line) => line !== ladder && line !== minutes)).toEqual([
      'rapidAndBlitz.difference.benefit: always → oncePerTournament',
      'rateOfPlay.blitz.least: 5 → 3',
      'rateOfPlay.blitz.leastIncluded: true → false',
      'rateOfPlay.blitz.sameTimeForBoth: B.02 1.4 → B.02 RB 1.2',
      'rateOfPlay.rapid.sameTimeForBoth: B.02 1.3 → B.02 RB 1.2',
      'rateOfPlay.standard.firstControl.article: B.02 1 → B.02 1.2',
      'rateOfPlay.standard.interimReport.article: B.02 4 → B.02 4.1',
      'standard.difference.benefit: always → oncePerTournament',
    ]);
  });

  it('[B.02] March 2024: floor 1400, two hypothetical draws, the plain 400 points', () => {
    expect(differences(RATING_2022, RATING_2024_03)).toEqual([
      'floor: 1000 → 1400',
      'rapidAndBlitz.difference.benefit: oncePerTournament → always',
      'rapidAndBlitz.excluded.differenceFrom: undefined → 600',
      'rapidAndBlitz.excluded.from: undefined → 2024-12-01',
      'rapidAndBlitz.excluded.oneAbove: undefined → 2600',
      'rapidAndBlitz.excluded: null → undefined',
      'rapidAndBlitz.firstRating.maximum: null → 2200',
      'rapidAndBlitz.firstRating.method.kind: halfPointsAboveEven → hypotheticalDraws',
      'rapidAndBlitz.firstRating.method.opponentRating: undefined → 1800',
      'rapidAndBlitz.firstRating.method.opponents: undefined → 2',
      'rapidAndBlitz.firstRating.method.perHalfPoint: 20 → undefined',
      'rapidAndBlitz.firstRating.standardRatingStandsIn: false → true',
      expect.stringMatching(/^rapidAndBlitz\.k: \[\{"k":20,"when":"otherwise"\}\] → \[\{"k":10,/),
      'registrationDays.strongField.days: undefined → 30',
      'registrationDays.strongField.playerAbove: undefined → 2700',
      'registrationDays.strongField.womanAbove: undefined → 2500',
      'registrationDays.strongField: null → undefined',
      'reportDays: 7 → null',
      'standard.difference.benefit: oncePerTournament → always',
      'standard.firstRating.maximum: null → 2200',
      'standard.firstRating.method.kind: halfPointsAboveEven → hypotheticalDraws',
      'standard.firstRating.method.opponentRating: undefined → 1800',
      'standard.firstRating.method.opponents: undefined → 2',
      'standard.firstRating.method.perHalfPoint: 20 → undefined',
    ]);
  });

  it('[B.02 8.3.1] October 2025: the true difference from 2650 on, in standard play only', () => {
    expect(differences(RATING_2024_03, RATING_2025_10)).toEqual([
      'standard.difference.exemptFrom: null → 2650',
    ]);
  });

  it('[B.01] 2017 to 2022: two hours for sixty moves, larger championships, the norm from a Swiss', () => {
    // BAF 144 lines 413-446 against the book's 1.1.3, 1.2.3 and 1.5.6.
    expect(differences(TITLES_2017, TITLES_2022)).toEqual([
      'application.swissNorm.after: undefined → 2022-06-30',
      'application.swissNorm.averageRating: undefined → 2000',
      'application.swissNorm.mayMiss: undefined → 1',
      'application.swissNorm.otherEventsQualify: undefined → false',
      'application.swissNorm.participants: undefined → 40',
      'directTitle.events.merged.participants: 8 → 10',
      'directTitle.events.participants: 8 → 10',
      'directTitle.events.rounds: undefined → 9',
      'directTitle.events.subGroup.participants: 5 → 6',
      'rateOfPlay.incrementFrom: 2021-07-01 → undefined',
      'rateOfPlay.sixtyMoves: undefined → 120',
      'rateOfPlay.withIncrement.minutes: 90 → undefined',
      'rateOfPlay.withIncrement.seconds: 30 → undefined',
      'rateOfPlay.withoutIncrement: 120 → undefined',
    ]);
  });

  it('[B.01] 2022: lower performances, one raised opponent, shares of federations', () => {
    expect(differences(TITLES_2003, TITLES_2022)).toEqual(
      expect.arrayContaining([
        'performance.GM: 2601 → 2600',
        'performance.WIM: 2251 → 2250',
        'unratedCountsAs: 1800 → 1000',
        'raised.opponents: 2 → 1',
        'raised.to.GM: 2250 → 2200',
        'raised.to.WIM: 1900 → 1850',
        'ownFederationAtMost: undefined → [3,5]',
        'oneFederationAtMost: undefined → [2,3]',
        'minimumAverage.GM: undefined → 2380',
        'nineGames.foreignOpponents: 4 → undefined',
      ]),
    );
  });

  it('[B.01] 2024: unrated opponents count 1400, direct titles need thirty games', () => {
    expect(differences(TITLES_2022, TITLES_2024)).toEqual([
      'application.days: 30 → 45',
      'application.swissNorm.otherEventsQualify: false → true',
      'directTitle.games.after: undefined → 2024-01-01',
      'directTitle.games.atLeast: undefined → 30',
      'unratedCountsAs: 1000 → 1400',
    ]);
  });

  it('[E.01] 2018: without supervision the second illegal move loses, no longer the first', () => {
    expect(differences(LAWS_2017, LAWS_2018)).toEqual([
      // 11.3.2.2: BAF 144 line 1245, L.1841.
      'electronicDevice: bringingLoses → carryingLoses',
      'illegalMoveLoses.unsupervised: 1 → 2',
      // A.4.3: BAF 144 lines 1384-1389, L.2023-2025.
      'unsupervised.bothFlagsDraw: true → false',
    ]);
  });

  it('[E.01] 2023: resignation, one minute in rapid, electronic scoresheets', () => {
    expect(differences(LAWS_2018, LAWS_2023)).toEqual([
      'penaltySeconds.rapid: 120 → 60',
      'recording.electronic: false → true',
      'resignation: opponentWins → drawIfOpponentCannotMate',
      'wrongClaim.opponentSeconds.rapid: 120 → 60',
    ]);
  });

  // BAF 144, lines 96-372; bulletins-berger-and-draughts §3.1.
  it('[E.01] July 2017: two hands, reversed colours, one move before a draw, rounds of exclusion', () => {
    expect(differences(LAWS_2014, LAWS_2017)).toEqual([
      'agreedDrawFrom: 0 → 1',
      // BAF 144, D.2.11; in 2014 the article stops at the sighted player's assistant.
      'assistantWhenBlindMeetsDeaf: false → true',
      'deviceInBag: false → true',
      'illegalKinds: ["move","pawn"] → ["move","pawn","clock","hands"]',
      'ladder.exclusion: undefined → E.01 12.9.8',
      'ladder.expulsion: E.01 12.9.8 → E.01 12.9.9',
      'repetitions.inARow: true → false',
      'reversedColoursBelow: null → 10',
      'scoresheetRequests: null → 5',
      'sheetOnRequest: false → true',
    ]);
  });

  // BAF 101, lines 140-220 and 415; bulletins-berger-and-draughts §8.
  it('[E.01] from 2001 to 2014: the second illegal move loses, no hour of lateness, no appeal barred', () => {
    const changed = differences(LAWS_2001, LAWS_2014);
    expect(changed).toEqual(
      expect.arrayContaining([
        'defaultTime: 60 → 0',
        'illegalMoveLoses.supervised: 3 → 2',
        'quickplayFinish.isFinal: true → false',
        'quickplayFinish.onlyIfAnnounced: false → true',
        'recording.unable: timeDeducted → adjustedFairly',
        'unsupervised.arbiterCallsFlag: false → true',
        'unsupervised.touchOnRequest: true → false',
      ]),
    );
  });

  it('[C.04] February 2026', () => {
    expect(differences(SWISS_2017, SWISS_2026)).toEqual([
      'bakuPremise: oneHalfZero → winIsTwoDraws',
      'bakuRounds.article: LA C.04.5.1 1 → C.04.7 1.4',
      'bakuRounds.atLeast: 9 → 1',
      'bakuRounds.fixed.accelerated: 5 → undefined',
      'bakuRounds.fixed.whole: 3 → undefined',
      'bakuRounds.fixed: undefined → null',
      'boardOrderCountsVirtualPoints: false → true',
      'byeBarredBy: byeOrForfeitWin → byeOrWinPointsUnplayed',
      'dutch.byeIsAQualityCriterion: false → true',
      'dutch.completion: collapsedLastBracket → everyBracket',
      'dutch.downfloaterScores: pairingScoreDifference → scoresDescending',
      'dutch.floatCriteria: everyFloater → residentsAndOpponentsOfMovedDown',
      'dutch.unplayedDownfloat: everyUnplayedRound → byeOrMoreThanLoss',
      // C.05 gives no reasons: those of the Swiss beside it, left to the chief arbiter by its 6.4.
      ...['competition', 'roundRobin'].flatMap((chapter) => [
        `handling.${chapter}.idlePairing.levelArticle: C.05 VI.7 → C.05 6.7`,
        `handling.${chapter}.idlePairing.onceBegun: true → false`,
        // The model regulations of the book, line 8970; nothing of today says so.
        `handling.${chapter}.medicalCertificate: LA 5.1 art. 1 → null`,
        `handling.${chapter}.republishReasons.beforeFirstRound: C.05 VI.4 → C.05 6.4`,
        `handling.${chapter}.republishReasons.eventRules: undefined → C.05 6.4`,
        `handling.${chapter}.republishReasons.lateEntry: undefined → C.05 6.4`,
        `handling.${chapter}.republishReasons.rematch: C.05 VI.4 → C.05 6.4`,
        `handling.${chapter}.republishReasons.topBoardsOfLastRound: undefined → C.05 6.4`,
        `handling.${chapter}.republishReasons.twoWithoutOpponents: C.05 VI.4 → C.05 6.4`,
      ]),
      'handling.swiss.idlePairing.levelArticle: C.05 VI.7 → C.05 6.7',
      'handling.swiss.idlePairing.onceBegun: true → false',
      'handling.swiss.medicalCertificate: LA 5.1 art. 1 → null',
      'handling.swiss.republishReasons.beforeFirstRound: C.05 VI.4 → C.05 6.4',
      'handling.swiss.republishReasons.eventRules: undefined → C.04.2 4.4.2',
      'handling.swiss.republishReasons.lateEntry: undefined → C.04.2 4.4.4',
      'handling.swiss.republishReasons.rematch: C.04.2 D.10 → C.04.2 4.4.1',
      'handling.swiss.republishReasons.topBoardsOfLastRound: undefined → C.04.2 4.4.5',
      'handling.swiss.republishReasons.twoWithoutOpponents: C.05 VI.7 → C.04.2 4.4.3',
    ]);
  });
});

describe('figures against worked cases of the texts', () => {
  it('[B.01 1.4.8] the nine-round table of 2003 starts at performance minus dp', () => {
    // BAF 101 lines 643-649: lower bounds for 7, 6½, 6, 5½ and 5 of 9; dp of the same page.
    const dp = [220, 166, 125, 80, 43];
    const printed = {
      GM: [2381, 2435, 2476, 2521, 2558],
      IM: [2231, 2285, 2326, 2371, 2408],
      WGM: [2181, 2235, 2276, 2321, 2358],
      WIM: [2031, 2085, 2126, 2171, 2208],
    };
    const { performance } = TITLES_2003.properties;
    for (const title of ['GM', 'IM', 'WGM', 'WIM'] as const) {
      expect(dp.map((difference) => performance[title] - difference)).toEqual(printed[title]);
    }
  });

  it('[B.01 1.4.4, 1.4.5] shares give the header rows of the annex tables of 2022', () => {
    const { titled, ownFederationAtMost, oneFederationAtMost, classOfOpponents } =
      TITLES_2022.properties;
    const atMost = (share: readonly [number, number] | undefined, games: number): number =>
      share === undefined ? Number.NaN : Math.floor((games * share[0]) / share[1]);
    const atLeast = ([numerator, denominator]: readonly [number, number], games: number): number =>
      Math.ceil((games * numerator) / denominator);
    // Games, class, titled, one federation, own federation: lines 11095-11415.
    const annex = [
      [9, 3, 5, 6, 5],
      [10, 4, 5, 6, 6],
      [11, 4, 6, 7, 6],
      [13, 5, 7, 8, 7],
      [19, 7, 10, 12, 11],
    ];
    for (const [games = 0, ofClass, titledOpponents, oneFederation, ownFederation] of annex) {
      const rule = classOfOpponents.GM;
      expect(rule.kind === 'share' && Math.max(rule.atLeast, atLeast(rule.of, games))).toBe(
        ofClass,
      );
      expect(atLeast(titled.of, games)).toBe(titledOpponents);
      expect(atMost(oneFederationAtMost, games)).toBe(oneFederation);
      expect(atMost(ownFederationAtMost, games)).toBe(ownFederation);
    }
  });

  it('[B.02 8.3.3] K × n at its bound', () => {
    // BAF 144 lines 525-529.
    const { kTimesGames } = RATING_2022.properties;
    for (const [k, games, expected] of [
      [40, 17, 40],
      [40, 18, 38],
      [20, 36, 19],
      [10, 71, 9],
    ] as const) {
      expect(k * games > kTimesGames ? Math.floor(kTimesGames / games) : k).toBe(expected);
    }
  });

  it('[B.02 8.2] the published first rating of five games and three points', () => {
    // current-rules §2.1: ΣR = 9507, p = 4/7 → dp 50, Ru = 1922.
    const { method, maximum } = RATING_2024_03.properties.standard.firstRating;
    if (method.kind !== 'hypotheticalDraws') throw new Error('2024 uses hypothetical draws');
    const average = (9507 + method.opponents * method.opponentRating) / (5 + method.opponents);
    expect(Math.min(Math.round(average + 50), maximum ?? Infinity)).toBe(1922);
  });
});
