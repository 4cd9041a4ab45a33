import { Group, NativeSelect, Text } from '@mantine/core';
import type { StatedLaw } from '@ronde/core/rules/laws/catalogue.ts';
import { lawChanges, type LawChange } from '@ronde/core/rules/laws/law-changes.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import type { Column } from '../../parts/data-column.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { LAWS_PAGE_WORDS } from './laws-words.ts';
import classes from './laws.module.css';
import { lawsIn } from '../../../decisions/cited-laws.ts';
import { CATALOGUED_EDITIONS, useEventLaws } from './use-laws-edition.ts';

/** What changed from one edition to another, article by article. */
export function ChangesPart({ onOpen }: { readonly onOpen: (id: string) => void }): ReactNode {
  const words = useWords(LAWS_PAGE_WORDS);
  const language = useLanguage();
  const pinned = useEventLaws();
  const [earlier = pinned] = CATALOGUED_EDITIONS.slice(
    Math.max(0, CATALOGUED_EDITIONS.indexOf(pinned) - 1),
  );
  const [chosen, setChosen] = useState({ before: earlier.id, after: pinned.id });
  const editionOf = (id: string) => CATALOGUED_EDITIONS.find((one) => one.id === id) ?? pinned;
  const [before, after] = [editionOf(chosen.before), editionOf(chosen.after)];
  const changes = useMemo(() => lawChanges(lawsIn(before), lawsIn(after)), [before, after]);
  const columns = useMemo(() => columnsOf(language), [language]);
  const data = CATALOGUED_EDITIONS.map(({ id, name }) => ({ value: id, label: name[language] }));
  return (
    <>
      <Group gap="sm" className="no-print">
        {(['before', 'after'] as const).map((side) => (
          <NativeSelect
            key={side}
            label={words[side]}
            value={chosen[side]}
            data={data}
            onChange={(event) => {
              setChosen({ ...chosen, [side]: event.currentTarget.value });
            }}
          />
        ))}
      </Group>
      <Text role="status">
        {changes.length === 0 ? words.noChanges : words.changes(changes.length)}
      </Text>
      {changes.length > 0 && (
        <DataTable
          name="law-changes"
          caption={words.changesCaption(before.name[language], after.name[language])}
          columns={columns}
          rows={changes}
          rowKey={({ id, kind }) => `${id} ${kind}`}
          onOpen={(change) => {
            if (change.kind !== 'gone') onOpen(change.id);
          }}
          empty={words.noChanges}
        />
      )}
    </>
  );
}

function columnsOf(language: Language): readonly Column<LawChange>[] {
  const { changeHeads, kinds, was } = LAWS_PAGE_WORDS[language];
  const said = (law: StatedLaw | null): string =>
    law === null ? '' : `${law.title[language]}. ${law.says[language]}`;
  const wrapped = (text: string): ReactNode => <span className={classes['wrapped']}>{text}</span>;
  const earlier = (change: LawChange): string =>
    change.kind === 'moved' ? was(change.from) : said(change.kind === 'new' ? null : change.before);
  const now = (change: LawChange): string => said(change.kind === 'gone' ? null : change.after);
  return [
    { key: 'id', title: changeHeads.article, width: '6rem', stays: true, value: ({ id }) => id },
    { key: 'kind', title: changeHeads.kind, width: '7rem', value: ({ kind }) => kinds[kind] },
    {
      key: 'before',
      title: changeHeads.before,
      least: '14rem',
      folds: 1,
      value: earlier,
      show: (change) => wrapped(earlier(change)),
    },
    {
      key: 'after',
      title: changeHeads.after,
      least: '14rem',
      value: now,
      show: (change) => wrapped(now(change)),
    },
  ];
}
