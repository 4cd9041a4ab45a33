import { inBoth } from '@ronde/core/rules/in-both.ts';

interface GamesWords {
  readonly about: string;
  readonly argument_files: string;
  readonly option_keep: string;
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
  readonly keepsFiles: string;
  readonly keptInDatabase: string;
  readonly keptOfFile: string;
  readonly countedKept: string;
  readonly notKept: string;
  readonly strays: string;
  readonly heldBack: Readonly<Record<'twice' | 'differs', string>>;
}

/** What `ronde games` says. */
export const GAMES_WORDS = inBoth<GamesWords>(
  {
    about:
      'lay games (PGN) beside the boards of an event: conflicts, games that belong nowhere, games that are missing; no result is ever changed',
    argument_files:
      'files of games: exports of boards or broadcasts, mails with games; - for standard input; without any, what is kept of the event is shown',
    option_keep:
      'keep the games that belong to a board beside the event (of the database); what is there already stays',
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
    keepsFiles: '--keep reads files in: name them, and ask for --out in a command of its own.',
    keptInDatabase:
      '{ref}: games are kept beside an event of the database. Bring it in with ronde import first.',
    keptOfFile: '{file}: {count} {count|game|games} kept.',
    countedKept: '{kept} kept, {conflicts} in conflict, {missing} missing.',
    notKept: 'Not kept:',
    strays: 'Kept on boards that are there no more:',
    heldBack: {
      twice: 'two games of one board with different moves',
      differs: 'another game is kept on its board already: replace it on the page Games',
    },
  },
  {
    about:
      'poser les parties (PGN) sur les tables d’un tournoi : désaccords, parties sans table, parties manquantes ; aucun résultat n’est jamais changé',
    argument_files:
      'fichiers de parties : exports d’échiquiers ou de retransmissions, courriels avec des parties ; - pour l’entrée standard ; sans aucun, ce qui est gardé du tournoi est montré',
    option_keep:
      'garder à côté du tournoi (de la base) les parties qui ont leur table ; ce qui y est déjà reste',
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
    keepsFiles: '--keep lit des fichiers : nommez-les, et demandez --out dans une commande à part.',
    keptInDatabase:
      '{ref} : les parties se gardent à côté d’un tournoi de la base. Apportez-le d’abord avec ronde import.',
    keptOfFile: '{file} : {count} {count|partie gardée|partie gardée|parties gardées}.',
    countedKept:
      '{kept} {kept|gardée|gardée|gardées}, {conflicts} en désaccord, {missing} {missing|manquante|manquante|manquantes}.',
    notKept: 'Pas gardées :',
    strays: 'Gardées sur des tables qui n’existent plus :',
    heldBack: {
      twice: 'deux parties d’une même table avec des coups différents',
      differs: 'une autre partie est déjà gardée sur sa table : remplacez-la à la page Parties',
    },
  },
);
