import { Text } from '@mantine/core';
import type { Language } from '@ronde/core/rules/language.ts';
import { sayGameConflict } from '@ronde/core/tournament/words/say-games.ts';
import { sayOutcome } from '@ronde/core/tournament/words/say-outcome.ts';
import type { GameLine, MovesState } from '@ronde/server/api/games.ts';
import type { ReactNode } from 'react';
import type { Column } from '../../parts/data-column.ts';
import { FittingName } from '../../parts/fitting-name.tsx';
import lines from '../../parts/lines.module.css';
import { GAMES_PAGE_WORDS } from './games-words.ts';

const LOOKS: Readonly<Record<MovesState, { readonly c?: string; readonly fw?: number }>> = {
  kept: {},
  conflict: { c: 'var(--attention)', fw: 600 },
  missing: { c: 'var(--danger)', fw: 600 },
  notPlayed: {},
};

/** What a game says against the event, or that somebody put it there. */
export function whatToLookAt({ conflicts, vouched }: GameLine, language: Language): string {
  const told = conflicts.map((conflict) => sayGameConflict(conflict, language));
  return [...told, ...(vouched ? [GAMES_PAGE_WORDS[language].vouched] : [])].join(
    language === 'fr' ? ' ; ' : '; ',
  );
}

/** The boards of the rounds, each with what is known of its moves; on a phone one below the other. */
export function gameColumns(language: Language, narrow: boolean): readonly Column<GameLine>[] {
  const { columns, states } = GAMES_PAGE_WORDS[language];
  const state = (line: GameLine): ReactNode => (
    <Text span inherit {...LOOKS[line.moves]}>
      {states[line.moves]}
    </Text>
  );
  const place: readonly Column<GameLine>[] = [
    {
      key: 'round',
      title: columns.round,
      hint: columns.roundHint,
      numeric: true,
      width: '3.25rem',
      value: ({ round }) => round,
    },
    {
      key: 'board',
      title: columns.board,
      hint: columns.boardHint,
      numeric: true,
      width: '3.5rem',
      value: ({ board }) => board,
    },
  ];
  if (narrow) {
    return [
      ...place,
      {
        key: 'white',
        title: columns.white,
        least: '10rem',
        value: ({ white, black }) => `${white} – ${black}`,
        show: (line) => (
          <span className={lines['what']}>
            <span>{line.white}</span>
            <span>{line.black}</span>
            <span className={lines['soft']}>
              {sayOutcome(line.outcome, language)} · {state(line)}
            </span>
            <span className={lines['soft']}>{whatToLookAt(line, language)}</span>
          </span>
        ),
      },
    ];
  }
  return [
    ...place,
    {
      key: 'white',
      title: columns.white,
      least: '9rem',
      value: ({ white }) => white,
      show: ({ white }) => <FittingName name={white} />,
    },
    {
      key: 'black',
      title: columns.black,
      least: '9rem',
      value: ({ black }) => black,
      show: ({ black }) => <FittingName name={black} />,
    },
    {
      key: 'result',
      title: columns.result,
      width: '7rem',
      value: ({ outcome }) => sayOutcome(outcome, language),
    },
    {
      key: 'moves',
      title: columns.moves,
      width: '8rem',
      value: ({ moves }) => states[moves],
      show: state,
    },
    {
      key: 'what',
      title: columns.what,
      least: '14rem',
      foldsEmpty: true,
      value: (line) => whatToLookAt(line, language),
    },
  ];
}
