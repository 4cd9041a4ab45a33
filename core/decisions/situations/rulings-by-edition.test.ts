import { describe, expect, it } from 'vitest';
import { editionIn } from '../../rules/editions/registry.ts';
import { decideSituation, judgedSentence, type CompleteRuling } from './complete-ruling.ts';
import { readAnswers } from './read-answers.ts';
import type { Regime } from './ruling.ts';
import { SITUATION_NAMES, type SituationName } from './situation-titles.ts';
import type { Answer } from './situation.ts';
import { SITUATIONS } from './situations.ts';
import { situationsBy } from './situations-by-article.ts';

const STANDARD: Regime = { play: 'standard', supervised: true };
const RAPID: Regime = { play: 'rapid', supervised: false };

type Given = Readonly<Record<string, Answer>>;

function lawsOf(id: string) {
  const edition = editionIn('laws', id);
  if (edition === null) throw new Error(id);
  return edition.properties;
}

function decided(name: SituationName, given: Given, regime: Regime, year: number): CompleteRuling {
  const read = readAnswers(SITUATIONS[name], given);
  if ('fault' in read) throw new Error(`${name}: ${JSON.stringify(read.fault)}`);
  return decideSituation(name, read.answers, regime, lawsOf(`laws-${year}`));
}

const NOT_PRESSED = { noticed: 'notPressed' };
const OVER = { noticed: 'over', count: 2 };

const REGIMES: Readonly<Record<string, Regime>> = {
  standard: STANDARD,
  rapid: RAPID,
  blitz: { play: 'blitz', supervised: false },
  watchedRapid: { play: 'rapid', supervised: true },
  watchedBlitz: { play: 'blitz', supervised: true },
};

// A line: the source | what is asked | edition and regime | outcome and seconds | a step with its article.
const ILLEGAL = `
  7.5.1, L.1645 | illegal {"noticed": "notPressed"} | 2018 standard | goesOn 0 | notCompleted E.01 7.5.1
  7.5.1, L.1645 | illegal {"noticed": "notPressed"} | 2017 blitz | goesOn 0 | putRight E.01 4.3
  7.5.3 needs a press | illegal {"noticed": "notPressed", "kind": ["clock"]} | 2018 standard | goesOn 120 | timeToOpponent E.01 7.5.5
  L.1643 | illegal {"noticed": "over", "count": 2} | 2018 standard | stands 0 | noticedTooLate E.01 7.5.1
  7.5.4, L.1647 | illegal {"noticed": "over", "count": 2, "kind": ["hands"]} | 2018 standard | stands 0 | noticedTooLate E.01 7.5.4
  L.1643 | illegal {"noticed": "over", "count": 2} | 2023 rapid | stands 0 | noticedTooLate E.01 7.5.1
  7.2.1, L.1602 | start {"ended": true, "moves": 5} | 2018 standard | stands 0 | resultStands E.01 7.2.1
  7.2.1 | start {"moves": 5} | 2018 standard | newGame 0 | startAgain E.01 7.2.1
  A.4.2, L.2019 | illegalPosition {"seen": true} | 2018 rapid | goesOn 120 | goBack E.01 7.5.1
  B.2 | illegalPosition {"seen": true} | 2018 blitz | goesOn 60 | timeToOpponent E.01 7.5.5, E.01 B.2
  A.5.2, A.3 | illegalPosition {"seen": true} | 2023 rapid | goesOn 60 | timeToOpponent E.01 7.5.5, E.01 A.3
  A.4.2 of 2017 | illegalPosition {"seen": true, "canMate": true} | 2017 rapid | playerLoses 0 | lost E.01 A.4.2
  7.5.5 | illegalPosition | 2018 standard | goesOn 120 | timeToOpponent E.01 7.5.5
  7.5.5, second | illegalPosition {"count": 2, "canMate": true} | 2018 standard | playerLoses 0 | lost E.01 7.5.5
  7.5.5, second | illegalPosition {"count": 2, "canMate": false} | 2018 standard | draw 0 | drawn E.01 7.5.5
  7.6, L.1655 | illegalPosition {"cause": "displaced"} | 2018 standard | goesOn 0 | lastSurePosition E.01 7.6
  A.4.4, L.2029 | illegalPosition | 2018 rapid | goesOn 0 | illegalPositionThen E.01 A.4.4
  7.4, L.1618-1624 | displaced {"clockStarted": true} | 2018 standard | goesOn 0 | mayNotStartClock E.01 7.4
  7.4, L.1620 | displaced | 2018 standard | goesOn 0 | timeEitherWay E.01 7.4
  7.6 | displaced {"positionLost": true} | 2018 standard | goesOn 0 | lastSurePosition E.01 7.6
  7.5.3, L.1639-1643 | restartedClock {"accident": true} | 2018 standard | goesOn 0 | restartedByAccident E.01 7.5.3
  7.5.3 | restartedClock | 2018 standard | goesOn 120 | goBack E.01 7.5.3
  7.5.5 | restartedClock {"count": 2, "canMate": true} | 2018 blitz | playerLoses 0 | lost E.01 A.4.2
  7.8 came in 2017 | restartedClock | 2014 standard | goesOn 0 | notIllegalThen E.01 6.2.1
`;

