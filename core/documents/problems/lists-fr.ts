/** French sentences for what readers of rating lists, entries and .papi files report, by code. */
export const LIST_PROBLEMS_IN_FRENCH: Readonly<Record<string, string>> = {
  'fideList.unknownForm':
    'Ce n’est pas une liste de la FIDE : ni son XML, ni son texte à colonnes. Téléchargez-la de nouveau.',
  'fideList.notAList': 'Le fichier continue sans fin d’enregistrement : ce n’est pas une liste.',
  'fideList.noHeader': 'La première ligne ne nomme pas les colonnes du numéro, du nom et du pays.',
  'fideList.noPlayers': 'La liste ne contient aucun joueur.',
  'fideList.cutShort': 'La liste est coupée : sa fin manque. Téléchargez-la de nouveau.',
  'fideList.faultyRecord': 'Un enregistrement illisible est laissé de côté.',
  'fideList.unreadValue': '« {value} » ({field}) est illisible et laissé de côté.',
  'fideList.manyUnread': 'D’autres valeurs illisibles sont laissées de côté.',
  'fideList.manyFaulty': 'D’autres enregistrements illisibles sont laissés de côté.',
  'entries.noNames': 'Aucune colonne ne s’intitule Nom : dites laquelle contient les noms.',
  'entries.tooLong':
    'Le tableau a {rows} lignes, on en lit {most} au plus : cela ressemble à une liste Elo. N’y gardez que les joueurs du tournoi ; une liste Elo s’importe parmi les listes.',
  'entries.noHeadingLine':
    'Le tableau a {lines} lignes : la ligne {asked} ne peut pas être celle des en-têtes.',
  'entries.noSheet': 'Il n’y a pas de feuille « {asked} » ; le fichier contient : {names}.',
  'entries.otherSheet': 'Feuille « {name} » : non utilisée.',
  'entries.unusedColumn': 'colonne {letters} non utilisée.',
  'entries.standInRating':
    'colonne {letters} : ne compte que pour les joueurs sans Elo de la cadence demandée.',
  'entries.otherRating':
    'colonne {letters} non utilisée : ce n’est pas la cadence des Elo demandés.',
  'entries.aboveHeadings': '« {text} », au-dessus des en-têtes, non utilisée.',
  'entries.headingsAgain': 'les en-têtes une seconde fois, ligne laissée de côté.',
  'entries.noName': '« {text} » : ligne sans nom, laissée de côté.',
  'entries.total': '« {text} » ressemble à un total : ligne laissée de côté.',
  'entries.nameIsNumber': '« {text} » : un nombre à la place du nom, ligne laissée de côté.',
  'entries.rating': '« {value} » n’est pas un Elo, laissé de côté.',
  'entries.FIDE number': '« {value} » n’est pas un numéro FIDE, laissé de côté.',
  'entries.birth date': '« {value} » n’est pas une date de naissance, laissé de côté.',
  'entries.federation': '« {value} » n’est pas le code d’une fédération, laissé de côté.',
  'entries.sex': '« {value} » ne dit pas le sexe, laissé de côté.',
  'entries.title': '« {value} » n’est pas un titre, laissé de côté.',
  'entries.twiceByFideNumber':
    'Même numéro FIDE qu’à la ligne {other} : la ligne est laissée de côté.',
  'entries.twiceByNationalNumber':
    'Même numéro national qu’à la ligne {other} : la ligne est laissée de côté.',
  'entries.twiceByName':
    'Même nom qu’à la ligne {other} : les deux sont inscrits. Retirez-en un s’il s’agit d’une seule personne.',
  'entries.noTeam': 'Aucune équipe ici ni au-dessus : le joueur est inscrit sans équipe.',
  'entries.board': '« {value} » n’est pas un échiquier : le joueur est dernier de la liste.',
  'entries.boardTwice':
    'L’échiquier {board} est aussi à la ligne {other} : la première ligne passe devant.',
  'entries.moreProblems': 'Encore {count} valeurs ou lignes illisibles.',
  'papi.cell': '« {value} » est illisible et laissé de côté.',
  'papi.setting': '« {value} » n’est pas connu : la valeur usuelle est retenue.',
  'papi.laterRounds':
    'Le fichier annonce {rounds} rondes (NbrRondes) et contient des appariements d’autres rondes ({numbers}), laissés de côté.',
  'papi.partly':
    '« {value} » (couleur, adversaire, résultat) n’est pas une partie complète : lu comme {as}.',
  'papi.webAccess':
    'L’accès à un site web est secret et n’est pas repris ({keys}) : saisissez-le de nouveau dans Papi.',
  'papi.rounds': 'INFO ne donne pas un nombre de rondes utilisable (NbrRondes, 1 à 24).',
  'papi.noPlayers': 'La table JOUEUR ne contient aucun joueur.',
  'papi.day': 'Ce n’est pas une date : elle est laissée de côté.',
  'papi.player': 'Une ligne sans référence ou sans nom est laissée de côté.',
  'papi.result': 'Un résultat qui n’existe pas. Corrigez-le dans Papi.',
  'papi.colour': 'Un adversaire sans couleur. Corrigez-le dans Papi.',
  'papi.contradiction':
    'Deux joueurs ne disent pas la même chose de leur partie. Corrigez les deux dans Papi.',
  'papi.firstDay': 'Le fichier ne dit pas quand le tournoi a commencé (DateDebut).',
  'papi.haleyGroups': 'Papi coupe les groupes au classement ; Ronde prend les moitiés de la liste.',
  'papi.acceleration':
    'Cette accélération n’est pas connue : les rondes à venir s’apparient sans elle.',
  'papi.tieBreak': 'Un départage inconnu est laissé de côté.',
  'papi.tieBreakEdition':
    'Les départages suivent l’édition en vigueur le premier jour ; Papi compte les rondes non jouées selon les règles de 2012 : les chiffres peuvent différer.',
  'papi.prizes':
    'Les prix sont gardés tels quels pour le .papi à rendre ; pour les attribuer ici, saisissez-les dans les réglages.',
  'papi.homologation': 'Le numéro d’homologation est gardé pour le .papi à rendre.',
  'papi.addresses': 'Les adresses des joueurs ne sont pas reprises.',
  'papi.checkedIn': 'Le pointage n’est pas repris : il recommence.',
};
