import { describe, expect, it } from 'vitest';
import { writeTrf } from '../../formats/trf/write.ts';
import { awaitsLineUps } from '../../tournament/awaited-line-ups.ts';
import { writeReport } from '../../tournament/report-file/write-report.ts';
import { handsIn, matchOfTwoTeams } from '../../tournament/testing/match-of-two-teams.ts';
import { WHITE_WINS, type PlayedEvent } from '../../tournament/testing/played-event.ts';
import { byNameView } from '../../tournament/views/by-name.ts';
import { playerCard } from '../../tournament/views/player-card.ts';
import { roundView } from '../../tournament/views/round.ts';
import { hallPage } from '../../tournament/views/hall.ts';
import { gamesOf } from '../files/games.ts';
import { fieldFacts } from '../players/field-facts.ts';
import { playerOf } from '../../tournament/testing/teams-entered.ts';
import { boardsList, byNameList } from './round-lists.ts';

const withAnHour = (): PlayedEvent =>
  matchOfTwoTeams({ lineUpDeadline: 30 }, { roundTimes: ['14:00'] });
const withoutOne = (): PlayedEvent => matchOfTwoTeams();

const isAwaited = ({ state }: PlayedEvent): boolean => {
  const [round] = state.rounds;
  const [match] = round?.matches ?? [];
  if (!round || !match) throw new Error('no match');
  return awaitsLineUps(state, round, match);
};

describe('[LA 6.9 VII 1] who plays is not known before both line-ups are in', () => {
  it.each<[string, () => PlayedEvent, boolean]>([
    ['nothing handed in, an hour set', withAnHour, true],
    ['one sealed', () => withAnHour().does(handsIn(1, [5, 2, 3, 4])), true],
    [
      'both in',
      () =>
        withAnHour()
          .does(handsIn(1, [5, 2, 3, 4]))
          .does(handsIn(2, [1, 2, 3, 4])),
      false,
    ],
    ['the round has begun', () => withAnHour().does({ type: 'startRound', round: 1 }), false],
    [
      'late teams play the first of their list',
      () => withAnHour().does({ type: 'openLineUps', round: 1, late: true }),
      false,
    ],
    [
      'a board has a result',
      () => withAnHour().does({ type: 'enterResult', round: 1, board: 2, outcome: WHITE_WINS }),
      false,
    ],
    ['no hour: the list is the line-up', withoutOne, false],
    ['no hour, but one is sealed', () => withoutOne().does(handsIn(1, [5, 2, 3, 4])), true],
  ])('%s', (_, event, expected) => {
    expect(isAwaited(event())).toBe(expected);
  });
});

/** Everything that tells of a round, as text. */
const OUTLETS: Readonly<Record<string, (event: PlayedEvent) => unknown>> = {
  'list of boards, site and wall': ({ state }) => boardsList(state, 1, 'en', 'public')?.rows,
  'list of names': ({ state }) => byNameList(state, 1, 'en', 'public')?.rows,
  'round page of the desk': ({ state }) => {
    const { boards, matches, unpaired } = roundView(state, 1, 'staff') ?? {};
    return { boards, matches, unpaired };
  },
  'search by name': ({ state }) => byNameView(state, 1, 'public')?.lines,
  'screen in the hall': ({ state }) => hallPage(state, { view: 'pairings', round: 1 }),
  'games as PGN': ({ state }) => gamesOf(state, 'public'),
  'pages of players': ({ state }) => fieldFacts(state).steps(playerOf(1, 1)),
  'card of a player': ({ state }) => playerCard(state, playerOf(1, 1), 'public')?.path,
  'public report file': ({ state, ledger }) =>
    writeTrf(writeReport(state, ledger.entries, { forPublication: true }), { edition: 'trf-26' })
      .text.split('\r\n')
      .filter((line) => line.startsWith('001'))
      .map((line) => line.slice(89)),
};

describe('[LA 6.9 VII 1] no outlet shows a line-up that nobody handed in', () => {
  it.each(Object.entries(OUTLETS))('%s', (_, told) => {
    const before = JSON.stringify(told(withAnHour().does(handsIn(1, [5, 2, 3, 4]))));
    expect(before).not.toMatch(/(Tour|Roi) \d|[wb] [10=]|\d [wb] /);
    const both = withAnHour()
      .does(handsIn(1, [5, 2, 3, 4]))
      .does(handsIn(2, [1, 2, 3, 4]));
    expect(JSON.stringify(told(both))).not.toBe(before);
  });

  it('the match itself is shown, and what is awaited', () => {
    const rows = (language: 'en' | 'fr') =>
      JSON.stringify(boardsList(withAnHour().state, 1, language, 'public')?.rows);
    expect(rows('en')).toMatch(/Tour.*line-up expected.*Roi/);
    expect(rows('fr')).toContain('composition attendue');
  });
});