const FLAGS = `
  A.4.3 of 2014, 001:297 | flag {"both": "firstKnown", "canMate": true} | 2014 rapid | draw 0 | bothFlagsNoClaim E.01 A.4.3
  G144-5, 001:1389 | flag {"both": "firstKnown", "canMate": true} | 2017 rapid | draw 0 | bothFlagsNoClaim E.01 A.4.3
  G144-5, 001:1389 | flag {"both": "unknown", "canMate": true} | 2017 blitz | draw 0 | bothFlagsNoClaim E.01 A.4.3
  L.2025 | flag {"both": "firstKnown", "canMate": true} | 2018 rapid | playerLoses 0 | firstFlagOnClock E.01 6.8
  III.3.1.2 of 2017 | flag {"both": "unknown"} | 2017 standard | draw 0 | bothFlagsDraw E.01 III.3.1.2
  III.2.1, L.2316 | flag {"both": "unknown", "notAnnounced": true} | 2018 standard | open 0 | flagOrderOpen E.01 III.2.1
  III.2.2, L.2317 | flag {"both": "unknown"} | 2018 watchedBlitz | open 0 | flagOrderOpen E.01 III.2.2
  10.3 of 2001 needs no announcement | flag {"both": "unknown", "notAnnounced": true} | 2001 standard | draw 0 | bothFlagsDraw E.01 10.3
  6.9, L.1552 | flag {"canMate": true} | 2018 standard | playerLoses 0 | touchedNotForced E.01 6.9
`;

const SHEETS = `
  A.3.2, L.2005 | sheetRequests {"requests": 6} | 2018 watchedRapid | goesOn 0 | sheetTooOften E.01 A.3.2
  B.3.2, L.2055 | sheetRequests {"requests": 1} | 2018 watchedBlitz | goesOn 0 | sheetShown E.01 B.3.2
  B.2.2 | sheetRequests {"requests": 1} | 2023 watchedBlitz | goesOn 0 | sheetShown E.01 B.2.2
  001:71-72 | sheetRequests {"requests": 1} | 2018 blitz | goesOn 0 | sheetOnlySupervised E.01 B.3.2
  12.6 | sheetRequests {"requests": 6} | 2018 standard | goesOn 0 | sheetNotInStandard E.01 12.6
  A.2, L.1993 | blankSheet | 2018 blitz | goesOn 0 | sheetIsGiven E.01 A.2
  A.2, L.1997 | blankSheet | 2023 rapid | goesOn 0 | claimWithoutSheet E.01 A.2
  001:275 | blankSheet | 2014 rapid | goesOn 0 | sheetNotPromised E.01 A.2
  8.1.2, L.1663-1669 | writing {"what": "ahead"} | 2018 standard | goesOn 0 | notWrittenAhead E.01 8.1.2
  8.1.4 of 2017, 001:1106 | writing {"what": "behind"} | 2017 standard | goesOn 0 | writtenBeforeNext E.01 8.1.4
  8.1.3 | writing {"what": "behind"} | 2018 standard | goesOn 0 | writtenBeforeNext E.01 8.1.3
  C, L.2073 | writing {"what": "notation"} | 2018 standard | goesOn 0 | algebraicAlone E.01 8.1
  8.2, L.1681 | writing {"what": "hidden"} | 2018 standard | goesOn 0 | lastMoveSeen E.01 8.2
  8.5.2, L.1695 | writing {"what": "refused"} | 2018 standard | goesOn 0 | sheetIsLent E.01 8.5.2
  A.2 | writing {"what": "ahead"} | 2018 rapid | goesOn 0 | recordingNotAsked E.01 A.2
  12.6, L.1691 | movesLeft | 2018 standard | goesOn 0 | movesNeverTold E.01 12.6
  8.5.1, L.1691 | movesLeft {"flagDown": true} | 2018 standard | goesOn 0 | updatesBothSheets E.01 8.5.1
`;

