import type { Colour } from '@ronde/core/rules/colour.ts';
import type { ReactNode } from 'react';
import { inBoth } from '../../words/in-both.ts';
import { useWords } from '../language.tsx';
import classes from './colour-disc.module.css';

const WORDS = inBoth({ white: 'White', black: 'Black' }, { white: 'Blancs', black: 'Noirs' });

/** White or Black: a small disc, and the word for those who hear the page. */
export function ColourDisc({ colour }: { readonly colour: Colour }): ReactNode {
  const words = useWords(WORDS);
  return (
    <span className={classes['disc']} data-colour={colour} title={words[colour]}>
      <span className="visually-hidden">{words[colour]}</span>
    </span>
  );
}
