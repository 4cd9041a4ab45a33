import { Anchor, Button, Text } from '@mantine/core';
import { isOfTwoSides } from '@ronde/core/pairing/systems.ts';
import type { DueItem } from '@ronde/core/tournament/views/due.ts';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { unpairedText } from '../../../../words/results.ts';
import { useEvent } from '../../../event/event-context.tsx';
import { useMay } from '../../../event/use-may.ts';
import { useView } from '../../../event/use-view.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import { DueLine } from '../../now/due-line.tsx';
import { MATCH_WORDS } from '../matches/match-words.ts';
import classes from '../rounds.module.css';
import { ROUNDS_WORDS } from '../rounds-words.ts';
import { STEP_WORDS } from '../steps/step-words.ts';
import type { PairingPrerequisite } from './pairing-prerequisite.ts';
import { whoPlays } from './who-plays.ts';

/** A round that is not paired: what must come first, or who would play it and who would not. */
export function RoundToPair(props: {
  readonly round: number;
  readonly prerequisite: PairingPrerequisite | null;
  /** What else is still due before it can be paired. */
  readonly hindrances: readonly DueItem[];
}): ReactNode {
  const { round, prerequisite, hindrances } = props;
  const steps = useWords(STEP_WORDS);
  const words = useWords(ROUNDS_WORDS);
  const language = useLanguage();
  const may = useMay();
  const { id } = useEvent();
  const { data } = useView<PlayersView>('players');
  const overview = useView<OverviewAnswer>('').data?.overview;
  const ofTeams = overview?.kind === 'team';
  // In a match by a table it says who sits where.
  const linesUp = ofTeams && !isOfTwoSides(overview.system);
  const teams = overview?.teams ?? 0;
  const matches = useWords(MATCH_WORDS);
  const { playing, away } = whoPlays(data?.players ?? [], round);
  const inBracket = overview?.rounds[round - 1]?.inBracket ?? null;
  const base = `/event/${encodeURIComponent(id)}`;
  if (prerequisite !== null) {
    const first = prerequisite.kind === 'round';
    return (
      <section className={classes['toPair']}>
        <Text fw={600} size="lg">
          {words.noRound(round)}
        </Text>
        <Text c="dimmed">{first ? words.firstRound(prerequisite.round) : words.nobodyYet}</Text>
        <Anchor
          component={Link}
          to={first ? `${base}/rounds/${prerequisite.round}` : `${base}/players`}
        >
          {first ? words.toRound(prerequisite.round) : words.enterPlayers}
        </Anchor>
      </section>
    );
  }
  return (
    <section className={classes['toPair']}>
      <Text fw={600} size="lg">
        {words.noRound(round)}
      </Text>
      {hindrances.length > 0 && (
        <>
          <Text>{steps.before}</Text>
          <ul className={classes['dueList']}>
            {hindrances.map((item, index) => (
              <DueLine
                key={`${item.code}-${JSON.stringify(item.params)}`}
                item={item}
                first={index === 0}
              />
            ))}
          </ul>
        </>
      )}
      {ofTeams && !overview.bracket && <Text>{matches.wouldPlay(teams)}</Text>}
      {!ofTeams && data !== undefined && data.players.length > 0 && (
        <>
          <Text>{words.wouldPlay(inBracket ?? playing)}</Text>
          {away.length > 0 && (
            <ul>
              {away.map(({ player, bye }) => (
                <li key={player.id}>
                  <strong>{player.name}</strong> ·{' '}
                  {unpairedText({ outcome: bye, reason: 'asked' }, language)}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {(linesUp || !ofTeams) && (
        <Text c="dimmed">{ofTeams ? matches.lineUpsFirst : words.noRoundText}</Text>
      )}
      {linesUp && may('setLineUp') && (
        <Anchor component={Link} to={`${base}/line-ups/${round}`}>
          {matches.lineUps}
        </Anchor>
      )}
      {!ofTeams && may('pairRound') && (
        <Button component={Link} to={`${base}/check-in?prepare=true`} variant="default">
          {words.prepare(round)}
        </Button>
      )}
      <Anchor component={Link} to={`${base}/players`}>
        {words.toPlayers}
      </Anchor>
    </section>
  );
}
