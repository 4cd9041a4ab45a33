import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { PAPER_SIZES, type PaperSize } from '@ronde/core/documents/papers/paper-ask.ts';
import { PAPER_PLACES, paperNamed } from '@ronde/core/documents/papers/papers.ts';
import { ARBITERS, type Role } from '@ronde/core/tournament/roles.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import {
  PACK,
  type AskedPaper,
  type PaperQuery,
  type PapersAnswer,
} from '@ronde/server/api/papers.ts';
import { AUDIENCE_OF_ROLE } from '@ronde/server/api/roles.ts';
import { useState, type ReactNode } from 'react';
import { useView } from '../../event/use-view.ts';
import { IconDownload, IconPrinter } from '../../icons.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import lines from '../../parts/lines.module.css';
import classes from './files.module.css';
import { PaperLookFields } from './paper-look.tsx';
import { PAPERS_WORDS } from './papers-words.ts';
import { usePaper } from './use-paper.ts';

/** Those who decide how the event prints. */
const mayChoose = (role: Role): boolean => [...ARBITERS, 'organiser'].includes(role);

const IN_LANGUAGES = ['fr', 'en', 'both'] as const;
type InLanguage = (typeof IN_LANGUAGES)[number];

const isOneOf = <T extends string>(all: readonly T[], value: string): value is T =>
  (all as readonly string[]).includes(value);

/** Every paper the event can need and the person may have: looked at first, then printed or kept. */
export function PapersSection(): ReactNode {
  const words = useWords(PAPERS_WORDS);
  const language = useLanguage();
  const answer = useView<PapersAnswer>('papers').data;
  const overview = useView<OverviewAnswer>('').data;
  const rounds = overview?.overview.rounds ?? [];
  const [round, setRound] = useState('');
  const [wanted, setWanted] = useState<InLanguage>(language);
  const [size, setSize] = useState<PaperSize>('normal');
  if (answer === undefined) return null;
  const query: PaperQuery = {
    lang: wanted === 'both' ? language : wanted,
    ...(wanted === 'both' ? { both: 'yes' } : {}),
    ...(round === '' ? {} : { round }),
    size,
  };
  return (
    <section className={classes['group']}>
      <h2>{words.heading}</h2>
      <Text c="dimmed" mb="xs">
        {words.about}
      </Text>
      <Group gap="sm" align="end">
        <NativeSelect
          label={words.round}
          value={round}
          data={[
            { value: '', label: words.lastRound },
            ...rounds.map((_, index) => ({
              value: String(index + 1),
              label: words.roundOf(index + 1),
            })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            setRound(value);
          }}
        />
        <NativeSelect
          label={words.language}
          value={wanted}
          data={IN_LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
          onChange={({ currentTarget: { value } }) => {
            if (isOneOf(IN_LANGUAGES, value)) setWanted(value);
          }}
        />
        <NativeSelect
          label={words.size}
          value={size}
          data={PAPER_SIZES.map((value) => ({ value, label: words.sizes[value] }))}
          onChange={({ currentTarget: { value } }) => {
            if (isOneOf(PAPER_SIZES, value)) setSize(value);
          }}
        />
      </Group>
      {overview !== undefined && mayChoose(overview.me.role) && (
        <PaperLookFields look={answer.look} />
      )}
      {overview !== undefined && AUDIENCE_OF_ROLE[overview.me.role] !== 'public' && (
        <ul className={lines['list']}>
          <PaperLine paper={PACK} name={words.pack} about={words.packAbout} query={query} />
        </ul>
      )}
      {PAPER_PLACES.map((place) => {
        const papers = answer.papers.filter((paper) => paperNamed(paper).place === place);
        return papers.length === 0 ? null : (
          <div key={place}>
            <h3 className={classes['place']}>{words.places[place]}</h3>
            <ul className={lines['list']}>
              {papers.map((paper) => {
                const { name, about, of } = paperNamed(paper);
                const { round: _, ...without } = query;
                return (
                  <PaperLine
                    key={paper}
                    paper={paper}
                    name={name[language]}
                    about={about[language]}
                    query={of === 'event' ? without : query}
                  />
                );
              })}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function PaperLine(props: {
  readonly paper: AskedPaper;
  readonly name: string;
  readonly about: string;
  readonly query: PaperQuery;
}): ReactNode {
  const { paper, name, about, query } = props;
  const words = useWords(PAPERS_WORDS);
  const { busy, preview, print, save } = usePaper(paper, query);
  return (
    <li>
      <span className={lines['what']}>
        <span className={lines['name']}>{name}</span>
        <span className={lines['soft']}>{about}</span>
      </span>
      <Button
        variant="default"
        loading={busy === 'preview'}
        aria-label={words.previewOf(name)}
        onClick={() => void preview()}
      >
        {words.preview}
      </Button>
      <Button
        variant="default"
        loading={busy === 'print'}
        leftSection={<IconPrinter size={16} aria-hidden />}
        aria-label={words.printOf(name)}
        onClick={() => void print()}
      >
        {words.print}
      </Button>
      <Button
        variant="default"
        loading={busy === 'save'}
        leftSection={<IconDownload size={16} aria-hidden />}
        aria-label={words.saveOf(name)}
        onClick={() => void save()}
      >
        {words.save}
      </Button>
    </li>
  );
}