const PIECES = `
  4.7 | letGo | 2018 standard | goesOn 0 | staysOnSquare E.01 4.7
  4.6 of 2001 | letGo | 2001 standard | goesOn 0 | staysOnSquare E.01 4.6
  4.7 | letGo {"illegal": true} | 2018 standard | goesOn 0 | letGoIllegally E.01 4.7
  4.7.2 | letGo {"what": "king"} | 2018 standard | goesOn 0 | mustCastleThere E.01 4.7.2
  4.7.2 | letGo {"what": "king", "illegal": true} | 2018 standard | goesOn 0 | otherKingMove E.01 4.7.2
  4.3 | letGo {"what": "nothing"} | 2018 standard | goesOn 0 | stillHeld E.01 4.3
  4.4.4 | promotion {"what": "touched"} | 2018 standard | goesOn 0 | promotionFinal E.01 4.4.4
  3.7.5, L.1292 | promotion {"what": "fetched"} | 2018 standard | goesOn 0 | promotionOpen E.01 4.4.4
  3.7.5, L.1288 | promotion {"what": "upsideDown"} | 2018 standard | goesOn 0 | rookIsRook E.01 3.7.5.1
  3.7.5, L.1292 | promotion {"what": "missing"} | 2018 standard | goesOn 0 | stopsForPiece E.01 6.11.2
  9.5.3, L.1783 | claim {"announcedIllegal": true} | 2018 standard | goesOn 120 | claimSamePiece E.01 9.5.3
  9.5.1 | claim | 2018 standard | goesOn 120 | claimNotWithdrawn E.01 9.5.1
  5.1.2 of 2023 | unclearResignation {"meant": true, "canMate": false} | 2023 standard | draw 0 | resignedDrawn E.01 5.1.2
  5.1.2 of 2023 | unclearResignation {"meant": true} | 2023 standard | open 0 | resignedUnlessNoMate E.01 5.1.2
  5.1.2 | unclearResignation {"meant": true} | 2018 standard | playerLoses 0 | resigned E.01 5.1.2
`;

const PEOPLE = `
  11.3.2.2, L.1849 | device | 2018 standard | playerLoses 0 | deviceLoses E.01 11.3.2
  11.3.2.1, L.1837-1839 | device {"place": "bagAllowed"} | 2018 standard | goesOn 0 | deviceAllowed E.01 11.3.2.1
  11.3.2.2 of 2023 | device {"place": "bagAllowed"} | 2023 standard | goesOn 0 | deviceAllowed E.01 11.3.2.2
  L.1841: carrying | device {"place": "bagNotAllowed"} | 2018 standard | goesOn 0 | deviceNotCarried E.01 11.3.2.1
  001:1245: bringing | device {"place": "bagNotAllowed"} | 2017 standard | playerLoses 0 | deviceLoses E.01 11.3.2
  001:240 | device {"place": "bagAllowed"} | 2017 standard | goesOn 0 | deviceAllowed E.01 11.3.2.1
  no bag before 2017 | device {"place": "bagAllowed"} | 2014 standard | playerLoses 0 | deviceLoses E.01 11.3.2
  12.8 | device {"place": "unknown"} | 2017 standard | goesOn 0 | deviceOwnerUnknown E.01 12.8
  L.1851 | device {"notBegun": true} | 2018 standard | playerForfeits 0 | deviceForfeit E.01 11.3.2
  11.9, L.1879 | explanation {"what": "position"} | 2018 standard | goesOn 0 | neverYesOrNo E.01 11.9
  11.9, L.1879 | explanation {"what": "claim"} | 2018 standard | goesOn 0 | claimExplained E.01 11.9
  12.8, L.1935 | spectatorPhone | 2018 standard | goesOn 0 | phonesOfNobody E.01 12.8
  11.4, L.1863 | finishedPlayers | 2018 standard | goesOn 0 | fewMinutesOnly E.01 11.4
  11.4, 12.7 | finishedPlayers {"disturb": true} | 2018 standard | goesOn 0 | sentAway E.01 12.7
  6.5, L.1521 | clockSide {"why": "disability"} | 2018 standard | goesOn 0 | boardTurnedForClock E.01 6.5
  6.5, L.1521 | clockSide {"why": "neighbour"} | 2018 standard | goesOn 0 | bothClocksSet E.01 7.1
  6.6, L.1529 | startingClocks | 2018 standard | goesOn 0 | arbitersStart E.01 6.6
  6.6, L.1533 | startingClocks {"many": true, "counter": true} | 2018 standard | goesOn 0 | clockKnowsWhite E.01 6.6
  A.3.1.1 | staff {"boards": 3, "electronic": true} | 2018 rapid | goesOn 0 | rulesCanHold E.01 A.3
  A.3.1.1 | staff {"boards": 4, "electronic": true} | 2018 rapid | goesOn 0 | arbitersMissing E.01 A.3
  A.3.1.2 | staff {"boards": 3} | 2018 rapid | goesOn 0 | recordersMissing E.01 A.3
  A.4.1 | staff {"boards": 3, "recorders": 2} | 2023 rapid | goesOn 0 | rulesCanHold E.01 A.4
  B.3.1.1 | staff {"boards": 2, "electronic": true} | 2018 blitz | goesOn 0 | rulesCannotHold E.01 B.4
  B.3.1 | staff {"boards": 2, "arbiters": 2} | 2018 blitz | goesOn 0 | rulesCanHold E.01 B.3
`;

