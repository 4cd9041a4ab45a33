import { countInEnglish, countInFrench } from '../../words/counts.ts';
import { inBoth } from '../../words/in-both.ts';

export const TABLE_WORDS = inBoth(
  {
    filter: 'Filter',
    columns: 'Columns',
    more: (columns: number) => (columns === 1 ? '+1 column' : `+${columns} columns`),
    fewer: 'Only what fits',
    fewerHint: 'All columns are shown: scroll to the side',
    copy: 'Copy',
    copied: (rows: number) => (rows === 1 ? '1 row copied' : `${countInEnglish(rows)} rows copied`),
    csv: 'Save as CSV',
    print: 'Print',
    pickAll: 'Pick all that are listed',
    noMatch: 'Nothing matches the filter.',
    count: (listed: number, all: number) =>
      listed === all ? countInEnglish(all) : `${countInEnglish(listed)} of ${countInEnglish(all)}`,
  },
  {
    filter: 'Filtrer',
    columns: 'Colonnes',
    more: (columns: number) => `+${columns} ${columns < 2 ? 'colonne' : 'colonnes'}`,
    fewer: 'Ce qui tient',
    fewerHint: 'Toutes les colonnes : faites défiler de côté',
    copy: 'Copier',
    copied: (rows: number) =>
      `${countInFrench(rows)} ${rows < 2 ? 'ligne copiée' : 'lignes copiées'}`,
    csv: 'Enregistrer en CSV',
    print: 'Imprimer',
    pickAll: 'Cocher toute la liste',
    noMatch: 'Rien ne correspond au filtre.',
    count: (listed: number, all: number) =>
      listed === all ? countInFrench(all) : `${countInFrench(listed)} sur ${countInFrench(all)}`,
  },
);
