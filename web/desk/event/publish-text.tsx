import { Anchor, List, Stack, Text } from '@mantine/core';
import { PUBLIC_PARTS } from '@ronde/core/tournament/settings.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';
import { FIELDS_WORDS } from '../pages/settings/fields/fields-words.ts';
import { useEvent } from './event-context.tsx';
import { PUBLICATION_WORDS } from './publication-words.ts';
import { useView } from './use-view.ts';

/** What becomes visible, and for whom. @param round published along with it, where it is */
export function PublishText({ round }: { readonly round: number | null }): ReactNode {
  const words = useWords(PUBLICATION_WORDS);
  const { publicPages } = useWords(FIELDS_WORDS);
  const { id } = useEvent();
  const { data } = useView<OverviewAnswer>('');
  if (data === undefined) return null;
  const { publication, players } = data.overview;
  const shown = PUBLIC_PARTS.filter((page) => page !== 'players' && publication[page] === true);
  const names = shown.map((page) => publicPages[page].name.toLocaleLowerCase()).join(', ');
  return (
    <Stack gap="xs">
      <Text>{words.everybody}</Text>
      <List spacing={4}>
        <List.Item>{words.event}</List.Item>
        {publication.players && players.entered > 0 && (
          <List.Item>{words.players(players.entered)}</List.Item>
        )}
        {names !== '' && <List.Item>{words.pages(names)}</List.Item>}
      </List>
      <Text size="sm">{words.never}</Text>
      {round !== null && <Text size="sm">{words.roundOnlyAbout(round)}</Text>}
      <Anchor href={`/t/${encodeURIComponent(id)}/`} target="_blank" size="sm" underline="always">
        {words.look}
      </Anchor>
    </Stack>
  );
}
