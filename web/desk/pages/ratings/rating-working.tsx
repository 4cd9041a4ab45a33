import { Button } from '@mantine/core';
import { gameRows } from '@ronde/core/documents/ratings/ratings-tables.ts';
import { ratingWorking } from '@ronde/core/documents/ratings/ratings-text.ts';
import type { PlayerRating } from '@ronde/core/ratings/event-ratings.ts';
import type { RatingsView } from '@ronde/core/tournament/views/ratings.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { PlainTable } from './plain-table.tsx';
import { RATINGS_PAGE_WORDS } from './ratings-page-words.ts';
import classes from './ratings.module.css';

/** How one player's rating changes: every game, then the sum. */
export function RatingWorking(props: {
  readonly view: RatingsView;
  readonly player: PlayerRating;
  readonly onClose: () => void;
}): ReactNode {
  const { view, player } = props;
  const words = useWords(RATINGS_PAGE_WORDS);
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [player.tpn]);
  const names = new Map(view.players.map(({ tpn, name }) => [tpn, name]));
  const title = `${player.tpn} ${player.name}`;
  return (
    <section className={classes['working']} aria-labelledby="rating-working">
      <h2 id="rating-working" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <PlainTable
        caption={title}
        label={words.tooWide}
        rows={gameRows(player, (tpn) => `${tpn} ${names.get(tpn) ?? ''}`, language)}
      />
      <ul>
        {ratingWorking(player, view, language).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Button variant="default" className="no-print" onClick={props.onClose}>
        {words.close}
      </Button>
    </section>
  );
}
