import { describe, expect, it } from 'vitest';
import { SYSTEM_NAMES, systemNamed } from '../pairing/systems.ts';
import { draft, PlayedEvent } from './testing/played-event.ts';
import type { NewSettings } from './settings.ts';

/** a and c have had Black twice and won; b and d White twice, and lost. */
const twoRounds = (settings: Partial<NewSettings>): PlayedEvent =>
  new PlayedEvent({ firstDay: '2026-03-07', ...settings }, 4)
    .pairs(1, 'b-a d-c')
    .scores(1, '00')
    .pairs(2, 'd-a b-c')
    .scores(2, '00');

/** Whom the question before a draft names for their colour. */
function colourWarnings(event: PlayedEvent, pairs: string): string[] {
  const objection = event.objects(draft(3, pairs));
  const warnings = objection?.kind === 'unconfirmed' ? objection.warnings : [];
  return warnings
    .filter(({ code }) => code === 'thirdColourInARow' || code === 'colourDifference')
    .map(({ code, params }) => `${code} ${params['player']}`);
}

describe('[C.04.3 C.3, 2026: 1.8 and C3] topscorers before the last round', () => {
  it('may repeat a colour against somebody who must have the same one', () => {
    // a and c have two points of two; b and d none, and the rule binds them.
    expect(colourWarnings(twoRounds({ rounds: 3 }), 'a-c b-d')).toEqual([
      'thirdColourInARow B., Player',
      'colourDifference B., Player',
    ]);
  });

  it('and so may the other of the two, who need not be one', () => {
    // a has two points of two, c none: two who are no topscorers may not meet, these may.
    const event = new PlayedEvent({ firstDay: '2026-03-07', rounds: 3 }, 4)
      .pairs(1, 'b-a d-c')
      .scores(1, '01')
      .pairs(2, 'd-a b-c')
      .scores(2, '01');
    expect(colourWarnings(event, 'a-c b-d')).toEqual([
      'thirdColourInARow B., Player',
      'colourDifference B., Player',
    ]);
  });

  it('not in an earlier round', () => {
    expect(colourWarnings(twoRounds({ rounds: 4 }), 'a-c b-d')).toContain(
      'thirdColourInARow C., Player',
    );
  });

  it('not where the other could have had the colour', () => {
    expect(colourWarnings(twoRounds({ rounds: 3 }), 'b-a d-c')).toContain(
      'thirdColourInARow A., Player',
    );
  });

  it('in the Dutch system alone: no other has them', () => {
    const exempting = SYSTEM_NAMES.filter((name) => systemNamed(name).exemptsTopscorers);
    expect(exempting).toEqual(['dutch']);
    expect(colourWarnings(twoRounds({ rounds: 3, system: 'dubov' }), 'a-c b-d')).toContain(
      'thirdColourInARow C., Player',
    );
  });
});
