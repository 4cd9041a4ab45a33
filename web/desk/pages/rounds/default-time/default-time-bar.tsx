import { Button, Group, Text } from '@mantine/core';
import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { useState, type ReactNode } from 'react';
import { formatTime } from '../../../dates.ts';
import { useDo } from '../../../event/use-command.tsx';
import { useMay } from '../../../event/use-may.ts';
import { useNow } from '../../../event/use-now.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import { ignoringDoubleClick } from '../../../parts/ignoring-double-click.ts';
import { AbsenteesDialog } from './absentees-dialog.tsx';
import classes from './default-time.module.css';
import { DEFAULT_TIME_WORDS } from './default-time-words.ts';
import { emptyChairs, type EmptyChair } from './empty-chairs.ts';
import { ForfeitsDialog } from './forfeits-dialog.tsx';
import { StartDialog } from './start-dialog.tsx';

/** The default time of a round that has begun, and who is not there (E.01 6.7.1). */
export function DefaultTimeBar({ view }: { readonly view: RoundView }): ReactNode {
  const words = useWords(DEFAULT_TIME_WORDS);
  const language = useLanguage();
  const act = useDo();
  const may = useMay();
  const now = useNow();
  const [asking, setAsking] = useState<'absentees' | 'forfeits' | 'start' | null>(null);
  const shown = emptyChairs(view, new Date(now).toISOString());
  if (shown === null) return null;
  const { round } = view;
  const { time, over, left, chairs, open, noted } = shown;
  const until = formatTime(time.until, language);
  const note = async (players: readonly PlayerId[]): Promise<void> => {
    const sent = await act({ type: 'noteAbsentees', round, players });
    if (sent.kind === 'done') setAsking(null);
  };
  const come = ({ absent }: EmptyChair): Promise<void> =>
    note(noted.filter((id) => !absent.some((side) => side.id === id)));
  return (
    <section className={`${classes['bar'] ?? ''} no-print`} aria-label={words.title}>
      <Group gap="xs">
        <Text data-over={over} className={classes['time']}>
          {over ? words.over(until, time.minutes) : words.runs(until, left)}
        </Text>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`${words.begunAt(formatTime(time.from, language))}, ${words.correctStart}`}
          onClick={() => {
            setAsking('start');
          }}
        >
          {words.begunAt(formatTime(time.from, language))}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            setAsking('absentees');
          }}
        >
          {words.note}
        </Button>
        {over && chairs.length > 1 && may('forfeitAbsentees') && (
          <Button
            size="compact-sm"
            onClick={() => {
              setAsking('forfeits');
            }}
          >
            {words.forfeits(chairs.length)}
          </Button>
        )}
      </Group>
      {chairs.length > 0 && (
        <ul className={classes['chairs']}>
          {chairs.map((chair) => (
            <li key={chair.board}>
              <Text>
                {words.chair(chair.board, chair.absent.map(({ name }) => name).join(' · '))}
              </Text>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={words.comeAt(chair.board)}
                onClick={ignoringDoubleClick(() => void come(chair))}
              >
                {words.come}
              </Button>
              {over && (
                <Button
                  size="compact-sm"
                  aria-label={words.forfeitAt(chair.board)}
                  onClick={ignoringDoubleClick(
                    () =>
                      void act({
                        type: 'enterResult',
                        round,
                        board: chair.board,
                        outcome: chair.forfeit,
                      }),
                  )}
                >
                  {words.forfeit}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {asking === 'absentees' && (
        <AbsenteesDialog
          round={round}
          boards={open}
          noted={noted}
          onNote={(players) => void note(players)}
          onClose={() => {
            setAsking(null);
          }}
        />
      )}
      {asking === 'forfeits' && (
        <ForfeitsDialog
          round={round}
          chairs={chairs}
          onForfeit={(boards) => {
            setAsking(null);
            void act({ type: 'forfeitAbsentees', round, boards });
          }}
          onClose={() => {
            setAsking(null);
          }}
        />
      )}
      {asking === 'start' && (
        <StartDialog
          from={time.from}
          onClose={() => {
            setAsking(null);
          }}
          onStart={(at) => {
            setAsking(null);
            void act({ type: 'startRound', round, at });
          }}
        />
      )}
    </section>
  );
}
