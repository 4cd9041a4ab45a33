import { Title } from '@mantine/core';
import { shortName } from '@ronde/core/rules/short-name.ts';
import type { CockpitBoard } from '@ronde/core/tournament/views/cockpit.ts';
import { Link } from '@tanstack/react-router';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { useWords } from '../../language.tsx';
import { boardsToWatch, countLooks, type BoardLook } from './board-looks.ts';
import { COCKPIT_WORDS } from './cockpit-words.ts';
import classes from './hall-map.module.css';
import { nextCell } from './next-cell.ts';
import panels from './now.module.css';

export interface BoardOnMap extends CockpitBoard {
  readonly look: BoardLook;
}

/** So many boards are named below the map. */
const NAMED = 8;

/** Every board of the round by its state, and those to walk to by name. */
export function HallMap(props: {
  readonly round: number;
  readonly boards: readonly BoardOnMap[];
}): ReactNode {
  const { round, boards } = props;
  const words = useWords(COCKPIT_WORDS);
  const { id } = useEvent();
  const about = useId();
  const watched = boardsToWatch(boards);
  const page = `/event/${encodeURIComponent(id)}/rounds/${round}`;
  return (
    <section className={panels['panel']}>
      <div className={panels['panelHead']}>
        <Title order={2} size="h4">
          {words.mapOf(round)}
        </Title>
        <ul className={classes['legend']}>
          {countLooks(boards.map(({ look }) => look)).map(({ look, count }) => (
            <li key={look}>
              <span className={classes['cell']} data-look={look} aria-hidden />
              {count} {words.looks[look]}
            </li>
          ))}
        </ul>
      </div>
      <p id={about} className="visually-hidden">
        {words.mapKeys}
      </p>
      <Cells page={page} boards={boards} about={about} label={words.mapOf(round)} />
      {watched.length > 0 && (
        <>
          <h3 className={classes['watchHead']}>{words.watch}</h3>
          <ul className={classes['watch']}>
            {watched.slice(0, NAMED).map(({ board, look, white, black }) => (
              <li key={board}>
                <Link to={page} search={{ board }}>
                  <span className={classes['cell']} data-look={look}>
                    {board}
                  </span>
                  <span className={classes['names']}>
                    {shortName(white)} – {shortName(black)}
                  </span>
                  {look !== 'open' && <span className={panels['soft']}>{words.looks[look]}</span>}
                </Link>
              </li>
            ))}
          </ul>
          {watched.length > NAMED && <Link to={page}>{words.allOpen(watched.length)}</Link>}
        </>
      )}
    </section>
  );
}

/** One stop of the Tab key; arrows go from board to board. */
function Cells(props: {
  readonly page: string;
  readonly boards: readonly BoardOnMap[];
  readonly about: string;
  readonly label: string;
}): ReactNode {
  const { page, boards } = props;
  const words = useWords(COCKPIT_WORDS);
  const [at, setAt] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const stop = Math.min(at, boards.length - 1);
  const move = (event: KeyboardEvent): void => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const next = nextCell(
      event.key,
      stop,
      links.map(({ offsetTop }) => offsetTop),
    );
    if (next === null) return;
    event.preventDefault();
    setAt(next);
    links[next]?.focus();
  };
  return (
    <ul
      ref={list}
      className={classes['map']}
      aria-label={props.label}
      aria-describedby={props.about}
      onKeyDown={move}
    >
      {boards.map(({ board, look, white, black }, index) => {
        const text = words.board(board, words.looks[look], white, black);
        return (
          <li key={board}>
            <Link
              to={page}
              search={{ board }}
              className={classes['cell']}
              data-look={look}
              tabIndex={index === stop ? 0 : -1}
              aria-label={text}
              title={text}
              onFocus={() => {
                setAt(index);
              }}
            >
              {board}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
