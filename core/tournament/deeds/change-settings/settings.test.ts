import { describe, expect, it } from 'vitest';
import { playerId } from '../../../rules/identity.ts';
import { cents } from '../../../standings/prizes/money.ts';
import { list, scheme } from '../../../standings/prizes/scheme.fixture.ts';
import type { Objection } from '../../decide.ts';
import { NO_REGULATIONS } from '../../regulations.ts';
import { USUAL_TEAMS } from '../../default-settings.ts';
import { ADDED_SETTINGS, type Settings, type TeamSettings } from '../../settings.ts';
import { matchOfTwoTeams, ROI, TOUR } from '../../testing/match-of-two-teams.ts';
import { draft, PlayedEvent, WHITE_WINS } from '../../testing/played-event.ts';

const refusalOf = (objection: Objection | undefined) =>
  objection?.kind === 'refused' ? objection.refusal : null;

const EMPTY_LIST = scheme([list('main', 'hort', [])]);
const publication = (changes: object): Settings['publication'] => ({
  ...ADDED_SETTINGS.publication,
  ...changes,
});

describe('settings of a new event', () => {
  it('are announced without prizes, and lots only when asked for', () => {
    expect(new PlayedEvent().state.settings).toMatchObject(ADDED_SETTINGS);
  });

  it('are kept as given', () => {
    const given = {
      roundTimes: ['09:00', null, '14:30'],
      organiser: 'Club de la Tour',
      prizes: scheme([list('main', 'hort', [300, 200, 100])]),
      ties: 'lots',
      ratingKind: 'blitz',
      publication: publication({ crosstable: false, prizes: true }),
    } as const;
    expect(new PlayedEvent(given).state.settings).toMatchObject(given);
  });

  it.each<[string, Partial<Settings>, object]>([
    ['24 o’clock', { roundTimes: ['24:00'] }, { setting: 'roundTimes', value: '24:00' }],
    ['a time in words', { roundTimes: [null, '9h30'] }, { setting: 'roundTimes', value: '9h30' }],
    ['a nameless organiser', { organiser: ' ' }, { setting: 'organiser', value: ' ' }],
    [
      'an unknown rating',
      { ratingKind: 'bullet' as 'blitz' },
      { setting: 'ratingKind', value: 'bullet' },
    ],
    [
      'a default time that is none',
      { regulations: { ...NO_REGULATIONS, defaultTime: -5 } },
      { setting: 'regulations', value: 'defaultTime: -5' },
    ],
    [
      'no forfeit at all',
      { regulations: { ...NO_REGULATIONS, forfeitsOut: 0 } },
      { setting: 'regulations', value: 'forfeitsOut: 0' },
    ],
    [
      'a level C.05 does not have',
      { regulations: { ...NO_REGULATIONS, level: 4 as 3 } },
      { setting: 'regulations', value: 'level: 4' },
    ],
    ['an unknown way', { ties: 'dice' as 'lots' }, { setting: 'ties', value: 'dice' }],
    [
      'a page neither shown nor hidden',
      { publication: publication({ results: undefined }) },
      { setting: 'publication', value: 'results' },
    ],
  ])('[Ronde 3] refuse %s', (_, changes, params) => {
    const changed = refusalOf(new PlayedEvent().objects({ type: 'changeSettings', changes }));
    expect(changed).toEqual({ code: 'badSetting', article: 'Ronde 3', params });
    expect(() => new PlayedEvent(changes)).toThrow('badSetting');
  });

  it('[LA 5.3] refuse prizes that contradict themselves, and say where', () => {
    const changes = { prizes: EMPTY_LIST };
    expect(refusalOf(new PlayedEvent().objects({ type: 'changeSettings', changes }))).toEqual({
      code: 'badPrizes',
      article: 'Ronde 3',
      params: { setting: 'prizes', at: 'lists[0].prizes', fault: 'prizes.noPrizes' },
    });
  });

  it.each<[string, Partial<Settings>, string, string, string]>([
    ['a variant', { tieBreaks: ['WIN/C1', 'BH'] }, 'WIN/C1', 'variantNotAllowed', 'C.07 7.1'],
    ['an unknown code', { tieBreaks: ['BH', 'XX'] }, 'XX', 'descriptor', 'C.07 4.1'],
    ['one of teams', { tieBreaks: ['BH', 'MPTS'] }, 'MPTS', 'teamsOnly', 'C.07 4.1'],
    [
      'Buchholz in a round robin',
      { tieBreaks: ['BH'], system: 'berger' },
      'BH',
      'notInRoundRobin',
      'C.07 8.1',
    ],
  ])('[C.07 4.1] refuse %s among the tie-breaks', (_, changes, descriptor, fault, article) => {
    const latest = { firstDay: '2026-03-07' };
    const changed = new PlayedEvent(latest).objects({ type: 'changeSettings', changes });
    expect(refusalOf(changed)).toEqual({
      code: 'badTieBreak',
      article,
      params: { descriptor, fault },
    });
    expect(() => new PlayedEvent({ ...latest, ...changes })).toThrow('badTieBreak');
  });

  it('[C.07 8.1] a list is looked at again when the system changes, and not otherwise', () => {
    const event = new PlayedEvent({ firstDay: '2026-03-07', tieBreaks: ['BH'] });
    const berger = { type: 'changeSettings', changes: { system: 'berger' } } as const;
    expect(refusalOf(event.objects(berger))).toMatchObject({ code: 'badTieBreak' });
    event.does({ type: 'changeSettings', changes: { ...berger.changes, tieBreaks: ['SB'] } });
    expect(event.state.settings.tieBreaks).toEqual(['SB']);
  });

  it('take prizes that only deserve a look: an increasing list is the organiser’s business', () => {
    const prizes = scheme([list('main', 'place', [100, 200])], { unit: cents(1) });
    const event = new PlayedEvent().does({ type: 'changeSettings', changes: { prizes } });
    expect(event.state.settings.prizes).toEqual(prizes);
  });
});

