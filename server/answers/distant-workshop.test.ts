import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineEvent } from '@ronde/core/tournament/views/testing/engine-event.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { standingOf, type Standing } from '../ledgers/standing.ts';
import { builtBeside } from '../testing/built-server.ts';
import { removeFolder } from '../testing/remove-folder.ts';
import { distantWorkshop } from './distant-workshop.ts';
import type { Question, Rank } from './question.ts';
import { workOut } from './work-out.ts';
import type { Workshop } from './workshop.ts';

const PROGRAM = builtBeside('answers.js');
const { entries } = engineEvent(8, 2).ledger;

function standingAt(id: string, position = entries.length, before?: Standing): Standing {
  const from = before?.position ?? 0;
  const standing = standingOf(id, entries.slice(from, position), before ?? null);
  if (standing === null) throw new Error('no tournament');
  return standing;
}

const QUESTIONS: readonly Question[] = [
  { view: 'standings', asOf: 2 },
  { view: 'player', player: 'p1' },
  { view: 'page', path: 'crosstable.html', language: 'fr', origin: null },
  { view: 'page', path: 'nothing.html', language: 'fr', origin: null },
  { view: 'file', format: 'csv', request: { language: 'en', audience: 'public' } },
];

const raise = (error: unknown): never => {
  throw error;
};

let workshop: Workshop | null = null;
afterEach(() => workshop?.close());

describe('a workshop in a thread of its own', () => {
  it('makes what would be made here, as the log grows, for many tournaments in turn', async () => {
    workshop = distantWorkshop(PROGRAM, raise);
    const whole = Array.from({ length: 12 }, (_, index) => standingAt(`open-${index}`));
    const begun = standingAt('open-0', 12);
    const grown = standingAt('open-0', 20, begun);
    const inTurn = [begun, grown, ...whole, begun, ...whole.toReversed()];
    for (const [index, standing] of inTurn.entries()) {
      // Everything of the first, then one thing of each.
      const asked = index < 3 ? QUESTIONS : QUESTIONS.slice(index % 5, (index % 5) + 1);
      for (const question of asked) {
        const made = await workshop.make(standing, 'public', question, 'common');
        expect(made).toEqual(await workOut(standing, 'public', question));
      }
    }
  });

  it('does what matters most first, and asks to come back when too much waits', async () => {
    const own = distantWorkshop(PROGRAM, raise);
    workshop = own;
    const order: string[] = [];
    const standing = standingAt('open');
    const make = async (rank: Rank, name: string): Promise<void> => {
      const made = await own.make(standing, 'public', { view: 'players' }, rank);
      order.push(made === null ? `${name} refused` : name);
    };
    const all = [
      make('rare', 'first'),
      make('rare', 'rare'),
      make('common', 'common'),
      make('staff', 'staff'),
    ];
    await Promise.all(all);
    expect(order).toEqual(['first', 'staff', 'common', 'rare']);
    order.length = 0;
    await Promise.all(Array.from({ length: 150 }, () => make('rare', 'rare')));
    expect(order.filter((name) => name === 'rare refused').length).toBe(49);
    expect(order.filter((name) => name === 'rare').length).toBe(101);
  });

  it('one that ends costs its question, not the server', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ronde-workshop-'));
    const file = join(folder, 'ends.mjs');
    writeFileSync(file, 'process.exit(1);');
    const own = distantWorkshop({ file, execArgv: [] }, raise);
    workshop = own;
    const asked = [1, 2].map(() =>
      own.make(standingAt('open'), 'public', { view: 'players' }, 'common'),
    );
    expect(await Promise.all(asked)).toEqual([null, null]);
    await removeFolder(folder);
  });
});
