import { Button, Loader, Switch, Text, Title } from '@mantine/core';
import { EXPORT_AUDIENCE, type ExportFormat } from '@ronde/server/api/exports.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { PapersAnswer } from '@ronde/server/api/papers.ts';
import type { PrintsAnswer } from '@ronde/server/api/prints.ts';
import { IconDownload, IconLock, IconWorld } from '../../icons.tsx';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { useMay } from '../../event/use-may.ts';
import { useView } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import { mayHave } from '../../page-readers.ts';
import lines from '../../parts/lines.module.css';
import { AlsoPapers } from './also-papers.tsx';
import { ChessResultsLine } from './chess-results-line.tsx';
import classes from './files.module.css';
import { FILES_WORDS, GROUPS, PAPERS, type FileWords, type Group } from './files-words.ts';
import { MOVES_WORDS } from './moves-words.ts';
import { PrintQueue } from './print-queue.tsx';
import { PapersSection } from './papers-section.tsx';
import { useExport } from './use-export.ts';

/** Everything that leaves the program: pages to print, files to send, and what each is for. */
export function FilesPage(): ReactNode {
  const words = useWords(FILES_WORDS);
  const { id } = useEvent();
  const may = useMay();
  const overview = useView<OverviewAnswer>('');
  const me = overview.data?.me;
  const papers = useView<PapersAnswer>('papers');
  const prints = useView<PrintsAnswer>('prints', me?.audience === 'staff');
  // Their lists stand above the other buttons: nothing moves under a hand.
  if ([overview, papers, prints].some(({ isLoading }) => isLoading)) return <Loader />;
  const base = `/event/${encodeURIComponent(id)}`;
  return (
    <div className={lines['page']}>
      <Title order={1} size="h2" mb="md">
        {words.heading}
      </Title>
      {me?.audience === 'staff' && <PrintQueue />}
      <PapersSection />
      {me?.audience === 'staff' && <AlsoPapers />}
      <section className={classes['group']}>
        <h2>{words.papers}</h2>
        <Text c="dimmed">{words.papersAbout}</Text>
        <ul className={lines['list']}>
          {PAPERS.map((paper) => (
            <li key={paper}>
              <span className={lines['what']}>
                <span className={lines['name']}>{words.paper[paper].name}</span>
                <span className={lines['soft']}>{words.paper[paper].about}</span>
              </span>
              <Button
                variant="default"
                component={Link}
                to={`${base}/${paper}`}
                aria-label={words.printOf(words.paper[paper].name)}
              >
                {words.print}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      {me !== undefined &&
        (Object.keys(GROUPS) as Group[]).map((group) => (
          <Files key={group} group={group} me={me} />
        ))}
      {may('enterPlayers') && (
        <section className={classes['group']}>
          <h2>{words.entries}</h2>
          <Text c="dimmed" mb="sm">
            {words.entriesAbout}
          </Text>
          <Button variant="default" component={Link} to={`${base}/players`}>
            {words.entriesOpen}
          </Button>
        </section>
      )}
    </div>
  );
}

/** The files of a group the person may have. */
function Files(props: { readonly group: Group; readonly me: OverviewAnswer['me'] }): ReactNode {
  const { group, me } = props;
  const words = useWords(FILES_WORDS);
  const moves = useWords(MOVES_WORDS);
  const [whole, setWhole] = useState(false);
  const lists = group === 'lists';
  const formats = GROUPS[group].filter((format) => mayHave(me.role, format));
  if (formats.length === 0) return null;
  return (
    <section className={classes['group']}>
      <h2>{words.groups[group]}</h2>
      {lists && me.audience === 'staff' && (
        <Switch
          mb="xs"
          label={words.withPrivate}
          checked={whole}
          onChange={(event) => {
            setWhole(event.currentTarget.checked);
          }}
        />
      )}
      <ul className={lines['list']}>
        {formats.map((format) =>
          format === 'chess-results' ? (
            <ChessResultsLine key={format} />
          ) : (
            <FileLine key={format} format={format} whole={lists && whole} />
          ),
        )}
        {lists && me.audience === 'staff' && <FileLine format="pgn" whole words={moves} />}
      </ul>
    </section>
  );
}

function FileLine(props: {
  readonly format: Exclude<ExportFormat, 'chess-results'>;
  readonly whole: boolean;
  /** In place of those of the format. */
  readonly words?: FileWords;
}): ReactNode {
  const { format, whole } = props;
  const words = useWords(FILES_WORDS);
  const { busy, save } = useExport(format, whole ? { audience: 'staff' } : {});
  const { name, about } = props.words ?? words.formats[format];
  const secret = whole || EXPORT_AUDIENCE[format] === 'staff';
  return (
    <li>
      <span className={lines['what']}>
        <span className={lines['name']}>{name}</span>
        <span className={lines['soft']}>{about}</span>
      </span>
      <span className={classes['audience']} data-private={secret}>
        {secret ? <IconLock size={16} aria-hidden /> : <IconWorld size={16} aria-hidden />}
        {secret ? words.private : words.public}
      </span>
      <Button
        variant="default"
        loading={busy}
        leftSection={<IconDownload size={16} aria-hidden />}
        aria-label={words.downloadOf(name)}
        onClick={() => void save()}
      >
        {words.download}
      </Button>
    </li>
  );
}
