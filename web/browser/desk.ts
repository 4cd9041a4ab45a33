import type { Language } from '@ronde/core/rules/language.ts';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { BoardView } from '@ronde/core/tournament/views/round.ts';
import type { Locator, Page } from 'playwright-core';
import { COMMAND_WORDS } from '../desk/event/command-words.ts';
import { PUBLICATION_WORDS } from '../desk/event/publication-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { SHELL_WORDS } from '../desk/shell/shell-words.ts';
import { resultSpoken } from '../words/results.ts';
import { replaceButton } from './keys-on-rounds.ts';
import { until } from './until.ts';
import { goWithinTheDesk } from './within-the-desk.ts';

/** A desk driven as a person does: by what is read on it and by its keys. */
export interface Desk {
  readonly page: Page;
  readonly language: Language;
  readonly words: {
    readonly rounds: (typeof ROUNDS_WORDS)['en'];
    readonly command: (typeof COMMAND_WORDS)['en'];
    readonly shell: (typeof SHELL_WORDS)['en'];
  };
  open(path: string): Promise<void>;
  /** From wherever the desk is open already, nothing is loaded again; what was open there is left. */
  visit(path: string): Promise<void>;
  /** To another page of the desk that is open, as its links do it: nothing is loaded again. */
  go(path: string): Promise<void>;
  button(name: string | RegExp): Locator;
  /** Presses a button, confirms what is asked, and waits for what comes of it. */
  step(name: string, comes: () => Promise<boolean>): Promise<void>;
  /** Confirms what is asked until it is so. */
  confirmUntil(what: string, isSo: () => Promise<boolean>): Promise<void>;
  /** The row of a board as a screen reader says it. */
  row(board: BoardView, outcome: GameOutcome): Locator;
  /** Three strokes: the number and the result. */
  type(board: number, outcome: Played): Promise<void>;
}

export type Played = '1-0' | '½-½' | '0-1';

export const played = (score: Played): GameOutcome => ({ kind: 'played', score });

/** After `Enter` on a board of one figure; straight after a number of two. */
const KEYS: Readonly<Record<Played, readonly [inHand: string, always: string]>> = {
  '1-0': ['1', '+'],
  '½-½': ['2', '='],
  '0-1': ['0', '-'],
};

export function deskOf(page: Page, event: string, language: Language): Desk {
  const words = {
    rounds: ROUNDS_WORDS[language],
    command: COMMAND_WORDS[language],
    shell: SHELL_WORDS[language],
  };
  const button: Desk['button'] = (name) =>
    page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  const confirmIfAsked = async (): Promise<void> => {
    // Asked again and again: a look that is cheap for the page comes before the exact ones.
    const dialog = page.locator('[role="dialog"], dialog[open]').filter({ visible: true });
    if ((await dialog.count()) === 0) return;
    const { understood, confirm, goOn } = words.command;
    const { publish, withRound } = PUBLICATION_WORDS[language];
    for (const answer of [understood, confirm, goOn, withRound(1), publish]) {
      const way = dialog.getByRole('button', { name: answer, exact: true });
      if (!(await way.isVisible())) continue;
      const box = dialog.getByLabel(words.command.typeToConfirm(words.command.word));
      // A question on its way out, already answered, needs no second answer.
      const answered = async (): Promise<void> => {
        if (await box.isVisible()) await box.fill(words.command.word, { timeout: 5_000 });
        await way.click({ timeout: 5_000 });
      };
      await answered().catch(() => undefined);
      return;
    }
    const replaces = dialog.getByRole('button', { name: replaceButton(language) });
    if (await replaces.isVisible()) await replaces.click({ timeout: 5_000 }).catch(() => undefined);
  };
  const confirmUntil: Desk['confirmUntil'] = (what, isSo) =>
    until(what, async () => {
      if (await isSo()) return true;
      await confirmIfAsked();
      return false;
    });
  const isLive = (): Promise<void> =>
    page.getByRole('status').getByText(words.shell.live).waitFor();
  return {
    page,
    language,
    words,
    button,
    confirmUntil,
    open: async (path) => {
      await page.goto(`${event}/${path}`);
      await isLive();
    },
    visit: async (path) => {
      const address = `${event}/${path}`;
      if (!(await goWithinTheDesk(page, address))) await page.goto(address);
      await isLive();
    },
    go: (path) =>
      page.evaluate(
        (to) => {
          history.pushState(null, '', to);
        },
        `${new URL(event).pathname}/${path}`,
      ),
    step: async (name, comes) => {
      await button(name).click();
      await confirmUntil(name, comes);
    },
    row: ({ board, white, black }, outcome) =>
      page.getByRole('row', {
        name: words.rounds.boardSpoken(
          board,
          white.name,
          black.name,
          resultSpoken(outcome, language),
        ),
        exact: true,
      }),
    type: async (board, outcome) => {
      const [inHand, always] = KEYS[outcome];
      const strokes =
        board < 10 ? [String(board), 'Enter', inHand] : [...Array.from(String(board)), always];
      // As fast as fingers roll over the keys: the next goes down before the last is up.
      await Promise.all(strokes.map((stroke) => page.keyboard.press(stroke)));
    },
  };
}

/** The tournament a desk has open. */
export const eventOn = (page: Page): string =>
  decodeURIComponent(/\/event\/([^/]+)/.exec(page.url())?.[1] ?? '');
