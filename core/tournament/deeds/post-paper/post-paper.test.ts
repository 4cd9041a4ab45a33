import { describe, expect, it } from 'vitest';
import { HOUSE_RULES } from '../../refusal.ts';
import { PlayedEvent } from '../../testing/played-event.ts';
import { logPage } from '../../views/log.ts';

describe('a sheet on the wall', () => {
  const begun = () => new PlayedEvent({}, 4).pairs(1, 'a-b c-d');

  it('[LA line 205] hangs since the hour of the entry, by whoever hung it', () => {
    const event = begun();
    event.at = '2026-03-07T15:10:00Z';
    event.by = 'deputy';
    const asOf = event.ledger.entries.length;
    event.does({ type: 'postPaper', paper: 'pairings' });
    expect(event.state.postings?.get('pairings')).toEqual({
      ...{ round: 1, asOf, by: 'deputy', at: '2026-03-07T15:10:00Z' },
    });
    const said = (language: 'en' | 'fr') => logPage(event.ledger, { language }).lines[0]?.words;
    expect(said('en')).toBe('Put up: pairings, round 1');
    expect(said('fr')).toBe('Affiché\u00a0: appariements, ronde 1');
  });

  it('takes the place of the sheet before it, and leaves the wall when it is taken down', () => {
    const event = begun().does({ type: 'postPaper', paper: 'regulations' });
    const first = event.state.postings?.get('regulations')?.asOf;
    event.does({ type: 'postPaper', paper: 'regulations' });
    expect(event.state.postings?.get('regulations')?.asOf).toBe((first ?? 0) + 1);
    event.does({ type: 'takeDownPaper', paper: 'regulations' });
    expect(event.state.postings?.has('regulations')).toBe(false);
    const length = event.ledger.entries.length;
    event.does({ type: 'takeDownPaper', paper: 'regulations' });
    expect(event.ledger.entries).toHaveLength(length);
  });

  it.each([
    [
      'a round nobody has published',
      { paper: 'pairings', round: 2 },
      `notPublished ${HOUSE_RULES.draftsRestOnFacts}`,
    ],
    [
      'no position of the log',
      { paper: 'regulations', asOf: 99 },
      `unknownPosition ${HOUSE_RULES.wayBack}`,
    ],
    [
      'the place before the log',
      { paper: 'regulations', asOf: 0 },
      `unknownPosition ${HOUSE_RULES.wayBack}`,
    ],
  ] as const)('is not of %s', (_, command, refusal) => {
    expect(begun().verdict({ type: 'postPaper', ...command })).toEqual([`refused ${refusal}`]);
  });

  it('is hung up in a closed event too: a paper changes nothing that was sent', () => {
    const event = new PlayedEvent({ rounds: 1 }, 2).pairs(1, 'a-b').scores(1, '1');
    event.does({ type: 'closeRound', round: 1 }).does({ type: 'closeTournament' });
    event.does({ type: 'postPaper', paper: 'standings' });
    expect(event.state.postings?.get('standings')?.round).toBe(1);
    event.does({ type: 'takeDownPaper', paper: 'standings' });
    expect(event.state.postings?.size).toBe(0);
  });
});
