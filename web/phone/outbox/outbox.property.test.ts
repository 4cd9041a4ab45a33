import type { PlayedScore } from '@ronde/core/rules/outcome.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { ModelServer } from './model-server.ts';
import type { OutboxItem, Sent } from './outbox-item.ts';
import { openOutbox, type Outbox } from './outbox.ts';

const FATES = ['through', 'requestLost', 'answerLost', 'late', 'twice', 'killed', 'killedAfter'];
type Fate = (typeof FATES)[number];

const score = fc.constantFrom<PlayedScore>('1-0', '½-½', '0-1');
const board = fc.integer({ min: 1, max: 4 });
/** Board 4 is not this device's. */
const FORBIDDEN = 4;

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('type' as const), board, score }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('other' as const), board, score }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'time',
        'look',
        'lateArrives',
        'insist',
        'dismiss',
        'reload',
        'twoTabs',
      ),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const KEEP = { kind: 'unknown' } as const;
const NEVER = new Promise<Sent>(() => undefined);
/** Everything that can go on without the network goes on. */
const turn = async (): Promise<void> => {
  for (let tick = 0; tick < 30; tick += 1) await Promise.resolve();
};

/** A phone, its network and the server, played by a script. */
class Play {
  readonly server = new ModelServer(FORBIDDEN);
  readonly store = memoryStore();
  readonly typed: { readonly key: string; readonly board: number }[] = [];
  readonly dismissed = new Set<string>();
  private readonly fates: Fate[];
  private readonly late: OutboxItem[] = [];
  private timers: (() => void)[] = [];
  private outbox: Outbox;
  private seen = 0;

  constructor(fates: readonly Fate[]) {
    this.fates = [...fates];
    this.outbox = this.open();
  }

  private open(): Outbox {
    const outbox = openOutbox({
      store: this.store,
      send: (item) => this.send(item),
      later: (_, then) => {
        this.timers.push(then);
        return () => {
          this.timers = this.timers.filter((timer) => timer !== then);
        };
      },
      changed: () => undefined,
    });
    outbox.signIn('open');
    return outbox;
  }

  private kill(): void {
    this.outbox.close();
    this.outbox = this.open();
  }

  private async send(item: OutboxItem): Promise<Sent> {
    const fate = this.fates.shift() ?? 'through';
    await turn();
    switch (fate) {
      case 'requestLost':
        return KEEP;
      case 'answerLost':
        this.server.receive(item);
        return KEEP;
      case 'late':
        this.late.push(item);
        return KEEP;
      case 'twice': {
        const answer = this.server.receive(item);
        this.late.push(item);
        return answer;
      }
      case 'killedAfter':
        this.server.receive(item);
        this.kill();
        return NEVER;
      case 'killed':
        this.kill();
        return NEVER;
      default:
        return this.server.receive(item);
    }
  }

  async does(next: Step): Promise<void> {
    const held = this.store.items().find(({ state: { kind } }) => HELD.includes(kind));
    switch (next.kind) {
      case 'type': {
        const key = `key-${this.typed.length}`;
        this.typed.push({ key, board: next.board });
        await this.outbox.type({
          key,
          tournament: 'open',
          typedAt: '2026-03-07T14:00:00.000Z',
          seen: this.seen,
          shown: { board: next.board, names: [] },
          command: {
            type: 'enterResult',
            round: 1,
            board: next.board,
            outcome: { kind: 'played', score: next.score },
          },
        });
        break;
      }
      case 'other':
        this.server.log.push({
          key: `other-${this.server.log.length}`,
          board: next.board,
          outcome: { kind: 'played', score: next.score },
          by: 'other',
        });
        break;
      case 'time':
        this.timers.splice(0).forEach((timer) => {
          timer();
        });
        break;
      case 'look':
        this.seen = this.server.log.length;
        break;
      case 'lateArrives': {
        const item = this.late.shift();
        if (item) this.server.receive(item);
        break;
      }
      case 'insist':
        if (held) await this.outbox.insist(held.key);
        break;
      case 'dismiss':
        if (held) {
          this.dismissed.add(held.key);
          await this.outbox.dismiss(held.key);
        }
        break;
      case 'reload':
        this.kill();
        break;
      case 'twoTabs':
        // The first goes on in its own tab: both work on what is kept.
        this.outbox = this.open();
        break;
    }
    await turn();
  }

  /** The network is good from now on. */
  async end(): Promise<void> {
    this.fates.length = 0;
    for (let turns = 0; turns < 60; turns += 1) {
      await this.does({ kind: 'time' });
      await turn();
    }
    while (this.late.length > 0) await this.does({ kind: 'lateArrives' });
  }
}

const HELD = ['conflict', 'refused', 'asks'];

describe('an outbox on a bad network', () => {
  it('loses nothing, doubles nothing and keeps the order', async () => {
    const counts = { written: 0, held: 0, replaced: 0, dismissed: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 25 }),
        fc.array(fc.constantFrom(...FATES), { maxLength: 20 }),
        async (steps, fates) => {
          const play = new Play(fates);
          for (const next of steps) await play.does(next);
          await play.end();
          const { log } = play.server;
          const items = play.store.items();
          expect(items.filter(({ state }) => state.kind === 'waiting')).toEqual([]);
          const mine = log.filter(({ by }) => by === 'phone').map(({ key }) => key);
          expect(new Set(mine).size).toBe(mine.length);
          for (const [index, { key, board: on }] of play.typed.entries()) {
            const item = items.find((one) => one.key === key);
            const isHeld = item !== undefined && HELD.includes(item.state.kind);
            if (isHeld) expect(mine).not.toContain(key);
            if (item?.state.kind === 'conflict') {
              // Nobody is asked about what they wrote themselves.
              expect(item.state.others.map(({ by }) => by)).toContain('other');
            }
            const newer = play.typed.slice(index + 1).some((one) => one.board === on);
            const written = mine.includes(key) || item?.state.kind === 'written';
            const dismissed = play.dismissed.has(key);
            expect(written || isHeld || newer || dismissed, key).toBe(true);
            counts.written += Number(written);
            counts.held += Number(isHeld);
            counts.replaced += Number(!written && newer);
            counts.dismissed += Number(dismissed);
          }
          for (const on of [1, 2, 3]) {
            const inLog = log.filter(({ by, board: at }) => by === 'phone' && at === on);
            const numbers = inLog.map(({ key }) => Number(key.slice('key-'.length)));
            expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
          }
          expect(log.filter(({ by, board: at }) => by === 'phone' && at === FORBIDDEN)).toEqual([]);
        },
      ),
      { numRuns: 1_000 },
    );
    // Every way an entry can end was walked many times.
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(20);
  });
});
