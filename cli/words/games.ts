import { inBoth } from '@ronde/core/rules/in-both.ts';

interface GamesWords {
  readonly about: string;
  readonly argument_files: string;
  readonly option_round: string;
  readonly option_out: string;
  readonly option_only: string;
  readonly notARound: string;
  readonly counted: string;
  readonly conflicts: string;
  readonly unmatched: string;
  readonly missing: string;
  readonly board: string;
  readonly game: string;
  readonly nobody: string;
  readonly written: string;
}

/** What `ronde games` says. */
export const GAMES_WORDS = inBoth<GamesWords>(
  {
    about:
      'lay games (PGN) beside the boards of an event: conflicts, games that belong nowhere, games that are missing; no result is ever changed',
    argument_files:
      'files of games: exports of boards or broadcasts, mails with games; - for standard input',
    option_round: 'look at this round alone',
    option_out:
      'write the games of the event, with its own names and numbers; those in conflict are left out',
    option_only:
      'write the games of these players alone (numbers or names, such as those of a norm)',
    notARound: '--round {value}: this event has no published round of that number.',
    counted:
      '{read} games read: {matched} on their boards, {conflicts} of them in conflict, {unmatched} on none; {missing} missing.',
    conflicts: 'In conflict:',
    unmatched: 'On no board:',
    missing: 'Missing:',
    board: '{round}.{board} {white} – {black}',
    game: '{file}, line {line}: {white} – {black}',
    nobody: '?',
    written: '{count} games written to {file}.',
  },
  {
    about:
      'poser les parties (PGN) sur les tables d’un tournoi : désaccords, parties sans table, parties manquantes ; aucun résultat n’est jamais changé',
    argument_files:
      'fichiers de parties : exports d’échiquiers ou de retransmissions, courriels avec des parties ; - pour l’entrée standard',
    option_round: 'ne regarder que cette ronde',
    option_out:
      'écrire les parties du tournoi, avec ses noms et ses numéros ; celles en désaccord sont laissées de côté',
    option_only:
      'n’écrire que les parties de ces joueurs (numéros ou noms, par exemple ceux d’une norme)',
    notARound: '--round {value} : ce tournoi n’a pas de ronde publiée de ce numéro.',
    counted:
      '{read} parties lues : {matched} sur leurs tables, dont {conflicts} en désaccord, {unmatched} sans table ; {missing} manquantes.',
    conflicts: 'En désaccord :',
    unmatched: 'Sans table :',
    missing: 'Manquantes :',
    board: '{round}.{board} {white} – {black}',
    game: '{file}, ligne {line} : {white} – {black}',
    nobody: '?',
    written: '{count} parties écrites dans {file}.',
  },
);
