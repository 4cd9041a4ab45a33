import { describe, expect, it } from 'vitest';
import type { SystemName } from '../../pairing/systems.ts';
import { playerId, tpn } from '../../rules/identity.ts';
import { LANGUAGES } from '../../rules/language.ts';
import { DRAW, PlayedEvent } from '../../tournament/testing/played-event.ts';
import type { TableDrawing } from './draw-round.ts';
import { roundExplanation, whyNotExplanation } from './round-explanation.ts';

const STAFF = { language: 'en', audience: 'staff' } as const;

/** A round robin with its first rounds paired and White winning everywhere. */
function robin(
  players: number,
  rounds: number,
  paired: number,
  system: SystemName = 'berger',
): PlayedEvent {
  const event = new PlayedEvent({ system, rounds }, players);
  for (let round = 1; round <= paired; round += 1) {
    event.does({ type: 'pairRound', round }).does({ type: 'publishRound', round });
    event.scores(round, '1'.repeat(event.state.rounds[round - 1]?.games.length ?? 0));
  }
  return event;
}

function drawn(event: PlayedEvent, round: number): TableDrawing {
  const explained = roundExplanation(event.state, round, STAFF);
  if (!explained.ok || explained.value.kind !== 'table') throw new Error('no table');
  return explained.value;
}

describe('[C.05 annex 1] a round robin explained on its table', () => {
  it('has every line, the numbers, the sum and the rule of the colours', () => {
    const table = drawn(robin(10, 9, 6), 6);
    expect(table).toMatchObject({ size: 10, freePlace: null, double: false, departures: [] });
    expect(table.rounds).toHaveLength(9);
    // Livre de l'Arbitre, table for 10, round 6: 10-8 9-7 1-6 2-5 3-4.
    const games = table.rounds[5]?.games.map(({ white, black }) => `${white}-${black}`);
    expect(games).toEqual(['10-8', '9-7', '1-6', '2-5', '3-4']);
    expect(table.sentences).toEqual([
      'Round 6 is line 6 of the Berger table for 10 (C.05 annex 1).',
    ]);
    expect(table.games.map(({ sentences }) => sentences)).toEqual([
      [
        'H., Player (8) and J., Player (10): the last number counts as its opponent does, 8\u00a0+\u00a08\u00a0=\u00a016, less 10 is line 6.',
        'J., Player has White: the last number, 10, has Black against 1 to 5 and White against the others.',
      ],
      [
        'G., Player (7) and I., Player (9): 7\u00a0+\u00a09\u00a0=\u00a016, less 10 is line 6.',
        'I., Player has White: of two odd or two even numbers the higher has White.',
      ],
      [
        'A., Player (1) and F., Player (6): 1\u00a0+\u00a06\u00a0=\u00a07, less 1 is line 6.',
        'A., Player has White: of an odd and an even number the lower has White.',
      ],
      expect.any(Array),
      expect.any(Array),
    ]);
    expect(table.check?.verdict).toBe('same');
  });

  it('says who meets the free place of an odd field', () => {
    const table = drawn(robin(5, 5, 1), 1);
    expect(table).toMatchObject({ size: 6, freePlace: 6, resting: tpn(1) });
    expect(table.sentences.slice(1)).toEqual([
      'There are 5 participants, so number 6 is a free place: whoever meets it rests.',
      'A., Player (1) meets the free place and rests in this round.',
    ]);
  });

  it('says that the second cycle reverses the colours', () => {
    const event = robin(4, 6, 4);
    const table = drawn(event, 4);
    expect(table.double).toBe(true);
    expect(table.sentences).toEqual([
      'Round 4 is line 1 of the Berger table for 4 once more: in the second cycle every colour is reversed (C.05 annex 1).',
    ]);
    expect(table.games[0]).toMatchObject({ white: tpn(4), black: tpn(1) });
    expect(table.games[0]?.sentences[1]).toBe(
      'D., Player has White: by the table it is A., Player (the last number, 4, has Black against 1 to 2 and White against the others), and the second cycle reverses it.',
    );
  });

  it('says that the last two rounds of the first cycle change places', () => {
    const table = drawn(robin(4, 6, 2, 'berger-reversed'), 2);
    expect(table.sentences[0]).toContain('Round 2 is line 3');
    expect(table.sentences[1]).toContain('in reverse order');
    expect(drawn(robin(6, 10, 1, 'berger-reversed'), 1).sentences).toHaveLength(1);
  });

  it('draws the next round before it is paired, and marks a board changed by hand', () => {
    const event = robin(4, 3, 1);
    expect(drawn(event, 2).check).toBeNull();
    event.pairs(2, 'd-b a-c');
    const changed = drawn(event, 2);
    expect(changed.departures).toEqual([1, 2]);
    const [d, b] = [playerId('d'), playerId('b')];
    expect(whyNotExplanation(event.state, 2, [d, b], STAFF)).toMatchObject({
      value: {
        reason: 'table',
        article: 'C.05 annex 1',
        sentences: [
          'By the table D., Player (4) and B., Player (2) meet in round 3 (2–4) (C.05 annex 1).',
        ],
      },
    });
  });

  it('says when two players meet: here, twice, or beyond the rounds of the event', () => {
    const ask = (event: PlayedEvent, round: number, a: string, b: string): unknown => {
      const told = whyNotExplanation(event.state, round, [playerId(a), playerId(b)], STAFF);
      return told.ok ? told.value.sentences : told.error.code;
    };
    const double = robin(4, 6, 1);
    expect(ask(double, 1, 'a', 'd')).toEqual(['A., Player and D., Player do meet in this round.']);
    expect(ask(double, 1, 'a', 'b')).toEqual([
      'By the table A., Player (1) and B., Player (2) meet in round 2 (1–2) and in round 5 (2–1) (C.05 annex 1).',
    ]);
    expect(ask(robin(6, 3, 1), 1, 'a', 'e')).toEqual([
      expect.stringContaining('meet in round 5 (5–1)'),
      'The event has 3 rounds only: this meeting is not played.',
    ]);
    expect(ask(double, 1, 'a', 'nobody')).toBe('unknownPlayer');
    const changed = robin(4, 3, 1).pairs(2, 'd-b a-c').scores(2, '11');
    expect(ask(changed, 3, 'a', 'b')).toEqual([expect.stringContaining('round 2 (1–2)')]);
    expect(ask(changed, 3, 'a', 'c')).toEqual(['A., Player and C., Player do meet in this round.']);
  });

  it('is plain in both languages', () => {
    const { state } = robin(5, 10, 7);
    for (const language of LANGUAGES) {
      const explained = roundExplanation(state, 7, { language, audience: 'public' });
      if (!explained.ok) throw new Error(explained.error.code);
      expect(JSON.parse(JSON.stringify(explained.value))).toEqual(explained.value);
      expect(JSON.stringify(explained.value)).not.toMatch(/\{\w+\}/);
    }
  });
});

