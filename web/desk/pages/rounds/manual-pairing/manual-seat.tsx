import { Button, List } from '@mantine/core';
import { displayPoints } from '@ronde/core/rules/points.ts';
import { IconArrowDown, IconArrowUp } from '../../../icons.tsx';
import type { ReactNode } from 'react';
import { titleText } from '../../../../words/titles.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import { ColourDisc } from '../../../parts/colour-disc.tsx';
import type { PairWarning, SeatFacts } from './seat-facts.ts';
import { MANUAL_PAIRING_WORDS } from './manual-pairing-words.ts';
import classes from '../rounds.module.css';
import { ROUNDS_WORDS } from '../rounds-words.ts';

/** A player who can be moved, with the facts an arbiter looks at. */
export function ManualSeat(props: {
  readonly facts: SeatFacts;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}): ReactNode {
  const { name, title, rating, club, score, colours = [], lastFloat = null } = props.facts;
  const words = useWords(ROUNDS_WORDS);
  const manual = useWords(MANUAL_PAIRING_WORDS);
  const language = useLanguage();
  return (
    <>
      <Button
        variant={props.chosen ? 'filled' : 'subtle'}
        justify="flex-start"
        fullWidth
        aria-pressed={props.chosen}
        onClick={props.onChoose}
      >
        {name}
      </Button>
      <span className={classes['seatFacts']}>
        {score != null && <strong title={words.score}>{displayPoints(score, language)}</strong>}
        {title !== null && <span>{titleText(title, language)}</span>}
        {rating > 0 && <span>{rating}</span>}
        <span className={classes['colours']} aria-hidden>
          {colours.map((colour, index) =>
            colour === null ? '·' : <ColourDisc key={index} colour={colour} />,
          )}
        </span>
        {lastFloat === 'down' && (
          <IconArrowDown size={14} role="img" aria-label={manual.floated.down} />
        )}
        {lastFloat === 'up' && <IconArrowUp size={14} role="img" aria-label={manual.floated.up} />}
        {club !== null && <span>{club}</span>}
      </span>
    </>
  );
}

/** The warnings of one pair in words. */
export function PairWarnings({ all }: { readonly all: readonly PairWarning[] }): ReactNode {
  const words = useWords(MANUAL_PAIRING_WORDS);
  const language = useLanguage();
  if (all.length === 0) return null;
  return (
    <List size="sm" className={classes['pairWarnings']}>
      {all.map((warning) => (
        <List.Item key={JSON.stringify(warning)}>
          {warning.code === 'sameClub'
            ? words.sameClub
            : warning.code === 'scoreGap'
              ? words.scoreGap(displayPoints(warning.points, language))
              : words.thirdColour(warning.player, warning.colour)}
        </List.Item>
      ))}
    </List>
  );
}
