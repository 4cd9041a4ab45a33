import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { TEAM_RULES } from '@ronde/core/tournament/team-rules.ts';
import type { LineUpsView } from '@ronde/core/tournament/views/line-ups.ts';
import type { ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import { LINE_UPS_WORDS } from './line-ups-words.ts';

/** The line-ups of a round opened at once; late teams play the first of their list (LA line 12886). */
export function OpenLineUps({ view }: { readonly view: LineUpsView }): ReactNode {
  const words = useWords(LINE_UPS_WORDS);
  const act = useDo();
  const paired = view.teams.filter(
    // A match on another day has an hour of its own, and is opened by itself.
    ({ table, settled, otherDay }) => table !== null && !settled && !otherDay,
  );
  const sealed = paired.filter((line) => line.sealed).length;
  const late = paired.filter((line) => line.handedIn === null && !line.sealed).length;
  if (sealed === 0 && late === 0) return null;
  const open = async (given: { readonly late?: true }): Promise<void> => {
    const sent = await act({ type: 'openLineUps', round: view.round, ...given });
    if (sent.kind === 'done') notifications.show({ message: words.opened });
  };
  return (
    <Group gap="xs" mt="xs" className="no-print">
      {sealed > 0 && (
        <Button variant="default" onClick={ignoringDoubleClick(() => void open({}))}>
          {words.openAll(sealed)}
        </Button>
      )}
      {late > 0 && (
        <Button
          variant="default"
          title={words.lateTitle(TEAM_RULES.lateLineUp)}
          onClick={ignoringDoubleClick(() => void open({ late: true }))}
        >
          {words.allLate(late)}
        </Button>
      )}
    </Group>
  );
}