describe('a system Ronde only records', () => {
  const recorded = (): PlayedEvent =>
    new PlayedEvent({ system: 'swiss', initialColour: 'white' }, 6)
      .pairs(1, 'a-d e-b c-f')
      .scores(1, '1=0')
      .pairs(2, 'f-a b-c d-e');

  it('has the facts of each board: scores, floats, colours, meetings', () => {
    const explained = roundExplanation(recorded().state, 2, STAFF);
    if (!explained.ok || explained.value.kind !== 'facts') throw new Error('no facts');
    expect(explained.value.because).toBe('systemNotPaired');
    expect(explained.value.boards.map(({ sentences }) => sentences)).toEqual([
      [
        'Both have 1 point: one score group.',
        'F., Player has White; before: B (due White).',
        'A., Player has Black; before: W (due Black).',
        'They have not met before.',
      ],
      [
        'B., Player with ½ point floats down to C., Player with 0 points.',
        'B., Player has White; before: B (due White).',
        'C., Player has Black; before: W (due Black).',
        'They have not met before.',
      ],
      [
        'E., Player with ½ point floats down to D., Player with 0 points.',
        'D., Player has White; before: B (due White).',
        'E., Player has Black; before: W (due Black).',
        'They have not met before.',
      ],
    ]);
  });

  it('says of two players what is known, and no scores to those who may not see them', () => {
    const { state } = recorded();
    const [a, d] = [playerId('a'), playerId('d')];
    expect(whyNotExplanation(state, 2, [a, d], { ...STAFF, language: 'fr' })).toMatchObject({
      value: {
        reason: 'facts',
        sentences: [
          'A., Player, avec 1 point, descend vers D., Player, qui a 0 point.',
          'Ils se sont déjà rencontrés, à la ronde 1.',
        ],
      },
    });
    const publication = { ...state.settings.publication, results: false };
    const hidden = { ...state, settings: { ...state.settings, publication } };
    const explained = roundExplanation(hidden, 2, { language: 'en', audience: 'public' });
    expect(JSON.stringify(explained)).not.toMatch(/point|floated/);
  });

  it('[C.04.1 2] does not tell a forfeit as a meeting', () => {
    const forfeited = new PlayedEvent({ system: 'swiss', initialColour: 'white' }, 4).pairs(
      1,
      'a-c d-b',
    );
    const outcome = { kind: 'forfeit', winner: 'white' } as const;
    forfeited.does({ type: 'enterResult', round: 1, board: 1, outcome });
    forfeited.does({ type: 'enterResult', round: 1, board: 2, outcome: DRAW });
    forfeited.pairs(2, 'b-a c-d');
    const pair = [playerId('a'), playerId('c')] as const;
    const told = whyNotExplanation(forfeited.state, 2, pair, STAFF);
    expect(told.ok && told.value.sentences).toContain('They have not met before.');
  });

  it('has nothing to say of a round that is not recorded', () => {
    expect(roundExplanation(recorded().state, 3, STAFF)).toMatchObject({
      error: { code: 'systemNotPaired' },
    });
    expect(roundExplanation(recorded().state, 4, STAFF)).toMatchObject({
      error: { code: 'unknownRound' },
    });
  });
});
