import { Alert, Loader, Text } from '@mantine/core';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { AnswerProblem } from '../../../api/ask.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { sayProblem } from '../../say-problem.ts';
import { BoardList } from './board-list.tsx';
import { ChangeByHand } from './change-by-hand.tsx';
import { RoundHead } from './round-head.tsx';
import { ROUNDS_WORDS } from './rounds-words.ts';
import { UnpairedList } from './unpaired-list.tsx';

/** A round: the draft to check and publish, then its results. `/rounds` is the current one. */
export function RoundsPage(): ReactNode {
  const { round: asked }: { round?: string } = useParams({ strict: false });
  const { data } = useView<OverviewAnswer>('');
  if (data === undefined) return <Loader />;
  const { current, next, rounds } = data.overview;
  const round = asked === undefined ? (current ?? next.round ?? 1) : Number(asked);
  return <RoundPage key={round} round={round} rounds={rounds.length} />;
}

function RoundPage({ round, rounds }: { readonly round: number; readonly rounds: number }) {
  const words = useWords(ROUNDS_WORDS);
  const language = useLanguage();
  const [changing, setChanging] = useState(false);
  const { data, error, isPending } = useView<RoundView>(`rounds/${round}`);
  if (isPending) return <Loader />;
  const missing = error instanceof AnswerProblem && error.status === 404;
  const view = missing ? null : (data ?? null);
  return (
    <>
      <RoundHead
        round={round}
        rounds={rounds}
        view={view}
        onChange={() => {
          setChanging(true);
        }}
      />
      {error instanceof AnswerProblem && !missing && (
        <Alert color="red">{sayProblem(error.problem, language)}</Alert>
      )}
      {view === null && (
        <>
          <Text>{words.noRound(round)}</Text>
          <Text c="dimmed">{words.noRoundText}</Text>
        </>
      )}
      {view !== null && changing && view.stage === 'draft' && (
        <ChangeByHand
          view={view}
          onEnd={() => {
            setChanging(false);
          }}
        />
      )}
      {view !== null && !(changing && view.stage === 'draft') && (
        <>
          <BoardList view={view} />
          <UnpairedList view={view} />
        </>
      )}
    </>
  );
}
