import { inBoth } from '../../rules/in-both.ts';
import type { ClosingLineName, LineStanding, SettledAs } from '../closing.ts';

interface ClosingWords {
  readonly lines: Readonly<Record<ClosingLineName, string>>;
  readonly standing: Readonly<Record<LineStanding, string>>;
  readonly settledAs: Readonly<Record<SettledAs | 'open', string>>;
}

const EN: ClosingWords = {
  lines: {
    results: 'Results',
    disputes: 'Disputed boards',
    rounds: 'Rounds closed',
    ties: 'Ties and play-offs',
    prizes: 'Prizes',
    categories: 'Rankings by category',
    fideReport: 'Report file for FIDE',
    federationReport: 'Results to the federation',
    papers: 'Papers signed and hung up',
    copy: 'Copy of the event',
    closed: 'The event closed',
  },
  standing: { done: 'Done', toDo: 'To do', notNeeded: 'Not needed' },
  settledAs: { done: 'done', notNeeded: 'not needed', open: 'to do again' },
};

const FR: ClosingWords = {
  lines: {
    results: 'Résultats',
    disputes: 'Échiquiers en litige',
    rounds: 'Rondes closes',
    ties: 'Ex æquo et départages',
    prizes: 'Prix',
    categories: 'Classements par catégorie',
    fideReport: 'Fichier de rapport pour la FIDE',
    federationReport: 'Résultats à la fédération',
    papers: 'Documents signés et affichés',
    copy: 'Sauvegarde du tournoi',
    closed: 'Tournoi clos',
  },
  standing: { done: 'Fait', toDo: 'À faire', notNeeded: 'Sans objet' },
  settledAs: { done: 'fait', notNeeded: 'sans objet', open: 'de nouveau à faire' },
};

/** What the lines before the ceremony are called, on the desk, in the terminal and in the log. */
export const CLOSING_WORDS = inBoth(EN, FR);
