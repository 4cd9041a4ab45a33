import { NativeSelect, Text } from '@mantine/core';
import { CHAPTERS, type Chapter } from '@ronde/core/rules/editions/edition.ts';
import { editionById, editionsOf, type Pins } from '@ronde/core/rules/editions/registry.ts';
import type { ReactNode } from 'react';
import { formatDays } from '../../dates.ts';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useLanguage, useWords } from '../../language.tsx';
import grid from './fields/fields.module.css';
import { RULES_WORDS } from './rules-words.ts';

/** Chapters a chess event is played by. */
const SHOWN: readonly Chapter[] = CHAPTERS.filter((chapter) => chapter !== 'draughts');

/** Which edition of each chapter the event is played under; pinning another asks by itself. */
export function EditionsSection({ pins }: { readonly pins: Pins }): ReactNode {
  const words = useWords(RULES_WORDS);
  const language = useLanguage();
  const act = useDo();
  const may = useMay();
  const day = (date: string): string => formatDays(date, date, language);
  return (
    <>
      <Text c="dimmed" mb="sm">
        {words.editionsAbout}
      </Text>
      <div className={grid['grid']}>
        {SHOWN.map((chapter) => {
          const pinned = editionById(pins[chapter]);
          const { from, until } = pinned?.inForce ?? { from: null, until: null };
          return (
            <NativeSelect
              key={chapter}
              label={words.chapters[chapter]}
              description={
                from === null
                  ? undefined
                  : words.inForce(day(from), until === null ? null : day(until))
              }
              disabled={!may('pinEdition')}
              value={pins[chapter]}
              onChange={(event) =>
                void act({ type: 'pinEdition', chapter, edition: event.currentTarget.value })
              }
              data={editionsOf(chapter).map(({ id, name }) => ({
                value: id,
                label: name[language],
              }))}
            />
          );
        })}
      </div>
    </>
  );
}
