import { notifications } from '@mantine/notifications';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { untilShown } from '../parts/until-shown.ts';
import { holdKeys, type HeldKeys } from './held-keys.ts';
import type { Later } from './later.ts';
import { MissingNotice } from './missing-notice.tsx';
import { MissingPart } from './missing-part.ts';

const NOTICE = 'missing-part';

/** Typed keys wait so many milliseconds for what the page shows: on none of it they would be lost. */
const PATIENCE = 15_000;

/** A page asks for what it shows once it stands there; until it has it, a loader is in its place. */
const isLoading = (): boolean => document.querySelector('.mantine-Loader-root') !== null;

/**
 * Whoever goes to a page stays where they are, address and all, until its code has come; where it
 * does not come they are told, and what they were typing is still there.
 */
export function waitForParts(router: AnyRouter, queries: QueryClient): void {
  const history = router.history as RouterHistory;
  let asked = 0;
  let keys: HeldKeys | null = null;
  const pressKeys = (): void => {
    const stop = router.subscribe('onRendered', () => {
      stop();
      keys?.pageIsHere();
      void untilShown(queries, isLoading, PATIENCE)
        .then(() => keys?.press())
        .then(() => {
          keys = null;
        });
    });
  };
  for (const way of ['push', 'replace'] as const) {
    const go = history[way].bind(history);
    const goOnceHere: RouterHistory['push'] = (path, state, options) => {
      const turn = (asked += 1);
      notifications.hide(NOTICE);
      // The last wish counts; keys typed since the first are for where it leads.
      const arrive = (): void => {
        if (turn !== asked) return;
        if (keys !== null) pressKeys();
        go(path, state, options);
      };
      const fail = (error: unknown): void => {
        if (turn !== asked || !(error instanceof MissingPart)) return;
        keys?.drop();
        keys = null;
        say(error, path, () => {
          goOnceHere(path, state, options);
        });
      };
      // Before there is a page to stay on, the router waits by itself.
      const coming = router.state.resolvedLocation && partsOf(router, path);
      if (coming === undefined) {
        arrive();
        return;
      }
      keys ??= holdKeys(document);
      coming.then(arrive, fail);
    };
    history[way] = goOnceHere;
  }
}

/** What the page at an address needs and is not here yet. */
function partsOf(router: AnyRouter, path: string): Promise<unknown> | undefined {
  const { pathname } = new URL(path, window.location.origin);
  const [routes] = router.getMatchedRoutes(pathname);
  const coming = routes.flatMap(({ options }) => {
    const { component } = options as { readonly component?: Partial<Later> };
    return component?.preload?.() ?? [];
  });
  return coming.length === 0 ? undefined : Promise.all(coming);
}

function say({ why }: MissingPart, path: string, again: () => void): void {
  const onReload = (): void => {
    window.location.assign(path);
  };
  notifications.show({
    id: NOTICE,
    autoClose: false,
    color: 'yellow',
    message: <MissingNotice why={why} onAgain={again} onReload={onReload} />,
  });
}
