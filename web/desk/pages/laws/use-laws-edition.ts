import { editionsOf, type EditionOf } from '@ronde/core/rules/editions/registry.ts';
import { isCatalogued } from '@ronde/core/rules/laws/catalogue.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useView } from '../../event/use-view.ts';

/** Editions the catalogue holds, the latest last. */
export const CATALOGUED_EDITIONS: readonly EditionOf<'laws'>[] = editionsOf('laws').filter(
  ({ id }) => isCatalogued(id),
);

/** The edition the event is played under, or the latest where the catalogue lacks it. */
export function useEventLaws(): EditionOf<'laws'> {
  const { data } = useView<OverviewAnswer>('');
  const pinned = data?.overview.editions.laws;
  const found = CATALOGUED_EDITIONS.find(({ id }) => id === pinned) ?? CATALOGUED_EDITIONS.at(-1);
  if (found === undefined) throw new RangeError('the catalogue holds an edition');
  return found;
}
