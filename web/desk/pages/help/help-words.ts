import { inBoth } from '../../../words/in-both.ts';

export const HELP_WORDS = inBoth(
  {
    heading: 'Manual',
    lede: 'For arbiters: what to press, what you see, and why. F1 leads here from every page.',
    chapters: 'Chapters',
    search: 'Search the manual',
    found: (count: number) =>
      count === 0
        ? 'Nothing found. Try another word, or a part of it.'
        : count === 1
          ? '1 place'
          : `${count} places`,
    all: 'All chapters',
    inThisChapter: 'In this chapter',
    next: (title: string) => `Next: ${title}`,
    print: 'Print the chapter',
    noChapter: 'The manual has no such chapter. All it has are here.',
    failed: 'The manual did not come. Check that Ronde is running, then reload the page.',
  },
  {
    heading: 'Manuel',
    lede: 'Pour les arbitres : où appuyer, ce que l’on voit, et pourquoi. F1 mène ici depuis chaque page.',
    chapters: 'Chapitres',
    search: 'Chercher dans le manuel',
    found: (count: number) =>
      count === 0
        ? 'Rien trouvé. Essayez un autre mot, ou une partie du mot.'
        : count === 1
          ? '1 endroit'
          : `${count} endroits`,
    all: 'Tous les chapitres',
    inThisChapter: 'Dans ce chapitre',
    next: (title: string) => `Suite : ${title}`,
    print: 'Imprimer le chapitre',
    noChapter: 'Le manuel n’a pas ce chapitre. Voici tous ceux qu’il a.',
    failed: 'Le manuel n’est pas arrivé. Vérifiez que Ronde fonctionne, puis rechargez la page.',
  },
);
