import { inject } from 'vitest';
import type { OwnProgram } from '../processes/own-program.ts';
import type { Route } from '../registry/route.ts';
import { LiveReader } from '../testing/live-reader.ts';
import {
  commandExamples,
  commandOf,
  endsSomething,
  examplesOf,
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
import { A_NAME, openPrivateHouse, type PrivateHouse, type ViewerName } from './private-house.ts';
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

interface Secret {
  readonly field: string;
  readonly place: EventId | 'house';
  readonly neededBy: readonly Reader[];
  readonly isIn: (told: Told) => boolean;
}

/** Asks for everything as somebody, in both tournaments, and looks at all that is told. */
export async function walk(name: ViewerName, listImporter: OwnProgram): Promise<Walk> {
  const house = await openPrivateHouse(name, listImporter);
  const { hall, viewer } = house;
  const secrets = secretsOf(house);
  const leaks: string[] = [];
  const seen = new Set<string>();
  const ends = new Set<string>();
  let asked = 0;

  const look = (where: string, text: string, reads: PrivateHouse['viewer']['reads']): void => {
    const all = told(text);
    for (const { field, place, neededBy, isIn } of secrets) {
      if (!isIn(all)) continue;
      const rights = reads[place].filter((role) => neededBy.includes(role));
      if (rights.length === 0) leaks.push(`${where}: ${field} of ${place}`);
      for (const role of rights) seen.add(`${role}: ${field}`);
    }
  };
  const ask = async ({ path, asking }: Example): Promise<string> => {
    const { headers, ...who } = viewer.asking;
    const response = await hall.ask(path, { ...who, ...asking, headers: { ...headers } });
    const text = await readAnswer(response);
    const code = /"code":"([\w.]+)"/.exec(response.status >= 400 ? text : '')?.[1] ?? '';
    ends.add(`${response.status} ${code}`.trim());
    asked += 1;
    look(`${asking.method ?? 'GET'} ${path} ${response.status}`, text, viewer.reads);
    return text;
  };

  const streams = await Promise.all(EVENTS.map((event) => listen(house, event)));
  const isStream = ({ path }: Route): boolean => path === '/api/live';
  const plain = hall.routes.filter((route) => commandOf(route) === null && !isStream(route));
  const reading = plain.filter(({ method }) => method === 'get');
  const writing = plain.filter((route) => route.method !== 'get' && !endsSomething(route));
  const ending = plain.filter(endsSomething);

  const askAll = async (
    routes: readonly Route[],
    events: readonly EventId[] = EVENTS,
  ): Promise<void> => {
    for (const event of events) {
      for (const route of routes) {
        for (const example of examplesOf(route, event)) await ask(example);
      }
    }
  };
  await askAll(reading);
  await readPages(ask);
  await askAll(writing);
  for (const event of withAll(viewer)) {
    const position = async (): Promise<number> => {
      const found = await hall.store.position(event);
      return found.ok ? found.value : 0;
    };
    for (const route of hall.routes) {
      const type = commandOf(route);
      if (type === null) continue;
      for (const make of commandExamples(route, type, event, position)) await ask(await make());
    }
  }
  for (const { method, path, body } of hall.routes) {
    if (body === null) continue;
    const unfit = { method: method.toUpperCase(), body: {} };
    await ask({ path: path.replace(':id', 'open').replace(/:\w+/, 'x'), asking: unfit });
  }
  await askAll(reading, withAll(viewer));
  await askAll(ending);
  house.close();
  for (const [index, frames] of (await Promise.all(streams.map(({ ended }) => ended))).entries()) {
    look(`stream of ${EVENTS[index] ?? ''}`, frames, viewer.reads);
  }
  // Whoever reads the log of the server is nobody in the tournament.
  const lines = house.lines.join('\n');
  look('the server’s log', lines, { open: [], other: [], house: [] });
  if (lines.includes(A_NAME)) leaks.push('the server’s log: a name');
  return { leaks: [...new Set(leaks)], seen, ends, asked };
}

/**
 * Where every command is tried, and everything read once more after it: in `npm test` in one
 * tournament, where they have a part if they have one. Before, everything is read in both.
 */
function withAll({ reads }: PrivateHouse['viewer']): readonly EventId[] {
  if (inject('sizes').combinations === 'all') return EVENTS;
  return [EVENTS.find((event) => reads[event].length > 0) ?? EVENTS[0]];
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

/** The pages anybody may open, and every page and file they lead to. */
async function readPages(ask: (example: Example) => Promise<string>): Promise<void> {
  const waiting = [...ROOTS, ...EVENTS.map((event) => `/t/${event}/`)];
  const known = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const text = await ask({ path, asking: { headers: { accept: 'text/html' } } });
    for (const [, link = ''] of text.matchAll(/(?:href|src)="([^"#]+)/g)) {
      const { pathname, origin } = new URL(link, `http://localhost${path}`);
      const isPublic = pathname.startsWith('/t') || pathname.startsWith('/series/');
      if (origin !== 'http://localhost' || !isPublic || known.has(pathname)) continue;
      known.add(pathname);
      waiting.push(pathname);
    }
  }
}
