import type { ClosingLineName } from '@ronde/core/tournament/closing.ts';
import { inBoth } from '../../../words/in-both.ts';

interface ClosingPageWords {
  readonly title: string;
  readonly about: string;
  readonly early: string;
  readonly left: (lines: number) => string;
  readonly act: Readonly<Record<ClosingLineName, string>>;
  /** Instead of the act of ties, where they can be played off. */
  readonly playOff: string;
  readonly reopen: string;
  readonly done: string;
  readonly doneOf: (line: string) => string;
  readonly notNeeded: string;
  readonly notNeededOf: (line: string) => string;
  readonly again: string;
  readonly againOf: (line: string) => string;
}

const EN: ClosingPageWords = {
  title: 'Closing list',
  about: 'From the last result to the ceremony, one line after the other.',
  early: 'The last results are not in yet: the list can be read, and is worked through after them.',
  left: (lines) =>
    lines === 0 ? 'Nothing is left to do.' : `${lines} ${lines === 1 ? 'line' : 'lines'} to do.`,
  act: {
    results: 'Enter results',
    disputes: 'Look',
    rounds: 'Close the round',
    ties: 'Standings',
    prizes: 'Prizes',
    categories: 'Rankings',
    fideReport: 'Files',
    federationReport: 'Files',
    papers: 'Print',
    copy: 'Take a copy',
    closed: 'Close the event',
  },
  playOff: 'Play-off',
  reopen: 'Open it again',
  done: 'Done',
  doneOf: (line) => `Done: ${line}`,
  notNeeded: 'Not needed',
  notNeededOf: (line) => `Not needed: ${line}`,
  again: 'To do again',
  againOf: (line) => `To do again: ${line}`,
};

const FR: ClosingPageWords = {
  title: 'Liste de clôture',
  about: 'Du dernier résultat à la cérémonie, une ligne après l’autre.',
  early: 'Il manque encore des résultats : la liste se lit déjà, et se parcourt après eux.',
  left: (lines) =>
    lines === 0
      ? 'Il ne reste rien à faire.'
      : `${lines} ${lines < 2 ? 'ligne' : 'lignes'} à faire.`,
  act: {
    results: 'Saisir les résultats',
    disputes: 'Regarder',
    rounds: 'Clore la ronde',
    ties: 'Classement',
    prizes: 'Prix',
    categories: 'Classements',
    fideReport: 'Fichiers',
    federationReport: 'Fichiers',
    papers: 'Imprimer',
    copy: 'Faire une sauvegarde',
    closed: 'Clore le tournoi',
  },
  playOff: 'Départage joué',
  reopen: 'Le rouvrir',
  done: 'Fait',
  doneOf: (line) => `Fait : ${line}`,
  notNeeded: 'Sans objet',
  notNeededOf: (line) => `Sans objet : ${line}`,
  again: 'À refaire',
  againOf: (line) => `À refaire : ${line}`,
};

export const CLOSING_PAGE_WORDS = inBoth(EN, FR);