describe('settings of a running event', () => {
  const running = (): PlayedEvent => new PlayedEvent({}, 4).pairs(1, 'a-c b-d').scores(1, '11');

  it('[C.07 4.2] the way ties are broken was announced: changed in two steps', () => {
    expect(running().verdict({ type: 'changeSettings', changes: { ties: 'lots' } })).toEqual([
      '4 tieBreaksChangedAfterStart C.04.1 1',
    ]);
  });

  it('[E.01 6.7.1] regulations were announced: changed after a confirmation', () => {
    const changes = { regulations: { ...NO_REGULATIONS, defaultTime: 30 } };
    expect(running().verdict({ type: 'changeSettings', changes })).toEqual([
      '3 regulationsChangedAfterStart C.04.1 1',
    ]);
  });

  it('what is shown of ratings and norms is no regulation: changed at any time', () => {
    for (const shown of [{ ratingChanges: true }, { normsToPlayers: true }]) {
      const changes = { regulations: { ...NO_REGULATIONS, ...shown } };
      expect(running().verdict({ type: 'changeSettings', changes })).toEqual([]);
      running().does({ type: 'changeSettings', changes });
    }
  });

  it('[C.04.1 1] fewer rounds than are paired are refused, with the round that is', () => {
    const changes = { rounds: 1 };
    const event = running().pairs(2, 'c-b d-a');
    const refusal = refusalOf(event.objects({ type: 'changeSettings', changes }));
    expect(refusal).toMatchObject({
      code: 'fewerRoundsThanPaired',
      params: { paired: 2, rounds: 1 },
    });
  });

  it('[Ronde 4] what no pairing rests on leaves a draft as it is', () => {
    const event = running().does(draft(2, 'a-b d-c'));
    event.does({ type: 'changeSettings', changes: { organiser: 'Club' } });
    expect(event.state.rounds[1]?.outdated).toBe(false);
    event.does({ type: 'changeSettings', changes: { firstBoard: 11 } });
    expect(event.state.rounds[1]?.outdated).toBe(true);
  });
});

describe('[C.04.2 2.2, TRF26 172] the initial order', () => {
  const entered = (settings: Partial<Settings>): readonly string[] =>
    new PlayedEvent(settings)
      .does({
        type: 'enterPlayers',
        players: [
          { id: playerId('fide'), name: 'F', ratings: { fide: 1600 }, fromRound: 1 },
          { id: playerId('national'), name: 'N', ratings: { national: 1800 }, fromRound: 1 },
        ],
      })
      .does({ type: 'assignNumbers', reason: 'initialOrder' }).state.numbers;

  it('counts national ratings where FIDE has none, unless the event says otherwise', () => {
    expect(entered({})).toEqual(['national', 'fide']);
    expect(entered({ initialOrder: { method: 'FIDE', last: 'alphabetical' } })).toEqual([
      'fide',
      'national',
    ]);
  });
});

describe('[C.04.6 1.2.1, 1.7] rules of teams once round 1 is paired', () => {
  const changed = (rules: Partial<TeamSettings>) => {
    const event = matchOfTwoTeams();
    const team = { ...USUAL_TEAMS, ...rules };
    return { event, command: { type: 'changeSettings', changes: { team } } as const };
  };

  it.each<[string, Partial<TeamSettings>]>([
    ['the primary score', { primaryScore: 'gamePoints' }],
    ['the colour preferences', { colourPreferences: 'B' }],
    ['the use of the second score', { secondaryForColours: false }],
    ['the boards with the hour of line-ups', { boards: 3, boardColours: 'WBW', lineUpDeadline: 9 }],
  ])('%s no longer changes', (_, rules) => {
    const { event, command } = changed(rules);
    expect(refusalOf(event.objects(command))).toMatchObject({
      code: 'lockedAfterStart',
      params: { setting: 'team' },
    });
  });

  it.each<[string, Partial<TeamSettings>]>([
    ['minutes', { lineUpDeadline: 45 }],
    ['an hour', { lineUpHour: '13:30' }],
  ])('[LA 6.9 VII 1] the hour of line-ups does, by %s, and a draft stands', (_, rules) => {
    const { event, command } = changed(rules);
    for (const board of [1, 2, 3, 4]) {
      event.does({ type: 'enterResult', round: 1, board, outcome: WHITE_WINS });
    }
    const draftOfTwo = { first: ROI, second: TOUR };
    event.does({
      type: 'draftTeamRound',
      round: 2,
      matches: [draftOfTwo],
      bye: null,
      origin: 'manual',
    });
    event.does(command);
    expect(event.state.settings.team).toMatchObject(rules);
    expect(event.state.rounds[1]?.outdated).toBe(false);
  });
});
