import { OPEN_GAMES_WORDS } from '@ronde/core/documents/problems/open-games-words.ts';
import { inBoth } from '../words/in-both.ts';

/** Problems that only those at a desk meet: files, copies, accounts, the network. */
export const DESK_PROBLEMS = inBoth(
  {
    'access.lastChief':
      'Nobody could manage this server any more. Make another chief arbiter of every tournament first.',
    'access.ownAccount': 'You cannot take your own rights away.',
    'store.loginTaken': 'There is an account of this name already.',
    'export.eventNotPublic':
      'This file is made to be published, and the event is not public yet. Publish the event first.',
    'network.fixed': 'How the server was started decides this.',
    'network.unreachable': 'Another program uses the port of {address}: stop it, and try again.',
    'network.notKept': 'Done, but the disk keeps nothing: after a restart it is as before.',
    'access.notFirstAccount': 'The first account exists already. Sign in.',
    'store.tournamentExists': 'There is a tournament of this name already. Choose another one.',
    'store.unusableId':
      'A tournament cannot be called this. Use 1 to 80 small letters without accents, figures and hyphens.',
    'store.unreadableFile': 'This file cannot be read as a tournament. Nothing was taken.',
    'store.idTaken': 'This exists already. Reload the page.',
    'store.codeTaken': 'These digits are in use. Try again.',
    'store.unknownAccount': 'This account does not exist any more.',
    'store.accountNeeded': 'Nobody could manage this server without this account.',
    'store.unknownOwner': 'Whoever this belongs to does not exist any more.',
    'store.newerSchema': 'A newer Ronde wrote this database. Use that one.',
    'store.cannotOpen': 'The database cannot be opened. The terminal says why.',
    'store.corruptFile':
      'The database is damaged. Restore a copy; the damaged file is left as it is.',
    'store.foreignFile': 'The file in the data folder is not a Ronde database.',
    'store.emptyBesideCopies':
      'The database is empty beside copies of tournaments. The terminal says what to do.',
    'store.unsafeFolder':
      'The data folder is on a drive that cannot keep data safely. Use a local one.',
    backup: 'The copy could not be made or read ({code}). Check the disk and the folder of copies.',
    'backup.diskFull': 'The disk is full: the copy was not made. Make room, then try again.',
    'backup.readOnly': 'The folder of copies cannot be written. Check its permissions.',
    'backup.damaged': 'This copy is damaged. Take another one.',
    'backup.noSuchFile': 'This copy is not there any more.',
    'backup.notABackup': 'This is not a copy made by Ronde.',
    'export.notConfigured':
      'The key for chess-results.com is not set. It comes from the site’s author.',
    'export.notCreated': 'There is nothing to export yet.',
    'export.openGames': OPEN_GAMES_WORDS.en.refused,
    'export.teamsNotTaken': 'chess-results.com has no form for events by Molter tables.',
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
    'ownLaws.noArticle':
      'No article of {edition} begins a line of this text. A copy has lines such as “7.5.5 …”. Nothing was kept.',
    'ownLaws.unknownEdition': 'The catalogue has no edition {edition}.',
    'preset.nameTaken': '“{name}” is the name of another list. Take another name.',
    'preset.notATieBreak': '“{descriptor}” is no tie-break. Nothing was saved.',
    'preset.unknown': 'This list is not there any more.',
    'upload.empty': 'The file is empty.',
    'upload.notAFile': 'No file arrived. Choose one and try again.',
  },
  {
    'access.lastChief':
      'Plus personne ne pourrait gérer ce serveur. Nommez d’abord un autre arbitre principal de tous les tournois.',
    'access.ownAccount': 'Vous ne pouvez pas retirer vos propres droits.',
    'store.loginTaken': 'Il y a déjà un compte de ce nom.',
    'export.eventNotPublic':
      'Ce fichier est fait pour être publié, et le tournoi n’est pas encore public. Publiez d’abord le tournoi.',
    'network.fixed': 'La façon dont le serveur a été lancé en décide.',
    'network.unreachable':
      'Un autre programme occupe le port de {address} : arrêtez-le et réessayez.',
    'network.notKept': 'Fait, mais le disque ne garde rien : au redémarrage, comme avant.',
    'access.notFirstAccount': 'Le premier compte existe déjà. Connectez-vous.',
    'store.tournamentExists': 'Un tournoi porte déjà ce nom. Choisissez-en un autre.',
    'store.unusableId':
      'Un tournoi ne peut pas s’appeler ainsi : 1 à 80 minuscules sans accent, chiffres et traits d’union.',
    'store.unreadableFile': 'Ce fichier ne se lit pas comme un tournoi. Rien n’a été pris.',
    'store.idTaken': 'Cela existe déjà. Rechargez la page.',
    'store.codeTaken': 'Ces chiffres sont déjà pris. Réessayez.',
    'store.unknownAccount': 'Ce compte n’existe plus.',
    'store.accountNeeded': 'Sans ce compte, plus personne ne pourrait gérer ce serveur.',
    'store.unknownOwner': 'La personne concernée n’existe plus.',
    'store.newerSchema': 'Une version plus récente de Ronde a écrit cette base. Utilisez-la.',
    'store.cannotOpen': 'La base ne s’ouvre pas. Le terminal dit pourquoi.',
    'store.corruptFile':
      'La base est abîmée. Restaurez une copie ; le fichier abîmé reste tel quel.',
    'store.foreignFile': 'Le fichier du dossier des données n’est pas une base de Ronde.',
    'store.emptyBesideCopies':
      'La base est vide à côté de copies de tournois. Le terminal dit que faire.',
    'store.unsafeFolder':
      'Le dossier des données est sur un support peu sûr. Prenez un disque local.',
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
    'export.openGames': OPEN_GAMES_WORDS.fr.refused,
    'export.teamsNotTaken':
      'chess-results.com n’a pas de forme pour les tournois selon les tables Molter.',
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
    'ownLaws.noArticle':
      'Aucun article de {edition} ne commence une ligne de ce texte. Une copie a des lignes comme « 7.5.5 … ». Rien n’a été gardé.',
    'ownLaws.unknownEdition': 'Le catalogue n’a pas d’édition {edition}.',
    'preset.nameTaken': '« {name} » est le nom d’une autre liste. Prenez-en un autre.',
    'preset.notATieBreak': '« {descriptor} » n’est pas un départage. Rien n’a été enregistré.',
    'preset.unknown': 'Cette liste n’existe plus.',
    'upload.empty': 'Le fichier est vide.',
    'upload.notAFile': 'Aucun fichier n’est arrivé. Choisissez-en un et réessayez.',
  },
);
