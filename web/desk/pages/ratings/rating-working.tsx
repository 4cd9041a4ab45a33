import { Button, Group } from '@mantine/core';
import { gameRows } from '@ronde/core/documents/ratings/ratings-tables.ts';
import { ratingWorking } from '@ronde/core/documents/ratings/ratings-text.ts';
import type { RatedPlayer, RatingsView } from '@ronde/core/tournament/views/ratings.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMay } from '../../event/use-may.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { KDialog } from './k-dialog.tsx';
import { K_WORDS } from './k-words.ts';
import { PlainTable } from './plain-table.tsx';
import { RATINGS_PAGE_WORDS } from './ratings-page-words.ts';
import classes from './ratings.module.css';

/** How one player's rating changes: every game, then the sum. */
export function RatingWorking(props: {
  readonly view: RatingsView;
  readonly player: RatedPlayer;
  readonly onClose: () => void;
}): ReactNode {
  const { view, player } = props;
  const words = useWords(RATINGS_PAGE_WORDS);
  const language = useLanguage();
  const kWords = useWords(K_WORDS);
  const may = useMay();
  const [typing, setTyping] = useState(false);
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
        {ratingWorking(player, view, language).map((sentence, index) => (
          // Two months may say the same.
          <li key={`${index} ${sentence}`}>{sentence}</li>
        ))}
      </ul>
      <Group className="no-print">
        {(player.rating !== null || view.months.length > 0) && may('giveK') && (
          <Button
            variant="default"
            onClick={() => {
              setTyping(true);
            }}
          >
            {kWords.type}
          </Button>
        )}
        <Button variant="default" onClick={props.onClose}>
          {words.close}
        </Button>
      </Group>
      {typing && (
        <KDialog
          player={player}
          kind={view.kind}
          months={view.months.map(({ month }) => month)}
          onClose={() => {
            setTyping(false);
          }}
        />
      )}
    </section>
  );
}
