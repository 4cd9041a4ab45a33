import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import { USUAL_TEAMS } from '@ronde/core/tournament/default-settings.ts';
import type { Locator, Page } from 'playwright-core';
import { PUBLICATION_WORDS } from '../desk/event/publication-words.ts';
import { SHELL_WORDS } from '../desk/shell/shell-words.ts';
import { CHECK_IN_WORDS } from '../desk/pages/check-in/check-in-words.ts';
import { COPIES_WORDS } from '../desk/pages/copies/copies-words.ts';
import { HISTORY_WORDS } from '../desk/pages/history/history-words.ts';
import { NEW_WORDS, STEPS } from '../desk/pages/new/new-words.ts';
import { PEOPLE_WORDS } from '../desk/pages/people/people-words.ts';
import { ENTRIES_WORDS } from '../desk/pages/players/entries-words.ts';
import { PLAYERS_WORDS } from '../desk/pages/players/players-words.ts';
import { PRIZES_WORDS } from '../desk/pages/prizes/prizes-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { SCREENS_WORDS } from '../desk/pages/screens/screens-words.ts';
import { ARCHIVE_WORDS } from '../desk/pages/settings/archive-words.ts';
import { SIDES_FIELD_WORDS } from '../desk/pages/settings/fields/sides-words.ts';
import { SETTINGS_WORDS } from '../desk/pages/settings/settings-words.ts';
import { SETTLE_WORDS } from '../desk/pages/standings/settle-words.ts';
import { STANDINGS_WORDS } from '../desk/pages/standings/standings-words.ts';
import { TABLE_WORDS } from '../desk/parts/table-words.ts';
import { PLAYER_WORDS } from '../desk/panels/player/player-words.ts';
import { TEAMS_WORDS } from '../desk/pages/teams/teams-words.ts';
import { hasFocus } from './has-focus.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { entriesFile, inventedPlayers } from './invented-players.ts';
import { keys, keysOver, keysOverToDialog, keysToDialog } from './keys-on-rounds.ts';

/** A page of the desk in the middle of something: a dialog, a menu, a phase. */
export interface DeskState {
  readonly name: string;
  readonly path: (events: Events) => string;
  /** From the page as it opens to the state. */
  readonly come: (page: Page) => Promise<void>;
  /** Reached as well from the state named before it, on the same page, once its dialog is closed. */
  readonly next?: true;
  /** Something is half done: one who goes on by a link would take it along, or be asked. */
  readonly lasting?: true;
  /** Another state that the same part of the desk makes with other words: seen in the long run. */
  readonly like?: string;
  /** What the state alone shows; the rest of the page is seen without it. */
  readonly part?: (page: Page) => Locator;
}

/** Tournaments in which every state of the desk can be found. */
export interface Events {
  /** Round 5 of 9, with a dispute, byes and prizes. */
  readonly sample: string;
  readonly empty: string;
  /** Round 2 is a draft, with somebody exempt. */
  readonly draft: string;
  /** Every result of round 1 is in; the first boards are verified. */
  readonly complete: string;
  readonly finished: string;
  /** Not public, its first round a draft. */
  readonly prepared: string;
  /** A round robin with its calendar, one game of it postponed. */
  readonly robin: string;
  /** A cup in its first round, a match level. */
  readonly cup: string;
  readonly sides: string;
  /** Two teams, one of them short, and players of none. */
  readonly teams: string;
}

