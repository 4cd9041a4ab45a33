import { inBoth } from '../../../words/in-both.ts';

export const ARCHIVE_WORDS = inBoth(
  {
    title: 'Archive',
    about:
      'Nothing is ever deleted. An archived tournament leaves the lists and comes back as it was from the first page. What is published stays readable at its address.',
    archive: 'Put into the archive',
    confirm: (name: string) =>
      `Put “${name}” into the archive? Nobody can write in it until it is restored. Its public pages stay readable at their addresses; to hide them, first set what the public may see.`,
    cancel: 'Cancel',
  },
  {
    title: 'Archives',
    about:
      'Rien n’est jamais effacé. Un tournoi archivé quitte les listes et revient tel quel depuis la première page. Ce qui est publié reste lisible à son adresse.',
    archive: 'Archiver le tournoi',
    confirm: (name) =>
      `Archiver « ${name} » ? Personne ne pourra y écrire avant sa restauration. Ses pages publiques restent lisibles à leur adresse ; pour les cacher, réglez d’abord ce que voit le public.`,
    cancel: 'Annuler',
  },
);
