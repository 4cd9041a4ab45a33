import type { IncidentsView } from '@ronde/core/tournament/views/incidents.ts';
import type { BoardView, RoundView } from '@ronde/core/tournament/views/round.ts';
import type { Locator, Page } from 'playwright-core';
import type { ByHttp } from './by-http.ts';
import { goTo } from './go-to.ts';

/** Who decides, and in which event. */
interface Decider {
  readonly page: Page;
  readonly http: ByHttp;
  /** Of the server. */
  readonly address: string;
}

/** What an arbiter who decides does at the desk again and again. */
export function decidesAtTheDesk({ page, http, address }: Decider) {
  const dialog = (): Locator => page.getByRole('dialog');
  return {
    dialog,
    goes: (path: string): Promise<void> =>
      goTo(page, `${address}/event/${encodeURIComponent(http.tournament)}/${path}`),
    press: (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click(),
    /** In the dialog that is open. */
    presses: (name: string): Promise<void> =>
      dialog().getByRole('button', { name, exact: true }).click(),
    newest: async () => (await http.view<IncidentsView>('incidents')).incidents[0],
    boardOf: async (board: number): Promise<BoardView> => {
      const { boards } = await http.view<RoundView>('rounds/1');
      const found = boards.find((one) => one.board === board);
      if (found === undefined) throw new Error(`no board ${board}`);
      return found;
    },
  };
}
