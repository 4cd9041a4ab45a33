import { describe, expect, it } from 'vitest';
import { playerId } from '../../rules/identity.ts';
import { LANGUAGES } from '../../rules/language.ts';
import { randomFrom } from '../../rules/random.ts';
import { perform } from '../decide.ts';
import type { EventType } from '../event.ts';
import { BLACK_WINS, PlayedEvent } from '../testing/played-event.ts';
import { EVERYTHING_CONFIRMED, randomCommand } from '../testing/random-season.ts';
import { FACTS } from '../deeds/facts.ts';
import { ENGLISH } from '../words/log-words-en.ts';
import { FRENCH } from '../words/log-words-fr.ts';
import { sayOutcome } from '../words/say-outcome.ts';
import { logPage, redoPreview, undoPreview } from './log.ts';

describe('undo with words', () => {
  it('says what, who and when', () => {
    const event = new PlayedEvent({}, 4).pairs(1, 'a-c d-b');
    event.at = '2026-03-07T14:05:09Z';
    event.scores(1, '1');
    expect(undoPreview(event.ledger, 'en')).toMatchObject({
      code: 'resultEntered',
      params: { round: 1, board: 1, outcome: '1–0' },
      what: 'Board 1, A. – C.: 1–0',
      words: 'Board 1, A. – C.: 1–0 by chief, 14:05',
    });
    expect(undoPreview(event.ledger, 'fr', () => '15:05')?.words).toBe(
      'Échiquier 1, A. – C.\u00a0: 1–0 par chief, 15:05',
    );
    event.does({ type: 'undo' });
    expect(redoPreview(event.ledger, 'en')?.what).toBe('Board 1, A. – C.: 1–0');
    expect(undoPreview(event.ledger, 'en')?.what).toBe('Round 1 published');
    const [line, undone] = logPage(event.ledger, { language: 'en' }).lines;
    expect(line).toMatchObject({
      words: 'Taken back: Round 1, board 1, A. – C.: 1–0',
      undone: false,
    });
    expect(undone).toMatchObject({ words: 'Round 1, board 1, A. – C.: 1–0', undone: true });
  });

  it('[Ronde 6] says after what the event stands again, by its words where it has any', () => {
    const event = new PlayedEvent({}, 4).pairs(1, 'a-c d-b').scores(1, '1');
    const entered = event.ledger.entries.length;
    event.does({ type: 'undo' }).does({ type: 'restore', position: entered - 1 });
    const told = (): string | undefined =>
      logPage(event.ledger, { language: 'en' }).lines[0]?.words;
    expect(told()).toBe('Back to how it stood after: Round 1 published');
    event.does({ type: 'restore', position: entered + 1 });
    expect(told()).toBe(`Back to how it stood after: entry ${entered + 1}`);
  });

  it('names the computer the server runs on as people do, and nobody by the log’s own sign', () => {
    const event = new PlayedEvent({}, 4).pairs(1, 'a-c d-b');
    event.at = '2026-03-07T14:05:09Z';
    event.by = 'localhost';
    event.scores(1, '1');
    expect(undoPreview(event.ledger, 'en')?.words).toBe(
      'Board 1, A. – C.: 1–0 by main desk, 14:05',
    );
    event.by = 'Marie #4f2c1a';
    event.scores(1, '0');
    expect(undoPreview(event.ledger, 'en')?.words).toBe(
      'Board 1, A. – C.: 0–1, was 1–0 by Marie, 14:05',
    );
  });

  it('names the players and the old result of what was written over, and of what was taken back', () => {
    const event = new PlayedEvent({}, 4).pairs(1, 'a-c d-b').scores(1, '=').scores(1, '1');
    event.does({ type: 'undo' }).does({ type: 'clearResult', round: 1, board: 1 });
    const said = (language: 'en' | 'fr'): string[] =>
      logPage(event.ledger, { language, limit: 3 }).lines.map(({ words }) => words);
    expect(said('en')).toEqual([
      'Round 1, board 1, A. – C.: result cleared, was ½–½',
      'Taken back: Round 1, board 1, A. – C.: 1–0, was ½–½',
      'Round 1, board 1, A. – C.: 1–0, was ½–½',
    ]);
    expect(said('fr')[0]).toMatch(
      /^Ronde 1, échiquier 1, A\. – C\.\s: résultat effacé, avant\s: ½–½$/,
    );
  });

  it('is null when there is nothing to take back', () => {
    expect(redoPreview(new PlayedEvent().ledger, 'en')).toBeNull();
  });
});

