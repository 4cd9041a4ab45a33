import { Alert, Loader, SegmentedControl, Text, Title } from '@mantine/core';
import { eligibilityRows } from '@ronde/core/documents/ratings/ratings-tables.ts';
import { sayEventNote } from '@ronde/core/documents/ratings/ratings-text.ts';
import { RATINGS_WORDS } from '@ronde/core/documents/ratings/ratings-words.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import { RATING_KINDS } from '@ronde/core/rules/rating-kind.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { RatingsView } from '@ronde/core/tournament/views/ratings.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { EventForNormsButton } from '../../parts/event-for-norms-button.tsx';
import { ListsOfMonths } from './lists-of-months.tsx';
import { PlainTable } from './plain-table.tsx';
import { isKAssumed, ratingColumns } from './rating-columns.tsx';
import { RatingWorking } from './rating-working.tsx';
import { RATINGS_PAGE_WORDS } from './ratings-page-words.ts';
import classes from './ratings.module.css';

/** Rating changes and first ratings of the event, each with its working, and whether it can be rated. */
export function RatingsPage(): ReactNode {
  const words = useWords(RATINGS_PAGE_WORDS);
  const language = useLanguage();
  const said = RATINGS_WORDS[language];
  const [kind, setKind] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Tpn | null>(null);
  const { data, isError } = useView<RatingsView>(
    kind === null ? 'ratings' : `ratings?kind=${kind}`,
  );
  const columns = useMemo(() => ratingColumns(language), [language]);
  if (data === undefined) return isError ? <Alert color="red">{words.failed}</Alert> : <Loader />;
  const player = data.players.find(({ tpn }) => tpn === chosen);
  return (
    <>
      <Title order={1} size="h2" mb="xs">
        {words.heading}
      </Title>
      <Text mb="sm">
        {words.about} {fill(said.edition, { edition: data.edition.name[language] })}.
      </Text>
      <DataTable
        name="ratings"
        caption={said.title[data.kind]}
        columns={columns}
        rows={data.players}
        rowKey={({ tpn }) => String(tpn)}
        current={chosen === null ? null : String(chosen)}
        onOpen={({ tpn }) => {
          setChosen(tpn);
        }}
        tools={
          <SegmentedControl
            aria-label={words.kind}
            value={data.kind}
            data={RATING_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
            onChange={setKind}
          />
        }
        empty={words.empty}
      />
      {data.players.some(isKAssumed) && (
        <Text size="sm" mt="xs">
          * {said.notes.kAssumed}
        </Text>
      )}
      {player !== undefined && (
        <RatingWorking
          view={data}
          player={player}
          onClose={() => {
            setChosen(null);
          }}
        />
      )}
      <section className={classes['eligibility']}>
        <h2>{said.eligibilityTitle}</h2>
        <PlainTable
          caption={said.eligibilityTitle}
          label={said.eligibilityTitle}
          rows={eligibilityRows(data, language)}
        />
        <EventForNormsButton />
        {data.lists !== null && <p>{fill(said.lists, { ...data.lists })}</p>}
        {data.notes.map((note) => (
          <p key={note.code}>{sayEventNote(note, language)}</p>
        ))}
        {data.months.length > 0 && <ListsOfMonths view={data} />}
      </section>
    </>
  );
}
