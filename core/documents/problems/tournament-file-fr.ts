const FETCH_AGAIN = 'Exportez de nouveau le tournoi, ou prenez une autre copie du fichier.';

/** French sentences for what the reader of .ronde files reports, by code. */
export const TOURNAMENT_FILE_PROBLEMS_IN_FRENCH: Readonly<Record<string, string>> = {
  'tournamentFile.empty': `Le fichier est vide. ${FETCH_AGAIN}`,
  'tournamentFile.byteOrderMark':
    'Une marque d’ordre des octets avant la première ligne est ignorée.',
  'tournamentFile.carriageReturn': 'Des retours chariot en fin de ligne sont ignorés.',
  'tournamentFile.blankLine': 'Des lignes vides, que le programme n’écrit jamais, sont ignorées.',
  'tournamentFile.header.missing': `Le fichier ne commence pas par la ligne d’un tournoi Ronde : c’est un autre genre de fichier, ou sa première ligne est abîmée. ${FETCH_AGAIN}`,
  'tournamentFile.header.version':
    'Ce programme ne connaît pas cette version de fichier. Si elle vient d’un Ronde plus récent, mettez Ronde à jour sur cet ordinateur ; sinon exportez de nouveau le tournoi.',
  'tournamentFile.header.id': `La première ligne n’a pas d’identité de tournoi lisible : elle est abîmée. ${FETCH_AGAIN}`,
  'tournamentFile.header.createdAt': `La première ligne n’a pas de date de création lisible : elle est abîmée. ${FETCH_AGAIN}`,
  'tournamentFile.header.entries': `La première ligne ne dit pas combien d’entrées suivent : elle est abîmée. ${FETCH_AGAIN}`,
  'tournamentFile.header.pictures': `La première ligne ne dit pas combien d’images suivent : elle est abîmée. ${FETCH_AGAIN}`,
  'tournamentFile.header.games': `La première ligne ne dit pas combien de parties suivent : elle est abîmée. ${FETCH_AGAIN}`,
  'tournamentFile.game.unreadable': `La ligne ne se lit pas comme une partie. ${FETCH_AGAIN}`,
  'tournamentFile.game.count': `Le fichier n’a pas autant de parties qu’il l’annonce. ${FETCH_AGAIN}`,
  'tournamentFile.game.leftOut':
    'Des parties, trop longues ensemble, ne sont pas dans le fichier : écrivez le fichier PGN du tournoi et lisez-le à la page Parties.',
  'tournamentFile.picture.unreadable': `La ligne ne se lit pas comme une image. ${FETCH_AGAIN}`,
  'tournamentFile.picture.count': `Le fichier n’a pas autant d’images qu’il l’annonce. ${FETCH_AGAIN}`,
  'tournamentFile.picture.unfit':
    'Une image n’en est pas une qu’un écran puisse montrer, ou elle est de trop : elle est laissée de côté.',
  'tournamentFile.picture.leftOut':
    'Des images des écrans, trop lourdes ensemble, ne sont pas dans le fichier : apportez-les de nouveau à la page Écrans.',
  'tournamentFile.entry.unreadable': `La ligne ne se lit pas comme une entrée. ${FETCH_AGAIN}`,
  'tournamentFile.entry.unknownField':
    'Des champs inconnus de ce programme sont laissés de côté. Mettez Ronde à jour si le fichier vient d’une version plus récente.',
  'tournamentFile.entry.position': `Une autre entrée était attendue ici : des lignes sont perdues, répétées ou déplacées. ${FETCH_AGAIN}`,
  'tournamentFile.end.unreadable': `La ligne qui devrait clore le fichier est abîmée. ${FETCH_AGAIN}`,
  'tournamentFile.end.count': `Le fichier n’a pas autant d’entrées qu’il l’annonce. ${FETCH_AGAIN}`,
  'tournamentFile.end.checksum': `Le contenu ne correspond pas à sa somme de contrôle : il a été changé ou abîmé. ${FETCH_AGAIN}`,
  'tournamentFile.end.more': `Du texte suit la dernière ligne du tournoi et n’est pas lu. ${FETCH_AGAIN}`,
  'tournamentFile.end.missing': `Le fichier s’arrête sans sa dernière ligne : il a été coupé. ${FETCH_AGAIN}`,
};
