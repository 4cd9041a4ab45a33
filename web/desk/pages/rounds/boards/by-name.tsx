import type { ByNameLine, ByNameView } from '@ronde/core/tournament/views/by-name.ts';
import { Loader } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { unpairedText } from '../../../../words/results.ts';
import { useView } from '../../../event/use-view.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import { ColourDisc } from '../../../parts/colour-disc.tsx';
import type { Column } from '../../../parts/data-column.ts';
import { DataTable } from '../../../parts/data-table.tsx';
import { usePanel } from '../../../shell/use-panel.ts';
import { inAlphabet } from './in-alphabet.ts';
import { ROUNDS_WORDS } from '../rounds-words.ts';

/** The list on the wall: a name leads to a board, a colour and an opponent. */
export function ByName({ round }: { readonly round: number }): ReactNode {
  const words = useWords(ROUNDS_WORDS);
  const language = useLanguage();
  const { panel, open } = usePanel();
  const { data } = useView<ByNameView>(`rounds/${round}/by-name`);
  const rows = useMemo(() => inAlphabet(data?.lines ?? [], language), [data, language]);
  const columns = useMemo<readonly Column<ByNameLine>[]>(
    () => [
      { key: 'name', title: words.name, value: ({ player }) => player.name },
      {
        key: 'board',
        title: words.board,
        numeric: true,
        width: '5rem',
        value: ({ board }) => board,
      },
      {
        key: 'colour',
        title: words.colour,
        width: '8rem',
        value: ({ colour }) => (colour === null ? null : words[colour]),
        show: ({ colour }) =>
          colour === null ? null : (
            <>
              <ColourDisc colour={colour} /> <span aria-hidden>{words[colour]}</span>
            </>
          ),
      },
      {
        key: 'opponent',
        title: words.opponent,
        value: ({ opponent, unpaired }) =>
          opponent?.name ?? (unpaired === null ? null : unpairedText(unpaired, language)),
      },
    ],
    [words, language],
  );
  if (data === undefined) return <Loader />;
  return (
    <DataTable
      name="by-name"
      caption={`${words.heading(round)}, ${words.byName}`}
      columns={columns}
      rows={rows}
      rowKey={({ player }) => player.id}
      current={panel?.kind === 'player' ? panel.player : null}
      onOpen={({ player }) => {
        open({ kind: 'player', player: player.id });
      }}
      empty={words.noRound(round)}
    />
  );
}
