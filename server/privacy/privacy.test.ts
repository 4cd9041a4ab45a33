import { describe, expect, it } from 'vitest';
import { builtBeside } from '../testing/built-server.ts';
import { openHall } from '../testing/hall.ts';
import { commandOf, examplesOf, unfitExamples } from './example-requests.ts';
import { EVENTS, NEEDED_BY, type Reader } from './needed-by.ts';
import { VIEWERS, type ViewerName } from './private-house.ts';
import { walk, type Walk } from './walk.ts';

const PATIENCE = 240_000;

const walks = new Map<ViewerName, Promise<Walk>>();
const walkOf = (name: ViewerName): Promise<Walk> => {
  const walked = walks.get(name) ?? walk(name, builtBeside('list-import.js'));
  walks.set(name, walked);
  return walked;
};

describe('every route has a request to try it with', () => {
  const routes = openHall().routes.map(
    (route) => [`${route.method} ${route.path}`, route] as const,
  );

  it.each(routes)('%s', (_, route) => {
    const type = commandOf(route);
    if (type !== null) {
      expect(unfitExamples(route, type)).toEqual([]);
      return;
    }
    for (const event of EVENTS) expect(examplesOf(route, event).length).toBeGreaterThan(0);
  });
});

describe('nobody is told what their role does not need', () => {
  it.each(VIEWERS)(
    '%s',
    async (name) => {
      const { leaks, asked } = await walkOf(name);
      expect(leaks).toEqual([]);
      expect(asked).toBeGreaterThan(500);
    },
    PATIENCE,
  );

  it(
    'and whoever needs something is shown it somewhere',
    async () => {
      const seen = new Set<string>();
      for (const name of VIEWERS) for (const one of (await walkOf(name)).seen) seen.add(one);
      const fields = { ...NEEDED_BY.tournament, ...NEEDED_BY.house };
      const needed = Object.entries<readonly Reader[]>(fields).flatMap(([field, roles]) =>
        // The folder is named at this computer when its disk fails.
        roles.filter((role) => role !== 'thisComputer').map((role) => `${role}: ${field}`),
      );
      expect(needed.filter((one) => !seen.has(one))).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'however a request ends',
    async () => {
      const ends = new Set<string>();
      for (const name of VIEWERS) for (const one of (await walkOf(name)).ends) ends.add(one);
      for (const end of [
        ...['200', '201', '204', '400 server.unfitRequest', '401 access.unknown'],
        ...['403 access.forbidden', '403 access.notMoney', '403 access.otherPlayer'],
        ...['404 view.notShown', '404 server.notFound', '409 conflict', '409 keyUsedOtherwise'],
        ...['409 store.aheadOfLog', '415 import.notATable', '422 import.unreadable'],
        ...['422 roundNotComplete', '428 unconfirmed'],
      ]) {
        expect([...ends]).toContain(end);
      }
      expect([...ends].filter((end) => end.startsWith('500'))).toEqual([]);
    },
    PATIENCE,
  );
});
