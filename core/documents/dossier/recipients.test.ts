import { describe, expect, it } from 'vitest';
import type { FormFact } from '../../tournament/form-facts.ts';
import type { NewSettings } from '../../tournament/settings.ts';
import { PlayedEvent } from '../../tournament/testing/played-event.ts';
import { dossierList, toAsk } from './dossier-list.ts';
import { mustSend } from './must-send.ts';
import { dossierKind, RECIPIENTS_OF, type DossierKind, type PieceName } from './recipients.ts';
import { dossierText } from './say-dossier.ts';

/** The check-lists of LA 8848-8931, row by row. */
const ROWS: readonly (readonly [DossierKind, PieceName, string])[] = [
  ['rapid', 'report', 'federalSite'],
  ['rapid', 't1', 'eloDelegate titlesDirector'],
  ['rapid', 't2', 'eloDelegate titlesDirector'],
  ['rapid', 't3', 'eloDelegate titlesDirector'],
  ['rapid', 't4', 'eloDelegate titlesDirector'],
  ['rapid', 'regulations', 'titlesDirector'],
  ['rapid', 'allowance', 'titlesDirector'],
  ['rapid', 'training', 'titlesDirector'],
  ['rapid', 'feesPayment', 'secretariat'],
  ['rapid', 'disciplinary', 'titlesDirector legalDirector'],
  ['rapid', 'norm-certificate', ''],
  ['slow', 'report', 'federalSite'],
  ['slow', 't1', 'titlesDirector'],
  ['slow', 't2', 'titlesDirector'],
  ['slow', 't3', 'titlesDirector'],
  ['slow', 't4', 'titlesDirector'],
  ['slow', 'regulations', 'titlesDirector'],
  ['slow', 'allowance', 'titlesDirector'],
  ['slow', 'training', 'titlesDirector'],
  ['slow', 'feesPayment', 'secretariat'],
  ['slow', 'disciplinary', 'titlesDirector legalDirector'],
  ['slow', 'norm-certificate', 'secretariat players'],
  ['slow', 'games', ''],
  ['closedNorms', 't1', 'titlesDirector'],
  ['closedNorms', 'disciplinary', 'titlesDirector legalDirector'],
  ['closedNorms', 'participants', 'secretariat'],
  ['closedNorms', 'grid', 'secretariat titlesDirector'],
  ['closedNorms', 'games', 'secretariat'],
  ['closedNorms', 'norm-certificate', 'secretariat players'],
];

describe('[LA 8848-8931] who is sent what', () => {
  it.each(ROWS)('%s: %s goes to %s', (kind, piece, recipients) => {
    expect((RECIPIENTS_OF[kind][piece] ?? []).join(' ')).toBe(recipients);
  });
});

const event = (settings: Partial<NewSettings>, facts: Partial<Record<FormFact, string>> = {}) => {
  const made = new PlayedEvent({ rounds: 3, ...settings }, 4);
  for (const [fact, value] of Object.entries(facts)) {
    made.does({ type: 'fillInForm', fact: fact as FormFact, value });
  }
  return made;
};

it.each<[Partial<NewSettings>, Partial<Record<FormFact, string>>, DossierKind]>([
  [{ timeControl: '90+30' }, {}, 'slow'],
  [{ timeControl: '90+30' }, { normEvent: 'yes' }, 'slow'],
  [{ timeControl: '15+5' }, {}, 'rapid'],
  [{ timeControl: '3+2' }, {}, 'rapid'],
  [{ timeControl: '90+30', system: 'berger' }, {}, 'slow'],
  [{ timeControl: '90+30', system: 'berger' }, { normEvent: 'yes' }, 'closedNorms'],
  [{ timeControl: '90+30', system: 'scheveningen' }, { normEvent: 'yes' }, 'closedNorms'],
])('%j with %j is %s', (settings, facts, kind) => {
  expect(dossierKind(event(settings, facts).state)).toBe(kind);
});

