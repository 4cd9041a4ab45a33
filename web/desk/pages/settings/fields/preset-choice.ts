import type { RecommendedOrder } from '@ronde/core/standings/recommended-orders.ts';
import type { PresetShown } from '@ronde/server/api/presets.ts';

interface Recommended extends Pick<RecommendedOrder, 'name' | 'descriptors'> {
  readonly id: string;
}

/** A list to take over: one of the books, or one that somebody kept under a name. */
export type PresetChoice =
  | { readonly kind: 'recommended'; readonly preset: Recommended }
  | { readonly kind: 'own'; readonly preset: PresetShown };

/** Names of own lists may be anything: the first letter tells the two apart. */
export const valueOf = (choice: PresetChoice): string =>
  choice.kind === 'own' ? `=${choice.preset.name}` : choice.preset.id;

const listOf = (choice: PresetChoice): readonly string[] =>
  choice.kind === 'own' ? choice.preset.tieBreaks : choice.preset.descriptors;

export function presetChoices(
  recommended: readonly Recommended[],
  own: readonly PresetShown[],
): PresetChoice[] {
  return [
    ...own.map((preset) => ({ kind: 'own', preset }) as const),
    ...recommended.map((preset) => ({ kind: 'recommended', preset }) as const),
  ];
}

/** The one whose list this is; the one last chosen where several are alike. */
export function choiceOf(
  choices: readonly PresetChoice[],
  list: readonly string[],
  lastChosen: string | null,
): PresetChoice | null {
  const alike = choices.filter((choice) => listOf(choice).join() === list.join());
  return alike.find((choice) => valueOf(choice) === lastChosen) ?? alike[0] ?? null;
}

/** The list behind the chosen line of the box; null when nothing stands behind it. */
export function listChosen(
  choices: readonly PresetChoice[],
  value: string,
): readonly string[] | null {
  const choice = choices.find((one) => valueOf(one) === value);
  return choice === undefined ? null : listOf(choice);
}
