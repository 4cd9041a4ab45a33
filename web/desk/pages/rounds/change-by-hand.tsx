import { ActionIcon, Button, Group, Text, Tooltip } from '@mantine/core';
import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { IconArrowsLeftRight } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useWords } from '../../language.tsx';
import { useKept } from '../../parts/use-kept.ts';
import {
  changedBoards,
  exchange,
  exchangeColours,
  handDraft,
  type HandDraft,
} from './hand-change.ts';
import classes from './rounds.module.css';
import { ROUNDS_WORDS } from './rounds-words.ts';

/** Under which changes not kept yet are held. */
export const handKey = (tournament: string, round: number): string => `hand.${tournament}.${round}`;

/** The marked phase in which the arbiter's hand pairs: it starts and ends on purpose (VCL Q64-69). */
export function ChangeByHand(props: {
  readonly view: RoundView;
  readonly onEnd: () => void;
}): ReactNode {
  const { view } = props;
  const words = useWords(ROUNDS_WORDS);
  const act = useDo();
  const before = useMemo(() => handDraft(view), [view]);
  const { id } = useEvent();
  const [kept, setKept, letGo] = useKept(handKey(id, view.round), () => ({
    before,
    draft: before,
  }));
  // A draft that was paired anew meanwhile is begun from again.
  const draft = changedBoards(kept.before, before).length === 0 ? kept.draft : before;
  const setDraft = (next: HandDraft): void => {
    setKept({ before, draft: next });
  };
  const end = (): void => {
    letGo();
    props.onEnd();
  };
  const [chosen, setChosen] = useState<PlayerId | null>(null);
  const names = useMemo(
    () =>
      new Map(
        [
          ...view.boards.flatMap(({ white, black }) => [white, black]),
          ...view.unpaired.map(({ player }) => player),
        ].map(({ id, name }) => [id, name]),
      ),
    [view],
  );
  const changed = changedBoards(before, draft);
  const choose = (player: PlayerId): void => {
    if (chosen === null) setChosen(player);
    else {
      if (chosen !== player) setDraft(exchange(draft, chosen, player));
      setChosen(null);
    }
  };
  const keep = async (): Promise<void> => {
    const { pairs, bye } = draft;
    const sent = await act({ type: 'draftRound', round: view.round, pairs, bye, origin: 'manual' });
    if (sent.kind === 'done') end();
  };
  const seat = (player: PlayerId): ReactNode => (
    <Button
      variant={chosen === player ? 'filled' : 'subtle'}
      justify="flex-start"
      fullWidth
      aria-pressed={chosen === player}
      onClick={() => {
        choose(player);
      }}
    >
      {names.get(player) ?? player}
    </Button>
  );
  return (
    <section className={classes['byHand']} aria-label={words.change}>
      <Group justify="space-between" mb="sm">
        <Text role="status">
          {chosen === null ? words.change_start : words.change_chosen(names.get(chosen) ?? chosen)}
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={end}>
            {words.change_cancel}
          </Button>
          <Button disabled={changed.length === 0} onClick={() => void keep()}>
            {words.change_end}
          </Button>
        </Group>
      </Group>
      <table className={classes['boards']}>
        <thead>
          <tr>
            <th scope="col">{words.board}</th>
            <th scope="col">{words.white}</th>
            <th scope="col">
              <span className="visually-hidden">{words.change_flip}</span>
            </th>
            <th scope="col">{words.black}</th>
          </tr>
        </thead>
        <tbody>
          {draft.pairs.map(({ white, black }, index) => {
            const board = view.boards[index]?.board ?? index + 1;
            return (
              <tr
                key={board}
                className={classes['board']}
                data-status={changed.includes(index) ? 'changed' : undefined}
              >
                <th scope="row" className={classes['number']}>
                  {board}
                </th>
                <td>{seat(white)}</td>
                <td className={classes['centre']}>
                  <Tooltip label={words.change_flip}>
                    <ActionIcon
                      variant="subtle"
                      size="lg"
                      aria-label={`${words.change_flip}, ${words.board} ${board}`}
                      onClick={() => {
                        setDraft(exchangeColours(draft, index));
                      }}
                    >
                      <IconArrowsLeftRight size={18} aria-hidden />
                    </ActionIcon>
                  </Tooltip>
                </td>
                <td>{seat(black)}</td>
              </tr>
            );
          })}
          {draft.bye !== null && (
            <tr className={classes['board']}>
              <th scope="row">{words.swapBye}</th>
              <td colSpan={3}>{seat(draft.bye)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
