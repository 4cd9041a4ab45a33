import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import type { Result } from '../../rules/result.ts';
import type { NoLegalPairing, RoundPairing } from '../system.ts';
import { pairRound } from './dutch.ts';
import { literalDutch } from './literal/literal-dutch.ts';
import { hardShape, simulationOf } from './testing/hard-shape.ts';
import { simulate } from './testing/simulated-event.ts';

function written(answer: Result<RoundPairing, NoLegalPairing>): string {
  if (!answer.ok) return 'no legal pairing';
  const { pairs, bye } = answer.value;
  return [...pairs.map(({ white, black }) => `${white}-${black}`), bye ?? 'none'].join(' ');
}

// One-sided results, late entries, clubs and acceleration: many float, and colours stand in the way.
describe('[C.04.3] events made to be hard to pair', () => {
  it('small ones are paired as the literal reading of the text pairs them', () => {
    const different: string[] = [];
    const events = 100 * inject('sizes').shareOfCases;
    for (let seed = 1; seed <= events; seed++) {
      const simulation = simulationOf(hardShape(seed, 4, 11));
      for (const { request, answer } of simulate(simulation, (r) => pairRound(r))) {
        const literal = written(literalDutch.pairRound(request));
        if (written(answer) !== literal) different.push(`seed ${seed}, round ${request.round}`);
      }
    }
    expect(different).toEqual([]);
  }, 300_000);

  it('larger ones are paired as they were when every candidate was weighed again', () => {
    const file = new URL('../../../corpus/hard-shapes.json', import.meta.url);
    const { least, most, events } = JSON.parse(readFileSync(file, 'utf8')) as {
      least: number;
      most: number;
      events: string[];
    };
    const different = events.flatMap((digest, index) => {
      const seed = index + 1;
      const rounds = simulate(simulationOf(hardShape(seed, least, most)), (r) => pairRound(r));
      const hash = createHash('sha256');
      for (const { answer } of rounds) hash.update(`${written(answer)}\n`);
      return hash.digest('hex').slice(0, 12) === digest ? [] : [`seed ${seed}`];
    });
    expect(different).toEqual([]);
    expect(events).toHaveLength(150);
  }, 300_000);
});
