import { Button } from '@mantine/core';
import type { PlayOffGame, PlayOffResult } from '@ronde/core/standings/play-off/play-off-match.ts';
import type { PlannedStage } from '@ronde/core/standings/play-off/schedule.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import { hourText } from './hour-text.ts';
import { PLAY_OFF_PAGE_WORDS } from './play-off-words.ts';
import classes from './play-off.module.css';

const RESULTS = ['1-0', '½-½', '0-1'] as const satisfies readonly PlayOffResult[];

/** The games of a stage, each with its three results. */
export function StageGames(props: {
  readonly stage: PlannedStage['stage'];
  readonly games: readonly PlayOffGame[];
  readonly planned: PlannedStage | null;
  readonly ended: number | null;
  readonly nameOf: (id: string) => string;
  readonly locked: boolean;
  readonly onResult: (game: string, result: PlayOffResult | null) => void;
}): ReactNode {
  const { stage, games, planned, ended, nameOf } = props;
  const words = useWords(PLAY_OFF_PAGE_WORDS);
  const from = planned?.from ?? 0;
  return (
    <section className={classes['stage']}>
      <h2 className={classes['heading']}>
        {words.stages[stage]}{' '}
        <small>{ended === null ? words.after(from) : words.earliest(hourText(ended + from))}</small>
      </h2>
      <ul className={classes['games']}>
        {games.map(({ id, kind, white, black, clock, result }) => (
          <li key={id} data-open={result === null}>
            <span className={classes['names']}>
              <span>
                <span className={classes['colour']}>{words.white}</span> {nameOf(white)}
              </span>
              <span>
                <span className={classes['colour']}>{words.black}</span> {nameOf(black)}
              </span>
            </span>
            <Button.Group>
              {RESULTS.map((one) => (
                <Button
                  key={one}
                  variant={result === one ? 'filled' : 'default'}
                  aria-pressed={result === one}
                  disabled={props.locked}
                  aria-label={words.resultOf(one, nameOf(white), nameOf(black))}
                  onClick={ignoringDoubleClick(() => {
                    if (result !== one) props.onResult(id, one);
                  })}
                >
                  {one}
                </Button>
              ))}
            </Button.Group>
            {result !== null && !props.locked && (
              <Button
                variant="subtle"
                aria-label={words.clearOf(nameOf(white), nameOf(black))}
                onClick={ignoringDoubleClick(() => {
                  props.onResult(id, null);
                })}
              >
                {words.clear}
              </Button>
            )}
            <span className={classes['soft']}>
              {words.kinds[kind]} ·{' '}
              {words.clock(clock.white, clock.black, clock.increment, clock.from)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
