import { Alert, Anchor, Button, Text, Title } from '@mantine/core';
import { CLOCK_LIST_WORDS } from '@ronde/core/documents/clocks/clock-list-words.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import type { ClockOfHouse } from '@ronde/core/tournament/views/house-clocks.ts';
import { writerName } from '@ronde/core/tournament/words/writer-text.ts';
import type { HouseClocksAnswer } from '@ronde/server/api/house-clocks.ts';
import { Link } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { formatInstant } from '../../dates.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import type { Column } from '../../parts/data-column.ts';
import { DataTable } from '../../parts/data-table.tsx';
import classes from './clocks.module.css';
import { CLOCKS_WORDS } from './clocks-words.ts';

/** Faulty clocks of the other events: looked for when asked, since every log is read for it. */
export function HouseClocks(): ReactNode {
  const words = useWords(CLOCKS_WORDS);
  const language = useLanguage();
  const [asked, setAsked] = useState(false);
  const { data, isFetching, isError, refetch } = useView<HouseClocksAnswer>('house-clocks', asked);
  const columns = useMemo(() => houseColumns(language), [language]);
  return (
    <section className={classes['part']} aria-labelledby="house-clocks">
      <Title order={2} size="h4" id="house-clocks">
        {words.house}
      </Title>
      <Text size="sm" className="no-print">
        {words.houseAbout}
      </Text>
      {data === undefined ? (
        <Button
          className="no-print"
          variant="default"
          mt="xs"
          loading={asked && isFetching}
          onClick={() => {
            setAsked(true);
            if (isError) void refetch();
          }}
        >
          {words.houseLook}
        </Button>
      ) : (
        <DataTable
          name="house-clocks"
          caption={words.house}
          columns={columns}
          rows={data.clocks}
          rowKey={({ tournament, clock }) => `${tournament} ${clock}`}
          empty={words.houseNone(data.events)}
        />
      )}
      {isError && <Alert color="red">{words.houseFailed}</Alert>}
      {data !== undefined && data.unread.length > 0 && (
        <Text role="status" c="var(--attention)">
          {words.houseUnread(data.unread.join(', '))}
        </Text>
      )}
    </section>
  );
}

function houseColumns(language: Language): readonly Column<ClockOfHouse>[] {
  const words = CLOCK_LIST_WORDS[language];
  const since = ({ at }: ClockOfHouse): string => formatInstant(at, language);
  return [
    { key: 'clock', title: words.clock, least: '7rem', stays: true, value: ({ clock }) => clock },
    {
      ...{ key: 'event', title: words.event, least: '12rem' },
      value: ({ event }) => event,
      show: ({ tournament, event }) => (
        <Anchor
          component={Link}
          underline="always"
          to={`/event/${encodeURIComponent(tournament)}/clocks`}
        >
          {event}
        </Anchor>
      ),
    },
    {
      ...{ key: 'since', title: words.since, width: '12rem', folds: 2 },
      ...{ value: ({ at }) => at, text: since, show: since },
    },
    {
      ...{ key: 'by', title: words.by, least: '7rem', folds: 3 },
      value: ({ by }) => writerName(by, language),
    },
    {
      ...{ key: 'remark', title: words.remark, least: '10rem', folds: 1, foldsEmpty: true },
      value: ({ remark }) => remark ?? '',
    },
  ];
}