const rows = (table: string): (readonly [string, string, string, string, string])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [source = '', asked = '', ground = '', end = '', step = ''] = line.trim().split(' | ');
      return [source, asked, ground, end, step];
    });

const cut = (text: string): readonly [string, string] => {
  const at = text.indexOf(' ');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
};

describe('rulings, by what was asked and by edition', () => {
  it.each([ILLEGAL, FLAGS, SHEETS, PIECES, PEOPLE].flatMap(rows))(
    '[%s] %s, %s: %s, %s',
    (_, asked, ground, end, expected) => {
      const [name, given] = cut(asked);
      const [year, play] = cut(ground);
      const situation = SITUATION_NAMES.find((one) => one === name);
      const regime = REGIMES[play];
      if (situation === undefined || regime === undefined) throw new Error(`${name}, ${play}`);
      const answers: Given = given === '' ? {} : (JSON.parse(given) as Given);
      const found = decided(situation, answers, regime, Number(year));
      expect(`${found.outcome} ${found.opponentSeconds}`).toBe(end);
      expect(found.steps.map(({ code, article }) => `${code} ${article}`)).toContain(expected);
    },
  );

  it('[7.5.5] an illegal move is written down as one only where it counts', () => {
    const kindOf = (name: SituationName, given: Given, regime = STANDARD) =>
      decided(name, given, regime, 2018).writtenAs;
    expect(kindOf('illegal', {})).toBe('illegal');
    expect(kindOf('illegal', NOT_PRESSED)).toBe('other');
    expect(kindOf('illegal', OVER)).toBe('other');
    expect(kindOf('illegal', { opponentMoved: true }, RAPID)).toBe('other');
    expect(kindOf('restartedClock', {})).toBe('illegal');
    expect(kindOf('restartedClock', { accident: true })).toBe('restartedClock');
    expect(kindOf('illegalPosition', {})).toBe('illegal');
    expect(kindOf('illegalPosition', {}, RAPID)).toBe('illegalPosition');
    expect(kindOf('device', {})).toBe('device');
  });

  it('[7.5.5] says no position to be put back in a loss, and nothing twice', () => {
    const lost = decided('illegal', { count: 2, canMate: true }, STANDARD, 2018);
    expect(lost.say.en).toBe(
      'This move was illegal. Illegal move number 2: the game is lost. The player loses.',
    );
    const two = decided('illegal', { kind: ['clock', 'hands'] }, STANDARD, 2018).told.en;
    expect(new Set(two).size).toBe(two.length);
    expect(two.filter((line) => line.startsWith('Put the position back'))).toEqual([
      expect.stringContaining('(E.01 7.5.3, E.01 7.5.4)'),
    ]);
  });

  it('[III.4] leaves to judge whether the increment can be set', () => {
    const given = { announced: true, inTime: true, answer: 'increment' };
    const found = decided('finish', given, STANDARD, 2018);
    expect(judgedSentence(found, 'en')).toContain('whether the increment can be set');
  });
});

describe('situations by article', () => {
  const by = (article: string, year = 2018) => situationsBy(article, lawsOf(`laws-${year}`));

  it.each([
    ['7.6', ['illegalPosition', 'displaced']],
    ['6.5', ['clockSide']],
    ['4.4.4', ['promotion', 'touched']],
    ['Online 15.4', ['platformResult']],
    ['2.4', []],
  ] as const)('%s is ruled on by %j', (article, names) => {
    expect([...by(article)].sort()).toEqual([...names].sort());
  });

  it('goes by the numbers of the edition', () => {
    expect(by('7.7.1', 2017)).toContain('illegal');
    expect(by('7.7.1', 2018)).toEqual([]);
    expect(by('B.8', 2001)).toEqual(['flag']);
  });
});
