import { SITUATIONS } from '@ronde/core/decisions/situations/situations.ts';
import { RULING_WORDS } from '@ronde/core/decisions/situations/ruling-words.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { Page } from 'playwright-core';
import { deviceLink, type ByHttp } from '../../web/browser/by-http.ts';
import type { PageToSee } from '../../web/browser/every-page.ts';
import { setScreens } from '../../web/browser/hall-screens.ts';
import { press } from '../../web/browser/state-to-see.ts';
import { CLAIM_PAGE_WORDS } from '../../web/decisions/claim-page-words.ts';
import { DECISION_WORDS } from '../../web/decisions/decision-words.ts';
import { KIOSK_WORDS } from '../../web/desk/pages/check-in/kiosk-words.ts';
import { COPIES_WORDS } from '../../web/desk/pages/copies/copies-words.ts';
import { TAKE_COPY_WORDS } from '../../web/desk/pages/copies/take-copy-words.ts';
import { INCIDENT_WORDS } from '../../web/desk/pages/incidents/incident-words.ts';
import { LAWS_PAGE_WORDS } from '../../web/desk/pages/laws/laws-words.ts';
import { PEOPLE_WORDS } from '../../web/desk/pages/people/people-words.ts';
import { TIE_BREAK_WORDS } from '../../web/desk/pages/settings/fields/tie-break-words.ts';
import { HELPER_WORDS } from '../../web/phone/helper/helper-words.ts';
import { PHONE_WORDS } from '../../web/phone/phone-words.ts';
import { ASKED_CAPTAIN, type EventsShown } from './events-shown.ts';
import type { Picture } from './pictures.ts';

/** How a picture is come by. */
export interface Shot {
  readonly kind: PageToSee['kind'];
  readonly address: () => Promise<string> | string;
  readonly act?: (page: Page) => Promise<void>;
  /** Of the window, where what is told needs more room or less. */
  readonly size?: { readonly width: number; readonly height: number };
  /** What of the page is on the picture; what is in the window otherwise. */
  readonly part?: string;
}

export const DESK = { width: 1040, height: 584 } as const;
export const PHONE = { width: 390, height: 720 } as const;
const TALL = { width: 1040, height: 780 } as const;

/** A claim as it is written on the sheet: the next move would be the third time. */
const THREE_TIMES = {
  en: { score: '1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1', next: 'Ng8' },
  fr: { score: '1. Cf3 Cf6 2. Cg1 Cg8 3. Cf3 Cf6 4. Cg1', next: 'Cg8' },
} as const;

