import { Alert, Loader, Title } from '@mantine/core';
import type { ClocksView } from '@ronde/core/tournament/views/clocks.ts';
import type { ReactNode } from 'react';
import { useMay } from '../../event/use-may.ts';
import { useView } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import { AdjournedGames } from './adjourned-games.tsx';
import { ClockLog } from './clock-log.tsx';
import { CLOCKS_WORDS } from './clocks-words.ts';
import { FaultyClocks } from './faulty-clocks.tsx';
import { HouseClocks } from './house-clocks.tsx';
import { NoteClockForm } from './note-clock-form.tsx';
import { SettingSheet } from './setting-sheet.tsx';

/** How the clocks are set, what was done with them, and which are not to be used again (E.01 6.10). */
export function ClocksPage(): ReactNode {
  const words = useWords(CLOCKS_WORDS);
  const may = useMay();
  const { data, isError } = useView<ClocksView>('clocks');
  if (data === undefined) return isError ? <Alert color="red">{words.failed}</Alert> : <Loader />;
  return (
    <>
      <Title order={1} size="h2" mb="sm">
        {words.heading}
      </Title>
      <SettingSheet view={data} />
      {may('noteClock') && <NoteClockForm view={data} />}
      <FaultyClocks faulty={data.faulty} />
      <HouseClocks />
      <ClockLog log={data.log} />
      <AdjournedGames clocks={data} />
    </>
  );
}
