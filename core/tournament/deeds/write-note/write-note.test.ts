import { describe, expect, it } from 'vitest';
import { HOUSE_RULES } from '../../refusal.ts';
import { PlayedEvent } from '../../testing/played-event.ts';
import { audit } from '../../views/audit.ts';
import { logPage, undoPreview } from '../../views/log.ts';
import { readableBy } from '../readers.ts';

describe('a note', () => {
  const noted = () =>
    new PlayedEvent({}, 4).does({ type: 'writeNote', text: '  Clock of board 2 changed ' });

  it('stands in the log in both languages, without blanks around it', () => {
    const { ledger } = noted();
    const words = (language: 'en' | 'fr') => logPage(ledger, { language }).lines[0]?.words;
    expect(words('en')).toBe('Note: Clock of board 2 changed');
    expect(words('fr')).toBe('Note\u00a0: Clock of board 2 changed');
    expect(audit(ledger.entries).at(-1)).toMatchObject({
      what: 'noteWritten',
      after: 'Clock of board 2 changed',
    });
  });

  it('changes nothing of the event, and is taken back like any deed', () => {
    const before = new PlayedEvent({}, 4).state;
    const event = noted();
    expect(event.state).toEqual(before);
    event.does({ type: 'undo' });
    const [undo, note] = logPage(event.ledger, { language: 'en' }).lines;
    expect(undo?.words).toBe('Taken back: Note: Clock of board 2 changed');
    expect(note?.undone).toBe(true);
  });

  it('is not written empty', () => {
    expect(new PlayedEvent({}, 4).verdict({ type: 'writeNote', text: ' ' })).toEqual([
      `refused badSetting ${HOUSE_RULES.wellFormed}`,
    ]);
  });

  it('is read by the arbiters alone, undone or not', () => {
    const event = noted();
    const mayRead = readableBy('organiser');
    const asOrganiser = { language: 'en', mayRead } as const;
    const preview = () => undoPreview(event.ledger, 'en', undefined, mayRead);
    expect(JSON.stringify(logPage(event.ledger, asOrganiser))).not.toContain('Clock');
    expect(JSON.stringify(preview())).not.toContain('Clock');
    expect(preview()?.what).toBe(`entry ${event.ledger.entries.length}`);
    event.does({ type: 'undo' });
    expect(logPage(event.ledger, asOrganiser).lines[0]?.words).toBe(
      `Taken back: entry ${event.ledger.entries.length - 1}`,
    );
    expect(JSON.stringify(logPage(event.ledger, asOrganiser))).not.toContain('Clock');
  });
});
