import { setTimeout as sleep } from 'node:timers/promises';
import { commandPath } from '@ronde/server/api/commands.ts';
import { writeTo } from '@ronde/server/testing/built-server.ts';
import {
  openBenchHall,
  percentile,
  storeKinds,
  TOURNAMENT,
  type StoreKind,
} from './hall/bench-hall.ts';

export const name = 'results from many desks';

const DESKS = 20;
const PER_SECOND = 50;
const SECONDS = 20;
const EVENT = { players: 600, played: 2, rounds: 9 };
const ROUND = EVENT.played + 1;
const SCORES = ['1-0', '½-½', '0-1'];

/** Twenty desks enter fifty results a second; an answer comes when the result is on the disk. */
export async function run(): Promise<{
  figures: { label: string; milliseconds: number; target?: number }[];
}> {
  const figures = [];
  for (const kind of storeKinds()) {
    const times = await enter(kind);
    const label = `${DESKS} desks, ${PER_SECOND} results/s, acknowledged and durable, ${kind}`;
    figures.push({ label: `${label}, median`, milliseconds: percentile(times, 0.5) });
    figures.push({ label: `${label}, p95`, milliseconds: percentile(times, 0.95), target: 50 });
    figures.push({ label: `${label}, p99`, milliseconds: percentile(times, 0.99) });
  }
  return { figures };
}

async function enter(kind: StoreKind): Promise<number[]> {
  const hall = await openBenchHall(kind, EVENT);
  const times: number[] = [];
  /** Each desk has its own boards, and types when its turn comes whether others are answered or not. */
  const desk = async (number: number): Promise<void> => {
    const boards = EVENT.players / 2 / DESKS;
    const every = (1_000 * DESKS) / PER_SECOND;
    const began = performance.now() + (every * number) / DESKS;
    for (let turn = 0; turn < (PER_SECOND * SECONDS) / DESKS; turn += 1) {
      const due = began + turn * every;
      await sleep(Math.max(0, due - performance.now()));
      const board = 1 + number * boards + (turn % boards);
      const outcome = { kind: 'played', score: SCORES[Math.floor(turn / boards) % 3] };
      const response = await writeTo(hall.address, commandPath(TOURNAMENT, 'enterResult'), {
        seen: seen[number],
        key: `twenty-desks-${number}-${turn}`,
        command: { round: ROUND, board, outcome },
      });
      if (response.status !== 200) throw new Error(await response.text());
      seen[number] = ((await response.json()) as { position: number }).position;
      // From when it was due: a queue is part of the wait.
      times.push(performance.now() - due);
    }
  };
  const seen = Array.from({ length: DESKS }, () => hall.position);
  try {
    // Every desk has the page of the round open before it types.
    const page = `${hall.address}/api/tournaments/${TOURNAMENT}/rounds/${ROUND}`;
    for (let number = 0; number < DESKS; number += 1) await (await fetch(page)).text();
    await Promise.all(Array.from({ length: DESKS }, (_, number) => desk(number)));
    return times;
  } finally {
    await hall.close();
  }
}
