import type { CommandType } from '@ronde/core/tournament/command.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useView } from './use-view.ts';

/** Whether the person at this desk may ask for something: what they may not is not shown. */
export function useMay(): (command: CommandType) => boolean {
  const { data } = useView<OverviewAnswer>('');
  return (command) => data?.me.commands.includes(command) ?? false;
}
