import { describe, expect, it } from 'vitest';
import { playerId } from '../../rules/identity.ts';
import { PlayedEvent } from '../../tournament/testing/played-event.ts';
import type { EventFile, Form, FormAsk } from './form.ts';
import { makeForm } from './form-makers.ts';
import { formText } from './form-text.ts';
import type { FormName } from './forms.ts';

const ASK: FormAsk = { language: 'en', zone: 'Europe/Paris' };
const [a, b] = [playerId('a'), playerId('b')];

/** A decision against a on board 1, written down as incident 1. */
const decided = (): PlayedEvent =>
  new PlayedEvent({ rounds: 3, initialColour: 'white' }, 4).pairs(1, 'a-b c-d').does({
    ...{ type: 'enterIncident', kind: 'illegal', round: 1, board: 1, player: a, text: 'Ke3' },
    decision: { article: 'E.01 7.5.5', text: 'Two minutes for the opponent', penalties: [] },
  });

const fileOf = ({ ledger, state }: PlayedEvent): EventFile => ({ ledger, state });
const made = (name: FormName, event: PlayedEvent, ask: Partial<FormAsk> = {}): readonly Form[] =>
  makeForm(name, fileOf(event), { ...ASK, ...ask });
const textOf = (forms: readonly Form[]): string =>
  forms.map((one) => formText(one, 'en')).join('\n');

/** What stands under each label; the first where one comes twice. */
function fields(forms: readonly Form[]): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const block of forms.flatMap(({ blocks }) => blocks)) {
    if (block.kind !== 'fields') continue;
    for (const { label, value } of block.fields) if (!found.has(label)) found.set(label, value);
  }
  return found;
}

const ticked = (forms: readonly Form[]): readonly string[] =>
  forms.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'boxes' ? (block.ticked ?? []) : [])),
  );

describe('an appeal', () => {
  it('[LA 229] has the decision as it was written down, and leaves open who appeals', () => {
    const forms = made('appeal', decided(), { incident: 1 });
    const said = fields(forms);
    expect(textOf(forms)).toContain('Illegal move. Ke3 Two minutes for the opponent');
    expect(said.get('Article')).toBe('E.01 7.5.5');
    expect(said.get('Board')).toBe('1');
    // Whoever sits at the computer of the event is its chief arbiter; the hour is said as people say it.
    const atTheDesk = decided();
    atTheDesk.by = 'localhost';
    const decision = { article: 'E.01 7.5.5', text: 'Again', penalties: [] } as const;
    atTheDesk
      .does({ type: 'changeSettings', changes: { chiefArbiter: 'Una, Ada' } })
      .does({ type: 'decideIncident', number: 1, ...decision });
    const appealed = fields(made('appeal', atTheDesk, { incident: 1 }));
    expect(appealed.get('Decided by')).toBe('Una, Ada');
    expect(appealed.get('Decided on, at')).toMatch(/2026/);
    expect(appealed.get('Decided on, at')).not.toMatch(/\d{4}-\d{2}-\d{2}/);
    // The opponent of the player of the incident may appeal too.
    expect(said.get('Who appeals')).toBeNull();
    expect(fields(made('appeal', decided(), { incident: 1, player: b })).get('Who appeals')).toBe(
      'B., Player',
    );
    expect(made('appeal', decided(), { incident: 2 })).toEqual([]);
  });

  it.each([
    ['12917', {}, null, null, null],
    [
      '12917',
      { appealMinutes: '30', appealDeposit: '50', committee: 'Una, A; Duo, B; Tria, C' },
      '30 minutes after the game',
      '€50',
      'Una, A',
    ],
  ] as const)(
    '[LA %s] deadline, deposit and committee are those of the regulations: %o',
    (_, clauses, until, deposit, chair) => {
      const event = decided();
      if (Object.keys(clauses).length > 0) event.does({ type: 'stateClauses', clauses });
      const said = fields(made('appeal', event));
      expect(said.get('Until when in writing')).toBe(until);
      expect(said.get('Deposit')).toBe(deposit);
      expect(said.get('Chair')).toBe(chair);
    },
  );

  it('[FMJD III 2.2.5] in draughts it names no article of the Laws of Chess', () => {
    const { ledger, state } = decided();
    const settings = { ...state.settings, game: 'draughts' };
    const text = textOf(makeForm('appeal', { ledger, state: { ...state, settings } }, ASK));
    expect(text).toContain('(FMJD III 2.2.5)');
    expect(text).not.toContain('Ground');
  });
});

