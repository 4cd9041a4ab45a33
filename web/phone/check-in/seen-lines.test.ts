import { playerId, tpn } from '@ronde/core/rules/identity.ts';
import type { CheckInLine } from '@ronde/core/tournament/views/check-in.ts';
import { expect, it } from 'vitest';
import { settled, typed, type Items } from '../outbox/outbox-rules.ts';
import { matching, offered, seenLines } from './seen-lines.ts';

const line = (id: string, name: string, present = false): CheckInLine => ({
  id: playerId(id),
  tpn: tpn(7),
  name,
  title: null,
  rating: 0,
  federation: null,
  club: 'Rennes',
  present,
  bye: null,
});
const write = (items: Items, key: string, type: 'checkIn' | 'undoCheckIn', player: string): Items =>
  typed(items, {
    key,
    tournament: 'open',
    typedAt: '',
    seen: 3,
    command: { type, players: [playerId(player)] },
    shown: { board: null, names: [] },
  });

it('shows what is entered here before the server does', () => {
  const players = [line('a', 'Anaïs'), line('b', 'Benoît', true), line('c', 'Chloé')];
  const items = write(write([], 'k1', 'checkIn', 'a'), 'k2', 'undoCheckIn', 'b');
  const lines = seenLines(players, settled(items, 'k1', { kind: 'done', position: 5 }), 4);
  expect(lines.map(({ present, pending }) => [present, pending])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
  // Once the list is newer than the entry, the list is right.
  const later = settled(items, 'k1', { kind: 'done', position: 5 });
  expect(seenLines(players, later, 5)[0]?.present).toBe(false);
});

it('finds names without accents, by club and by number', () => {
  const lines = seenLines([line('a', 'Lefèvre, Anaïs'), line('b', 'Le Goff, Benoît')], [], 0);
  const found = (text: string) => matching(lines, text).map(({ id }) => id);
  expect(found('lefevre')).toEqual(['a']);
  expect(found('benoit goff')).toEqual(['b']);
  expect(found('rennes 7')).toEqual(['a', 'b']);
  expect(found('paris')).toEqual([]);
});

it('puts names that begin so before those that hold it', () => {
  const lines = seenLines([line('a', 'Brandel, Élise'), line('b', 'Delorme, Anaïs')], [], 0);
  expect(matching(lines, 'del').map(({ id }) => id)).toEqual(['b', 'a']);
});

it('a tablet offers who is to come, the absent too; a typed name is found in any case', () => {
  const players: CheckInLine[] = [
    line('here', 'Arnaud, Zoé', true),
    line('missing', 'Brun, Zoé'),
    { ...line('absent', 'Colin, Zoé'), bye: 'zeroPointBye' },
    { ...line('away', 'Durand, Zoé'), bye: 'halfPointBye' },
  ];
  const found = (text: string) => offered(seenLines(players, [], 0), text).map(({ id }) => id);
  expect(found(' ')).toEqual(['missing', 'absent']);
  expect(found('zoe')).toEqual(['here', 'missing', 'absent', 'away']);
});
