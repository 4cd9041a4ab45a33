import { Alert, Loader, Text, Title } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { isChapter, type Chapter } from '../../../manual/chapters.ts';
import { manualAddress } from '../../../manual/chapter-of-page.ts';
import type { Contents } from '../../../manual/manual-files.ts';
import { useWords } from '../../language.tsx';
import { FilterBox } from '../../parts/filter-box.tsx';
import { Masthead } from '../../shell/masthead.tsx';
import { ChapterText } from './chapter-text.tsx';
import { findSections } from './find-sections.ts';
import { HELP_WORDS } from './help-words.ts';
import classes from './help.module.css';
import { useContents } from './use-manual.ts';

/** The manual: what there is to read, a search, and the chapter one came for. */
export function HelpPage(): ReactNode {
  const words = useWords(HELP_WORDS);
  const { chapter: asked }: { chapter?: string } = useParams({ strict: false });
  const chapter = asked !== undefined && isChapter(asked) ? asked : null;
  const contents = useContents();
  const [typed, setTyped] = useState('');
  return (
    <>
      <Masthead />
      <div className={classes['beside']}>
        <nav className={`${classes['chapters'] ?? ''} no-print`} aria-label={words.chapters}>
          <Link to="/help" activeOptions={{ exact: true }}>
            {words.all}
          </Link>
          <ChapterList contents={contents.data} chapter={chapter} />
        </nav>
        <main id="page" className={classes['page']} tabIndex={-1}>
          <FilterBox
            className={`${classes['search'] ?? ''} no-print`}
            label={words.search}
            value={typed}
            onChange={setTyped}
          />
          {contents.isError && (
            <Alert color="red" role="alert">
              {words.failed}
            </Alert>
          )}
          {typed.trim() !== '' && contents.data !== undefined && (
            <FoundList
              typed={typed}
              contents={contents.data}
              onGo={() => {
                setTyped('');
              }}
            />
          )}
          {chapter === null ? (
            <Beginning contents={contents.data} unknown={asked !== undefined} />
          ) : (
            <ChapterText chapter={chapter} contents={contents.data} />
          )}
        </main>
      </div>
    </>
  );
}

function ChapterList(props: {
  readonly contents: Contents | undefined;
  readonly chapter: Chapter | null;
}): ReactNode {
  if (props.contents === undefined) return null;
  return (
    <ol>
      {props.contents.chapters.map(({ chapter, title }) => (
        <li key={chapter}>
          <Link
            to={manualAddress(chapter)}
            aria-current={chapter === props.chapter ? 'page' : undefined}
          >
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}

function Beginning(props: {
  readonly contents: Contents | undefined;
  /** An address that names a chapter there is none of. */
  readonly unknown: boolean;
}): ReactNode {
  const words = useWords(HELP_WORDS);
  return (
    <>
      <Title order={1} size="h2">
        {words.heading}
      </Title>
      <Text>{props.unknown ? words.noChapter : words.lede}</Text>
      {props.contents === undefined ? (
        <Loader />
      ) : (
        <ol className={classes['cards']}>
          {props.contents.chapters.map(({ chapter, title, sections }) => (
            <li key={chapter}>
              <Link to={manualAddress(chapter)}>{title}</Link>
              <span>{sections[0]?.begins}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function FoundList(props: {
  readonly typed: string;
  readonly contents: Contents;
  readonly onGo: () => void;
}): ReactNode {
  const words = useWords(HELP_WORDS);
  const found = findSections(props.typed, props.contents);
  return (
    <section className={`${classes['found'] ?? ''} no-print`} aria-label={words.search}>
      <p role="status">{words.found(found.length)}</p>
      <ul>
        {found.map(({ chapter, inChapter, id, title, begins }) => (
          <li key={`${chapter}#${id}`}>
            <Link
              to={manualAddress(chapter)}
              {...(id === '' ? {} : { hash: id })}
              onClick={props.onGo}
            >
              {title === inChapter ? title : `${inChapter} · ${title}`}
            </Link>
            <span>{begins}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
