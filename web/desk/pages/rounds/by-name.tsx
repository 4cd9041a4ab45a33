import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { useMemo, type ReactNode } from 'react';
import { byeText } from '../../../words/results.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { ColourDisc } from '../../parts/colour-disc.tsx';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { usePanel } from '../../shell/use-panel.ts';
import { byNameLines, type NameLine } from './by-name-lines.ts';
import { ROUNDS_WORDS } from './rounds-words.ts';

/** The list on the wall: a name leads to a board, a colour and an opponent. */
export function ByName({ view }: { readonly view: RoundView }): ReactNode {
  const words = useWords(ROUNDS_WORDS);
  const language = useLanguage();
  const { panel, open } = usePanel();
  const rows = useMemo(() => byNameLines(view, language), [view, language]);
  const columns = useMemo<readonly Column<NameLine>[]>(
    () => [
      { key: 'name', title: words.name, value: ({ name }) => name },
      {
        key: 'board',
        title: words.board,
        numeric: true,
        width: '5rem',
        value: ({ seat }) => seat?.board ?? null,
      },
      {
        key: 'colour',
        title: words.colour,
        width: '8rem',
        value: ({ seat }) => (seat === null ? null : words[seat.colour]),
        show: ({ seat }) =>
          seat === null ? null : (
            <>
              <ColourDisc colour={seat.colour} /> <span aria-hidden>{words[seat.colour]}</span>
            </>
          ),
      },
      {
        key: 'opponent',
        title: words.opponent,
        value: ({ seat, unpaired }) =>
          seat?.opponent ?? (unpaired === null ? null : byeText(unpaired.outcome, language)),
      },
    ],
    [words, language],
  );
  return (
    <DataTable
      name="by-name"
      caption={`${words.heading(view.round)}, ${words.byName}`}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      current={panel?.kind === 'player' ? panel.player : null}
      onOpen={({ id }) => {
        open({ kind: 'player', player: id });
      }}
      empty={words.noRound(view.round)}
    />
  );
}
