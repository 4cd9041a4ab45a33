import { inBoth } from '../words/in-both.ts';

export const PHOTO_WORDS = inBoth(
  {
    heading: 'Photographs',
    add: 'Photograph of the scoresheet',
    about: 'For arbiters alone, in no file, erased a year after the event.',
    photo: (index: number) => `Photograph ${index}`,
    erase: (index: number) => `Erase photograph ${index}`,
    sent: 'The photograph is kept with the incident.',
    sending: 'The photograph is being sent …',
    again: 'Send the photograph again',
    faults: {
      notAPicture: 'This file is no picture. Take a photograph, or choose a JPEG or PNG.',
      'picture.tooMany': 'This incident has four photographs already. Erase one first.',
      unreachable: 'The server does not answer. The photograph is still here: send it again.',
      other: 'The photograph is not kept. Try again, or take it again.',
    },
  },
  {
    heading: 'Photographies',
    add: 'Photographier la feuille de partie',
    about: 'Pour les arbitres seuls, dans aucun fichier, effacées un an après le tournoi.',
    photo: (index: number) => `Photographie ${index}`,
    erase: (index: number) => `Effacer la photographie ${index}`,
    sent: 'La photographie est gardée avec l’incident.',
    sending: 'Envoi de la photographie…',
    again: 'Renvoyer la photographie',
    faults: {
      notAPicture:
        'Ce fichier n’est pas une image. Prenez une photographie, ou choisissez un JPEG ou un PNG.',
      'picture.tooMany': 'Cet incident a déjà quatre photographies. Effacez-en une d’abord.',
      unreachable: 'Le serveur ne répond pas. La photographie est toujours là : renvoyez-la.',
      other: 'La photographie n’est pas gardée. Réessayez, ou reprenez-la.',
    },
  },
);
