import { Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { TEAM_SCORES } from '@ronde/core/tournament/round.ts';
import type { MatchView, SideOfMatch } from '@ronde/core/tournament/views/match-view.ts';
import { useState, type ReactNode } from 'react';
import { DecisionDialog } from '../../../event/decision-dialog.tsx';
import { useWords } from '../../../language.tsx';
import { DECISION_WORDS } from '../../../panels/player/decision-words.ts';
import { pointsTyped } from '../../../panels/player/points-typed.ts';
import { PENALTY_WORDS } from './penalty-words.ts';

/** A penalty or a bonus of a team by decision, in match or game points, with its reason. */
export function TeamPenalty(props: {
  readonly match: MatchView;
  readonly round: number;
  readonly onClose: () => void;
}): ReactNode {
  const { match, round, onClose } = props;
  const words = useWords(DECISION_WORDS);
  const { team: ofTeam, whichPoints, scores } = useWords(PENALTY_WORDS);
  const [side, setSide] = useState<SideOfMatch>('first');
  const [score, setScore] = useState<(typeof TEAM_SCORES)[number]>('matchPoints');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const points = pointsTyped(typed);
  const team = match[side];
  return (
    <DecisionDialog
      title={words.pointsHeading(team.name)}
      text={words.pointsText}
      leave={words.cancel}
      decide={words.change}
      ready
      command={() => {
        setTried(true);
        const why = reason.trim();
        if (points === null || why === '') return null;
        return { type: 'adjustTeamPoints', team: team.id, round, score, points, reason: why };
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <NativeSelect
        label={ofTeam}
        value={side}
        data={[
          { value: 'first', label: match.first.name },
          { value: 'second', label: match.second.name },
        ]}
        onChange={({ currentTarget: { value } }) => {
          setSide(value === 'second' ? 'second' : 'first');
        }}
      />
      <Group grow align="start">
        <NativeSelect
          label={whichPoints}
          value={score}
          data={TEAM_SCORES.map((value) => ({ value, label: scores[value] }))}
          onChange={({ currentTarget: { value } }) => {
            setScore(value === 'gamePoints' ? 'gamePoints' : 'matchPoints');
          }}
        />
        <TextInput
          label={words.points}
          value={typed}
          error={tried && points === null ? words.notPoints : undefined}
          data-autofocus
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
          }}
        />
      </Group>
      <Text size="sm" c="dimmed">
        {words.pointsHint}
      </Text>
      <TextInput
        label={words.reason}
        description={words.reasonHint}
        maxLength={200}
        value={reason}
        error={tried && reason.trim() === '' ? words.reasonMissing : undefined}
        onChange={({ currentTarget: { value } }) => {
          setReason(value);
        }}
      />
    </DecisionDialog>
  );
}
