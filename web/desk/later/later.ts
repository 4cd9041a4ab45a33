import { createElement, use, type FunctionComponent, type ReactNode } from 'react';
import { MissingPart, whyMissing } from './missing-part.ts';

/** A component whose code is fetched when it is asked for. */
export type Later<Props = object> = FunctionComponent<Props> & {
  /** Nothing to wait for once it is here; fails with a `MissingPart`, and may be asked again. */
  readonly preload: () => Promise<void> | undefined;
};

export function later<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
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
      here = await load();
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
