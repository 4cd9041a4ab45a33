import { describe, expect, it } from 'vitest';
import { defaultEditions } from '../rules/editions/registry.ts';
import { playerId, teamId } from '../rules/identity.ts';
import type { Command } from './command.ts';
import { withDefaults } from './default-settings.ts';
import type { TournamentEvent } from './event.ts';
import type { Entry } from './log.ts';
import { BLACK_WINS, draft, letter, WHITE_WINS } from './testing/played-event.ts';
import { conflictsWith, touchesOf } from './touches.ts';

const a = playerId('a');
const b = playerId('b');
const place = { round: 3, board: 7 };

const missed = (...entries: readonly (readonly TournamentEvent[])[]): Entry[] =>
  entries.map((events, index) => ({
    position: 40 + index,
    at: '2026-03-07T15:00:00Z',
    by: 'deputy',
    events,
  }));

const entered: TournamentEvent = { type: 'resultEntered', ...place, outcome: WHITE_WINS };
const claimed: TournamentEvent = {
  type: 'resultClaimed',
  ...place,
  player: a,
  outcome: WHITE_WINS,
};
const verified: TournamentEvent = { type: 'resultVerified', ...place, outcome: WHITE_WINS };
const questioned: TournamentEvent = { type: 'resultQuestioned', ...place, outcome: BLACK_WINS };
const cleared: TournamentEvent = { type: 'resultCleared', ...place };
const undone: TournamentEvent = { type: 'undone', position: 12 };
const renamed: TournamentEvent = {
  type: 'playerCorrected',
  player: a,
  details: { ...letter(0), club: 'Tour' },
};
const drafted: TournamentEvent = {
  type: 'roundDrafted',
  round: 4,
  origin: 'manual',
  games: [{ board: 1, white: a, black: b }],
  matches: [],
  unpaired: [],
  freeTeams: [],
};
const created: TournamentEvent = {
  type: 'tournamentCreated',
  settings: withDefaults({ name: 'Open', firstDay: '2026-03-07', rounds: 5 }),
  pins: defaultEditions('2026-03-07'),
};
/** One entry with everything the file says. */
const imported: readonly TournamentEvent[] = [
  created,
  { type: 'imported', from: 'open.trf', problems: 0 },
  { type: 'playersEntered', players: [letter(0), letter(1)] },
  entered,
];
const checksIn: Command = { type: 'checkIn', players: [a] };
const settles: Command = { type: 'changeSettings', changes: { name: 'Open' } };
const renames: Command = { type: 'correctPlayer', player: a, changes: { club: 'Tour' } };
const enters = (outcome = WHITE_WINS): Command => ({ type: 'enterResult', ...place, outcome });

describe('touchesOf', () => {
  it.each<[Command | TournamentEvent, readonly string[]]>([
    [enters(), ['result:3:7']],
    [{ type: 'correctPlayer', player: a, changes: {} }, ['player:a']],
    [
      { type: 'changeSettings', changes: { tieBreaks: [], name: 'Open' } },
      ['settings:tieBreaks', 'settings:name'],
    ],
    [{ type: 'publishRound', round: 3 }, ['round:3']],
    [{ type: 'grantBye', player: a, round: 2, bye: 'halfPointBye' }, ['bye:2:a']],
    [{ type: 'withdraw', player: a }, ['presence:a']],
    [{ type: 'allowPairs', players: [b, a] }, ['prohibited:a+b']],
    [{ type: 'checkIn', players: [a, b] }, ['checkIn:a', 'checkIn:b']],
    [{ type: 'closeCheckIn', round: 3 }, ['checkIn']],
    [claimed, ['claim:3:7:a']],
    [{ type: 'verifyResult', ...place, outcome: WHITE_WINS }, ['verification:3:7']],
    [{ type: 'questionResult', ...place, outcome: BLACK_WINS }, ['question:3:7']],
    [questioned, ['question:3:7']],
    [{ type: 'drawTieLots', seed: '6' }, ['ranking:lots']],
    [{ type: 'undo' }, ['*']],
    [undone, ['*']],
    [{ type: 'restored', to: 3 }, ['*']],
    [{ type: 'markRestorePoint', name: 'noon' }, []],
    [cleared, ['result:3:7', 'factsOfPairing']],
    [drafted, ['round:4', 'draft']],
  ])('%o', (said, things) => {
    expect(touchesOf(said)).toEqual(things);
  });
});

