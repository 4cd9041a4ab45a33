import { Button, Text } from '@mantine/core';
import { TEAM_RULES } from '@ronde/core/tournament/team-rules.ts';
import type { TeamLineUp } from '@ronde/core/tournament/views/line-ups.ts';
import type { ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import { LINE_UPS_WORDS } from './line-ups-words.ts';
import classes from './line-ups.module.css';

/** What the rules of the event have against an open line-up: this board and all below it are lost. */
export function Irregular(props: {
  readonly round: number;
  readonly line: TeamLineUp;
  readonly mayRule: boolean;
}): ReactNode {
  const { round, line, mayRule } = props;
  const { team, table, irregularFrom, forfeitedFrom } = line;
  const words = useWords(LINE_UPS_WORDS);
  const act = useDo();
  if (forfeitedFrom !== null) return <Text size="sm">{words.forfeited(forfeitedFrom)}</Text>;
  if (irregularFrom === null) return null;
  const label = words.forfeit(irregularFrom);
  return (
    <>
      <Text size="sm" className={classes['attention'] ?? ''}>
        {words.irregular(irregularFrom, TEAM_RULES.irregularLineUp)}
      </Text>
      {mayRule && table !== null && (
        <Button
          className="no-print"
          color="red"
          variant="light"
          size="compact-sm"
          aria-label={words.of(label, team.name)}
          onClick={ignoringDoubleClick(
            () =>
              void act({
                type: 'forfeitBoards',
                round,
                team: team.id,
                board: irregularFrom,
                reason: 'irregularLineUp',
              }),
          )}
        >
          {label}
        </Button>
      )}
    </>
  );
}
