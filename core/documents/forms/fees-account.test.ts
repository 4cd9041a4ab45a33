import { describe, expect, it } from 'vitest';
import { playerId } from '../../rules/identity.ts';
import { PlayedEvent } from '../../tournament/testing/played-event.ts';
import type { FormAsk } from './form.ts';
import { makeForm } from './form-makers.ts';
import { formText } from './form-text.ts';

const ASK: FormAsk = { language: 'en', zone: 'Europe/Paris' };

/** Four players who owe 40 euros each, one of them a grandmaster. */
function entered(): PlayedEvent {
  const event = new PlayedEvent({ rounds: 3, firstDay: '2026-03-07', lastDay: '2026-03-09' }, 4);
  for (const id of ['a', 'b', 'c', 'd']) {
    event.does({
      ...{ type: 'correctPlayer', player: playerId(id) },
      changes: { private: { feeDue: 4000 }, ...(id === 'a' ? { title: 'GM' as const } : {}) },
    });
  }
  return event;
}

const textOf = ({ ledger, state }: PlayedEvent): string =>
  makeForm('fees-account', { ledger, state }, ASK)
    .map((one) => formText(one, 'en'))
    .join('\n');

describe('the account of registration fees', () => {
  it.each([
    // 7 % of 3 × 40 = 8.40, without the grandmaster; 10 fixed, twice that where asked for late, 50 with norms.
    ['fide', '2026-01-05', '€18.40'],
    ['fide', '2026-03-01', '€28.40'],
    ['norms', '2026-01-05', '€58.40'],
  ] as const)('[LA 8720-8729] %s, asked for on %s: %s', (kind, requestedOn, due) => {
    const text = textOf(
      entered().does({
        ...{ type: 'describeHomologation', kind, requestedOn, number: null, qualifier: false },
      }),
    );
    expect(text).toContain(`To be paid: ${due}`);
    expect(text).toContain('Share of the entry fees: €8.40');
    // Within seven days after the end (LA 8827).
    expect(text).toContain('At the latest on: 16 March 2026');
  });

  it('says what is missing where nobody said what the event is registered for', () => {
    const text = textOf(entered());
    expect(text).toContain('the amount cannot be worked out');
    expect(text).not.toContain('€');
  });

  it('has the amount that was filled in, and no working of another', () => {
    const text = textOf(
      entered()
        .does({
          ...{ type: 'describeHomologation', kind: 'fide', requestedOn: '2026-01-05' },
          ...{ number: null, qualifier: false },
        })
        .does({ type: 'fillInForm', fact: 'feesDue', value: '25' }),
    );
    expect(text).toContain('To be paid: €25');
    expect(text).not.toContain('18.40');
  });
});
