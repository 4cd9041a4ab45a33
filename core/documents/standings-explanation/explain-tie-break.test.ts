import { describe, expect, it } from 'vitest';
import { TB_2026_03 } from '../../rules/editions/tie-breaks.ts';
import { tpn } from '../../rules/identity.ts';
import { SCORING_PRESETS } from '../../rules/scoring.ts';
import { explainTieBreak } from '../../standings/explain.ts';
import type { PlayerRecord } from '../../rules/record.ts';
import { explainInWords } from './explain-tie-break.ts';

// One game: 1600 beat 2000.
const PLAYERS: PlayerRecord[] = [
  {
    tpn: tpn(1),
    name: 'Ada',
    rating: 2000,
    rounds: [{ opponent: tpn(2), colour: 'white', outcome: 'loss' }],
  },
  {
    tpn: tpn(2),
    name: 'Bea',
    rating: 1600,
    rounds: [{ opponent: tpn(1), colour: 'black', outcome: 'win' }],
  },
];

const said = (descriptor: string, language: 'en' | 'fr'): string[] => {
  const explained = explainTieBreak(
    {
      players: PLAYERS,
      rounds: 1,
      scoring: SCORING_PRESETS['1-½-0'],
      kind: 'swiss',
      edition: TB_2026_03.properties,
    },
    descriptor,
    tpn(2),
  );
  if (!explained.ok) throw new Error(explained.error.code);
  return explainInWords(explained.value, { language, name: (player) => String(player) });
};

describe('what a performance rests on', () => {
  it('[C.07 10.2] names the score made', () => {
    expect(said('TPR', 'en')).toContain('  from the table: 800; 1 out of 1');
    expect(said('TPR', 'fr')).toContain('  d’après la table\u00a0: 800\u202f; 1 sur 1');
  });

  it('[C.07 10.3] names the score expected of each game at the rating found', () => {
    // 2736 against 2000: the least difference the table gives 1.00 for.
    expect(said('PTP', 'en')).toContain('  round 1, 1: 2000; 1.00 expected');
    expect(said('PTP', 'fr')).toContain('  ronde 1, 1\u00a0: 2000\u202f; 1,00 attendu');
  });
});
