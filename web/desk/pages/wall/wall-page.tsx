import { Alert, Loader, SegmentedControl, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { PostingBoard } from '@ronde/core/documents/posting/posting-board.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { isToHang, wallColumns } from './wall-columns.tsx';
import { WALL_WORDS } from './wall-words.ts';

const [ALL, OPEN] = ['all', 'open'] as const;

/** What hangs on the wall, what should, and what is no longer right (LA 205-213, 959). */
export function WallPage(): ReactNode {
  const words = useWords(WALL_WORDS);
  const language = useLanguage();
  const { data, isError } = useView<PostingBoard>(`posted?lang=${language}`);
  if (data === undefined) return isError ? <Alert color="red">{words.failed}</Alert> : <Loader />;
  return <Board board={data} />;
}

function Board({ board }: { readonly board: PostingBoard }): ReactNode {
  const words = useWords(WALL_WORDS);
  const language = useLanguage();
  const [show, setShow] = useState<string>(ALL);
  const narrow = useMediaQuery('(max-width: 36rem)', false, { getInitialValueInEffect: false });
  const { lines, position } = board;
  const columns = useMemo(
    () => wallColumns(language, { narrow, position }),
    [language, narrow, position],
  );
  const open = lines.filter(isToHang);
  return (
    <>
      <Title order={1} size="h2" mb="xs">
        {words.heading}
      </Title>
      <Text mb="sm">
        {words.about}{' '}
        <strong role="status" className="no-print">
          {words.toDo(open.length)}
        </strong>
      </Text>
      <DataTable
        name="wall"
        caption={words.heading}
        columns={columns}
        rows={show === OPEN ? open : lines}
        rowKey={({ paper }) => paper}
        tools={
          <SegmentedControl
            aria-label={words.show}
            value={show}
            data={[
              { value: ALL, label: `${words.all} (${lines.length})` },
              { value: OPEN, label: `${words.open} (${open.length})` },
            ]}
            onChange={setShow}
          />
        }
        empty={words.allHang}
      />
    </>
  );
}
