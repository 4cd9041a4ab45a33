import { inBoth } from '../../../../words/in-both.ts';

export const ESTIMATE_WORDS = inBoth(
  {
    heading: 'Estimated ratings',
    text: 'For those without any rating, by age category, with the figures of your federation. They are given once, before round 1, by a press on the page Now, and marked E wherever they are shown.',
    usualSource: 'typed in',
    source: 'Where the table is from',
    day: 'Day of the table',
  },
  {
    heading: 'Classements estimés',
    text: 'Pour ceux qui n’ont aucun classement, par catégorie d’âge, avec les chiffres de votre fédération. Attribués une seule fois, avant la ronde 1, d’un clic sur la page Maintenant, et marqués E partout.',
    usualSource: 'saisie',
    source: 'Origine de la table',
    day: 'Date de la table',
  },
);