describe('a suspicion of cheating', () => {
  it('[LA 12636, 12644] says until when the sheet is filled in, and what an unfounded one brings', () => {
    const text = textOf(made('complaint', decided(), { player: b }));
    expect(text).toContain('before the round is over (LA 12636)');
    expect(text).toContain('a second one within 6 months a suspension of 3 months, then of 6');
    expect(text).toContain('Name: B., Player');
  });

  it('[LA 12699] a refused search is warned and then lost, by the rungs of the Laws', () => {
    const text = textOf(made('search-record', decided(), { incident: 1 }));
    expect(text).toContain('Warning given (12.9.1)');
    expect(text).toContain('game lost (12.9.6)');
    expect(text).toContain('Player: A., Player');
  });

  it.each([
    ['yes', 'yes'],
    ['no', 'no'],
    [undefined, null],
  ] as const)('[LA 12700] searches by lot, announced: %s', (searches, said) => {
    const event = decided();
    if (searches !== undefined) event.does({ type: 'stateClauses', clauses: { searches } });
    expect(
      fields(made('search-record', event)).get('Searches by lot announced in the regulations'),
    ).toBe(said);
  });

  it('[LA 12648] told after the end, it is of those concerned, and rests on what came up since', () => {
    const text = textOf(made('late-complaint', decided(), { player: b, incident: 1 }));
    expect(text).toMatch(/Name: B\., Player[^]*Name: A\., Player/);
    expect(text).toContain('players, federations, organisers (LA 12648)');
    expect(text).toContain('a second one within 6 months a suspension of 3 months, then of 6');
    expect(made('late-complaint', decided(), { incident: 2 })).toEqual([]);
  });

  it.each(['complaint', 'late-complaint', 'search-record', 'fair-play-plan'] as const)(
    '%s is of chess alone',
    (name) => {
      const { ledger, state } = decided();
      const settings = { ...state.settings, game: 'draughts' };
      expect(makeForm(name, { ledger, state: { ...state, settings } }, ASK)).toEqual([]);
    },
  );
});

describe('measures against cheating', () => {
  it.each([
    // Four weeks, across a month and across a leap day.
    ['2026-03-07', '7 February 2026'],
    ['2024-03-20', '21 February 2024'],
  ])('[LA 12622] of an event from %s on are sent by %s', (firstDay, day) => {
    const { ledger, state } = decided();
    const settings = { ...state.settings, firstDay };
    const forms = makeForm('fair-play-plan', { ledger, state: { ...state, settings } }, ASK);
    expect(fields(forms).get('To be sent by')).toBe(day);
    expect(fields(forms).get('Players entered')).toBe('4');
  });

  it.each([
    ['yes', ['Searches by lot, announced in the regulations']],
    ['no', []],
    [undefined, []],
  ] as const)('[LA 12700] searches by lot, announced: %s', (searches, said) => {
    const event = decided();
    if (searches !== undefined) event.does({ type: 'stateClauses', clauses: { searches } });
    expect(ticked(made('fair-play-plan', event))).toEqual(said);
  });
});

describe('[LA 7.1 to 7.4] the reception of a player with a disability', () => {
  const withNeeds = (): PlayedEvent =>
    decided().does({
      ...{ type: 'noteNeeds', player: b },
      needs: {
        ...{ kinds: ['motor'], aids: ['recorder', 'table'], brings: [] },
        ...{ assistant: { standing: 'accepted', name: 'Aide, Luce' }, certificateSeen: true },
        remark: 'tires after two hours',
      },
    });

  it('is filled in with what the chief arbiter has noted, for that player alone', () => {
    const forms = made('accommodation', withNeeds());
    expect(forms.map(({ about }) => about)).toEqual(['B., Player']);
    expect(ticked(forms)).toEqual([
      'motor disability (LA 7.1)',
      'table of the right size and height',
      'somebody to record',
      'A certificate was shown; no copy is kept',
    ]);
    expect(fields(forms).get('Assistant, accepted by the arbiter')).toBe(
      'Aide, Luce, accepted by the arbiter',
    );
    // The remark is the chief arbiter's own: the sheet is told to the opponents.
    expect(textOf(forms)).not.toContain('tires after two hours');
    // E.01 8.1.6: a disabled player who has somebody to record keeps all the time.
    expect(textOf(forms)).toContain('No time is taken off, with or without an assistant');
    expect(textOf(forms)).not.toContain('light when the opponent has moved');
  });

  it('is empty where nothing is noted, to be filled in with the player', () => {
    const [sheet, ...more] = made('accommodation', decided(), { player: a });
    expect(more).toEqual([]);
    expect(sheet?.about).toBe('A., Player');
    expect(ticked(sheet === undefined ? [] : [sheet])).toEqual([]);
    expect(made('accommodation', decided()).map(({ about }) => about)).toEqual([null]);
  });
});
