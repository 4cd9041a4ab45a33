import { Alert, Button, Container, Loader, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Navigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { AnswerProblem } from '../../../api/ask.ts';
import { PartOfPage } from '../../later/part-of-page.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { LetPhonesIn } from '../../parts-of-pages.ts';
import { sayProblem } from '../../say-problem.ts';
import { useIsChiefOfHouse, useSession } from '../../use-session.ts';
import { listedIn, totalOf, useTournaments } from '../../use-tournaments.ts';
import { Masthead } from '../../shell/masthead.tsx';
import { SIGN_IN_WORDS } from '../sign-in/sign-in-words.ts';
import { ArchiveList } from './archive-list.tsx';
import { BeginCards } from './begin-cards.tsx';
import { HOME_WORDS } from './home-words.ts';
import { ShowMore } from './show-more.tsx';
import { TournamentTable } from './tournament-table.tsx';

/** As long as a word takes to type, in milliseconds. */
const PATIENCE = 150;

/** The first page: ways to begin, the tournaments of this computer, and how phones reach it. */
export function HomePage(): ReactNode {
  const words = useWords(HOME_WORDS);
  const entrance = useWords(SIGN_IN_WORDS);
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search, PATIENCE);
  const tournaments = useTournaments(asked);
  const chief = useIsChiefOfHouse();
  const none = tournaments.data !== undefined && totalOf(tournaments.data) === 0;
  const first = none && search === '' && asked === '' && chief;
  const session = useSession().data;
  // A server that knows nobody can only be made known to somebody.
  if (session?.firstAccountNeeded === true) return <Navigate to="/sign-in" />;
  return (
    <>
      <Masthead />
      <Container component="main" id="page" size="xl" py="xl">
        <Title order={1} mb="xs">
          {first ? words.welcome : words.heading}
        </Title>
        <Text mb="lg">{first ? words.begin : words.lede}</Text>
        {session?.me.via === 'anonymous' && <Text mb="lg">{entrance.visitor}</Text>}
        {chief && <BeginCards />}
        {!first && (
          <Tournaments answer={tournaments} search={search} onSearch={setSearch} chief={chief} />
        )}
        {chief && <ArchiveList />}
        {chief && (
          <PartOfPage>
            <LetPhonesIn />
          </PartOfPage>
        )}
      </Container>
    </>
  );
}

function Tournaments(props: {
  readonly answer: ReturnType<typeof useTournaments>;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly chief: boolean;
}): ReactNode {
  const words = useWords(HOME_WORDS);
  const language = useLanguage();
  const { search, onSearch } = props;
  const { data, error, refetch } = props.answer;
  if (data !== undefined) {
    const total = totalOf(data);
    return (
      <>
        <TournamentTable
          tournaments={listedIn(data)}
          search={{ label: words.search, text: search, onText: onSearch, total }}
          mayArchive={props.chief}
        />
        <ShowMore answer={props.answer} />
      </>
    );
  }
  if (error === null) return <Loader />;
  const reason =
    error instanceof AnswerProblem ? sayProblem(error.problem, language) : words.unreachable;
  return (
    <Alert color="red" role="alert" title={words.failed}>
      <p>{reason}</p>
      <Button variant="default" onClick={() => void refetch()}>
        {words.tryAgain}
      </Button>
    </Alert>
  );
}
