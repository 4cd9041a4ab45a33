import { inBoth } from './in-both.ts';

/** Problems the server or the page names by code; refusals of the regulations have their own words in the core. */
export const PROBLEM_WORDS = inBoth(
  {
    'server.notFound': 'There is nothing at this address.',
    'server.internal': 'The server stumbled over this. Nothing was written; try again.',
    'server.unknownHost': 'This address is not one of the server’s names.',
    'server.tooLarge':
      'This is too large ({limit} {limit|byte|bytes} at most): send less, or check that it is the right file.',
    'access.forbidden': 'Your role does not allow this. Ask the chief arbiter.',
    'access.unknown': 'Sign in first, or open the link you were given.',
    'access.foreignPage': 'This page is not the server’s own. Open the server’s address.',
    'access.wrongCode': 'This code is not valid, or not any more. Ask for a new one.',
    'access.wrongPassword': 'This name and password do not belong together.',
    'access.tooManyAttempts': 'Too many wrong tries. Wait {seconds} {seconds|second|seconds}.',
    'access.otherBoards': 'Board {board} is not yours: you enter boards {from} to {to}.',
    'access.arbitersResult': 'This result is an arbiter’s to enter.',
    'access.resultOfAnother':
      'Board {board} has a result already ({by}). An arbiter can change it.',
    'access.ownResult':
      'You entered the result of board {board} yourself: somebody else reads the sheet again.',
    'access.otherPlayer': 'You can only speak for yourself.',
    'access.notMoney': 'Your role is for prizes and fees.',
    'access.lastChief':
      'Nobody could manage this server any more. Make another chief arbiter of every tournament first.',
    'access.ownAccount': 'You cannot take your own rights away.',
    'device.unfitBoards': 'The boards must be a range, first to last.',
    'device.unfitPlayer': 'A player’s link belongs to one player.',
    'device.unknownPlayer': 'This player is not in the tournament.',
    'store.unknownDevice': 'This link does not exist any more.',
    'store.loginTaken': 'There is an account of this name already.',
    'store.aheadOfLog':
      'The event was put back to an earlier state. Look again, then enter it again.',
    'view.notShown': 'This is not public.',
    'view.beingPrepared': 'This event is being prepared: it is not public yet.',
    'export.eventNotPublic':
      'This file is made to be published, and the event is not public yet. Publish the event first.',
    'store.unknownTournament': 'This tournament is not here. It may have been archived.',
    'store.archivedTournament': 'This tournament is archived. Restore it to go on.',
    'store.diskFull': 'The disk is full: nothing was written. Make room, then try again.',
    'store.readOnly': 'The data folder cannot be written. Check its permissions.',
    'store.locked': 'Another program holds the database. Close it, then try again.',
    'page.unreadableAnswer': 'The answer could not be read. Is this the Ronde server?',
    'server.busy': 'The server is busy. Try again in a moment.',
    'network.fixed': 'How the server was started decides this.',
    'network.unreachable': 'Another program uses the port of {address}: stop it, and try again.',
    'network.notKept': 'Done, but the disk keeps nothing: after a restart it is as before.',
    'server.stopping': 'The server is stopping. Try again once it is back.',
    'server.crowded':
      'Very many people are looking. The page comes back by itself in half a minute.',
    'server.unfitRequest': 'The server did not understand “{at}”. Reload the page and try again.',
    'server.malformedJson': 'The request arrived damaged. Try again.',
    'server.notJson': 'The request was not in the form the server reads. Reload the page.',
    'server.incompleteBody': 'The request broke off on its way. Try again.',
    'access.ended': 'This link was revoked or has expired. Ask for a new one.',
    'access.notFirstAccount': 'The first account exists already. Sign in.',
    'store.tournamentExists': 'There is a tournament of this name already. Choose another one.',
    'store.unusableId':
      'A tournament cannot be called this. Use 1 to 80 small letters without accents, figures and hyphens.',
    keyTaken: 'This was sent before by somebody else. Enter it again.',
    keyUsedOtherwise:
      'This was received before with other contents, which stand. Look at them, then enter what is new again.',
    'store.repeatedKey': 'This was sent before. Reload the page to see what became of it.',
    'store.unreadableFile': 'This file cannot be read as a tournament. Nothing was taken.',
    'store.idTaken': 'This exists already. Reload the page.',
    'store.codeTaken': 'These digits are in use. Try again.',
    'store.unknownAccount': 'This account does not exist any more.',
    'store.accountNeeded': 'Nobody could manage this server without this account.',
    'store.unknownOwner': 'Whoever this belongs to does not exist any more.',
    'store.corruptEntry':
      'The log of this tournament is damaged. Restore a copy; nothing is overwritten.',
    'store.newerSchema': 'A newer Ronde wrote this database. Use that one.',
    'store.diskFailure': 'The disk failed. Nothing more was written; check the disk, then restart.',
    'store.cannotOpen': 'The database cannot be opened. The terminal says why.',
    'store.corruptFile':
      'The database is damaged. Restore a copy; the damaged file is left as it is.',
    'store.foreignFile': 'The file in the data folder is not a Ronde database.',
    'store.emptyBesideCopies':
      'The database is empty beside copies of tournaments. The terminal says what to do.',
    'store.unsafeFolder':
      'The data folder is on a drive that cannot keep data safely. Use a local one.',
    'store.server': 'The database server refused ({code}). The terminal says why and what to do.',
    'store.connectionLost':
      'The connection to the database was lost. Try again; nothing is written twice.',
    backup: 'The copy could not be made or read ({code}). Check the disk and the folder of copies.',
    'backup.diskFull': 'The disk is full: the copy was not made. Make room, then try again.',
    'backup.readOnly': 'The folder of copies cannot be written. Check its permissions.',
    'backup.damaged': 'This copy is damaged. Take another one.',
    'backup.noSuchFile': 'This copy is not there any more.',
    'backup.notABackup': 'This is not a copy made by Ronde.',
    'export.notConfigured':
      'The key for chess-results.com is not set. It comes from the site’s author.',
    'export.notCreated': 'There is nothing to export yet.',
    'export.teamsNotTaken': 'chess-results.com is served for individual events only.',
    'import.notATable':
      'This file is no table of entries. Use CSV, XLSX or ODS with a line of headings.',
    'import.unreadable':
      'This file cannot be read. Nothing was taken: save it again, or take another copy.',
    list: 'This list was not taken ({code}). The list you had is as it was.',
    'list.importRunning': 'An import is running. Wait for it, or cancel it.',
    'list.importCrashed':
      'The import broke off. Send the same file again: it goes on where it stopped.',
    'list.cancelled': 'The import was cancelled. The list you had is as it was.',
    'list.zipBomb': 'This archive unpacks to far more than a list. It was not taken.',
    'list.zipDamaged': 'This archive is damaged. Download it again.',
    'list.tooLarge': 'This file is too large for a list.',
    'list.badMonth': 'The month of a list is written 2026-11.',
    'preset.nameTaken': '“{name}” is the name of another list. Take another name.',
    'preset.notATieBreak': '“{descriptor}” is no tie-break. Nothing was saved.',
    'preset.unknown': 'This list is not there any more.',
    'upload.empty': 'The file is empty.',
    'upload.notAFile': 'No file arrived. Choose one and try again.',
    other: 'This did not work ({code}).',
  },
  {
    'server.notFound': 'Il n’y a rien à cette adresse.',
    'server.internal': 'Le serveur a trébuché. Rien n’a été écrit ; réessayez.',
    'server.unknownHost': 'Cette adresse n’est pas un nom du serveur.',
    'server.tooLarge':
      'C’est trop volumineux ({limit} {limit|octet|octets} au plus) : envoyez-en moins, ou vérifiez le fichier.',
    'access.forbidden': 'Votre rôle ne le permet pas. Voyez l’arbitre principal.',
    'access.unknown': 'Connectez-vous d’abord, ou ouvrez le lien reçu.',
    'access.foreignPage': 'Cette page n’est pas celle du serveur. Ouvrez l’adresse du serveur.',
    'access.wrongCode': 'Ce code n’est pas valable, ou ne l’est plus. Demandez-en un autre.',
    'access.wrongPassword': 'Ce nom et ce mot de passe ne vont pas ensemble.',
    'access.tooManyAttempts':
      'Trop d’essais erronés. Attendez {seconds} {seconds|seconde|secondes}.',
    'access.otherBoards':
      'L’échiquier {board} n’est pas le vôtre : vous saisissez les échiquiers {from} à {to}.',
    'access.arbitersResult': 'Ce résultat est du ressort d’un arbitre.',
    'access.resultOfAnother':
      'L’échiquier {board} a déjà un résultat ({by}). Un arbitre peut le changer.',
    'access.ownResult':
      'Vous avez saisi vous-même le résultat de l’échiquier {board} : une autre personne relit la feuille.',
    'access.otherPlayer': 'Vous ne pouvez parler que pour vous-même.',
    'access.notMoney': 'Votre rôle concerne les prix et les droits.',
    'access.lastChief':
      'Plus personne ne pourrait gérer ce serveur. Nommez d’abord un autre arbitre principal de tous les tournois.',
    'access.ownAccount': 'Vous ne pouvez pas retirer vos propres droits.',
    'device.unfitBoards': 'Les échiquiers forment une suite, du premier au dernier.',
    'device.unfitPlayer': 'Le lien d’un joueur est à un seul joueur.',
    'device.unknownPlayer': 'Ce joueur n’est pas dans le tournoi.',
    'store.unknownDevice': 'Ce lien n’existe plus.',
    'store.loginTaken': 'Il y a déjà un compte de ce nom.',
    'store.aheadOfLog':
      'Le tournoi a été remis à un état antérieur. Regardez, puis saisissez de nouveau.',
    'view.notShown': 'Ceci n’est pas public.',
    'view.beingPrepared': 'Ce tournoi est en préparation : il n’est pas encore public.',
    'export.eventNotPublic':
      'Ce fichier est fait pour être publié, et le tournoi n’est pas encore public. Publiez d’abord le tournoi.',
    'store.unknownTournament': 'Ce tournoi n’est pas ici. Il est peut-être archivé.',
    'store.archivedTournament': 'Ce tournoi est archivé. Restaurez-le pour continuer.',
    'store.diskFull': 'Le disque est plein : rien n’a été écrit. Libérez de la place et réessayez.',
    'store.readOnly': 'Le dossier des données est protégé. Vérifiez ses droits.',
    'store.locked': 'Un autre programme tient la base. Fermez-le et réessayez.',
    'page.unreadableAnswer': 'Réponse illisible. Est-ce bien le serveur Ronde ?',
    'server.busy': 'Le serveur est occupé. Réessayez dans un instant.',
    'network.fixed': 'La façon dont le serveur a été lancé en décide.',
    'network.unreachable':
      'Un autre programme occupe le port de {address} : arrêtez-le et réessayez.',
    'network.notKept': 'Fait, mais le disque ne garde rien : au redémarrage, comme avant.',
    'server.stopping': 'Le serveur s’arrête. Réessayez à son retour.',
    'server.crowded': 'Il y a beaucoup de monde. La page revient d’elle-même dans une demi-minute.',
    'server.unfitRequest': 'Le serveur n’a pas compris « {at} ». Rechargez la page et réessayez.',
    'server.malformedJson': 'La demande est arrivée abîmée. Réessayez.',
    'server.notJson': 'La demande n’a pas la forme que lit le serveur. Rechargez la page.',
    'server.incompleteBody': 'La demande s’est interrompue en route. Réessayez.',
    'access.ended': 'Ce lien a été révoqué ou a expiré. Demandez-en un autre.',
    'access.notFirstAccount': 'Le premier compte existe déjà. Connectez-vous.',
    'store.tournamentExists': 'Un tournoi porte déjà ce nom. Choisissez-en un autre.',
    'store.unusableId':
      'Un tournoi ne peut pas s’appeler ainsi : 1 à 80 minuscules sans accent, chiffres et traits d’union.',
    keyTaken: 'Ceci a déjà été envoyé par quelqu’un d’autre. Saisissez de nouveau.',
    keyUsedOtherwise:
      'Ceci a déjà été reçu avec un autre contenu, qui est en place. Regardez-le, puis saisissez de nouveau ce qui change.',
    'store.repeatedKey': 'Ceci a déjà été envoyé. Rechargez la page pour voir ce qu’il en est.',
    'store.unreadableFile': 'Ce fichier ne se lit pas comme un tournoi. Rien n’a été pris.',
    'store.idTaken': 'Cela existe déjà. Rechargez la page.',
    'store.codeTaken': 'Ces chiffres sont déjà pris. Réessayez.',
    'store.unknownAccount': 'Ce compte n’existe plus.',
    'store.accountNeeded': 'Sans ce compte, plus personne ne pourrait gérer ce serveur.',
    'store.unknownOwner': 'La personne concernée n’existe plus.',
    'store.corruptEntry':
      'Le journal de ce tournoi est abîmé. Restaurez une copie ; rien n’est écrasé.',
    'store.newerSchema': 'Une version plus récente de Ronde a écrit cette base. Utilisez-la.',
    'store.diskFailure':
      'Le disque a lâché. Rien de plus n’a été écrit ; vérifiez-le, puis redémarrez.',
    'store.cannotOpen': 'La base ne s’ouvre pas. Le terminal dit pourquoi.',
    'store.corruptFile':
      'La base est abîmée. Restaurez une copie ; le fichier abîmé reste tel quel.',
    'store.foreignFile': 'Le fichier du dossier des données n’est pas une base de Ronde.',
    'store.emptyBesideCopies':
      'La base est vide à côté de copies de tournois. Le terminal dit que faire.',
    'store.unsafeFolder':
      'Le dossier des données est sur un support peu sûr. Prenez un disque local.',
    'store.server':
      'Le serveur de base de données a refusé ({code}). Le terminal dit pourquoi et que faire.',
    'store.connectionLost':
      'La connexion à la base est perdue. Réessayez ; rien n’est écrit deux fois.',
    backup:
      'La copie n’a pas pu être faite ou lue ({code}). Vérifiez le disque et le dossier des copies.',
    'backup.diskFull': 'Le disque est plein : pas de copie. Libérez de la place et réessayez.',
    'backup.readOnly': 'Le dossier des copies est protégé. Vérifiez ses droits.',
    'backup.damaged': 'Cette copie est abîmée. Prenez-en une autre.',
    'backup.noSuchFile': 'Cette copie n’est plus là.',
    'backup.notABackup': 'Ce n’est pas une copie faite par Ronde.',
    'export.notConfigured':
      'La clé de chess-results.com n’est pas réglée. Elle vient de l’auteur du site.',
    'export.notCreated': 'Il n’y a encore rien à exporter.',
    'export.teamsNotTaken': 'chess-results.com n’est servi que pour les tournois individuels.',
    'import.notATable':
      'Ce fichier n’est pas un tableau d’inscriptions : CSV, XLSX ou ODS avec une ligne de titres.',
    'import.unreadable':
      'Ce fichier ne se lit pas. Rien n’a été pris : enregistrez-le de nouveau, ou prenez une autre copie.',
    list: 'Cette liste n’a pas été prise ({code}). La précédente est restée telle quelle.',
    'list.importRunning': 'Un import est en cours. Attendez-le ou annulez-le.',
    'list.importCrashed':
      'L’import s’est interrompu. Renvoyez le même fichier : il reprend où il en était.',
    'list.cancelled': 'L’import est annulé. La liste précédente est restée telle quelle.',
    'list.zipBomb': 'Cette archive contient bien plus qu’une liste. Elle n’a pas été prise.',
    'list.zipDamaged': 'Cette archive est abîmée. Téléchargez-la de nouveau.',
    'list.tooLarge': 'Ce fichier est trop grand pour une liste.',
    'list.badMonth': 'Le mois d’une liste s’écrit 2026-11.',
    'preset.nameTaken': '« {name} » est le nom d’une autre liste. Prenez-en un autre.',
    'preset.notATieBreak': '« {descriptor} » n’est pas un départage. Rien n’a été enregistré.',
    'preset.unknown': 'Cette liste n’existe plus.',
    'upload.empty': 'Le fichier est vide.',
    'upload.notAFile': 'Aucun fichier n’est arrivé. Choisissez-en un et réessayez.',
    other: 'Cela n’a pas marché ({code}).',
  },
);
