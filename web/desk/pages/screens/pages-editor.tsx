import { ActionIcon, Button, NumberInput, Select, Text, Textarea, TextInput } from '@mantine/core';
import type { OverviewView } from '@ronde/core/tournament/views/overview.ts';
import type { ScreenPage, ScreenView } from '@ronde/server/api/screens.ts';
import { IconArrowDown, IconArrowUp, IconTrash } from '../../icons.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { shownText } from './page-text.ts';
import { PictureFields } from './picture-fields.tsx';
import { RoundFields } from './round-fields.tsx';
import classes from './screens.module.css';
import { SCREENS_WORDS } from './screens-words.ts';
import { SeatsFields } from './seats-fields.tsx';
import { shownNow, type ShownNow } from './shown-now.ts';
import { isOfEvent, newPage } from './templates.ts';

const VIEWS = [
  'pairings',
  'byName',
  'results',
  'standings',
  'crosstable',
  'players',
  'calendar',
  'prizes',
  'bracket',
  'draw',
  'seats',
  'picture',
  'clock',
  'message',
] as const satisfies readonly ScreenView[];

/** The pages of a screen in the order it turns them. */
export function PagesEditor(props: {
  readonly pages: readonly ScreenPage[];
  /** Of the event whose screen it is. */
  readonly overview: OverviewView;
  readonly onChange: (pages: readonly ScreenPage[]) => void;
}): ReactNode {
  const words = useWords(SCREENS_WORDS);
  const { pages, overview, onChange } = props;
  const moved = (from: number, to: number): void => {
    const page = pages[from];
    if (page === undefined) return;
    const left = pages.filter((_, index) => index !== from);
    onChange([...left.slice(0, to), page, ...left.slice(to)]);
  };
  return (
    <fieldset className={classes['pages']}>
      <legend>{words.pages}</legend>
      {pages.length === 0 && <Text c="dimmed">{words.noPages}</Text>}
      <ol>
        {pages.map((page, index) => (
          <li key={index} className={classes['row']} aria-label={words.pageNumber(index + 1)}>
            <PageFields
              page={page}
              overview={overview}
              onChange={(next) => {
                onChange(pages.map((old, at) => (at === index ? next : old)));
              }}
            />
            <span className={classes['icons']}>
              <ActionIcon
                variant="subtle"
                size={36}
                aria-label={words.up}
                disabled={index === 0}
                onClick={() => {
                  moved(index, index - 1);
                }}
              >
                <IconArrowUp size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                size={36}
                aria-label={words.down}
                disabled={index === pages.length - 1}
                onClick={() => {
                  moved(index, index + 1);
                }}
              >
                <IconArrowDown size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="red"
                size={36}
                aria-label={words.removePage}
                onClick={() => {
                  onChange(pages.filter((_, at) => at !== index));
                }}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </span>
            <ShownLine shown={shownNow(page, overview)} />
          </li>
        ))}
      </ol>
      <Button
        variant="default"
        onClick={() => {
          onChange([...pages, newPage('standings')]);
        }}
      >
        {words.addPage}
      </Button>
    </fieldset>
  );
}

/** What the page will show, so that nobody has to walk to the wall. */
function ShownLine({ shown }: { readonly shown: ShownNow }): ReactNode {
  const words = useWords(SCREENS_WORDS);
  const text = shownText(shown, words);
  if (text === null) return null;
  return (
    <p className={classes['shownNow']} role="status" data-empty={shown.kind !== 'boards'}>
      {text}
    </p>
  );
}

function PageFields(props: {
  readonly page: ScreenPage;
  readonly overview: OverviewView;
  readonly onChange: (page: ScreenPage) => void;
}): ReactNode {
  const words = useWords(SCREENS_WORDS);
  const { page, overview, onChange } = props;
  const views = VIEWS.filter((view) => view === page.view || isOfEvent(view, overview));
  return (
    <>
      <Select
        className={classes['view']}
        label={words.view}
        data={views.map((value) => ({ value, label: words.views[value] }))}
        value={page.view}
        allowDeselect={false}
        onChange={(value) => {
          if (value !== null && value !== page.view) onChange(newPage(value));
        }}
      />
      {page.view === 'message' ? (
        <Textarea
          className={classes['wide']}
          label={words.text}
          autosize
          minRows={1}
          maxLength={2_000}
          value={page.text}
          onChange={(event) => {
            onChange({ ...page, text: event.currentTarget.value });
          }}
        />
      ) : page.view === 'clock' ? (
        <TextInput
          className={classes['wide']}
          label={words.title}
          maxLength={200}
          value={page.title}
          onChange={(event) => {
            onChange({ ...page, title: event.currentTarget.value });
          }}
        />
      ) : page.view === 'picture' ? (
        <PictureFields page={page} onChange={onChange} />
      ) : page.view === 'seats' ? (
        <SeatsFields page={page} onChange={onChange} />
      ) : page.view === 'draw' || page.view === 'bracket' ? null : (
        <>
          {'round' in page && (
            <RoundFields page={page} rounds={overview.rounds.length} onChange={onChange} />
          )}
          <PartFields page={page} onChange={onChange} />
        </>
      )}
    </>
  );
}

type ListedPage = Exclude<
  ScreenPage,
  { view: 'message' | 'clock' | 'picture' | 'draw' | 'bracket' | 'seats' }
>;

function PartFields(props: {
  readonly page: ListedPage;
  readonly onChange: (page: ListedPage) => void;
}): ReactNode {
  const words = useWords(SCREENS_WORDS);
  const { page, onChange } = props;
  const { index, of } = page.part ?? { index: 0, of: 1 };
  const share = (nextIndex: number, nextOf: number): void => {
    const { part: _, ...whole } = page;
    const parts = Math.min(50, Math.max(1, nextOf));
    const own = Math.min(parts - 1, Math.max(0, nextIndex));
    onChange(parts === 1 ? whole : { ...whole, part: { index: own, of: parts } });
  };
  return (
    <>
      <span className={classes['pair']}>
        <NumberInput
          className={classes['narrow']}
          label={words.part}
          min={1}
          max={of}
          value={index + 1}
          onChange={(value) => {
            share((Math.round(Number(value)) || 1) - 1, of);
          }}
        />
        <NumberInput
          className={classes['narrow']}
          label={words.of}
          min={1}
          max={50}
          value={of}
          onChange={(value) => {
            share(index, Math.round(Number(value)) || 1);
          }}
        />
      </span>
      {'round' in page || page.view === 'calendar' ? null : (
        <NumberInput
          className={classes['narrow']}
          label={words.top}
          placeholder={words.topAll}
          min={1}
          max={1_000_000}
          value={page.top ?? ''}
          onChange={(value) => {
            const { top: _, ...whole } = page;
            onChange(
              value === '' ? whole : { ...whole, top: Math.max(1, Math.round(Number(value))) },
            );
          }}
        />
      )}
    </>
  );
}
