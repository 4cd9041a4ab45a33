import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { BoardView, RoundView } from '@ronde/core/tournament/views/round.ts';
import type { NewDeviceAnswer, NewDeviceRequest } from '@ronde/server/api/devices.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { deviceLink, type ByHttp } from './by-http.ts';
import { PHONE, type Look, type RunningServer } from './harness.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

/** Phones about one round of thirty; the clock of each is put forward. */
export interface PhonesOfARound {
  readonly server: RunningServer;
  readonly http: () => ByHttp;
  readonly position: () => Promise<number>;
  readonly link: (wish: NewDeviceRequest) => Promise<NewDeviceAnswer>;
  /** A phone that opens what a QR code leads to. */
  readonly phone: (
    path: string,
    look?: Look,
  ) => Promise<{ readonly context: BrowserContext; readonly page: Page }>;
  /** The phones of both players of a board, the second one in French. */
  readonly players: (board: BoardView) => Promise<readonly [white: Page, black: Page]>;
  readonly boards: () => Promise<readonly BoardView[]>;
  readonly outcome: (board: number) => Promise<GameOutcome | undefined>;
  /** Types a number on the keypad of a phone in English. */
  readonly typeBoard: (page: Page, board: number) => Promise<void>;
}

export function phonesOfARound(): PhonesOfARound {
  let event: ByHttp | null = null;
  const { server, comes } = opened(async ({ address }) => {
    event = await inventedEvent(address, { name: 'Phones', players: 30, rounds: 5 });
    await beginRound(event, 1);
  });
  const http = (): ByHttp => {
    if (event === null) throw new Error('the event is made before the first test');
    return event;
  };
  const link: PhonesOfARound['link'] = (wish) =>
    deviceLink(server.address, http().tournament, wish);
  const phone: PhonesOfARound['phone'] = async (path, look = {}) => {
    const one = await comes({ ...look, size: PHONE });
    await one.page.clock.install();
    await one.page.goto(`${server.address}${path}`);
    return one;
  };
  const boards = async (): Promise<readonly BoardView[]> =>
    (await http().view<RoundView>('rounds/1')).boards;
  return {
    server,
    http,
    position: async () => (await http().view<OverviewAnswer>('')).position,
    link,
    phone,
    players: async (board) => {
      const phoneOf = async (
        { id, name }: BoardView['white'],
        language: 'en' | 'fr',
      ): Promise<Page> => {
        const { path } = await link({ name, role: 'player', player: id });
        return (await phone(path, { language })).page;
      };
      return Promise.all([phoneOf(board.white, 'en'), phoneOf(board.black, 'fr')]);
    },
    boards,
    outcome: async (board) => (await boards()).find((one) => one.board === board)?.outcome,
    typeBoard: async (page, board) => {
      const pad = page.getByRole('group', { name: 'Board number' });
      for (const digit of String(board)) {
        await pad.getByRole('button', { name: digit, exact: true }).click();
      }
    },
  };
}
