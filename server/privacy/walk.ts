import type { CommandType } from '@ronde/core/tournament/command.ts';
import { inject } from 'vitest';
import type { OwnProgram } from '../processes/own-program.ts';
import type { Route } from '../registry/route.ts';
import { LiveReader } from '../testing/live-reader.ts';
import {
  commandExamples,
  commandOf,
  endsSomething,
  examplesOf,
  namesAnEvent,
  type Example,
} from './example-requests.ts';
import {
  EVENTS,
  HOUSE_FIELDS,
  NEEDED_BY,
  TOURNAMENT_FIELDS,
  type EventId,
  type Reader,
} from './needed-by.ts';
import {
  A_NAME,
  openPrivateHouse,
  VIEWERS,
  type PrivateHouse,
  type ViewerName,
} from './private-house.ts';
import { readAnswer } from './read-answer.ts';
import { isIn, SENTINELS, told, type Told } from './sentinels.ts';

export interface Walk {
  /** What was told that the table does not allow: where, which field. */
  readonly leaks: readonly string[];
  /** Fields seen by right, each with the role that has it. */
  readonly seen: ReadonlySet<string>;
  /** `409 conflict`, `200` …: how the requests ended. */
  readonly ends: ReadonlySet<string>;
  readonly asked: number;
}

interface Answered extends Told {
  /** Of what was declined. */
  readonly code: string;
  readonly isDone: boolean;
}

interface Secret {
  readonly field: string;
  readonly place: EventId | 'house';
  readonly neededBy: readonly Reader[];
  readonly isIn: (told: Told) => boolean;
}

/**
 * Who has the rights of somebody else, and comes by another way: in `npm test` each asks for every
 * address of both tournaments once and sends every command once, where they have no part if there is
 * such a place.
 */
const COME_ANOTHER_WAY: readonly ViewerName[] = [
  'an account without rights',
  'an ended session',
  'the chief’s account',
  'an account for pairing',
  'an account with every right elsewhere',
  'a device of another tournament',
];

/** Who may see all there is, and who nothing; in `npm test` the others open a third of the pages. */
const OPEN_EVERY_PAGE: readonly ViewerName[] = ['this computer', 'a visitor'];

