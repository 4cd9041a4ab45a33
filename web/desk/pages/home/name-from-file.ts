/** `Inscrits_2026-11.csv` → `Inscrits 2026-11`: a name to begin with. */
export const nameFromFile = (file: string): string =>
  file
    .replace(/\.\w+$/, '')
    .replaceAll('_', ' ')
    .trim();
