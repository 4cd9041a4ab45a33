import { createElement, use, type FunctionComponent } from 'react';
import { missingPart } from './missing-part.ts';

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
  const fetchIt = async (): Promise<void> => {
    try {
      here = await load();
    } catch {
      throw await missingPart();
    } finally {
      coming = null;
    }
  };
  const preload = (): Promise<void> | undefined =>
    here === null ? (coming ??= fetchIt()) : undefined;
  const Later = (props: Props) => {
    const waiting = preload();
    if (waiting !== undefined) use(waiting);
    return here === null ? null : createElement(here, props);
  };
  return Object.assign(Later, { preload });
}
