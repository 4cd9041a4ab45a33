import { Alert, Loader, Text, Title } from '@mantine/core';
import type { NeedsView } from '@ronde/core/tournament/views/needs.ts';
import { useState, type ReactNode } from 'react';
import { useView } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import { AnnounceSection } from './announce-section.tsx';
import { BoardsSection } from './boards-section.tsx';
import { HallSection } from './hall-section.tsx';
import { NEEDS_PAGE_WORDS } from './needs-page-words.ts';
import { PlayersSection } from './players-section.tsx';

/** Who needs what, the boards of a round, the hall, and how moves are said (LA 7, E.01 D). */
export function NeedsParts(): ReactNode {
  const words = useWords(NEEDS_PAGE_WORDS);
  const [round, setRound] = useState<number | null>(null);
  const { data, isError } = useView<NeedsView>(round === null ? 'needs' : `needs?round=${round}`);
  if (data === undefined) return isError ? <Alert color="red">{words.failed}</Alert> : <Loader />;
  return (
    <>
      <Title order={1} size="h2">
        {words.heading}
      </Title>
      <Text mb="sm" maw="62rem" className="no-print">
        {words.about}
      </Text>
      <BoardsSection view={data} onRound={setRound} />
      <PlayersSection players={data.players} />
      <HallSection lines={data.hall} />
      <AnnounceSection />
    </>
  );
}
