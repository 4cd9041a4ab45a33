import { playerId, tpn } from '@ronde/core/rules/identity.ts';
import { points } from '@ronde/core/rules/points.ts';
import type { Separation } from '@ronde/core/standings/ranking/ranked-standings.ts';
import type { StandingsRowView } from '@ronde/core/tournament/views/standings.ts';
import { describe, expect, it } from 'vitest';
import { neighbours } from './neighbours.ts';

const row = (
  number: number,
  rank: number | null,
  separatedBy: Separation | null,
): StandingsRowView => ({
  rank,
  tpn: tpn(number),
  id: playerId(`p${number}`),
  name: `Player ${number}`,
  title: null,
  federation: null,
  club: null,
  league: null,
  rating: null,
  performance: null,
  points: points(3),
  tieBreaks: [],
  figures: [],
  separatedBy,
  status: null,
});

const ROWS = [row(1, 1, null), row(2, 2, 0), row(3, 2, null), row(4, 4, 'PTS'), row(5, null, null)];

const said = (player: string): [string, string, Separation | null][] =>
  neighbours(ROWS, player).map(({ other, side, by }) => [side, other.id, by]);

describe('neighbours in the table', () => {
  it('names what separated a player from both', () => {
    expect(said('p2')).toEqual([
      ['above', 'p1', 0],
      ['below', 'p3', null],
    ]);
    expect(said('p3')).toEqual([
      ['above', 'p2', null],
      ['below', 'p4', 'PTS'],
    ]);
  });

  it('has nobody above the first, and leaves out those without a rank', () => {
    expect(said('p1')).toEqual([['below', 'p2', 0]]);
    expect(said('p4')).toEqual([['above', 'p3', 'PTS']]);
    expect(said('p5')).toEqual([]);
  });
});
