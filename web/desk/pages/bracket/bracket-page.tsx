import { Alert, Button, Loader, Text, Title } from '@mantine/core';
import { cupRoundName } from '@ronde/core/pairing/cup/round-names.ts';
import type { BracketRound, BracketView } from '@ronde/core/tournament/views/bracket.ts';
import type { CSSProperties, ReactNode } from 'react';
import { AnswerProblem } from '../../../api/ask.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useLastProblem, useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { MatchCard } from './match-card.tsx';
import { BRACKET_WORDS } from './bracket-words.ts';
import classes from './bracket.module.css';

/** A cup from its first round to the final, with results and the matches to come. */
export function BracketPage(): ReactNode {
  const words = useWords(BRACKET_WORDS);
  const view = useView<BracketView>('bracket');
  const error = useLastProblem(view);
  const isCup = useView<OverviewAnswer>('').data?.overview.bracket === true;
  const { data } = view;
  if (data !== undefined) return <Bracket view={data} />;
  if (error === null) return <Loader />;
  const none = error instanceof AnswerProblem && error.status === 404;
  return (
    <>
      <Title order={1} size="h2" mb="md">
        {words.title}
      </Title>
      {none ? (
        <Text>{isCup ? words.noNumbers : words.none}</Text>
      ) : (
        <Alert color="red">{words.failed}</Alert>
      )}
    </>
  );
}

function Bracket({ view }: { readonly view: BracketView }): ReactNode {
  const words = useWords(BRACKET_WORDS);
  const { rounds, thirdPlace, winner } = view;
  return (
    <>
      <div className={classes['head']}>
        <Title order={1} size="h2">
          {words.title}
        </Title>
        <Text>
          {view.of === 'teams'
            ? words.aboutTeams(view.entrants)
            : words.about(view.entrants, view.games)}
        </Text>
        {winner !== null && <Text fw={700}>{words.winner(winner.name)}</Text>}
        <Button
          className="no-print"
          variant="default"
          ml="auto"
          onClick={() => {
            window.print();
          }}
        >
          {words.print}
        </Button>
      </div>
      <div className={classes['scroll']} role="region" aria-label={words.scroll} tabIndex={0}>
        <div className={classes['rounds']}>
          {rounds.map((round) => (
            <Column key={round.round} round={round} rounds={rounds.length} />
          ))}
        </div>
      </div>
      {thirdPlace !== null && (
        <section className={classes['third']} aria-labelledby="third-place">
          <h2 id="third-place">{words.third}</h2>
          <MatchCard match={thirdPlace} rounds={rounds.length} />
        </section>
      )}
    </>
  );
}

/** One round: its matches from the top, each as high as those before it together. */
function Column(props: { readonly round: BracketRound; readonly rounds: number }): ReactNode {
  const { round, rounds } = props;
  const words = useWords(BRACKET_WORDS);
  const language = useLanguage();
  const span = 2 ** (round.round - 1);
  const style = { '--lines': 2 ** (rounds - 1) } as CSSProperties;
  return (
    <section className={classes['round']} aria-labelledby={`cup-round-${round.round}`}>
      <h2 id={`cup-round-${round.round}`}>
        {cupRoundName(round.round, rounds, language)}
        <span>{words.rounds(round.from, round.to)}</span>
      </h2>
      <ol style={style} data-last={round.round === rounds}>
        {round.matches.map((match) => (
          <li
            key={match.match}
            style={{ gridRow: `${(match.match - 1) * span + 1} / span ${span}` }}
            data-upper={match.match % 2 === 1}
          >
            <MatchCard match={match} rounds={rounds} />
          </li>
        ))}
      </ol>
    </section>
  );
}
