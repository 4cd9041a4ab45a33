import { inBoth } from '../../../words/in-both.ts';

export const PICTURE_WORDS = inBoth(
  {
    heading: 'Pictures',
    note: 'Sponsors, a map of the hall: PNG, JPEG or WebP. They stay on this server, and a page of a screen shows one.',
    add: 'Add pictures',
    none: 'No picture yet.',
    size: (width: number, height: number, kilobytes: number) =>
      `${width} × ${height} · ${kilobytes} kB`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    picture: 'Picture',
    choose: 'Choose one',
    ground: 'On',
    grounds: { black: 'black', white: 'white' },
    refused: (file: string) => `${file} is not kept`,
    reasons: {
      'picture.notAPicture':
        'It is no PNG, JPEG or WebP, whatever its name says. Save it as one of these; SVG is not taken.',
      'picture.tooHeavy': 'It is larger than 5 MB. Save it smaller: a wall needs 1920 × 1080.',
      'picture.tooLarge': 'It has more than 8000 points a side. Save it at 1920 × 1080.',
      'picture.tooMany': 'There are 40 pictures already. Remove one first.',
      'server.tooLarge': 'It is larger than 5 MB. Save it smaller: a wall needs 1920 × 1080.',
      unreachable: 'The server does not answer. Try again.',
    },
  },
  {
    heading: 'Images',
    note: 'Partenaires, plan de la salle : PNG, JPEG ou WebP. Elles restent sur ce serveur, et une page d’écran en montre une.',
    add: 'Ajouter des images',
    none: 'Pas encore d’image.',
    size: (width: number, height: number, kilobytes: number) =>
      `${width} × ${height} · ${kilobytes} ko`,
    remove: 'Supprimer',
    removeOf: (name: string) => `Supprimer ${name}`,
    picture: 'Image',
    choose: 'En choisir une',
    ground: 'Sur fond',
    grounds: { black: 'noir', white: 'blanc' },
    refused: (file: string) => `${file} n’est pas gardée`,
    reasons: {
      'picture.notAPicture':
        'Ce n’est ni un PNG, ni un JPEG, ni un WebP, quoi qu’en dise son nom. Enregistrez-la ainsi ; le SVG n’est pas accepté.',
      'picture.tooHeavy': 'Elle dépasse 5 Mo. Réduisez-la : un écran demande 1920 × 1080.',
      'picture.tooLarge': 'Elle a plus de 8000 points de côté. Enregistrez-la en 1920 × 1080.',
      'picture.tooMany': 'Il y a déjà 40 images. Supprimez-en une d’abord.',
      'server.tooLarge': 'Elle dépasse 5 Mo. Réduisez-la : un écran demande 1920 × 1080.',
      unreachable: 'Le serveur ne répond pas. Réessayez.',
    },
  },
);
