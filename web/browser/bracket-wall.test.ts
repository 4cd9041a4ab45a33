import { cupRoundName } from '@ronde/core/pairing/cup/round-names.ts';
import { USUAL_CUP } from '@ronde/core/rules/cup-rules.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { WALL_LETTERS } from '../look/wall-letters.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { HALL_WORDS } from '../hall/words/hall-words.ts';
import { faultsIn } from './axe-faults.ts';
import type { ByHttp } from './by-http.ts';
import { setScreens } from './hall-screens.ts';
import { CHROMIUM, PROJECTOR } from './harness.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

/** Players, pictures, and matches on the first of them: one picture and several in the long run. */
const SIZES = (
  [
    [32, 3, 8 + 4],
    [16, 1, 8 + 4 + 2 + 1 + 1],
    [8, 1, 4 + 2 + 1 + 1],
  ] as const
).slice(0, inject('sizes').combinations === 'all' ? 3 : 1);

describe.skipIf(CHROMIUM === null)('a bracket on a wall', () => {
  let wall: Page;
  const { server } = opened(async (_, comes) => {
    ({ page: wall } = await comes({ size: PROJECTOR }));
  });

  const cupOf = (players: number): Promise<ByHttp> =>
    inventedEvent(server.address, {
      ...{ name: `Cup on a wall of ${players}`, players, rounds: 1 },
      settings: { system: 'knockout', cup: { ...USUAL_CUP, thirdPlace: true } },
    });

  /** White wins everywhere. */
  async function whiteWins(http: ByHttp, round: number, boards: number): Promise<void> {
    for (let board = 1; board <= boards; board += 1) {
      const outcome = { kind: 'played', score: '1-0' } as const;
      await http.do({ type: 'enterResult', round, board, outcome });
    }
  }

  it.each(SIZES)(
    'of %i has %i pictures, read from the back and whole',
    async (players, pictures, matches) => {
      const http = await cupOf(players);
      const code = `cup-${players}`;
      await setScreens(server.address, http.tournament, [{ code, pages: [{ view: 'bracket' }] }]);
      await wall.goto(`${server.address}/s/${code}`);
      await wall.getByText(HALL_WORDS.en.empty.bracket).waitFor();
      await beginRound(http, 1);
      const first = wall.getByText(cupRoundName(1, Math.log2(players), 'fr'), { exact: true });
      await first.waitFor();
      for (let picture = 1; picture <= pictures; picture += 1) {
        const last = pictures > 1 && picture === pictures;
        const shown = wall.locator('.bracket-match');
        await expect.poll(() => shown.count()).toBe(last ? 4 + 2 + 1 + 1 : matches);
        const read = await wall.locator('.bracket').evaluate((bracket) => {
          const inside = bracket.parentElement?.getBoundingClientRect();
          const boxes = [...bracket.querySelectorAll('.bracket-match')].map((one) =>
            one.getBoundingClientRect(),
          );
          const overlaps = boxes.some((one, index) =>
            boxes
              .slice(index + 1)
              .some(
                (other) =>
                  one.left < other.right &&
                  other.left < one.right &&
                  one.top < other.bottom &&
                  other.top < one.bottom,
              ),
          );
          const cut = [...bracket.querySelectorAll('.bracket-name')].filter(
            (name) => name.scrollWidth > name.clientWidth + 1,
          );
          return {
            overlaps,
            outside: boxes.filter((one) => one.bottom > (inside?.bottom ?? 0) + 1).length,
            cut: cut.map((name) => name.textContent),
            font: Number.parseFloat(getComputedStyle(bracket).fontSize),
          };
        });
        expect(read).toMatchObject({ overlaps: false, outside: 0, cut: [] });
        expect(read.font).toBeGreaterThanOrEqual(WALL_LETTERS.least * PROJECTOR.height - 0.01);
        if (last) expect(await wall.locator('.bracket-waits').first().innerText()).toBe('–');
        await wall.keyboard.press('ArrowRight');
      }
      expect(await faultsIn(wall.locator('.bracket'))).toEqual([]);
    },
  );

  it('follows results to the winner', async () => {
    const http = await cupOf(4);
    await setScreens(server.address, http.tournament, [
      { code: 'cup-live', pages: [{ view: 'bracket' }], language: 'en' },
    ]);
    await wall.goto(`${server.address}/s/cup-live`);
    await beginRound(http, 1);
    await wall.getByText(HALL_WORDS.en.bracket.third).waitFor();
    expect(await wall.locator('[data-through]').count()).toBe(0);
    await whiteWins(http, 1, 2);
    await expect.poll(() => wall.locator('[data-through]').count()).toBe(2);
    await beginRound(http, 2);
    await whiteWins(http, 2, 2);
    await expect.poll(() => wall.locator('[data-through]').count()).toBe(4);
    const named = new RegExp(`^${fill(HALL_WORDS.en.bracket.winner, { name: '.+' })}$`);
    await wall.getByText(named).waitFor();
  });
});
