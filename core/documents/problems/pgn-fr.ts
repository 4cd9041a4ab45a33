/** What is wrong with a file of games, by code. */
export const PGN_PROBLEMS_IN_FRENCH: Readonly<Record<string, string>> = {
  'pgn.noGames':
    'Il n’y a aucune partie dans ce fichier. Ronde lit le PGN : des en-têtes comme [White "…"], puis les coups.',
  'pgn.notText':
    'Ce n’est pas un texte, mais une image, un document ou une archive. Ronde lit le PGN : exportez les parties en PGN, ou sortez le fichier PGN de l’archive.',
  'pgn.game.tooLong':
    'Le texte de cette partie a {length} caractères, plus qu’aucune partie n’en demande ({most}). Elle est laissée de côté ; enlevez ses commentaires et lisez-la de nouveau.',
  'pgn.game.twoResults':
    'L’en-tête de cette partie dit {tagged}, son texte finit par {result}. La fin du texte est retenue ; le résultat saisi à la table d’arbitrage reste de toute façon.',
};