export async function makeEvents(address: string, sample: string): Promise<Events> {
  const { tournament: empty } = await inventedEvent(address, {
    name: 'Nobody yet',
    players: 0,
    rounds: 5,
  });
  const draft = await inventedEvent(address, { name: 'Seven of us', players: 7, rounds: 4 });
  await beginRound(draft, 1);
  await enterResults(draft, 1, 3);
  await draft.do({ type: 'closeRound', round: 1 });
  await draft.do({ type: 'pairRound', round: 2 });
  const complete = await inventedEvent(address, {
    name: 'All in',
    players: 8,
    rounds: 4,
    settings: { tieBreaks: ['BH', 'OTHER_OWN'] },
  });
  await beginRound(complete, 1);
  await enterResults(complete, 1, 4);
  const finished = await inventedEvent(address, { name: 'It is over', players: 6, rounds: 2 });
  for (const round of [1, 2]) {
    await beginRound(finished, round);
    await enterResults(finished, round, 3);
    await finished.do({ type: 'closeRound', round });
  }
  const prepared = await inventedEvent(address, {
    name: 'Soon',
    players: 8,
    rounds: 4,
    unpublished: true,
  });
  await prepared.do({ type: 'pairRound', round: 1 });
  const robin = await inventedEvent(address, {
    name: 'All against all',
    players: 5,
    rounds: 5,
    settings: { system: 'berger', initialColour: null },
  });
  await robin.do({ type: 'publishCalendar', cycles: 1 });
  await robin.do({ type: 'postponeGame', round: 2, board: 1, day: '2026-04-02' });
  const cup = await inventedEvent(address, {
    name: 'Cup',
    players: 6,
    rounds: 3,
    settings: { system: 'knockout' },
  });
  await beginRound(cup, 1);
  const level = { kind: 'played', score: '½-½' } as const;
  for (const board of [1, 2]) {
    await cup.do({ type: 'enterResult', round: 1, board, outcome: level });
  }
  const sides = await inventedEvent(address, {
    name: 'One against the other',
    players: 7,
    rounds: 4,
    settings: { system: 'scheveningen', initialColour: null },
  });
  await sides.do({ type: 'publishCalendar', cycles: 1 });
  await enterResults(sides, 1, 2);
  const teams = await inventedEvent(address, {
    name: 'Teams',
    players: 8,
    rounds: 3,
    settings: {
      kind: 'team',
      system: 'teamSwiss',
      team: { ...USUAL_TEAMS, order: { rule: 'rating', tolerance: 0 } },
    },
  });
  const roster = (...places: readonly number[]) => places.map((place) => playerId(`p${place}`));
  await teams.do({
    type: 'importTeams',
    players: [],
    teams: [
      { id: teamId('t1'), name: 'Tour', captain: 'Cap, Tour', roster: roster(4, 3, 2, 1, 5) },
      { id: teamId('t2'), name: 'Roi', club: 'Roi et Dame', roster: roster(6) },
    ],
  });
  return {
    sample,
    teams: teams.tournament,
    robin: robin.tournament,
    cup: cup.tournament,
    sides: sides.tournament,
    empty,
    prepared: prepared.tournament,
    draft: draft.tournament,
    complete: complete.tournament,
    finished: finished.tournament,
  };
}

const WORDS = {
  shell: SHELL_WORDS.en,
  table: TABLE_WORDS.en,
  publication: PUBLICATION_WORDS.en,
  rounds: ROUNDS_WORDS.en,
  player: PLAYER_WORDS.en,
  players: PLAYERS_WORDS.en,
  people: PEOPLE_WORDS.en,
  prizes: PRIZES_WORDS.en,
  history: HISTORY_WORDS.en,
  screens: SCREENS_WORDS.en,
  settings: SETTINGS_WORDS.en,
  standings: STANDINGS_WORDS.en,
  settle: SETTLE_WORDS.en,
  checkIn: CHECK_IN_WORDS.en,
  copies: COPIES_WORDS.en,
  teams: TEAMS_WORDS.en,
} as const;

/** A page as it opens. */
const AT_REST: DeskState['come'] = () => Promise.resolve();

const press =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    const button = page.getByRole('button', { name, exact: true }).first();
    await button.click();
  };
const dialogBy =
  (...names: readonly (string | RegExp)[]): DeskState['come'] =>
  async (page) => {
    for (const name of names) await press(name)(page);
    await page.getByRole('dialog').first().waitFor();
  };
const menuBy =
  (name: string): DeskState['come'] =>
  async (page) => {
    await press(name)(page);
    await page.getByRole('menu').first().waitFor();
  };
const menuItem =
  (menu: string, item: string): DeskState['come'] =>
  async (page) => {
    await menuBy(menu)(page);
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    await page.getByRole('dialog').first().waitFor();
  };
