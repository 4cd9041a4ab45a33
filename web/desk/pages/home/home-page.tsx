import { Alert, Button, Container, Loader, Text, Title } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AnswerProblem } from '../../../api/ask.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { sayProblem } from '../../say-problem.ts';
import { useIsChiefOfHouse, useSession } from '../../use-session.ts';
import { useTournaments } from '../../use-tournaments.ts';
import { Masthead } from '../../shell/masthead.tsx';
import { SIGN_IN_WORDS } from '../sign-in/sign-in-words.ts';
import { ArchiveList } from './archive-list.tsx';
import { BeginCards } from './begin-cards.tsx';
import { HOME_WORDS } from './home-words.ts';
import { Phones } from './phones.tsx';
import { TournamentTable } from './tournament-table.tsx';

/** The first page: ways to begin, the tournaments of this computer, and how phones reach it. */
export function HomePage(): ReactNode {
  const words = useWords(HOME_WORDS);
  const entrance = useWords(SIGN_IN_WORDS);
  const tournaments = useTournaments();
  const chief = useIsChiefOfHouse();
  const first = tournaments.data?.tournaments.length === 0 && chief;
  const session = useSession().data;
  // A server that knows nobody can only be made known to somebody.
  if (session?.firstAccountNeeded === true) return <Navigate to="/sign-in" />;
  return (
    <>
      <Masthead />
      <Container component="main" id="page" size="xl" py="xl">
        <Title order={1}>{first ? words.welcome : words.heading}</Title>
        <Text mb="lg">{first ? words.begin : words.lede}</Text>
        {session?.me.via === 'anonymous' && <Text mb="lg">{entrance.visitor}</Text>}
        {chief && <BeginCards />}
        {!first && <Tournaments answer={tournaments} chief={chief} />}
        {chief && <ArchiveList />}
        {chief && <Phones />}
      </Container>
    </>
  );
}

function Tournaments(props: {
  readonly answer: ReturnType<typeof useTournaments>;
  readonly chief: boolean;
}): ReactNode {
  const words = useWords(HOME_WORDS);
  const language = useLanguage();
  const { data, error, refetch } = props.answer;
  if (data !== undefined) {
    return <TournamentTable tournaments={data.tournaments} mayArchive={props.chief} />;
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