/** Every picture, of the events in one language. */
export function shotsOf(
  server: string,
  events: EventsShown,
  language: Language,
): Readonly<Record<Picture, Shot>> {
  type Event = () => Promise<ByHttp>;
  const at = (event: Event, path: string | ((http: ByHttp) => Promise<string>)): Shot => ({
    kind: 'desk',
    address: async () => {
      const http = await event();
      const to = typeof path === 'string' ? path : await path(http);
      return `${server}/event/${encodeURIComponent(http.tournament)}/${to}`;
    },
  });
  const desk = (path: string): Shot => at(events.sample, path);
  const link = (event: Event, wish: Parameters<typeof deviceLink>[2]): Shot => ({
    kind: 'phone',
    address: async () => {
      const { tournament } = await event();
      return `${server}${(await deviceLink(server, tournament, wish)).path}`;
    },
  });
  const numbered = async (http: ByHttp, number: number): Promise<string> => {
    const { players } = await http.view<PlayersView>('players');
    return players.find(({ tpn }) => tpn === number)?.id ?? '';
  };
  const words = DECISION_WORDS[language];
  /** The second illegal move of a player. */
  const decideIllegal = async (page: Page): Promise<void> => {
    await press(page, SITUATIONS.illegal.title[language]);
    await press(page, words.ok);
    const pressed = { en: 'after the clock was pressed', fr: 'après l’appui sur la pendule' };
    await press(page, pressed[language]);
    await page.getByRole('textbox').last().fill('2');
    await press(page, words.ok);
    await pressExactly(page, words.yes);
    const { playerLoses } = RULING_WORDS[language].outcomes;
    await page.getByText(playerLoses, { exact: true }).first().waitFor();
  };
  return {
    home: {
      kind: 'desk',
      address: async () => {
        await Promise.all([events.sample(), events.arrivals()]);
        return server;
      },
    },
    new: { kind: 'desk', address: () => `${server}/new` },
    now: desk('now'),
    players: desk('players'),
    settings: {
      ...desk('settings'),
      act: async (page) => {
        const section = page.locator('#tieBreaks');
        await section.getByText(TIE_BREAK_WORDS[language].heading).first().waitFor();
        await section.evaluate((one) => {
          one.scrollIntoView({ block: 'start' });
        });
      },
    },
    'check-in': at(events.arrivals, 'check-in'),
    kiosk: {
      ...at(events.arrivals, 'check-in/kiosk'),
      act: async (page) => {
        await page.getByPlaceholder(KIOSK_WORDS[language].placeholder).fill('fau');
      },
    },
    prepare: {
      ...at(events.arrivals, 'check-in?prepare=true'),
      act: (page) => page.getByRole('dialog').waitFor(),
    },
    round: desk('rounds/5'),
    why: { ...desk('rounds/5?panel=why:5:2'), part: 'aside' },
    standings: at(
      events.sample,
      async (http) => `standings?panel=rank:${encodeURIComponent(await numbered(http, 11))}`,
    ),
    crosstable: desk('crosstable'),
    history: desk('history'),
    people: {
      ...desk('people'),
      act: async (page) => {
        const said = PEOPLE_WORDS[language];
        await press(page, said.newLink);
        await page.getByLabel(said.name, { exact: true }).fill('Camille');
      },
    },
    phone: {
      ...link(events.sample, { name: 'Camille', role: 'results', boards: { from: 1, to: 20 } }),
      act: async (page) => {
        const keypad = page.getByRole('group', { name: HELPER_WORDS[language].keypad });
        await keypad.getByRole('button', { name: '7', exact: true }).click();
      },
    },
    'phone-check-in': link(events.arrivals, { name: 'Camille', role: 'checkIn' }),
    'phone-player': {
      kind: 'phone',
      address: async () => {
        const http = await events.sample();
        const wish = { name: 'Camille', role: 'player', player: await numbered(http, 11) } as const;
        return `${server}${(await deviceLink(server, http.tournament, wish)).path}`;
      },
    },
    hall: {
      kind: 'hall',
      address: async () => {
        const { tournament } = await events.sample();
        const code = 'manual-wall';
        await setScreens(server, tournament, [
          { code, pages: [{ view: 'pairings', round: null }], language, theme: 'dark' },
        ]);
        return `${server}/s/${code}`;
      },
    },
    // The sample’s own; those of the other one are set for the picture of a wall.
    screens: { ...at(events.played, 'screens'), size: TALL },
    public: {
      kind: 'public',
      address: async () => `${server}/t/${encodeURIComponent((await events.sample()).tournament)}/`,
      size: PHONE,
    },
    papers: desk('files'),
    wall: desk('wall'),
    copies: {
      ...desk('copies'),
      act: async (page) => {
        await page.getByRole('button', { name: TAKE_COPY_WORDS[language].now }).click();
        // One was made at the publication already, or is made now.
        const copies = page.getByRole('button', { name: COPIES_WORDS[language].verify });
        await copies.first().waitFor();
      },
    },
    teams: at(events.league, 'teams'),
    'line-ups': { ...at(events.league, 'line-ups/2'), size: TALL },
    'match-sheets': { ...at(events.league, 'match-sheets/1'), size: TALL },
    'phone-captain': link(events.league, { name: 'Camille', role: 'captain', team: ASKED_CAPTAIN }),
    calendar: at(events.closed, 'calendar'),
    molter: { ...at(events.molter, 'molter'), size: TALL },
    bracket: at(events.cup, 'bracket'),
    'play-off': at(events.played, 'play-off'),
    prizes: desk('prizes'),
    ratings: desk('ratings'),
    norms: at(events.closed, 'norms'),
    regulations: desk('regulations'),
    administration: desk('administration'),
    closing: at(events.played, 'closing'),
    dossier: at(events.played, 'dossier'),
    laws: {
      ...desk('laws'),
      act: async (page) => {
        const box = page.getByRole('textbox', { name: LAWS_PAGE_WORDS[language].search });
        await box.fill(language === 'fr' ? 'téléphone' : 'telephone');
      },
    },
    decide: {
      ...desk('decide'),
      size: { width: 1040, height: 900 },
      act: async (page) => {
        const said = INCIDENT_WORDS[language];
        await page.getByLabel(said.board, { exact: true }).selectOption('3');
        await page.getByLabel(said.player, { exact: true }).selectOption({ index: 1 });
        await decideIllegal(page);
      },
    },
    claim: {
      ...desk('decide'),
      size: TALL,
      act: async (page) => {
        const said = CLAIM_PAGE_WORDS[language];
        await page.getByText(said.heading, { exact: true }).click();
        await page.getByLabel(said.score).fill(THREE_TIMES[language].score);
        await page.getByLabel(said.next).fill(THREE_TIMES[language].next);
        await press(page, said.prove);
        await page.getByRole('status', { name: said.proof }).waitFor();
      },
    },
    incidents: desk('incidents'),
    clocks: { ...desk('clocks'), size: TALL },
    'phone-decide': {
      ...link(events.sample, { name: 'Camille', role: 'deputy' }),
      act: async (page) => {
        // The link opens the desk; the phone's own page is beside it.
        await page.waitForURL(/\/event\/.+\/now$/);
        await page.locator('main h1').first().waitFor();
        await page.goto(`${server}/p`);
        const { navigation, tabs } = PHONE_WORDS[language];
        const pages = page.getByRole('navigation', { name: navigation });
        await pages.getByRole('button', { name: tabs.decide, exact: true }).click();
        await decideIllegal(page);
        await page.evaluate(() => {
          window.scrollTo(0, 0);
        });
      },
    },
  };
}

const pressExactly = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