/** Keys the whole page hears, once it is there to hear them. */
const keysOnPage =
  (stroke: string): DeskState['come'] =>
  async (page) => {
    await page.getByRole('heading').first().waitFor();
    await page.keyboard.press(stroke);
    await page.getByRole('dialog').first().waitFor();
  };

const at =
  (event: keyof Events, path: string) =>
  (events: Events): string =>
    `/event/${encodeURIComponent(events[event])}/${path}`;
const state = (
  name: string,
  path: DeskState['path'],
  come: DeskState['come'] = AT_REST,
): DeskState => ({ name, path, come });
/** A state whose page need not be opened again: the one before it leaves nothing behind. */
const next = (...wish: Parameters<typeof state>): DeskState => ({ ...state(...wish), next: true });
const like = (other: string, one: DeskState): DeskState => ({ ...one, like: other });
const lasting = (one: DeskState): DeskState => ({ ...one, lasting: true });
const showing = (part: NonNullable<DeskState['part']>, one: DeskState): DeskState => ({
  ...one,
  part,
});
const panel = (page: Page): Locator => page.getByRole('complementary', { name: WORDS.shell.panel });
const card = at('draft', 'players?panel=player:p1');
const round = at('complete', 'rounds/1');
const pick = async (page: Page): Promise<void> => {
  const boxes = page.getByRole('checkbox', { name: /^Pick / });
  await boxes.nth(1).check();
  await boxes.nth(2).check();
};

const standingsBy = (view: 'categories' | 'clubs' | 'picture'): DeskState =>
  showing(
    (page) => page.getByRole('tabpanel'),
    next(`standings: ${view}`, at('sample', 'standings'), async (page) => {
      await page.getByRole('tab', { name: WORDS.standings.views[view] }).click();
      await page.getByRole('tabpanel').locator('table, svg, h2, p').first().waitFor();
    }),
  );

