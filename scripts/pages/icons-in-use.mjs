/** How `web/desk/icons.tsx` names a sign. */
const NAMED = /\bdrawn\('([^']+)'\)/g;

/** @typedef {{ icons: Record<string, { body: string }>, width: number, height: number }} Icons */

/**
 * A set of signs without those that the code does not name.
 * @param {Icons} set
 * @param {string} code
 * @returns {Icons}
 */
export function iconsInUse({ icons, width, height }, code) {
  const named = [...code.matchAll(NAMED)].map(([, name = '']) => {
    const icon = icons[name];
    if (icon === undefined) throw new Error(`there is no sign “${name}”`);
    return /** @type {const} */ ([name, icon]);
  });
  return { icons: Object.fromEntries(named), width, height };
}
