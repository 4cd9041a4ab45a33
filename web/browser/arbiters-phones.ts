import {
  SITUATION_TITLES,
  type SituationName,
} from '@ronde/core/decisions/situations/situation-titles.ts';
import type { Colour } from '@ronde/core/rules/colour.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import { NO_REGULATIONS } from '@ronde/core/tournament/regulations.ts';
import type { IncidentsView } from '@ronde/core/tournament/views/incidents.ts';
import type { BoardSide, RoundView } from '@ronde/core/tournament/views/round.ts';
import type { NewDeviceRequest } from '@ronde/server/api/devices.ts';
import type { DossierAnswer } from '@ronde/server/api/dossier.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DECISION_WORDS } from '../decisions/decision-words.ts';
import { INCIDENT_WORDS } from '../desk/pages/incidents/incident-words.ts';
import { PHONE_WORDS } from '../phone/phone-words.ts';
import { deviceSession, type ByHttp } from './by-http.ts';
import { PHONE } from './harness.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const words = DECISION_WORDS.en;
export const FLOOR = { name: 'floor', role: 'deputy' } as const;

export const tab = (page: Page, language: Language = 'en'): Locator =>
  page
    .getByRole('navigation')
    .getByRole('button', { name: PHONE_WORDS[language].tabs.decide, exact: true });

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

export const answers = async (page: Page, figure: number): Promise<void> => {
  await page.locator('input.typed').fill(String(figure));
  await press(page, words.ok);
};

export const rulingIs = (page: Page, outcome: string): Promise<void> =>
  page.locator('.giant-text').getByText(outcome, { exact: true }).waitFor();

export const writesDown = async (page: Page, language: Language = 'en'): Promise<void> => {
  await press(page, DECISION_WORDS[language].writeDown);
  await page.getByText(DECISION_WORDS[language].writtenDown).waitFor();
};

/** A round of five boards, and the phones of those who rule on it. */
export interface ArbitersPhones {
  readonly http: () => ByHttp;
  readonly onTheFloor: () => Promise<Page>;
  readonly phone: (wish: NewDeviceRequest, language: Language) => Promise<Page>;
  readonly sideOf: (board: number, colour: Colour) => Promise<BoardSide>;
  readonly atBoard: (
    page: Page,
    board: number,
    colour: Colour,
    language?: Language,
  ) => Promise<void>;
  /** What was written at a board stands in the log and in the minutes: the line of it. */
  readonly isOnRecord: (
    situation: SituationName,
    seat: readonly [number, Colour],
    decided: string,
  ) => Promise<string>;
  /** On the player’s card, opened by an arbiter who has the page. */
  readonly isOnCard: (
    page: Page,
    situation: SituationName,
    seat: readonly [number, Colour],
    decided: string,
  ) => Promise<void>;
  /** On record, in the history and on the card of the chief arbiter's desk. */
  readonly isOnTheDesk: (
    situation: SituationName,
    seat: readonly [number, Colour],
    decided: string,
  ) => Promise<void>;
  readonly outcomeOn: (board: number) => Promise<GameOutcome | undefined>;
}

/** Made before the first test of a file. */
export function arbitersPhones(): ArbitersPhones {
  let http: ByHttp;
  const { server, comes, sits } = opened(async ({ address }) => {
    http = await inventedEvent(address, {
      ...{ name: 'Decisions', players: 10, rounds: 3 },
      settings: { regulations: { ...NO_REGULATIONS, defaultTime: 30 } },
    });
    await beginRound(http, 1);
  });
  const event = (): string => `${server.address}/event/${encodeURIComponent(http.tournament)}`;
  const letIn = async (page: Page, wish: NewDeviceRequest): Promise<void> => {
    const { cookie } = await deviceSession(server.address, http.tournament, wish);
    const kept = cookie.split('; ').map((one) => {
      const [name = '', ...value] = one.split('=');
      return { name, value: value.join('='), url: server.address };
    });
    await page.context().addCookies(kept);
  };
  const opensOn = async (page: Page): Promise<Page> => {
    await page.goto(`${server.address}/p`);
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    return page;
  };
  /** The phone of an arbiter on the floor, the same one for each situation. */
  const onTheFloor = async (): Promise<Page> => {
    const page = await sits({ size: PHONE });
    if (page.url() === 'about:blank') await letIn(page, FLOOR);
    return opensOn(page);
  };
  const phone = async (wish: NewDeviceRequest, language: Language): Promise<Page> => {
    const { page } = await comes({ size: PHONE, language });
    await letIn(page, wish);
    return opensOn(page);
  };
  const sideOf = async (board: number, colour: Colour): Promise<BoardSide> => {
    const { boards } = await http.view<RoundView>('rounds/1');
    const side = boards.find((one) => one.board === board)?.[colour];
    if (side === undefined) throw new Error(`no board ${board}`);
    return side;
  };
  const atBoard = async (
    page: Page,
    board: number,
    colour: Colour,
    language: Language = 'en',
  ): Promise<void> => {
    const { name } = await sideOf(board, colour);
    await page.getByLabel(DECISION_WORDS[language].board, { exact: true }).fill(String(board));
    await press(page, name);
  };
  const isOnCard: ArbitersPhones['isOnCard'] = async (
    page,
    situation,
    [board, colour],
    decided,
  ) => {
    const { id } = await sideOf(board, colour);
    await page.goto(`${event()}/players?panel=player:${encodeURIComponent(id)}`);
    const card = page.getByRole('region', { name: INCIDENT_WORDS.en.onCard });
    await card.getByText(SITUATION_TITLES[situation].en).getByText(decided).waitFor();
  };
  const isOnRecord: ArbitersPhones['isOnRecord'] = async (situation, [board, colour], decided) => {
    const { id, name } = await sideOf(board, colour);
    const { incidents } = await http.view<IncidentsView>('incidents');
    const own = incidents.filter((one) => one.kind === situation);
    expect(own).toMatchObject([{ round: 1, board, player: id }]);
    const number = own[0]?.number ?? 0;
    const line = `Incident ${number}, R1/${board}, ${name}, ${SITUATION_TITLES[situation].en}:`;
    const { minutesOfLog } = await http.view<DossierAnswer>('dossier?lang=en');
    expect(minutesOfLog).toContain(line);
    expect(minutesOfLog).toMatch(new RegExp(`Decision on incident ${number}: .*${decided}`));
    return line;
  };
  const isOnTheDesk: ArbitersPhones['isOnTheDesk'] = async (situation, seat, decided) => {
    const line = await isOnRecord(situation, seat, decided);
    const desk = await sits({ size: PHONE, language: 'en' });
    await desk.goto(`${event()}/history`);
    await desk.getByText(line).first().waitFor();
    await isOnCard(desk, situation, seat, decided);
  };
  const outcomeOn = async (board: number): Promise<GameOutcome | undefined> =>
    (await http.view<RoundView>('rounds/1')).boards.find((one) => one.board === board)?.outcome;
  return {
    ...{ http: () => http, onTheFloor, phone, sideOf, atBoard },
    ...{ isOnRecord, isOnCard, isOnTheDesk, outcomeOn },
  };
}
