import { Button, Group, NativeSelect } from '@mantine/core';
import { GRANTED_BYES, type GrantedBye } from '@ronde/core/rules/outcome.ts';
import type { TeamLine } from '@ronde/core/tournament/views/teams.ts';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useWords } from '../../language.tsx';
import { offerBack } from '../../parts/offer-back.tsx';
import classes from './teams.module.css';
import { TEAMS_WORDS } from './teams-words.ts';

/** Half-point first: it is what teams ask for. */
const KINDS: readonly GrantedBye[] = ['halfPointBye', 'zeroPointBye', 'fullPointBye'];

/** Byes of a team, its withdrawal and the way back; each is done at once. */
export function TeamAbsences(props: {
  readonly team: TeamLine;
  /** Rounds whose pairing is not public yet. */
  readonly rounds: readonly number[];
}): ReactNode {
  const { team, rounds } = props;
  const words = useWords(TEAMS_WORDS);
  const act = useDo();
  const may = useMay();
  const [round, setRound] = useState(rounds[0] ?? 0);
  const [bye, setBye] = useState<GrantedBye>('halfPointBye');
  if (!may('grantTeamBye') || rounds.length === 0) return null;
  const granted = (team.staff?.byes ?? []).filter((one) => rounds.includes(one.round));
  const withdraw = async (): Promise<void> => {
    const sent = await act({ type: 'withdrawTeam', team: team.id });
    if (sent.kind !== 'done') return;
    offerBack({
      text: words.withdrawn(team.name),
      back: words.back,
      onBack: () => void act({ type: 'returnTeam', team: team.id }),
    });
  };
  return (
    <fieldset className={classes['fieldset']}>
      <legend>{words.absences}</legend>
      {team.left === null ? (
        <>
          <div className={classes['row']}>
            <NativeSelect
              label={words.byeRound}
              value={String(round)}
              data={rounds.map(String)}
              onChange={(event) => {
                setRound(Number(event.currentTarget.value));
              }}
            />
            <NativeSelect
              label={words.byeKind}
              value={bye}
              data={KINDS.map((value) => ({ value, label: words.byeKinds[value] }))}
              onChange={({ currentTarget: { value } }) => {
                setBye(GRANTED_BYES.find((one) => one === value) ?? bye);
              }}
            />
            <Button
              variant="default"
              onClick={() => void act({ type: 'grantTeamBye', team: team.id, round, bye })}
            >
              {words.grantBye}
            </Button>
          </div>
          <Group gap="xs" mt="sm">
            {granted.map((one) => (
              <Button
                key={one.round}
                variant="default"
                onClick={() => void act({ type: 'revokeTeamBye', team: team.id, round: one.round })}
              >
                {words.revokeBye(one.round)}
              </Button>
            ))}
            <Button variant="default" onClick={() => void withdraw()}>
              {words.withdraw}
            </Button>
          </Group>
        </>
      ) : (
        <Group>
          <span>{words.left(team.left)}</span>
          <Button variant="default" onClick={() => void act({ type: 'returnTeam', team: team.id })}>
            {words.returns}
          </Button>
        </Group>
      )}
    </fieldset>
  );
}
