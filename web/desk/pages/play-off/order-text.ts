import type { PlayerId } from '@ronde/core/rules/identity.ts';

/** `1. Durand · 2. Petit · 3. Roux = Blanc`. */
export function orderText(
  steps: readonly (readonly PlayerId[])[],
  nameOf: (id: PlayerId) => string,
): string {
  const placed = steps.map((step, index) => {
    const before = steps.slice(0, index).reduce((sum, { length }) => sum + length, 0);
    return `${before + 1}. ${step.map(nameOf).join(' = ')}`;
  });
  return placed.join(' · ');
}
