import { describe, expect, it } from 'vitest';
import type { HomologationKind } from '../administration/homologation/kinds.ts';
import { arbiterNeeded, requestBody } from './homologation-needs.ts';
import type { NewSettings } from './settings.ts';
import { PlayedEvent } from './testing/played-event.ts';

const homologated = (kind: HomologationKind, settings: Partial<NewSettings> = {}): PlayedEvent =>
  new PlayedEvent({ rounds: 3, timeControl: '90+30', ...settings }, 4).does({
    ...{ type: 'describeHomologation', kind, requestedOn: null, number: null, qualifier: false },
  });

describe('[RIDNA 18] the level of the chief arbiter', () => {
  it('asks for nothing before the event is homologated', () => {
    expect(arbiterNeeded(new PlayedEvent({}, 4).state)).toBeNull();
  });

  it.each<[HomologationKind, Partial<NewSettings>, string, string]>([
    ['norms', {}, 'norms', 'AFE1'],
    ['fide', {}, 'fideRated', 'AFO1'],
    ['national', {}, 'federallyRated', 'AFO1'],
    ['national', { kind: 'team', system: 'teamSwiss' }, 'clubMatches', 'AFC'],
  ])('%s %j: %s, %s', (kind, settings, of, least) => {
    const made = homologated(kind, settings);
    expect(arbiterNeeded(made.state)).toMatchObject({ of, least, title: null, enough: null });
  });

  it('[RIDNA 18.5] a closed event without a player rated by FIDE, and with one', () => {
    const closed = homologated('national', { system: 'berger' });
    const unrated = new Map(
      [...closed.state.players].map(([id, player]) => [id, { ...player, ratings: {} }]),
    );
    const needed = arbiterNeeded({ ...closed.state, players: unrated });
    expect(needed).toMatchObject({ of: 'closedUnrated', least: 'AFC' });
    const [first] = unrated.values();
    const rated = first === undefined ? [] : [{ ...first, ratings: { fide: 1900 } }];
    const players = new Map([...unrated, ...rated.map((one) => [one.id, one] as const)]);
    expect(arbiterNeeded({ ...closed.state, players })).toMatchObject({ of: 'federallyRated' });
  });

  it('compares the title that is filled in', () => {
    const norms = homologated('norms');
    norms.does({ type: 'fillInForm', fact: 'arbiterTitle', value: 'AFO2' });
    expect(arbiterNeeded(norms.state)).toMatchObject({ title: 'AFO2', enough: false });
  });
});

describe('[BAF 101, lines 419-425] who is asked, and on which form', () => {
  const asked = (kind: HomologationKind, settings: Partial<NewSettings>, league = false) => {
    const { state } = homologated(kind, { firstDay: '2003-11-08', ...settings });
    const players = [...state.players].map(
      ([id, player]) => [id, league ? { ...player, league: 'BRE' } : player] as const,
    );
    return requestBody({ ...state, players: new Map(players) });
  };
  it.each<[string, HomologationKind, Partial<NewSettings>, boolean, string, string]>([
    ['the large open', 'fide', { timeControl: '120' }, true, 'federation', 'DNA/H1'],
    ['the rapid', 'national', { timeControl: '15' }, false, 'league', 'DNA/H3'],
    ['61 minutes, one league', 'national', { timeControl: '61' }, true, 'league', 'DNA/H4'],
    [
      '61 minutes, several leagues',
      'national',
      { timeControl: '61' },
      false,
      'federation',
      'DNA/H1',
    ],
    [
      ...(['closed with norms', 'norms'] as const),
      { timeControl: '120', system: 'berger' },
      ...([false, 'federation', 'DNA/H5'] as const),
    ],
  ])('%s', (_, kind, settings, league, to, form) => {
    expect(asked(kind, settings, league)).toEqual({ to, form });
  });

  it('[LA lines 8679-8745] today on the federation’s site', () => {
    expect(requestBody(homologated('fide').state)).toEqual({ to: 'federation', form: null });
  });
});
