import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { openMemoryStore } from '@ronde/store/memory.ts';
import { describe, expect, it } from 'vitest';
import { openLedgers, type Ledgers } from './ledgers.ts';

const AT = '2026-03-01T09:00:00.000Z';
/** As many as are kept in memory. */
const KEPT = 300;
const MARK = { at: AT, by: 'chief', events: [{ type: 'restorePointMarked', name: 'x' }] };

const old = (number: number): string => `old-${number}`;

async function ledgersOf(tournaments: readonly string[]): Promise<Ledgers> {
  const store = openMemoryStore();
  const { entries } = new PlayedEvent({ name: 'Open', rounds: 1 }, 2).ledger;
  for (const id of tournaments) await store.create(id, { at: AT }, entries);
  return openLedgers(store, (error) => {
    throw error;
  });
}

async function visitOld(ledgers: Ledgers): Promise<void> {
  for (let number = 0; number < KEPT; number += 1) await ledgers.at(old(number));
}

const OLD = Array.from({ length: KEPT }, (_, number) => old(number));

describe('tournaments in memory', () => {
  it('stay when strangers ask for names that are none', async () => {
    const ledgers = await ledgersOf(['open']);
    await ledgers.at('open');
    for (let number = 0; number < 2 * KEPT; number += 1) {
      const asked = await ledgers.at(`unknown-${number}`);
      expect(asked).toMatchObject({ ok: false, error: { kind: 'store' } });
    }
    await Promise.all(
      Array.from({ length: 2 * KEPT }, (_, number) => ledgers.at(`at-once-${number}`)),
    );
    expect(ledgers.known('open')).not.toBeNull();
  });

  it('make room for each other, the one untouched for longest first', async () => {
    const ledgers = await ledgersOf(['open', ...OLD]);
    await ledgers.at('open');
    await visitOld(ledgers);
    expect(ledgers.known('open')).toBeNull();
    expect(OLD.filter((id) => ledgers.known(id) === null)).toEqual([]);
  });

  it('stay while somebody follows or writes them, and after this server wrote them', async () => {
    const ledgers = await ledgersOf(['followed', 'in-hand', 'written', ...OLD]);
    const unfollow = ledgers.follow('followed');
    await ledgers.at('followed');
    const written = await ledgers.at('written');
    if (!written.ok) throw new Error('not there');
    await ledgers.alone('written', () => ledgers.append(written.value, MARK));
    await ledgers.alone('in-hand', async () => {
      await ledgers.at('in-hand');
      await visitOld(ledgers);
      expect(ledgers.known('in-hand')).not.toBeNull();
    });
    expect(ledgers.known('followed')).not.toBeNull();
    expect(ledgers.known('written')?.position).toBe(written.value.position + 1);
    unfollow();
  });

  it('are left on the disk when another program writes to one that nobody looks at', async () => {
    const store = openMemoryStore();
    const { entries } = new PlayedEvent({ name: 'Open', rounds: 1 }, 2).ledger;
    await store.create('open', { at: AT }, entries);
    const ledgers = openLedgers(store, (error) => {
      throw error;
    });
    expect(await store.append('open', entries.length, MARK)).toMatchObject({ ok: true });
    expect(ledgers.known('open')).toBeNull();
  });

  it('writers of a name that is none wait for each other all the same', async () => {
    const ledgers = await ledgersOf([]);
    const order: string[] = [];
    const write = (name: string): Promise<void> =>
      ledgers.alone('none', async () => {
        order.push(`${name} begins`);
        await ledgers.at('none');
        order.push(`${name} ends`);
      });
    await Promise.all([write('first'), write('second')]);
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect(ledgers.known('none')).toBeNull();
  });

  it('are opened in steps: whoever waits is answered before a long log is read', async () => {
    const store = openMemoryStore();
    const { entries } = new PlayedEvent({ name: 'Open', rounds: 1 }, 2).ledger;
    const marks = Array.from({ length: 400 }, () => MARK);
    await store.create('long', { at: AT }, [...entries, ...marks]);
    const ledgers = openLedgers(store, (error) => {
      throw error;
    });
    let [answered, isOpen] = [0, false];
    const answer = (): void => {
      answered += 1;
      if (!isOpen) setImmediate(answer);
    };
    setImmediate(answer);
    const opened = await ledgers.at('long');
    isOpen = true;
    expect(opened.ok && opened.value.position).toBe(entries.length + marks.length);
    expect(answered).toBeGreaterThan(marks.length / 50);
  });
});
