import { describe, expect, it } from 'vitest';
import { openInSteps, openLedger } from '../log.ts';
import { SUMMARISER } from '../stored/summarise-log.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { engineEvent } from './testing/engine-event.ts';
import { keptSummary } from './kept-summary.ts';
import { summaryOf } from './summary.ts';

function inSteps<T>(steps: Generator<void, T, void>): {
  readonly value: T;
  readonly yields: number;
} {
  for (let yields = 0; ; yields += 1) {
    const step = steps.next();
    if (step.done === true) return { value: step.value, yields };
  }
}

describe('the summary kept beside a log', () => {
  it('holds what each audience sees of the list, and words to look for', () => {
    const event = engineEvent(8, 1, {
      name: 'Open d’été de Besançon',
      place: 'Forêt-Fouesnant',
      firstDay: '2026-03-07',
    }).scores(1, '1111');
    event.does({ type: 'pairRound', round: 2 });
    const { staff, visitors, ...rest } = keptSummary(event.state);
    expect(JSON.parse(staff ?? '')).toEqual(summaryOf(event.state));
    expect(JSON.parse(visitors ?? '')).toEqual(summaryOf(event.state, 'public'));
    expect(JSON.parse(staff ?? '')).toMatchObject({ current: { round: 2 } });
    expect(JSON.parse(visitors ?? '')).toMatchObject({ current: { round: 1 } });
    expect(rest).toEqual({
      visible: true,
      search: 'OPEN DETE DE BESANCON FORET FOUESNANT 2026 03 07',
      firstDay: '2026-03-07',
      problem: null,
    });
  });

  it('[Ronde 13] is ready for visitors before they see it', () => {
    const { visitors, visible } = keptSummary(new PlayedEvent({ name: 'Soon' }, 2, false).state);
    expect([JSON.parse(visitors ?? ''), visible]).toMatchObject([{ name: 'Soon' }, false]);
  });

  it('is the same from the log as from the state, undone entries and restore points included', () => {
    const event = new PlayedEvent({ name: 'Before' }, 6).pairs(1, 'a-d b-e c-f').scores(1, '1');
    event.does({ type: 'undo' });
    event.does({ type: 'changeSettings', changes: { name: 'After' } });
    const { entries } = event.ledger;
    for (let upTo = 0; upTo <= entries.length; upTo += 1) {
      const some = entries.slice(0, upTo);
      const { value } = inSteps(SUMMARISER.summarise(some));
      expect(value).toEqual(keptSummary(openLedger(some).state));
    }
  });

  it('is worked out in steps, so that a long log holds nobody up', () => {
    const { entries } = new PlayedEvent({}, 6).pairs(1, 'a-d b-e c-f').scores(1, '1½0').ledger;
    const { value, yields } = inSteps(openInSteps(entries, 2));
    expect(value).toEqual(openLedger(entries));
    expect(yields).toBe(Math.ceil(entries.length / 2) - 1);
  });

  it('says what is wrong with a log that cannot be understood', () => {
    const event = { type: 'fromTheFuture' };
    const future = { position: 1, at: '2026-03-07T09:00:00Z', by: 'later', events: [event] };
    expect(inSteps(SUMMARISER.summarise([future])).value).toEqual({
      staff: null,
      visitors: null,
      visible: false,
      search: '',
      firstDay: null,
      problem: 'unknownEvent',
    });
  });
});
