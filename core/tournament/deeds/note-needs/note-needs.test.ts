import { describe, expect, it } from 'vitest';
import { NO_NEEDS, type PlayerNeeds } from '../../../decisions/needs/need.ts';
import { playerId } from '../../../rules/identity.ts';
import { erasedEntries } from '../../erasure/erased-entries.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ROLES } from '../../roles.ts';
import { PlayedEvent } from '../../testing/played-event.ts';
import { audit } from '../../views/audit.ts';
import { dueList } from '../../views/due.ts';
import { logPage, undoPreview } from '../../views/log.ts';
import { needsView } from '../../views/needs.ts';
import { sayRefusal } from '../../words/say.ts';
import { readableBy } from '../readers.ts';
import type { NoteNeeds } from './note-needs.ts';

const [a, b] = [playerId('a'), playerId('b')];
const noting = (player: string, needs: Partial<PlayerNeeds>): NoteNeeds => ({
  ...{ type: 'noteNeeds', player: playerId(player) },
  needs: { ...NO_NEEDS, ...needs },
});
const BLIND = { kinds: ['visual'], aids: ['secondBoard'] } as const;
const NOW = '2026-03-07T13:00:00+01:00';

describe('[LA 7] needs of a player', () => {
  const event = (): PlayedEvent =>
    new PlayedEvent({}, 4).does(noting('a', { ...BLIND, remark: 'brings a dog' }));

  it('are kept in the order of the sheets, each once, and struck out by nothing', () => {
    const played = new PlayedEvent({}, 4).does(
      noting('a', {
        ...{ kinds: ['hearing', 'motor', 'hearing'], aids: ['light', 'table', 'light'] },
        ...{ assistant: { standing: 'wanted', name: ' ' }, remark: '  ' },
      }),
    );
    expect(played.state.needs?.get(a)).toEqual({
      ...{ kinds: ['motor', 'hearing'], aids: ['table', 'light'], brings: [] },
      ...{ assistant: { standing: 'wanted' }, certificateSeen: false },
    });
    const again = noting('a', {
      ...{ kinds: ['motor', 'hearing'], aids: ['table', 'light'] },
      assistant: { standing: 'wanted' },
    });
    const { length } = played.ledger.entries;
    expect(played.does(again).ledger.entries).toHaveLength(length);
    expect(played.does(noting('a', {})).state.needs?.has(a)).toBe(false);
  });

  it.each([
    [noting('nobody', BLIND), `refused unknownPlayer ${HOUSE_RULES.knownNames}`],
    [
      noting('a', { assistant: { standing: 'accepted' } }),
      `refused assistantUnnamed ${HOUSE_RULES.wellFormed}`,
    ],
    [
      noting('a', { aids: ['light'], brings: ['grip'] }),
      `refused cannotBring ${HOUSE_RULES.wellFormed}`,
    ],
    [
      noting('a', { aids: ['toilets'], brings: ['toilets'] }),
      `refused cannotBring ${HOUSE_RULES.wellFormed}`,
    ],
  ])('%j: %s', (command, verdict) => {
    expect(new PlayedEvent({}, 4).verdict(command)).toEqual([verdict]);
  });

  it('names what cannot be brought as its reader calls it', () => {
    const objection = new PlayedEvent({}, 4).objects(noting('a', { brings: ['light'] }));
    if (objection?.kind !== 'refused') throw new Error('not refused');
    expect(sayRefusal(objection.refusal, 'en')).toContain('“light when the opponent has moved”');
    expect(sayRefusal(objection.refusal, 'fr')).toContain('lumière quand l’adversaire a joué');
  });

  it('are read by the chief arbiter alone, undone or not, and by no audit', () => {
    const played = event();
    for (const role of ROLES) {
      const seen = (): string =>
        JSON.stringify([
          logPage(played.ledger, { language: 'en', mayRead: readableBy(role) }),
          undoPreview(played.ledger, 'en', undefined, readableBy(role)),
        ]);
      expect(seen().includes('visual disability'), role).toBe(role === 'chief');
    }
    const [line] = audit(played.ledger.entries).slice(-1);
    expect(line).toMatchObject({ what: 'needsNoted', about: {}, before: null, after: 'noted' });
    played.does({ type: 'undo' });
    const asDeputy = { language: 'en', mayRead: readableBy('deputy') } as const;
    expect(JSON.stringify(logPage(played.ledger, asDeputy))).not.toContain('visual');
    expect(played.state.needs?.size ?? 0).toBe(0);
  });

  it('[LA line 8846] are erased with what is private: neither who nor what is left', () => {
    const erased = erasedEntries(event().ledger.entries);
    const text = JSON.stringify(erased.at(-1)?.events);
    expect(text).not.toMatch(/visual|secondBoard|dog|"a"/);
    expect(erased.at(-1)?.events[0]).toMatchObject({ type: 'needsNoted', needs: NO_NEEDS });
  });

  it('do not make a draft doubtful', () => {
    const played = new PlayedEvent({}, 4).pairs(1, 'a-c b-d').does(noting('b', BLIND));
    expect(played.state.rounds[0]?.outdated).toBe(false);
  });
});