describe('conflictsWith', () => {
  const match: TournamentEvent = {
    type: 'matchFielded',
    round: 3,
    table: 2,
    games: [{ board: 7, white: a, black: b, match: 2 }],
    unpaired: [],
  };

  it.each<[string, Command, Entry[], number[]]>([
    ['another result on the board', enters(BLACK_WINS), missed([entered]), [40]],
    ['the same result on the board', enters(), missed([entered]), []],
    ['a result on another board', { ...enters(), board: 8 } as Command, missed([entered]), []],
    [
      'another result, put right since',
      enters(BLACK_WINS),
      missed([entered], [{ ...entered, outcome: BLACK_WINS }]),
      [],
    ],
    ['the same result, cleared since', enters(), missed([entered], [cleared]), [40, 41]],
    ['the same result, undone since', enters(), missed([entered], [undone]), [40, 41]],
    [
      'a result to be cleared that was entered unseen',
      { type: 'clearResult', ...place },
      missed([entered]),
      [40],
    ],
    [
      'a result to be cleared that was cleared unseen',
      { type: 'clearResult', ...place },
      missed([cleared]),
      [40],
    ],
    ['undo on top of anything', { type: 'undo' }, missed([entered], [renamed]), [40, 41]],
    [
      'undo on top of a mark, which changes nothing',
      { type: 'undo' },
      missed([{ type: 'restorePointMarked', name: 'noon' }]),
      [],
    ],
    ['a player seen at the door of an event read from a file', checksIn, missed(imported), []],
    ['settings of an event just made', settles, missed([created]), []],
    ['a result of an event read from a file with it', enters(BLACK_WINS), missed(imported), [40]],
    ['a player of an event read from a file', renames, missed(imported), [40]],
    ['undo in an event just made', { type: 'undo' }, missed([created]), []],
    ['undo in an event read from a file', { type: 'undo' }, missed(imported), [40]],
    ['an arbiter’s result after a player spoke', enters(BLACK_WINS), missed([claimed]), []],
    [
      'a claim after the opponent spoke',
      { type: 'claimResult', ...place, player: b, outcome: BLACK_WINS },
      missed([claimed]),
      [],
    ],
    [
      'the same claim from another phone',
      { type: 'claimResult', ...place, player: a, outcome: WHITE_WINS },
      missed([claimed]),
      [],
    ],
    [
      'another claim from another phone',
      { type: 'claimResult', ...place, player: a, outcome: BLACK_WINS },
      missed([claimed]),
      [40],
    ],
    ['another result on a board that was verified', enters(BLACK_WINS), missed([verified]), [40]],
    [
      'a second look, which looks for itself',
      { type: 'verifyResult', ...place, outcome: WHITE_WINS },
      missed([entered]),
      [],
    ],
    [
      'a report of another result, after the one entered unseen',
      { type: 'questionResult', ...place, outcome: BLACK_WINS },
      missed([entered]),
      [],
    ],
    [
      'a second report, whatever the first one says',
      { type: 'questionResult', ...place, outcome: WHITE_WINS },
      missed([questioned]),
      [],
    ],
    [
      'a report of a board others sit at now',
      { type: 'questionResult', ...place, outcome: BLACK_WINS },
      missed([match]),
      [40],
    ],
    [
      'a result kept against a report that was not seen',
      { type: 'dismissQuestion', ...place },
      missed([questioned]),
      [40],
    ],
    [
      'a result kept at two desks',
      { type: 'dismissQuestion', ...place },
      missed([{ type: 'questionDismissed', ...place }]),
      [],
    ],
    [
      'two desks that see the same player',
      { type: 'checkIn', players: [a] },
      missed([{ type: 'playersCheckedIn', players: [a, b] }]),
      [],
    ],
    [
      'a player another desk has seen',
      { type: 'undoCheckIn', players: [a] },
      missed([{ type: 'playersCheckedIn', players: [a, b] }]),
      [40],
    ],
    [
      'check-in of others while it closes',
      { type: 'closeCheckIn', round: 3 },
      missed([{ type: 'playersCheckedIn', players: [a] }]),
      [],
    ],
    [
      'other lots',
      { type: 'drawTieLots', seed: 'two' },
      missed([{ type: 'tieLotsDrawn', seed: 'one' }]),
      [40],
    ],
    [
      'the same play-off',
      { type: 'recordPlayOff', steps: [[a], [b]] },
      missed([{ type: 'playOffRecorded', steps: [[a], [b]] }]),
      [],
    ],
    [
      'another value by hand',
      { type: 'setTieBreakValue', player: a, descriptor: 'OTHER_X', value: 2 },
      missed([{ type: 'tieBreakValueSet', player: a, code: 'OTHER_X', value: 1 }]),
      [40],
    ],
    [
      'a mark on top of anything',
      { type: 'markRestorePoint', name: 'noon' },
      missed([entered], [undone]),
      [],
    ],
    ['a board at which another pair sits now', enters(), missed([match]), [40]],
    [
      'a player corrected otherwise',
      { type: 'correctPlayer', player: a, changes: { club: 'Roi' } },
      missed([renamed]),
      [40],
    ],
    [
      'a player corrected in the same way',
      { type: 'correctPlayer', player: a, changes: { club: 'Tour' } },
      missed([renamed]),
      [],
    ],
    [
      'a detail taken away that another gave',
      { type: 'correctPlayer', player: a, changes: {}, removes: ['club'] },
      missed([renamed]),
      [40],
    ],
    [
      'another player',
      { type: 'correctPlayer', player: b, changes: { club: 'Roi' } },
      missed([renamed]),
      [],
    ],
    [
      'another setting',
      { type: 'changeSettings', changes: { place: 'Lyon' } },
      missed([{ type: 'settingsChanged', changes: { name: 'X' } }]),
      [],
    ],
    [
      'the same setting otherwise',
      { type: 'changeSettings', changes: { place: 'Lyon' } },
      missed([{ type: 'settingsChanged', changes: { place: 'Paris' } }]),
      [40],
    ],
    [
      'the same setting and value',
      { type: 'changeSettings', changes: { place: 'Lyon' } },
      missed([{ type: 'settingsChanged', changes: { place: 'Lyon' } }]),
      [],
    ],
    [
      'one of two settings said already',
      { type: 'changeSettings', changes: { place: 'Lyon', name: 'Y' } },
      missed([{ type: 'settingsChanged', changes: { place: 'Lyon' } }]),
      [],
    ],
    [
      'publication of a draft made anew',
      { type: 'publishRound', round: 4 },
      missed([drafted]),
      [40],
    ],
    ['pairs by hand after a result came in', draft(4, 'a-b'), missed([entered]), [40]],
    [
      'pairs by the engine, which looks again',
      { type: 'pairRound', round: 4 },
      missed([entered]),
      [],
    ],
    ['a draft discarded that was made anew', { type: 'discardDraft' }, missed([drafted]), [40]],
    [
      'absences of players others found absent',
      { type: 'announceAbsences', players: [a], round: 4 },
      missed([{ type: 'byeGranted', player: a, round: 4, bye: 'zeroPointBye' }]),
      [],
    ],
    [
      'a penalty given twice',
      { type: 'adjustPoints', player: a, round: 3, points: -5, reason: 'late' } as Command,
      missed([
        {
          type: 'pointsAdjusted',
          player: a,
          round: 3,
          points: -5,
          reason: 'late',
        } as TournamentEvent,
      ]),
      [40],
    ],
    [
      'line-ups of two teams',
      { type: 'setLineUp', round: 3, team: teamId('t'), boards: [a] },
      missed([{ type: 'lineUpSet', round: 3, team: teamId('u'), boards: [b] }, match]),
      [],
    ],
  ])('%s', (_, command, entries, positions) => {
    expect(conflictsWith(command, entries).map(({ position }) => position)).toEqual(positions);
  });
});
