import { describe, expect, it } from 'vitest';
import { sayRefusal } from '../../words/say.ts';
import { readableBy } from '../readers.ts';
import { PlayedEvent } from '../../testing/played-event.ts';
import { logPage } from '../../views/log.ts';

describe('what is filled in for the papers', () => {
  it('is kept until it is taken out', () => {
    const event = new PlayedEvent({}, 2);
    event.does({ type: 'fillInForm', fact: 'homologation', value: ' 61234 ' });
    expect(event.state.formFacts?.get('homologation')).toBe('61234');
    const length = event.ledger.entries.length;
    event.does({ type: 'fillInForm', fact: 'homologation', value: '61234' });
    expect(event.ledger.entries).toHaveLength(length);
    event.does({ type: 'fillInForm', fact: 'homologation', value: null });
    expect(event.state.formFacts?.size).toBe(0);
  });

  it.each([
    [
      'allowance',
      '425 euros',
      '“425 euros” cannot be put on the papers. For “allowance of the chief arbiter” type an amount in euros, such as 425 or 212.50.',
    ],
    [
      'feesPaidOn',
      '2026-02-30',
      '“2026-02-30” cannot be put on the papers. For “registration fees paid on” type a day as 2026-03-14.',
    ],
    [
      'normEvent',
      'perhaps',
      '“perhaps” cannot be put on the papers. For “registered for norms” type yes or no.',
    ],
    [
      'arbiterTitle',
      'boss',
      '“boss” cannot be put on the papers. The title of the chief arbiter is one of AFJ, AFC, AFO1, AFO2, AFE1, AFE2, NA, FA, IA.',
    ],
  ] as const)('%s cannot be %s, and the sentence says what it is', (fact, value, sentence) => {
    const objection = new PlayedEvent({}, 2).objects({ type: 'fillInForm', fact, value });
    expect(objection?.kind).toBe('refused');
    if (objection?.kind === 'refused') expect(sayRefusal(objection.refusal, 'en')).toBe(sentence);
  });

  it('is read by the arbiters alone', () => {
    const event = new PlayedEvent({}, 2).does({
      ...{ type: 'fillInForm', fact: 'allowance', value: '425' },
    });
    const told = (role: 'deputy' | 'organiser') =>
      JSON.stringify(logPage(event.ledger, { language: 'en', mayRead: readableBy(role) }));
    expect(told('deputy')).toContain('425');
    expect(told('organiser')).not.toContain('425');
  });
});