describe('[LA 8637-8647, 8811-8817] who must send the technical report', () => {
  it.each<[Partial<Record<FormFact, string>>, boolean | null, string]>([
    [{}, null, 'titleUnknown'],
    [{ arbiterTitle: 'AFO1' }, true, 'alwaysAfo1'],
    [{ arbiterTitle: 'AFO2' }, false, 'keptReady'],
    [{ arbiterTitle: 'IA' }, false, 'keptReady'],
    [{ arbiterTitle: 'AFO2', forOwnTitle: 'yes' }, true, 'forOwnTitle'],
    [{ arbiterTitle: 'AFO2', forOwnTitle: 'no' }, false, 'keptReady'],
    [{ arbiterTitle: 'AFE1', trainee: 'Stage, Ida' }, true, 'training'],
  ])('%j: %s, %s', (facts, must, reason) => {
    expect(mustSend(event({}, facts).state)).toEqual({ must, reasons: [reason] });
  });

  it('a closed event for norms always', () => {
    const closed = event(
      { timeControl: '90+30', system: 'berger' },
      { arbiterTitle: 'AFO2', normEvent: 'yes' },
    );
    expect(mustSend(closed.state)).toEqual({ must: true, reasons: ['closedNorms'] });
  });
});

describe('what is there and what is missing', () => {
  const ask = { language: 'en', zone: 'Europe/Paris' } as const;
  const listOf = (made: PlayedEvent, moves = { kept: 0, played: 0 }) =>
    dossierList({ ledger: made.ledger, state: made.state }, ask, moves);

  it('[LA 270, 8846] seven days after the end, kept six months', () => {
    const list = listOf(event({ timeControl: '90+30', lastDay: '2026-08-31' }));
    expect(list.pieces.find(({ piece }) => piece === 't1')?.by).toBe('2026-09-07');
    expect(list.keptUntil).toBe('2027-02-28');
  });

  it('[LA 8913] a closed event for norms is kept a year, and wants its games', () => {
    const closed = event(
      { timeControl: '90+30', system: 'berger', lastDay: '2026-03-15' },
      { normEvent: 'yes' },
    );
    expect(listOf(closed).keptUntil).toBe('2027-03-15');
    const games = (kept: number) =>
      listOf(closed, { kept, played: 6 }).pieces.find(({ piece }) => piece === 'games');
    expect([0, 3, 6].map((kept) => [games(kept)?.standing, games(kept)?.reason])).toEqual([
      ['missing', 'noGames'],
      ['incomplete', 'gamesMissing'],
      ['there', null],
    ]);
  });

  it('groups what is missing by whom to ask, each question once with its papers', () => {
    const list = listOf(event({ timeControl: '90+30' }));
    const asked = toAsk(list);
    expect(asked.map(({ whom }) => whom)).toEqual(['organiser', 'chiefArbiter', 'treasurer']);
    const [organiser, , treasurer] = asked;
    expect(organiser?.questions).toContainEqual({
      label: 'Registration number',
      papers: ['T1 Synopsis of the event', 'T2 Minutes of the event', 'Allowance of the arbiter'],
    });
    expect(organiser?.questions).toContainEqual({ label: 'Event regulations', papers: [] });
    expect(treasurer?.questions).toContainEqual({
      ...{ label: 'Paid on', papers: ['Allowance of the arbiter'] },
    });
    expect(dossierText('Open', list, 'fr')).toContain('Demander\u00a0: le trésorier\n    - ');
  });

  it('names each missing field once, with whom to ask', () => {
    const text = dossierText('Open', listOf(event({ timeControl: '90+30' })), 'en');
    expect(text).toContain('[incomplete] T1 Synopsis of the event\n    For: director of titles');
    expect(text).toMatch(/^ {4}- Registration number, .* \(ask the organiser\)$/m);
    expect(text).toContain('[missing] Event regulations');
    expect(text).toContain('Technical report: fill in the title of the chief arbiter');
    expect(text).toContain('[not needed] Disciplinary report');
  });
});
