import { inBoth } from '../../rules/in-both.ts';

/** A report after the last round while a game has no result, refused in FIDE mode. */
export const OPEN_GAMES_WORDS = inBoth(
  {
    refused:
      '{games} {games|game has|games have} no result: round {round}, {count|board|boards} {boards}. In FIDE mode the report after the last round has all results; an adjourned game is a draw for pairing only. Enter the result, then save the report. ({article})',
  },
  {
    refused:
      '{games} {games|partie n’a|parties n’ont} pas de résultat : ronde {round}, {count|échiquier|échiquiers} {boards}. En mode FIDE, le rapport après la dernière ronde a tous les résultats ; une partie ajournée n’est nulle que pour l’appariement. Saisissez le résultat, puis enregistrez le rapport. ({article})',
  },
);
