import { describe, expect, it } from 'vitest';
import { desksOf, type Desks } from './desks.ts';
import { CHROMIUM, DESK, PHONE } from './harness.ts';
import { opened } from './opened.ts';

if (CHROMIUM === null) console.log('web/browser: skipped, there is no Chromium on this computer');

describe.skipIf(CHROMIUM === null)('desks that the files of a worker share', () => {
  const { server, comes } = opened(() => Promise.resolve());

  const desks = async (): Promise<Desks> => {
    const browser = (await comes()).context.browser();
    if (browser === null) throw new Error('who comes has a browser');
    return desksOf(browser, server.address);
  };

  it('are as new when they were tidied up, and others when they were given up', async () => {
    const { at, tidyUp, giveUp } = await desks();
    const page = await at({});
    await page.goto(`${server.address}/healthz`);
    await page.evaluate(() => {
      localStorage.setItem('left', 'here');
      sessionStorage.setItem('left', 'here');
      document.cookie = 'left=here';
    });
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await tidyUp();
    expect(await at({})).toBe(page);
    expect(page.viewportSize()).toEqual(DESK);
    const left = await page.evaluate(() => ({
      kept: localStorage.length + sessionStorage.length,
      cookie: document.cookie,
      printed: matchMedia('print').matches,
      dark: matchMedia('(prefers-color-scheme: dark)').matches,
    }));
    expect(left).toEqual({ kept: 0, cookie: '', printed: false, dark: false });

    const given = giveUp();
    expect(given).toEqual([page]);
    expect(await at({})).not.toBe(page);
    await Promise.all([...given, ...giveUp()].map((one) => one.context().close()));
  });

  it('refuse what nobody can take back', async () => {
    const { at, giveUp } = await desks();
    const page = await at({});
    await expect(page.clock.install()).rejects.toThrow('come instead of sitting');
    await expect(page.addInitScript('')).rejects.toThrow('come instead of sitting');
    await expect(page.context().addInitScript('')).rejects.toThrow('come instead of sitting');
    await Promise.all(giveUp().map((one) => one.context().close()));
  });
});
