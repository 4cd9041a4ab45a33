import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { ratingText } from '@ronde/core/rules/rating-text.ts';
import { TEAM_RULES } from '@ronde/core/tournament/team-rules.ts';
import type { Boards } from '@ronde/core/tournament/line-ups.ts';
import type { TeamLineUp } from '@ronde/core/tournament/views/line-ups.ts';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { formatDate } from '../../dates.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import { isAgainstList, proposedFor, sameBoards, withPlayer } from './line-up-draft.ts';
import { Irregular } from './irregular.tsx';
import { LINE_UPS_WORDS } from './line-ups-words.ts';
import classes from './line-ups.module.css';
import { Sealed } from './sealed.tsx';

/** The boards of one team, to be chosen from its list. */
export function TeamBoards(props: {
  readonly round: number;
  readonly line: TeamLineUp;
  /** The first of its table, to which the address of a match leads. */
  readonly isFirst: boolean;
  readonly mayChange: boolean;
  /** May break a seal. */
  readonly mayOpen: boolean;
  /** The list is to be kept to. */
  readonly inListOrder: boolean;
}): ReactNode {
  const { round, line, mayChange } = props;
  const { team, table, opponent, roster, handedIn, last, firstOfList, settled } = line;
  const words = useWords(LINE_UPS_WORDS);
  const language = useLanguage();
  const act = useDo();
  const [typed, setTyped] = useState<Boards | null>(null);
  const boards = typed ?? proposedFor(line);
  const open = mayChange && !settled && !line.sealed;
  const send = async (chosen: Boards, late?: true): Promise<void> => {
    const command = { type: 'setLineUp', round, team: team.id, boards: chosen } as const;
    const sent = await act(late === undefined ? command : { ...command, late });
    if (sent.kind !== 'done') return;
    setTyped(null);
    notifications.show({ message: words.saved(team.name) });
  };
  const option = (index: number) =>
    roster
      .filter(({ id, available }) => available || boards[index] === id)
      .map((player) => ({
        value: player.id as string,
        label: `${player.name} ${ratingText(player)}${player.available ? '' : words.gone}`,
      }));
  const button = (label: string, onClick: () => Promise<void>, title?: string): ReactNode => (
    <Button
      variant="default"
      size="compact-sm"
      title={title}
      aria-label={words.of(label, team.name)}
      onClick={ignoringDoubleClick(() => void onClick())}
    >
      {label}
    </Button>
  );
  return (
    <section
      className={classes['team']}
      aria-labelledby={`line-up-${team.id}`}
      data-missing={handedIn === null && !line.sealed}
      {...(table === null || !props.isFirst ? {} : { id: `table-${table}` })}
    >
      <h2 id={`line-up-${team.id}`}>{team.name}</h2>
      <Text size="sm" c="dimmed">
        {[
          table === null ? words.notPaired : words.table(table),
          opponent === null ? null : words.against(opponent.name),
          stateOf(line, words),
        ]
          .filter((text) => text !== null)
          .join(' · ')}
      </Text>
      {line.otherDay && !settled && (
        <Text size="sm">
          {line.day === null
            ? words.dayOpen
            : words.otherDay(formatDate(line.day, language), line.dueAt?.slice(11) ?? null)}
        </Text>
      )}
      {line.sealed ? (
        <Sealed round={round} line={line} mayOpen={props.mayOpen} />
      ) : (
        <ol className={classes['boards']}>
          {boards.map((player, index) => (
            <li key={index}>
              {open ? (
                <NativeSelect
                  aria-label={words.boardOf(index + 1, team.name)}
                  value={player ?? ''}
                  data={[{ value: '', label: words.empty }, ...option(index)]}
                  onChange={({ currentTarget: { value } }) => {
                    const chosen = roster.find(({ id }) => id === value)?.id ?? null;
                    setTyped(withPlayer(boards, index, chosen));
                  }}
                />
              ) : (
                (roster.find(({ id }) => id === player)?.name ?? words.empty)
              )}
            </li>
          ))}
        </ol>
      )}
      <Irregular round={round} line={line} mayRule={mayChange} />
      {props.inListOrder && isAgainstList(boards, roster) && (
        <Text size="sm" className={classes['attention'] ?? ''}>
          {words.order}
        </Text>
      )}
      {open && (
        <Group gap="xs" className="no-print">
          <Button
            size="compact-sm"
            variant={handedIn === null || typed !== null ? 'filled' : 'default'}
            disabled={handedIn !== null && sameBoards(handedIn, boards)}
            aria-label={words.of(words.handIn, team.name)}
            onClick={ignoringDoubleClick(() => void send(boards))}
          >
            {words.handIn}
          </Button>
          {last !== null && button(words.asLast, () => send(last))}
          {handedIn === null &&
            button(
              words.late,
              () => send(firstOfList, true),
              words.lateTitle(TEAM_RULES.lateLineUp),
            )}
        </Group>
      )}
    </section>
  );
}

type Words = (typeof LINE_UPS_WORDS)['en'];

function stateOf({ settled, sealed, handedIn }: TeamLineUp, words: Words): string {
  if (sealed) return words.sealed;
  if (settled) return words.settled;
  return handedIn === null ? words.missing : words.handedIn;
}
