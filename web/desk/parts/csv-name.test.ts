import { expect, it } from 'vitest';
import { csvName } from './csv-name.ts';

it.each([
  [['Open de Rennes', 'Classement'], 'open-de-rennes-classement.csv'],
  [['Championnat: jeunes / été', 'Joueurs'], 'championnat-jeunes-ete-joueurs.csv'],
  [[undefined, 'Tournaments'], 'tournaments.csv'],
])('%j is saved as %s', (parts, name) => {
  expect(csvName(...parts)).toBe(name);
});
