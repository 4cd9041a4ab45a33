import { Alert, Button, Loader, Title } from '@mantine/core';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Chapter } from '../../../manual/chapters.ts';
import { manualAddress } from '../../../manual/chapter-of-page.ts';
import type { Contents } from '../../../manual/manual-files.ts';
import { IconPrinter } from '../../icons.tsx';
import { useWords } from '../../language.tsx';
import { HELP_WORDS } from './help-words.ts';
import classes from './help.module.css';
import { useChapter } from './use-manual.ts';

/** A chapter as it is read: its sections, its text, and the one that follows. */
export function ChapterText(props: {
  readonly chapter: Chapter;
  readonly contents: Contents | undefined;
}): ReactNode {
  const words = useWords(HELP_WORDS);
  const { data, isError } = useChapter(props.chapter);
  const chapters = props.contents?.chapters ?? [];
  const at = chapters.findIndex(({ chapter }) => chapter === props.chapter);
  const sections = chapters[at]?.sections.filter(({ id }) => id !== '') ?? [];
  const next = chapters[at + 1];
  if (isError) {
    return (
      <Alert color="red" role="alert">
        {words.failed}
      </Alert>
    );
  }
  if (data === undefined) return <Loader />;
  return (
    <>
      <Title order={1} size="h2">
        {data.title}
      </Title>
      <nav className={`${classes['sections'] ?? ''} no-print`} aria-label={words.inThisChapter}>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link to={manualAddress(props.chapter)} hash={id}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Article html={data.html} />
      <div className={`${classes['foot'] ?? ''} no-print`}>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => {
            window.print();
          }}
        >
          {words.print}
        </Button>
        {next !== undefined && (
          <Link to={manualAddress(next.chapter)}>{words.next(next.title)}</Link>
        )}
      </div>
    </>
  );
}

/** The text is our own, made of docs/manual when Ronde was built. */
function Article({ html }: { readonly html: string }): ReactNode {
  const place = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const { hash } = useLocation();
  useEffect(() => {
    const heading = hash === '' ? null : document.getElementById(hash);
    if (heading === null) {
      window.scrollTo(0, 0);
      return;
    }
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  }, [html, hash]);
  // Links from chapter to chapter load nothing again.
  useEffect(() => {
    const article = place.current;
    if (article === null) return undefined;
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
      if (link === null || !isPlain) return;
      event.preventDefault();
      void navigate({ to: link.pathname, hash: link.hash.slice(1) });
    };
    article.addEventListener('click', follow);
    return () => {
      article.removeEventListener('click', follow);
    };
  }, [navigate, html]);
  return (
    <article ref={place} className={classes['text']} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
