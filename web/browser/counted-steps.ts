import type { Locator, Page } from 'playwright-core';

/** What a person's hands do, counted; what is typed into a field is not. */
export interface CountedSteps {
  readonly click: (target: Locator) => Promise<void>;
  readonly press: (key: string) => Promise<void>;
  /** A file chosen in the window of the system: one click there. */
  readonly choose: (input: Locator, name: string, text: string) => Promise<void>;
  /** What was counted since the last time this was asked. */
  readonly taken: () => Steps;
}

export interface Steps {
  readonly clicks: number;
  readonly keys: number;
}

export function countedSteps(page: Page): CountedSteps {
  let [clicks, keys] = [0, 0];
  return {
    click: async (target) => {
      await target.click();
      clicks += 1;
    },
    press: async (key) => {
      await page.keyboard.press(key);
      keys += 1;
    },
    choose: async (input, name, text) => {
      await input.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
      clicks += 1;
    },
    taken: () => {
      const taken = { clicks, keys };
      [clicks, keys] = [0, 0];
      return taken;
    },
  };
}