/** Asks for everything as somebody, in both tournaments, and looks at all that is told. */
export async function walk(name: ViewerName, listImporter: OwnProgram): Promise<Walk> {
  const house = await openPrivateHouse(name, listImporter);
  const { hall, viewer } = house;
  const secrets = secretsOf(house);
  const leaks: string[] = [];
  const seen = new Set<string>();
  const ends = new Set<string>();
  let asked = 0;

  const look = (where: string, all: Told, reads: PrivateHouse['viewer']['reads']): void => {
    for (const { field, place, neededBy, isIn } of secrets) {
      if (!isIn(all)) continue;
      const rights = reads[place].filter((role) => neededBy.includes(role));
      if (rights.length === 0) leaks.push(`${where}: ${field} of ${place}`);
      for (const role of rights) seen.add(`${role}: ${field}`);
    }
  };
  const ask = async ({ path, asking }: Example): Promise<Answered> => {
    const { headers, ...who } = viewer.asking;
    const response = await hall.ask(path, { ...who, ...asking, headers: { ...headers } });
    const text = await readAnswer(response);
    const code = /"code":"([\w.]+)"/.exec(response.status >= 400 ? text : '')?.[1] ?? '';
    ends.add(`${response.status} ${code}`.trim());
    asked += 1;
    const all = told(text);
    look(`${asking.method ?? 'GET'} ${path} ${response.status}`, all, viewer.reads);
    return { ...all, code, isDone: response.ok };
  };

  const streams = await Promise.all(EVENTS.map((event) => listen(house, event)));
  const isStream = ({ path }: Route): boolean => path === '/api/live';
  const plain = hall.routes.filter((route) => commandOf(route) === null && !isStream(route));
  const reading = plain.filter(({ method }) => method === 'get');
  const writing = plain.filter((route) => route.method !== 'get' && !endsSomething(route));
  const ending = plain.filter(endsSomething);

  const share = shareOf(name, viewer);
  const everywhere = new Set(plain.filter((route) => !namesAnEvent(route)));
  const askAll = async (
    routes: readonly Route[],
    events: readonly EventId[],
    examples: Share['examples'],
  ): Promise<void> => {
    for (const event of events) {
      for (const [index, route] of routes.entries()) {
        if (event !== events[0] && everywhere.has(route)) continue;
        const all = examplesOf(route, event);
        for (const example of examples(all, event, route, index)) await ask(example);
      }
    }
  };
  await askAll(reading, EVENTS, share.examples);
  await readPages(ask, share.isOpened);
  await askAll(writing, EVENTS, share.examples);
  let written = 0;
  const everyWay = async (route: Route, type: CommandType, event: EventId): Promise<void> => {
    const position = async (): Promise<number> => {
      const found = await hall.store.position(event);
      return found.ok ? found.value : 0;
    };
    for (const [index, ways] of commandExamples(route, type, event, position).entries()) {
      for (const make of share.ways(ways, index)) {
        const { code, isDone } = await ask(await make());
        if (isDone) written += 1;
        if (share.isSettled(code)) return;
      }
    }
  };
  for (const event of share.commanded) {
    for (const route of hall.routes) {
      const type = commandOf(route);
      if (type !== null) await everyWay(route, type, event);
    }
  }
  for (const { method, path, body } of hall.routes) {
    if (body === null) continue;
    const unfit = { method: method.toUpperCase(), body: {} };
    await ask({ path: path.replace(':id', 'open').replace(/:\w+/, 'x'), asking: unfit });
  }
  const isReadAgain = written > 0 || share === EVERYTHING;
  await askAll(reading, isReadAgain ? share.readAgain : [], share.again);
  await askAll(ending, EVENTS, share.examples);
  house.close();
  for (const [index, frames] of (await Promise.all(streams.map(({ ended }) => ended))).entries()) {
    look(`stream of ${EVENTS[index] ?? ''}`, told(frames), viewer.reads);
  }
  // Whoever reads the log of the server is nobody in the tournament.
  const lines = house.lines.join('\n');
  look('the server’s log', told(lines), { open: [], other: [], house: [] });
  if (lines.includes(A_NAME)) leaks.push('the server’s log: a name');
  return { leaks: [...new Set(leaks)], seen, ends, asked };
}

/** What somebody asks for. */
interface Share {
  /** Of the requests of a route, in each tournament; the routes have numbers. */
  readonly examples: (
    all: readonly Example[],
    event: EventId,
    route: Route,
    index: number,
  ) => readonly Example[];
  /** Of the public pages, which have numbers, those that are opened. */
  readonly isOpened: (page: number) => boolean;
  /** Where every command is tried. */
  readonly commanded: readonly EventId[];
  /** Of the ways to send an example of a command. */
  ways<T>(all: readonly T[], index: number): readonly T[];
  /** Whether the answer to one way, by its code, is the answer to all of them. */
  isSettled(code: string): boolean;
  /** Where everything is read once more, if anything was written, and by which requests. */
  readonly readAgain: readonly EventId[];
  readonly again: Share['examples'];
}

/** The long run asks for everything, everywhere. */
const EVERYTHING: Share = {
  examples: (all) => all,
  isOpened: () => true,
  commanded: EVENTS,
  ways: (all) => all,
  isSettled: () => false,
  readAgain: EVENTS,
  again: (all) => all,
};

/** What is refused to a role, whatever is sent. */
const OF_THE_ROLE = ['access.unknown', 'access.forbidden'];

const first = <T>(all: readonly T[]): readonly T[] => all.slice(0, 1);
const last = <T>(all: readonly T[]): readonly T[] => all.slice(-1);

const isPaper = ({ path }: Route): boolean => path.includes('/:id/papers/');
/** What is made of what other addresses tell. */
const isMade = (route: Route): boolean =>
  isPaper(route) || /\/:id\/(?:forms|export)\//.test(route.path);

/**
 * In `npm test` every address is asked for in both tournaments, in all its ways where somebody has a
 * part, or in the last; a paper there in one way, each viewer in another, and a file for the staff, by
 * turns also as it is. Every command is sent there in all its ways, until it is refused to the role. After it
 * everything is read again but what is made of the rest.
 */
