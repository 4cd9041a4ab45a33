import { Anchor, Button } from '@mantine/core';
import type { CalendarGame, CalendarRound } from '@ronde/core/tournament/views/calendar.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { resultSpoken, resultText } from '../../../words/results.ts';
import { formatWeekday } from '../../dates.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useMay } from '../../event/use-may.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { CALENDAR_WORDS } from './calendar-words.ts';
import classes from './calendar.module.css';

/** A game that can be given a day of its own. */
export interface PostponableGame {
  readonly round: CalendarRound;
  readonly game: CalendarGame;
}

/** One round of the calendar: its day, its games in any state, and who rests. */
export function CalendarRoundCard(props: {
  readonly round: CalendarRound;
  readonly published: boolean;
  readonly onPostpone: (game: PostponableGame) => void;
}): ReactNode {
  const { round, published } = props;
  const words = useWords(CALENDAR_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const address = `/event/${encodeURIComponent(id)}/rounds/${round.round}`;
  const when = [round.date === null ? null : formatWeekday(round.date, language), round.time]
    .filter((part) => part !== null)
    .join(', ');
  return (
    <section className={classes['round']} aria-labelledby={`round-${round.round}`}>
      <h2 id={`round-${round.round}`}>
        {published ? (
          <Anchor component={Link} to={address} inherit>
            {words.round(round.round)}
          </Anchor>
        ) : (
          words.round(round.round)
        )}
        {when !== '' && <span className={classes['when']}>{when}</span>}
      </h2>
      <table>
        <thead className="visually-hidden">
          <tr>
            {[words.board, words.white, words.result, words.black].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {round.games.map((game) => (
            <GameRow key={game.board} {...props} game={game} address={address} />
          ))}
        </tbody>
      </table>
      {round.rests.length > 0 && (
        <p className={classes['rests']}>
          {words.rests(round.rests.map(({ name }) => name).join(' · '))}
        </p>
      )}
    </section>
  );
}

function GameRow(props: {
  readonly round: CalendarRound;
  readonly game: CalendarGame;
  readonly published: boolean;
  readonly address: string;
  readonly onPostpone: (game: PostponableGame) => void;
}): ReactNode {
  const { round, game, published, address } = props;
  const words = useWords(CALENDAR_WORDS);
  const language = useLanguage();
  const may = useMay();
  const { board, white, black, outcome, postponed } = game;
  const open = published && outcome.kind === 'notEntered';
  return (
    <tr>
      <td className={classes['board']}>{board}</td>
      <td className={classes['white']}>{white.name}</td>
      <td className={classes['result']}>
        {!open ? (
          <span title={resultSpoken(outcome, language)}>{resultText(outcome, language)}</span>
        ) : may('enterResult') ? (
          <Anchor
            component={Link}
            to={`${address}?board=${board}`}
            aria-label={words.enter(white.name, black.name)}
          >
            –
          </Anchor>
        ) : (
          '–'
        )}
      </td>
      <td className={classes['black']}>
        {black.name}
        {postponed !== null && (
          <span className={classes['postponed']}>
            {words.postponedTo(
              [formatWeekday(postponed.day, language), postponed.time]
                .filter((part) => part !== undefined)
                .join(', '),
            )}
          </span>
        )}
        {open && may('postponeGame') && (
          <Button
            className="no-print"
            variant="subtle"
            size="compact-sm"
            aria-label={words.postponeGame(white.name, black.name)}
            onClick={() => {
              props.onPostpone({ round, game });
            }}
          >
            {words.postpone}
          </Button>
        )}
      </td>
    </tr>
  );
}
