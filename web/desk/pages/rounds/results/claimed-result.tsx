import { Button } from '@mantine/core';
import type { Colour } from '@ronde/core/rules/colour.ts';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { ReactNode } from 'react';
import { resultText } from '../../../../words/results.ts';
import { IconAlertTriangle, IconMessage } from '../../../icons.tsx';
import { useLanguage, useWords } from '../../../language.tsx';
import classes from '../rounds.module.css';
import { ROUNDS_WORDS } from '../rounds-words.ts';

const SIDES: readonly Colour[] = ['white', 'black'];

/** What the players say themselves; each word of theirs can be taken as the result. */
export function ClaimedResult(props: {
  readonly mark: 'claimed' | 'disputed';
  readonly claims: Readonly<Partial<Record<Colour, GameOutcome>>>;
  /** Null for those who enter no results. */
  readonly onTake: ((outcome: GameOutcome) => void) | null;
}): ReactNode {
  const { mark, claims, onTake } = props;
  const words = useWords(ROUNDS_WORDS);
  const language = useLanguage();
  const said = (side: Colour): string => {
    const claim = claims[side];
    return claim === undefined ? words.nothingYet : resultText(claim, language);
  };
  const Sign = mark === 'claimed' ? IconMessage : IconAlertTriangle;
  return (
    <span className={`${classes['claims'] ?? ''} no-print`} data-mark={mark} role="group">
      <Sign size={16} role="img" aria-label={words.marks[mark]} />
      {onTake === null
        ? words.claim(said('white'), said('black'))
        : SIDES.map((side) => {
            const claim = claims[side];
            if (claim === undefined) return null;
            return (
              <Button
                key={side}
                size="compact-xs"
                variant="default"
                aria-label={words.takeClaim(words[side], said(side))}
                onClick={(event) => {
                  event.stopPropagation();
                  onTake(claim);
                }}
              >
                {words.claimOf(words[side], said(side))}
              </Button>
            );
          })}
    </span>
  );
}
