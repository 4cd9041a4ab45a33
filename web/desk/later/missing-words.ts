import { inBoth } from '../../words/in-both.ts';

export const MISSING_WORDS = inBoth(
  {
    unreachable:
      'This part of Ronde could not be fetched: the server does not answer. Nothing is lost; try again once it is back.',
    replaced:
      'This page is from before an update of Ronde, and the server no longer has its next part. Finish what you are typing, then reload.',
    again: 'Try again',
    reload: 'Reload',
  },
  {
    unreachable:
      'Cette partie de Ronde n’a pas pu être chargée : le serveur ne répond pas. Rien n’est perdu ; réessayez quand il sera de retour.',
    replaced:
      'Cette page date d’avant une mise à jour de Ronde, et le serveur n’a plus sa partie suivante. Terminez ce que vous tapez, puis rechargez.',
    again: 'Réessayer',
    reload: 'Recharger',
  },
);