describe('the log', () => {
  it('comes in pages without a gap or a line twice', () => {
    const { ledger } = new PlayedEvent({}, 4).pairs(1, 'a-c d-b').scores(1, '1=');
    const positions: number[] = [];
    let before: number | null = Infinity;
    while (before !== null) {
      const page = logPage(ledger, { language: 'en', limit: 3, before });
      positions.push(...page.lines.map(({ position }) => position));
      expect(page.total).toBe(ledger.entries.length);
      before = page.before;
    }
    expect(positions).toEqual(ledger.entries.map(({ position }) => position).reverse());
  });

  it('tells a check-in with its absences in one line', () => {
    const event = new PlayedEvent({}, 8).does({ type: 'openCheckIn', round: 1 });
    event.does({ type: 'checkIn', players: ['a', 'b', 'c', 'd', 'e'].map(playerId) });
    event.does({ type: 'closeCheckIn', round: 1 });
    const [closed, seen] = logPage(event.ledger, { language: 'en' }).lines;
    expect(seen?.words).toBe('Checked in: A., Player; B., Player; C., Player and 2 more');
    expect(logPage(event.ledger, { language: 'fr' }).lines[1]?.words).toBe(
      'Pointés\u00a0: A., Player\u202f; B., Player\u202f; C., Player et 2 autres',
    );
    expect(closed?.code).toBe('checkInClosed');
    expect(closed?.facts).toHaveLength(4);
    expect(closed?.words).toMatch(/^… .* · Round 1: check-in closed$/);
  });

  it('names people who are gone, and settings in words', () => {
    const event = new PlayedEvent({}, 3).does({ type: 'removePlayer', player: playerId('c') });
    event.does({ type: 'changeSettings', changes: { tieBreaks: ['BH'], firstBoard: 5 } });
    const [settings, removed] = logPage(event.ledger, { language: 'fr' }).lines;
    expect(removed?.words).toBe('C., Player retiré de la liste');
    expect(settings?.words).toBe('Réglages modifiés\u00a0: départages, premier échiquier');
  });

  it('leaves no hole in a sentence, in either language, whatever happens', () => {
    const seen = new Set<EventType>();
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const choices = randomFrom(seed);
      let { ledger } = new PlayedEvent({ initialColour: 'white' }, 7);
      for (let step = 0; step < 150; step += 1) {
        const circumstances = {
          at: '2026-03-07T14:00:00Z',
          by: 'desk 2',
          confirmations: EVERYTHING_CONFIRMED,
        };
        const done = perform(ledger, randomCommand(ledger, choices), circumstances);
        if (done.ok && done.value.ledger.state) ledger = done.value.ledger;
      }
      for (const language of LANGUAGES) {
        const page = logPage(ledger, { language, limit: 1000 });
        expect(JSON.parse(JSON.stringify(page))).toEqual(page);
        for (const { facts, words } of page.lines) {
          expect(words).not.toMatch(/\{\w+\}/);
          for (const { code } of facts) seen.add(code);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(12);
  });

  it('has the same figures in both languages', () => {
    const holes = (value: unknown): string[] =>
      JSON.stringify(value)
        .match(/\{\w+\}|"\w+":/g)
        ?.sort() ?? [];
    expect(holes(FRENCH)).toEqual(holes(ENGLISH));
    for (const { words } of Object.values(FACTS)) {
      expect(holes(words.fr)).toEqual(holes(words.en));
    }
  });

  it.each([
    [BLACK_WINS, '0–1'],
    [{ kind: 'forfeit', winner: 'white' }, '1–0 by forfeit'],
    [{ kind: 'doubleForfeit' }, '0–0 by forfeit'],
    [{ kind: 'adjourned' }, 'adjourned'],
    [{ kind: 'notEntered' }, 'no result'],
    [{ kind: 'played', score: '1-0', underOneMove: true }, '1–0, not rated'],
    [{ kind: 'played', score: '½-0', coloursReversed: true }, '½–0, colours reversed'],
  ] as const)('says %j as %s', (outcome, words) => {
    expect(sayOutcome(outcome, 'en')).toBe(words);
  });
});