describe('the boards of a round', () => {
  const paired = (): PlayedEvent =>
    new PlayedEvent({ rounds: 3 }, 4)
      .does(noting('a', BLIND))
      .does(noting('c', { kinds: ['hearing'], aids: ['light'], brings: ['light'] }))
      .pairs(1, 'a-c b-d');
  const due = (event: PlayedEvent, asChief: boolean): string[] =>
    dueList(event.state, { now: NOW, asChief })
      .map(({ code }) => code)
      .filter((code) =>
        ['compulsoryAssistant', 'needsOfRound', 'assistantsToSettle', 'hallToCheck'].includes(code),
      );

  it('[E.01 D.2.11] blind against deaf is an alarm until an assistant is accepted', () => {
    const event = paired();
    expect(needsView(event.state)?.round).toMatchObject({
      ...{ round: 1, draft: false },
      boards: [{ board: 1, white: 'A., Player', black: 'C., Player', alarm: true, over: false }],
    });
    expect(due(event, true)).toEqual(['compulsoryAssistant', 'hallToCheck']);
    expect(due(event, false)).toEqual([]);
    event.does(noting('a', { ...BLIND, assistant: { standing: 'proposed', name: 'Aide, Luce' } }));
    expect(due(event, true)).toEqual(['compulsoryAssistant', 'assistantsToSettle', 'hallToCheck']);
    event.does(noting('a', { ...BLIND, assistant: { standing: 'accepted', name: 'Aide, Luce' } }));
    expect(needsView(event.state)?.round?.boards[0]?.alarm).toBe(false);
    expect(due(event, true)).toEqual(['needsOfRound', 'hallToCheck']);
    event.does({ type: 'startRound', round: 1 });
    expect(due(event, true)).toEqual(['hallToCheck']);
  });

  it('are over with their result, and those of a draft are told before it is public', () => {
    const event = paired().scores(1, '1');
    expect(needsView(event.state)?.round?.boards[0]?.over).toBe(true);
    expect(due(event, true)).toEqual(['hallToCheck']);
    event.scores(1, '11').does({ type: 'closeRound', round: 1 });
    event.does({
      ...{ type: 'draftRound', round: 2, bye: null, origin: 'manual' },
      pairs: [
        { white: b, black: a },
        { white: playerId('d'), black: playerId('c') },
      ],
    });
    const [line] = dueList(event.state, { now: NOW, asChief: true }).filter(
      ({ code }) => code === 'needsOfRound',
    );
    expect(line).toMatchObject({
      params: { round: 2, count: 2, boards: '1, 2', open: 1 },
      action: { kind: 'open', page: 'needs' },
    });
    expect(needsView(event.state)?.round?.draft).toBe(true);
    expect(needsView(event.state, 1)?.round?.round).toBe(1);
    expect(needsView(event.state, 7)).toBeNull();
  });

  it('[E.01 D.1] a second board that lies in the hall is there', () => {
    const event = paired();
    const open = (): (string | undefined)[] =>
      (needsView(event.state)?.round?.boards[0]?.lines ?? [])
        .filter((line) => line.open)
        .map(({ code }) => code);
    expect(open()).toEqual(['compulsoryAssistant', 'secondBoard']);
    event.does({ type: 'checkHall', item: 'secondBoard', done: true });
    expect(open()).toEqual(['compulsoryAssistant']);
  });
});

describe('[LA 7.1 to 7.4] the check-list of the hall', () => {
  it('has what those who play need, with its state and the hand that looked', () => {
    const event = new PlayedEvent({}, 4)
      .does(noting('b', BLIND))
      .does(noting('a', { kinds: ['visual'], aids: ['secondBoard'], brings: ['secondBoard'] }));
    const lines = (): string[] =>
      (needsView(event.state)?.hall ?? []).map(
        ({ item, article, players, pieces, done }) =>
          `${item} ${article} ${players.length} ${pieces ?? '-'} ${done?.by ?? 'open'}`,
      );
    expect(lines()).toEqual([
      'stepFree LA 7.2 2 - open',
      'toilets LA 7.2 2 - open',
      'table LA 7.2 2 - open',
      'notIsolated LA 7.2 2 - open',
      'secondBoard LA 7.2 2 1 open',
    ]);
    event.does({ type: 'checkHall', item: 'table', done: true });
    expect(lines()[2]).toBe('table LA 7.2 2 - chief');
    const { length } = event.ledger.entries;
    event.does({ type: 'checkHall', item: 'table', done: true });
    expect(event.ledger.entries).toHaveLength(length);
    event.does({ type: 'checkHall', item: 'table', done: false });
    expect(lines()[2]).toBe('table LA 7.2 2 - open');
    // What lies ready for one is looked at again for the next, and for who no longer brings it.
    event.does({ type: 'checkHall', item: 'secondBoard', done: true });
    event.does(noting('b', { ...BLIND, remark: 'left-handed' }));
    expect(lines()[4]).toBe('secondBoard LA 7.2 2 1 chief');
    event.does(noting('a', BLIND));
    expect(lines()[4]).toBe('secondBoard LA 7.2 2 2 open');
    event.does({ type: 'checkHall', item: 'secondBoard', done: true }).does(noting('c', BLIND));
    expect(lines()[4]).toBe('secondBoard LA 7.2 3 3 open');
    event.does(noting('c', {}));
    event.does({ type: 'withdraw', player: a }).does({ type: 'withdraw', player: b });
    expect(lines()).toEqual([]);
    expect(needsView(event.state)?.players.map(({ left }) => left)).toEqual([true, true]);
  });
});
