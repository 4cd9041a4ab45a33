import { describe, expect, it } from 'vitest';
import { modelEvent } from '../../tournament/testing/model-regulations.ts';
import { regulationsView } from '../../tournament/views/regulations.ts';
import { paperOf, type PaperWish } from './paper-of.ts';

const HOW = { language: 'fr', at: '2026-06-01T12:00:00Z', zone: 'Europe/Paris' } as const;
const asked = (event: ReturnType<typeof modelEvent>, wish: Pick<PaperWish, 'audience' | 'both'>) =>
  paperOf(event.state, 'regulations', { ...HOW, ...wish });

describe('[LA 5.1] the regulations on paper', () => {
  it('are a draft for those who run the event until they are signed', () => {
    const event = modelEvent();
    expect(asked(event, { audience: 'public' })).toMatchObject({
      ...{ ok: false, error: { code: 'paper.notPublished' } },
    });
    const own = asked(event, { audience: 'staff' });
    expect(own.ok && own.value[0]?.draft).toBe('non publié');
    const { version } = regulationsView(event.state);
    event.does({ type: 'signRegulations', as: 'chiefArbiter', name: 'Gambit, Luce', version });
    const open = asked(event, { audience: 'public' });
    expect(open.ok && open.value[0]?.draft).toBeNull();
    // Who has not signed yet has room to.
    expect(JSON.stringify(open)).toContain('"who":["organisateur"]');
    expect(JSON.stringify(open)).toContain(`version ${version}`);
  });

  it('in two languages are two papers, one after the other', () => {
    const both = asked(modelEvent(), { audience: 'staff', both: true });
    expect(both.ok && both.value.map(({ title }) => title)).toEqual([
      'Règlement intérieur',
      'Event regulations',
    ]);
  });
});