function shareOf(name: ViewerName, { reads }: PrivateHouse['viewer']): Share {
  if (inject('sizes').combinations === 'all') return EVERYTHING;
  const isSettled = (code: string): boolean => OF_THE_ROLE.includes(code);
  if (COME_ANOTHER_WAY.includes(name)) {
    const elsewhere = EVENTS.find((event) => reads[event].length === 0) ?? EVENTS[1];
    return {
      // Another language, or another round, in the other tournament.
      examples: (all, event) => (event === EVENTS[0] ? first(all) : last(all)),
      isOpened: () => false,
      commanded: [elsewhere],
      // The second has seen everything.
      ways: (all) => all.slice(1, 2),
      isSettled,
      readAgain: [],
      again: first,
    };
  }
  const own = EVENTS.find((event) => reads[event].length > 0) ?? EVENTS[0];
  const turn = VIEWERS.indexOf(name);
  const inTurn = (all: readonly Example[], index: number): readonly Example[] => {
    const way = (index + turn) % all.length;
    return all.slice(way, way + 1);
  };
  return {
    examples: (all, event, route, index) => {
      if (event !== own) return last(all);
      if (isPaper(route)) return inTurn(all, index);
      if (isMade(route)) return all.slice((index + turn) % 2, 2);
      return all;
    },
    isOpened: (page) => OPEN_EVERY_PAGE.includes(name) || (page + turn) % 3 === 0,
    commanded: [own],
    // The first in all ways; each other one seen, and under its key the first.
    ways: (all, index) =>
      all.filter((_, way) => (index === 0 ? way !== 3 : way === 1 || way === 3)),
    isSettled,
    readAgain: [own],
    again: (all, _, route) => (isMade(route) ? [] : first(all)),
  };
}

function secretsOf({ secrets }: PrivateHouse): readonly Secret[] {
  return [
    ...EVENTS.flatMap((place) =>
      TOURNAMENT_FIELDS.map((field) => ({
        field,
        place,
        neededBy: NEEDED_BY.tournament[field],
        isIn: isIn(field, SENTINELS[place][field]),
      })),
    ),
    ...HOUSE_FIELDS.map((field) => ({
      field,
      place: 'house' as const,
      neededBy: NEEDED_BY.house[field],
      isIn: isIn(field, secrets[field]),
    })),
  ];
}

/** Hears a stream from the first entry on, until the house closes. */
async function listen(
  { hall, viewer }: PrivateHouse,
  event: EventId,
): Promise<{ readonly ended: Promise<string> }> {
  const response = await hall.ask(`/api/live?tournament=${event}&after=0`, viewer.asking);
  const collect = async (): Promise<string> => {
    if (response.status !== 200) return readAnswer(response);
    const reader = new LiveReader(response);
    const frames: string[] = [];
    for (;;) {
      const frame = await reader.next();
      if (frame === null) return frames.join('\n');
      frames.push(JSON.stringify(frame));
    }
  };
  return { ended: collect() };
}

const ROOTS = ['/', '/p', '/s', '/new', '/t', '/c/none', '/nowhere', '/t/nowhere/'];

/** The pages anybody may open, and every page and file that those which are opened lead to. */
async function readPages(
  ask: (example: Example) => Promise<Told>,
  isOpened: Share['isOpened'],
): Promise<void> {
  const waiting = [...ROOTS, ...EVENTS.map((event) => `/t/${event}/`)].filter((_, page) =>
    isOpened(page),
  );
  const known = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const { text } = await ask({ path, asking: { headers: { accept: 'text/html' } } });
    for (const [, link = ''] of text.matchAll(/(?:href|src)="([^"#]+)/g)) {
      const { pathname, origin } = new URL(link, `http://localhost${path}`);
      const isPublic = pathname.startsWith('/t') || pathname.startsWith('/series/');
      if (origin !== 'http://localhost' || !isPublic || known.has(pathname)) continue;
      known.add(pathname);
      if (isOpened(known.size)) waiting.push(pathname);
    }
  }
}