/** Every dialog, menu, panel and phase that the pages at rest do not show. */
export const DESK_STATES: readonly DeskState[] = [
  // Its first step is how the page opens.
  ...STEPS.slice(1).map((step) =>
    next(`wizard: ${step}`, () => '/new', press(new RegExp(NEW_WORDS.en.steps[step]))),
  ),
  state('not public yet', at('prepared', 'now'), async (page) => {
    await page.getByText(WORDS.publication.notYetAbout).waitFor();
  }),
  next('publishing the event', at('prepared', 'now'), dialogBy(WORDS.publication.publish)),
  like(
    'publishing the event',
    state('publishing it with round 1', at('prepared', 'rounds/1'), dialogBy(WORDS.rounds.publish)),
  ),
  like(
    'publishing the event',
    state(
      'withholding it',
      at('draft', 'settings#publication'),
      dialogBy(WORDS.publication.withhold),
    ),
  ),
  state('theme menu', at('draft', 'now'), menuBy(WORDS.shell.theme.auto)),
  next('shortcuts', at('draft', 'now'), keysOnPage('?')),
  like('palette with an answer', next('palette', at('draft', 'now'), keysOnPage('Control+k'))),
  next('palette with an answer', at('draft', 'now'), async (page) => {
    await keysOnPage('Control+k')(page);
    await hasFocus(page.getByRole('dialog'));
    await page.keyboard.insertText('aub');
    await page.getByRole('dialog').getByText('Aubépin').first().waitFor();
  }),
  ...['now', 'players', 'check-in'].map((path) => state(`nobody yet: ${path}`, at('empty', path))),
  ...['rounds', 'standings', 'crosstable', 'prizes'].map((path) =>
    like('nobody yet: players', state(`nobody yet: ${path}`, at('empty', path))),
  ),
  ...['now', 'standings', 'closing'].map((path) =>
    state(`it is over: ${path}`, at('finished', path)),
  ),
  ...['rounds', 'crosstable', 'check-in'].map((path) =>
    like('it is over: standings', state(`it is over: ${path}`, at('finished', path))),
  ),
  state('calendar', at('robin', 'calendar')),
  state('bracket', at('cup', 'bracket')),
  showing(
    (page) => page.getByRole('group', { name: SIDES_FIELD_WORDS.en.heading, exact: true }),
    state('the sides of a match', at('sides', 'settings')),
  ),
  state('the score of a match', at('sides', 'standings')),
  state('teams', at('teams', 'teams')),
  like('a team', next('a new team', at('teams', 'teams'), dialogBy(WORDS.teams.add))),
  next('a team', at('teams', 'teams'), async (page) => {
    await page.getByText('Tour', { exact: true }).first().click();
    await page.getByRole('dialog').getByText(WORDS.teams.absences).waitFor();
  }),
  next('teams of a table', at('teams', 'teams'), dialogBy(WORDS.teams.import)),
  state('postpone a game', at('robin', 'calendar'), dialogBy(/^Postpone /)),
  state('prepare a round', at('complete', 'check-in?prepare=true'), async (page) => {
    await page.getByRole('dialog').first().waitFor();
  }),
  like(
    'new player refused',
    state('new player', at('empty', 'players'), dialogBy(WORDS.players.add)),
  ),
  next(
    'new player refused',
    at('empty', 'players'),
    dialogBy(WORDS.players.add, 'Enter this player'),
  ),
  like(
    'new player refused',
    state('late entry', at('draft', 'players'), dialogBy(WORDS.players.add)),
  ),
  next('columns', at('draft', 'players'), menuBy(WORDS.table.columns)),
  next('list menu', at('draft', 'players'), menuBy(WORDS.players.list)),
  showing(
    (page) => page.getByRole('region', { name: WORDS.players.picked(2) }),
    next('players picked', at('draft', 'players'), pick),
  ),
  next('may not meet', at('draft', 'players'), async (page) => {
    await pick(page);
    await dialogBy(WORDS.players.prohibit)(page);
  }),
  like(
    'entries read',
    state('import of entries', at('draft', 'players'), dialogBy(WORDS.players.importEntries)),
  ),
  state('entries read', at('draft', 'players'), async (page) => {
    await dialogBy(WORDS.players.importEntries)(page);
    await page.locator('input[type="file"]').setInputFiles({
      name: 'entries.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(entriesFile(inventedPlayers(12))),
    });
    await page.getByRole('button', { name: ENTRIES_WORDS.en.confirm(5, 0), exact: true }).waitFor();
  }),
  showing(panel, state('player edited', card, press(WORDS.player.edit))),
  state('player menu', card, menuBy(WORDS.player.more)),
  like('withdraw', next('bye', card, dialogBy(WORDS.player.grantBye))),
  next('withdraw', card, dialogBy(WORDS.player.withdraw)),
  next('fix board', card, menuItem(WORDS.player.more, WORDS.player.fixBoard)),
  like('withdraw', next('expel', card, menuItem(WORDS.player.more, WORDS.player.expel))),
  state('draft', at('draft', 'rounds/2')),
  showing(
    panel,
    next('why in the draft', at('draft', 'rounds/2'), async (page) => {
      await keys('1', 'w')(page);
      await page.getByRole('complementary').getByRole('heading').first().waitFor();
    }),
  ),
  lasting(
    state('change by hand', at('draft', 'rounds/2'), async (page) => {
      await press(WORDS.rounds.change)(page);
      const seats = page.locator('tbody td button[aria-pressed]');
      await seats.nth(0).click();
      await seats.nth(2).click();
      await seats.nth(1).click();
    }),
  ),
  lasting(
    state('warnings to confirm', at('draft', 'rounds/2'), async (page) => {
      await press(WORDS.rounds.change)(page);
      const seats = page.locator('tbody td button[aria-pressed]');
      await seats.nth(0).click();
      await seats.nth(2).click();
      await dialogBy(WORDS.rounds.change_end)(page);
    }),
  ),
  state('board in hand', round, keys('2', 'Enter')),
  lasting(
    state('verification', round, async (page) => {
      await page.getByRole('checkbox', { name: WORDS.rounds.verify }).check();
      await keys('1', 'Enter')(page);
    }),
  ),
  state('forfeits', round, keysToDialog('2', 'f')),
  like('forfeits', next('clear a result', round, keysToDialog('2', 'Enter', 'Backspace'))),
  like(
    'publishing the event',
    state('correction to confirm', at('sample', 'rounds/3'), keysOverToDialog('2', '-')),
  ),
  lasting(
    next('conflict', round, async (page) => {
      await page.getByRole('row').nth(1).waitFor();
      await page.route('**/commands/enter-result', (route) =>
        route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            code: 'conflict',
            params: {
              position: 9,
              others: [{ position: 9, at: '2026-03-07T14:05:00Z', by: 'Desk 2', events: [] }],
            },
          }),
        }),
      );
      await keysOverToDialog('2', '-')(page);
      await page.unroute('**/commands/enter-result');
    }),
  ),
  lasting(
    state('not saved', round, async (page) => {
      await page.getByRole('row').nth(1).waitFor();
      await page.route('**/commands/enter-result', (route) => route.abort());
      await keysOver('3', '=')(page);
      await page.getByText(WORDS.rounds.failed).first().waitFor();
      await page.unroute('**/commands/enter-result');
    }),
  ),
  standingsBy('categories'),
  like('standings: categories', standingsBy('clubs')),
  standingsBy('picture'),
  state('play-off', at('complete', 'standings'), dialogBy(WORDS.settle.playOff)),
  like(
    'play-off',
    next('values by hand', at('complete', 'standings'), dialogBy(WORDS.settle.values)),
  ),
  state('public pairings changed', at('sample', 'rounds/5'), async (page) => {
    await press(WORDS.rounds.republish)(page);
    await page.getByText(WORDS.rounds.republish_text).waitFor();
  }),
  lasting(state('prizes edited', at('sample', 'prizes'), press(WORDS.prizes.edit))),
  state('check-in open', at('draft', 'check-in'), async (page) => {
    const open = page.getByRole('button', { name: WORDS.checkIn.open, exact: true });
    const close = page.getByRole('button', { name: WORDS.checkIn.close, exact: true });
    await open.or(close).first().waitFor();
    if (await open.isVisible()) await open.click();
    await close.waitFor();
  }),
  state('kiosk open', at('draft', 'check-in/kiosk')),
  like(
    'link with its code',
    state('new link', at('draft', 'people'), dialogBy(WORDS.people.newLink)),
  ),
  next('link with its code', at('draft', 'people'), async (page) => {
    await dialogBy(WORDS.people.newLink)(page);
    await page.getByLabel(WORDS.people.name, { exact: true }).fill('Marie');
    await press(WORDS.people.make)(page);
    await page.getByRole('dialog').getByText(WORDS.people.once).waitFor();
  }),
  like(
    'publishing the event',
    next('end a link', at('draft', 'people'), dialogBy(WORDS.people.endNamed('Marie'))),
  ),
  next('cards', at('draft', 'people'), async (page) => {
    await press(WORDS.people.cards)(page);
    await press(WORDS.people.makeCards(7))(page);
    await page.getByRole('button', { name: WORDS.people.print, exact: true }).waitFor();
  }),
  state('go back', at('draft', 'history'), dialogBy(/^Go back to/)),
  state('screen edited', at('draft', 'screens'), async (page) => {
    await press(WORDS.screens.addThis)(page);
    await dialogBy(/^Edit /)(page);
  }),
  state('bring a copy back', at('draft', 'copies'), async (page) => {
    const copies = page.getByRole('button', { name: /^Bring back the copy/ });
    if ((await copies.count()) === 0) await press(WORDS.copies.now)(page);
    await copies.first().click();
    await page.getByRole('dialog').waitFor();
  }),
  like(
    'publishing the event',
    state('archive', at('draft', 'settings'), dialogBy(ARCHIVE_WORDS.en.archive)),
  ),
  lasting(
    showing(
      (page) => page.getByRole('status').filter({ hasText: WORDS.settings.changed(1) }),
      next('settings changed', at('draft', 'settings'), async (page) => {
        await page.getByLabel('Place', { exact: true }).first().fill('Rennes');
        await page.getByRole('button', { name: WORDS.settings.discard, exact: true }).waitFor();
      }),
    ),
  ),
  state('no such page', at('draft', 'nowhere')),
  like(
    'no such page',
    state('no such tournament', () => '/event/nothing-here/now'),
  ),
];
