import { createElement, use, type FunctionComponent, type ReactNode } from 'react';
import { MissingPart, whyMissing } from './missing-part.ts';

/** A component whose code is fetched when it is asked for. */
export type Later<Props = object> = FunctionComponent<Props> & {
  /** Nothing to wait for once it is here; fails with a `MissingPart`, and may be asked again. */
  readonly preload: () => Promise<void> | undefined;
};

/**
 * @param above parts that stand above what is pressed on a page: it waits for them, so that nothing
 * moves under a hand. One that does not come is told of in its place.
 */
export function later<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  above: readonly Pick<Later, 'preload'>[] = [],
): Later<Props> {
  let here: FunctionComponent<Props> | null = null;
  let coming: Promise<void> | null = null;
  let failed = false;
  const forget = (): void => {
    failed = false;
    coming = null;
  };
  const fetchIt = async (): Promise<void> => {
    try {
      const besides = Promise.allSettled(above.map(async (part) => part.preload()));
      const loaded = await load();
      await besides;
      here = loaded;
    } catch {
      const why = await whyMissing();
      failed = true;
      throw new MissingPart(why, forget);
    }
  };
  const preload = (): Promise<void> | undefined => {
    if (here !== null) return undefined;
    if (failed) forget();
    return (coming ??= fetchIt());
  };
  const Later = (props: Props): ReactNode => {
    if (here === null) use((coming ??= fetchIt()));
    return here === null ? null : createElement(here, props);
  };
  return Object.assign(Later, { preload });
}
