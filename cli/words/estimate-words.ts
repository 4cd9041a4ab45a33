import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What the table of estimated ratings says in the terminal. */
export const ESTIMATE_WORDS = inBoth(
  {
    option_estimates:
      'estimated ratings for those without any: a CSV file of category and rating, or none',
    option_estimatesSource: 'where that table is from; the name of the file unless said',
    notAnEstimate:
      'Line {line} of the table, “{text}”, is no category and rating. Categories: {categories}.',
  },
  {
    option_estimates:
      'classements estimés pour les non classés : un fichier CSV catégorie et classement, ou none',
    option_estimatesSource: 'd’où vient cette table ; le nom du fichier sinon',
    notAnEstimate:
      'La ligne {line} de la table, « {text} », n’est pas une catégorie et un classement. Catégories : {categories}.',
  },
);
