import { Button, Text } from '@mantine/core';
import type { TeamLineUp } from '@ronde/core/tournament/views/line-ups.ts';
import type { ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import { LINE_UPS_WORDS } from './line-ups-words.ts';

/** A line-up nobody reads yet, and the way to open it. */
export function Sealed(props: {
  readonly round: number;
  readonly line: TeamLineUp;
  readonly mayOpen: boolean;
}): ReactNode {
  const { round, line } = props;
  const words = useWords(LINE_UPS_WORDS);
  const act = useDo();
  return (
    <>
      <Text size="sm">{words.sealedText}</Text>
      {props.mayOpen && (
        <Button
          className="no-print"
          variant="default"
          size="compact-sm"
          aria-label={words.of(words.open, line.team.name)}
          onClick={ignoringDoubleClick(
            () => void act({ type: 'openLineUps', round, team: line.team.id }),
          )}
        >
          {words.open}
        </Button>
      )}
    </>
  );
}
