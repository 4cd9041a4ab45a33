import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { inBoth } from '../../../words/in-both.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useMay } from '../../event/use-may.ts';
import { useWords } from '../../language.tsx';
import lines from '../../parts/lines.module.css';

const WORDS = inBoth(
  {
    wall: 'Posting board',
    wallAbout: 'What must hang on the wall now, since when it does, and what is no longer right.',
    dossier: 'Dossier',
    dossierAbout:
      'Papers for the federation and the organiser: what is there, what is missing, for whom and by when.',
    open: 'Open',
    openOf: (page: string) => `Open: ${page}`,
  },
  {
    wall: 'Panneau d’affichage',
    wallAbout: 'Ce qui doit être affiché maintenant, depuis quand ça l’est, et ce qui est périmé.',
    dossier: 'Dossier',
    dossierAbout:
      'Documents pour la fédération et l’organisateur : ce qui est là, ce qui manque, pour qui et avant quand.',
    open: 'Ouvrir',
    openOf: (page: string) => `Ouvrir : ${page}`,
  },
);

/** Pages about papers, for those who run the event. */
export function AlsoPapers(): ReactNode {
  const words = useWords(WORDS);
  const { id } = useEvent();
  const may = useMay();
  const base = `/event/${encodeURIComponent(id)}`;
  const pages = [
    ['wall', words.wall, words.wallAbout] as const,
    ...(may('fillInForm') ? [['dossier', words.dossier, words.dossierAbout] as const] : []),
  ];
  return (
    <ul className={lines['list']}>
      {pages.map(([page, name, about]) => (
        <li key={page}>
          <span className={lines['what']}>
            <span className={lines['name']}>{name}</span>
            <span className={lines['soft']}>{about}</span>
          </span>
          <Button
            variant="default"
            component={Link}
            to={`${base}/${page}`}
            aria-label={words.openOf(name)}
          >
            {words.open}
          </Button>
        </li>
      ))}
    </ul>
  );
}
