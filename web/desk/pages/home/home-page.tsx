import { Alert, Button, Container, Loader, Text, Title } from '@mantine/core';
import type { TournamentsAnswer } from '@ronde/server/api/listing.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AnswerProblem, ask } from '../../../api/ask.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { sayProblem } from '../../say-problem.ts';
import { Masthead } from '../../shell/masthead.tsx';
import { HOME_WORDS } from './home-words.ts';
import { TournamentTable } from './tournament-table.tsx';

/** The first page: the tournaments of this computer, the latest change first. */
export function HomePage(): ReactNode {
  const words = useWords(HOME_WORDS);
  return (
    <>
      <Masthead />
      <Container component="main" id="page" size="lg" py="xl">
        <Title order={1}>{words.heading}</Title>
        <Text mb="lg">{words.lede}</Text>
        <Tournaments />
      </Container>
    </>
  );
}

function Tournaments(): ReactNode {
  const words = useWords(HOME_WORDS);
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['tournaments'],
    queryFn: ({ signal }) => ask<TournamentsAnswer>('/api/tournaments', { signal }),
    // Whoever made a tournament in the terminal and comes back to the page sees it.
    refetchOnWindowFocus: 'always',
  });
  if (data !== undefined) return <TournamentTable tournaments={data.tournaments} />;
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
