import { inBoth } from './in-both.ts';

/** Problems the server or the page names by code; refusals of the regulations have their own words in the core. */
export const PROBLEM_WORDS = inBoth(
  {
    'server.notFound': 'There is nothing at this address.',
    'server.internal': 'The server stumbled over this. Nothing was written; try again.',
    'server.unknownHost': 'This address is not one of the server’s names.',
    'server.forbidden': 'Your role does not allow this. Ask the chief arbiter for a device link.',
    'server.unauthenticated': 'Sign in first, or open the link you were given.',
    'server.badRequest': 'The server did not understand: {at}. Reload the page and try again.',
    'server.tooLarge': 'This is too large ({limit} at most).',
    'server.tooManyTries': 'Too many tries. Wait {seconds} seconds.',
    'store.unknownTournament': 'This tournament is not here. It may have been archived.',
    'store.archivedTournament': 'This tournament is archived. Restore it to go on.',
    'store.diskFull': 'The disk is full: nothing was written. Make room, then try again.',
    'store.readOnly': 'The data folder cannot be written. Check its permissions.',
    'store.locked': 'Another program holds the database. Close it, then try again.',
    'page.unreadableAnswer': 'The answer could not be read. Is this the Ronde server?',
    other: 'This did not work ({code}).',
  },
  {
    'server.notFound': 'Il n’y a rien à cette adresse.',
    'server.internal': 'Le serveur a trébuché. Rien n’a été écrit ; réessayez.',
    'server.unknownHost': 'Cette adresse n’est pas un nom du serveur.',
    'server.forbidden':
      'Votre rôle ne le permet pas. Demandez un lien d’appareil à l’arbitre principal.',
    'server.unauthenticated': 'Connectez-vous d’abord, ou ouvrez le lien reçu.',
    'server.badRequest':
      'Le serveur n’a pas compris : {at}. Rechargez la page et essayez de nouveau.',
    'server.tooLarge': 'C’est trop volumineux ({limit} au plus).',
    'server.tooManyTries': 'Trop d’essais. Attendez {seconds} secondes.',
    'store.unknownTournament': 'Ce tournoi n’est pas ici. Il est peut-être archivé.',
    'store.archivedTournament': 'Ce tournoi est archivé. Restaurez-le pour continuer.',
    'store.diskFull': 'Le disque est plein : rien n’a été écrit. Libérez de la place et réessayez.',
    'store.readOnly': 'Le dossier des données est protégé. Vérifiez ses droits.',
    'store.locked': 'Un autre programme tient la base. Fermez-le et réessayez.',
    'page.unreadableAnswer': 'Réponse illisible. Est-ce bien le serveur Ronde ?',
    other: 'Cela n’a pas marché ({code}).',
  },
);
