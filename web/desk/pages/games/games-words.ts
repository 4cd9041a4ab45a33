import { fill } from '@ronde/core/rules/sentence.ts';
import type { HeldBack } from '@ronde/server/api/games.ts';
import { inBoth } from '../../../words/in-both.ts';

/** Why a game that was read is not kept, where the core has no words for it. */
type HeldHere = Extract<HeldBack, 'twice' | 'differs'>;

export const GAMES_PAGE_WORDS = inBoth(
  {
    heading: 'Games',
    about:
      'The moves of the games, kept beside the results. A game never changes a result: where both differ, the result stands and the game waits here.',
    failed: 'The games cannot be shown. Load the page again.',
    noRound: 'No games yet',
    noRoundAbout: 'Here stand the boards of the published rounds, with the moves of their games.',
    counted: (kept: number, conflicts: number, missing: number) =>
      fill('{kept} kept, {conflicts} in conflict, {missing} missing', {
        kept,
        conflicts,
        missing,
      }),
    read: 'Read games in',
    readAbout:
      'PGN from boards, broadcasts or mails: drop a file here, choose one, or paste the text.',
    choose: 'Choose a file',
    pasteLabel: 'Text of games',
    keep: 'Read this text in',
    pasted: 'pasted text',
    notRead: (file: string) => `${file}: nothing was kept`,
    done: (read: number, kept: number, conflicts: number, known: number) =>
      fill(
        '{read} {read|game|games} read: {kept} kept, {conflicts} of them in conflict; there already: {known}.',
        { read, kept, conflicts, known },
      ),
    empty: (count: number) => `Left out, as they have no move: ${count}.`,
    odd: 'Odd in the file:',
    held: 'Games that are not kept yet',
    heldAbout:
      'Put each on its board, or leave it. They stay here until you leave the page; the file has them too.',
    strays: 'Games of boards that are there no more',
    straysAbout: 'Their rounds were paired again. Put each on its board, or leave it where it is.',
    why: {
      twice: 'two games of this board with different moves: choose one',
      differs: 'another game is kept on this board already; putting this one there replaces it',
    } satisfies Record<HeldHere, string>,
    strayOf: (round: number, board: number) => `kept on round ${round}, board ${board}`,
    line: (line: number, why: string) => `line ${line}: ${why}`,
    pair: (white: string, black: string) => `${white || '?'} – ${black || '?'}`,
    round: 'Round',
    board: 'Board',
    put: 'Put on this board',
    putOf: (pair: string) => `Put ${pair} on this board`,
    putDone: (round: number, board: number) => `The game is kept on round ${round}, board ${board}`,
    caption: (round: number | null) => (round === null ? 'Games' : `Games of round ${round}`),
    allRounds: 'All rounds',
    show: 'Boards to show',
    filters: {
      all: (count: number) => `All (${count})`,
      conflict: (count: number) => `In conflict (${count})`,
      missing: (count: number) => `Missing (${count})`,
    },
    none: 'No such board.',
    columns: {
      round: 'Rd',
      roundHint: 'Round',
      board: 'Bd',
      boardHint: 'Board',
      white: 'White',
      black: 'Black',
      result: 'Result',
      moves: 'Moves',
      what: 'What to look at',
    },
    states: { kept: 'kept', conflict: 'in conflict', missing: 'missing', notPlayed: '–' },
    vouched: 'put here by hand',
    out: 'Games as a file',
    outAbout: 'PGN with the moves that are kept; a game in conflict goes without them.',
    saveAll: 'Save all games',
    saveRound: (round: number) => `Save round ${round}`,
    ofPlayer: 'Games of one player',
    ofPlayerHint: 'Such as those of a norm',
    savePlayer: 'Save these games',
    nobody: 'Choose a player',
    problems: {
      'game.noBoard': 'There is no such board in a published round. Choose another.',
      'game.noneKept': 'There is no game on this board any more.',
      'game.notOneGame': 'This is not one game with moves. Paste one game as PGN.',
      'game.tooLong': 'This game is longer than any game. Take its comments out.',
      'server.tooLarge': 'The file is larger than 5 MB. Split it, by rounds for instance.',
      unreachable: 'The server does not answer. Nothing was changed.',
    },
  },
  {
    heading: 'Parties',
    about:
      'Les coups des parties, gardés à côté des résultats. Une partie ne change jamais un résultat : s’ils diffèrent, le résultat reste et la partie attend ici.',
    failed: 'Les parties ne peuvent pas être montrées. Rechargez la page.',
    noRound: 'Pas encore de parties',
    noRoundAbout:
      'Ici se trouveront les échiquiers des rondes publiées, avec les coups de leurs parties.',
    counted: (kept: number, conflicts: number, missing: number) =>
      fill(
        '{kept} {kept|gardée|gardée|gardées}, {conflicts} en désaccord, {missing} {missing|manquante|manquante|manquantes}',
        { kept, conflicts, missing },
      ),
    read: 'Lire des parties',
    readAbout:
      'PGN d’échiquiers, de retransmissions ou de courriels : déposez un fichier ici, choisissez-le, ou collez le texte.',
    choose: 'Choisir un fichier',
    pasteLabel: 'Texte de parties',
    keep: 'Lire ce texte',
    pasted: 'texte collé',
    notRead: (file: string) => `${file} : rien n’a été gardé`,
    done: (read: number, kept: number, conflicts: number, known: number) =>
      fill(
        '{read} {read|partie lue|partie lue|parties lues} : {kept} {kept|gardée|gardée|gardées}, dont {conflicts} en désaccord ; déjà là : {known}.',
        { read, kept, conflicts, known },
      ),
    empty: (count: number) => `Laissées de côté, faute de coups : ${count}.`,
    odd: 'À signaler dans le fichier :',
    held: 'Parties pas encore gardées',
    heldAbout:
      'Posez chacune sur son échiquier, ou laissez-la. Elles restent ici tant que vous ne quittez pas la page ; le fichier les a aussi.',
    strays: 'Parties d’échiquiers qui n’existent plus',
    straysAbout:
      'Leurs rondes ont été appariées de nouveau. Posez chacune sur son échiquier, ou laissez-la où elle est.',
    why: {
      twice: 'deux parties de cet échiquier avec des coups différents : choisissez-en une',
      differs: 'une autre partie est déjà gardée sur cet échiquier ; poser celle-ci la remplace',
    } satisfies Record<HeldHere, string>,
    strayOf: (round: number, board: number) => `gardée à la ronde ${round}, échiquier ${board}`,
    line: (line: number, why: string) => `ligne ${line} : ${why}`,
    pair: (white: string, black: string) => `${white || '?'} – ${black || '?'}`,
    round: 'Ronde',
    board: 'Échiquier',
    put: 'Poser sur cet échiquier',
    putOf: (pair: string) => `Poser ${pair} sur cet échiquier`,
    putDone: (round: number, board: number) =>
      `La partie est gardée à la ronde ${round}, échiquier ${board}`,
    caption: (round: number | null) =>
      round === null ? 'Parties' : `Parties de la ronde ${round}`,
    allRounds: 'Toutes les rondes',
    show: 'Échiquiers à montrer',
    filters: {
      all: (count: number) => `Tous (${count})`,
      conflict: (count: number) => `En désaccord (${count})`,
      missing: (count: number) => `Manquantes (${count})`,
    },
    none: 'Aucun échiquier de ce genre.',
    columns: {
      round: 'Rde',
      roundHint: 'Ronde',
      board: 'Éch.',
      boardHint: 'Échiquier',
      white: 'Blancs',
      black: 'Noirs',
      result: 'Résultat',
      moves: 'Coups',
      what: 'À regarder',
    },
    states: { kept: 'gardée', conflict: 'en désaccord', missing: 'manquante', notPlayed: '–' },
    vouched: 'posée ici à la main',
    out: 'Les parties en fichier',
    outAbout: 'PGN avec les coups gardés ; une partie en désaccord sort sans eux.',
    saveAll: 'Enregistrer toutes les parties',
    saveRound: (round: number) => `Enregistrer la ronde ${round}`,
    ofPlayer: 'Parties d’un joueur',
    ofPlayerHint: 'Par exemple celles d’une norme',
    savePlayer: 'Enregistrer ces parties',
    nobody: 'Choisissez un joueur',
    problems: {
      'game.noBoard': 'Cet échiquier n’existe dans aucune ronde publiée. Choisissez-en un autre.',
      'game.noneKept': 'Il n’y a plus de partie sur cet échiquier.',
      'game.notOneGame': 'Ce n’est pas une seule partie avec des coups. Collez une partie en PGN.',
      'game.tooLong': 'Cette partie est plus longue qu’aucune partie. Enlevez ses commentaires.',
      'server.tooLarge': 'Le fichier dépasse 5 Mo. Coupez-le, par exemple par rondes.',
      unreachable: 'Le serveur ne répond pas. Rien n’a été changé.',
    },
  },
);
