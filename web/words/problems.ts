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
    'access.otherTeam': 'You can only speak for your own team.',
    'device.unfitTeam': 'A captain’s link belongs to one team.',
    'device.unknownTeam': 'This team is not in the tournament.',
    'device.unfitBoards': 'The boards must be a range, first to last.',
    'device.unfitPlayer': 'A player’s link belongs to one player.',
    'device.unknownPlayer': 'This player is not in the tournament.',
    'store.unknownDevice': 'This link does not exist any more.',
    'store.aheadOfLog':
      'The event was put back to an earlier state. Look again, then enter it again.',
    'view.notShown': 'This is not public.',
    'view.beingPrepared': 'This event is being prepared: it is not public yet.',
    'store.unknownTournament': 'This tournament is not here. It may have been archived.',
    'store.archivedTournament': 'This tournament is archived. Restore it to go on.',
    'store.diskFull': 'The disk is full: nothing was written. Make room, then try again.',
    'store.readOnly': 'The data folder cannot be written. Check its permissions.',
    'store.locked': 'Another program holds the database. Close it, then try again.',
    'page.unreadableAnswer': 'The answer could not be read. Is this the Ronde server?',
    'server.busy': 'The server is busy. Try again in a moment.',
    'server.stopping': 'The server is stopping. Try again once it is back.',
    'server.crowded':
      'Very many people are looking. The page comes back by itself in half a minute.',
    'server.unfitRequest': 'The server did not understand “{at}”. Reload the page and try again.',
    'server.malformedJson': 'The request arrived damaged. Try again.',
    'server.notJson': 'The request was not in the form the server reads. Reload the page.',
    'server.incompleteBody': 'The request broke off on its way. Try again.',
    'access.ended': 'This link was revoked or has expired. Ask for a new one.',
    keyTaken: 'This was sent before by somebody else. Enter it again.',
    keyUsedOtherwise:
      'This was received before with other contents, which stand. Look at them, then enter what is new again.',
    'store.repeatedKey': 'This was sent before. Reload the page to see what became of it.',
    'store.corruptEntry':
      'The log of this tournament is damaged. Restore a copy; nothing is overwritten.',
    'store.diskFailure': 'The disk failed. Nothing more was written; check the disk, then restart.',
    'store.server': 'The database server refused ({code}). The terminal says why and what to do.',
    'store.connectionLost':
      'The connection to the database was lost. Try again; nothing is written twice.',
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
    'access.otherTeam': 'Vous ne pouvez parler que pour votre équipe.',
    'device.unfitTeam': 'Le lien d’un capitaine est à une seule équipe.',
    'device.unknownTeam': 'Cette équipe n’est pas dans le tournoi.',
    'device.unfitBoards': 'Les échiquiers forment une suite, du premier au dernier.',
    'device.unfitPlayer': 'Le lien d’un joueur est à un seul joueur.',
    'device.unknownPlayer': 'Ce joueur n’est pas dans le tournoi.',
    'store.unknownDevice': 'Ce lien n’existe plus.',
    'store.aheadOfLog':
      'Le tournoi a été remis à un état antérieur. Regardez, puis saisissez de nouveau.',
    'view.notShown': 'Ceci n’est pas public.',
    'view.beingPrepared': 'Ce tournoi est en préparation : il n’est pas encore public.',
    'store.unknownTournament': 'Ce tournoi n’est pas ici. Il est peut-être archivé.',
    'store.archivedTournament': 'Ce tournoi est archivé. Restaurez-le pour continuer.',
    'store.diskFull': 'Le disque est plein : rien n’a été écrit. Libérez de la place et réessayez.',
    'store.readOnly': 'Le dossier des données est protégé. Vérifiez ses droits.',
    'store.locked': 'Un autre programme tient la base. Fermez-le et réessayez.',
    'page.unreadableAnswer': 'Réponse illisible. Est-ce bien le serveur Ronde ?',
    'server.busy': 'Le serveur est occupé. Réessayez dans un instant.',
    'server.stopping': 'Le serveur s’arrête. Réessayez à son retour.',
    'server.crowded': 'Il y a beaucoup de monde. La page revient d’elle-même dans une demi-minute.',
    'server.unfitRequest': 'Le serveur n’a pas compris « {at} ». Rechargez la page et réessayez.',
    'server.malformedJson': 'La demande est arrivée abîmée. Réessayez.',
    'server.notJson': 'La demande n’a pas la forme que lit le serveur. Rechargez la page.',
    'server.incompleteBody': 'La demande s’est interrompue en route. Réessayez.',
    'access.ended': 'Ce lien a été révoqué ou a expiré. Demandez-en un autre.',
    keyTaken: 'Ceci a déjà été envoyé par quelqu’un d’autre. Saisissez de nouveau.',
    keyUsedOtherwise:
      'Ceci a déjà été reçu avec un autre contenu, qui est en place. Regardez-le, puis saisissez de nouveau ce qui change.',
    'store.repeatedKey': 'Ceci a déjà été envoyé. Rechargez la page pour voir ce qu’il en est.',
    'store.corruptEntry':
      'Le journal de ce tournoi est abîmé. Restaurez une copie ; rien n’est écrasé.',
    'store.diskFailure':
      'Le disque a lâché. Rien de plus n’a été écrit ; vérifiez-le, puis redémarrez.',
    'store.server':
      'Le serveur de base de données a refusé ({code}). Le terminal dit pourquoi et que faire.',
    'store.connectionLost':
      'La connexion à la base est perdue. Réessayez ; rien n’est écrit deux fois.',
    other: 'Cela n’a pas marché ({code}).',
  },
);
