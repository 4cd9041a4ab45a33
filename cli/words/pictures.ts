import { inBoth } from '@ronde/core/rules/in-both.ts';
import type { PictureRefusal } from '@ronde/exchange/pictures/keep-picture.ts';

interface PictureWords {
  readonly about: string;
  readonly aboutList: string;
  readonly aboutAdd: string;
  readonly aboutRemove: string;
  readonly tournament: string;
  readonly files: string;
  readonly picture: string;
  readonly header: readonly [string, string, string, string];
  readonly none: string;
  readonly kept: string;
  readonly removed: string;
  readonly unknown: string;
  readonly refusals: Readonly<Record<PictureRefusal['code'], string>>;
}

const ENGLISH: PictureWords = {
  about: 'pictures of sponsors for the walls of a tournament',
  aboutList: 'list them',
  aboutAdd: 'keep pictures (PNG, JPEG or WebP, by their content)',
  aboutRemove: 'forget one',
  tournament: 'a tournament of the database',
  files: 'the pictures',
  picture: 'its name, or the beginning of its identity in the list',
  header: ['picture', 'name', 'size', 'kind'],
  none: 'There are no pictures. Add one with “ronde pictures add”.',
  kept: '{name} is kept: choose it for a page on the page Screens of the desk.',
  removed: '{name} is forgotten.',
  unknown: 'No one picture is meant by “{picture}”. “ronde pictures list” names them.',
  refusals: {
    'picture.notAPicture':
      '{file} is no PNG, JPEG or WebP, whatever its name says. Save it as one of these; SVG is not taken.',
    'picture.tooHeavy':
      '{file} has more than {limit} bytes. Save it smaller: a wall needs 1920 × 1080.',
    'picture.tooLarge':
      '{file} is {width} × {height}, and {limit} a side is the most. Save it smaller.',
    'picture.tooMany': 'There are {limit} pictures already. Remove one first.',
  },
};

const FRENCH: PictureWords = {
  about: 'images des partenaires pour les écrans de salle d’un tournoi',
  aboutList: 'les lister',
  aboutAdd: 'garder des images (PNG, JPEG ou WebP, d’après leur contenu)',
  aboutRemove: 'en oublier une',
  tournament: 'un tournoi de la base',
  files: 'les images',
  picture: 'son nom, ou le début de son identité dans la liste',
  header: ['image', 'nom', 'taille', 'genre'],
  none: 'Il n’y a pas d’image. Ajoutez-en une avec « ronde pictures add ».',
  kept: '{name} est gardée : choisissez-la pour une page, à la page Écrans du bureau.',
  removed: '{name} est oubliée.',
  unknown: '« {picture} » ne désigne pas une seule image. « ronde pictures list » les nomme.',
  refusals: {
    'picture.notAPicture':
      '{file} n’est ni un PNG, ni un JPEG, ni un WebP, quoi qu’en dise son nom. Enregistrez-la ainsi ; le SVG n’est pas accepté.',
    'picture.tooHeavy':
      '{file} dépasse {limit} octets. Réduisez-la : un écran demande 1920 × 1080.',
    'picture.tooLarge':
      '{file} fait {width} × {height}, et {limit} de côté sont le plus. Réduisez-la.',
    'picture.tooMany': 'Il y a déjà {limit} images. Supprimez-en une d’abord.',
  },
};

export const PICTURE_WORDS = inBoth(ENGLISH, FRENCH);
