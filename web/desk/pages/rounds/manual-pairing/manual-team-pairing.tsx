import { ActionIcon, Button, Group, Text, Tooltip } from '@mantine/core';
import type { TeamId } from '@ronde/core/rules/identity.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { useEvent } from '../../../event/event-context.tsx';
import { useDo } from '../../../event/use-command.tsx';
import { IconArrowsLeftRight } from '../../../icons.tsx';
import { useWords } from '../../../language.tsx';
import { useKept } from '../../../parts/use-kept.ts';
import { MATCH_WORDS } from '../matches/match-words.ts';
import classes from '../rounds.module.css';
import { ROUNDS_WORDS } from '../rounds-words.ts';
import { changedBoards, exchange, exchangeColours, type ManualDraft } from './manual-draft.ts';
import { MANUAL_PAIRING_WORDS } from './manual-pairing-words.ts';
import { WhyPublicPairingsChange } from './why-public-pairings-change.tsx';
import { unsavedPairingsKey, useMarkAsBeingChanged } from './pairings-being-changed.ts';

/** The matches of a draft, or public ones, changed by hand: two teams exchange their places. */
export function ManualTeamPairing(props: {
  readonly view: RoundView;
  readonly onEnd: () => void;
}): ReactNode {
  const { view } = props;
  const words = useWords(ROUNDS_WORDS);
  const matches = useWords(MATCH_WORDS);
  const manual = useWords(MANUAL_PAIRING_WORDS);
  const act = useDo();
  const { id } = useEvent();
  const before = useMemo(() => draftOfTeams(view), [view]);
  const what = view.stage === 'draft' ? 'draft' : 'public';
  const [reason, setReason] = useState(view.republish[0]?.reason ?? null);
  useMarkAsBeingChanged(id, view.round, what);
  const [kept, setKept, letGo] = useKept(unsavedPairingsKey(id, view.round, what), () => ({
    before,
    draft: before,
  }));
  // Changes to a draft that was paired anew meanwhile are dropped.
  const draft = changedBoards(kept.before, before).length === 0 ? kept.draft : before;
  const setDraft = (next: ManualDraft<TeamId>): void => {
    setKept({ before, draft: next });
  };
  const [chosen, setChosen] = useState<TeamId | null>(null);
  const changed = changedBoards(before, draft);
  const names = new Map(
    [
      ...view.matches.flatMap(({ first, second }) => [first, second]),
      ...view.freeTeams.map(({ team }) => team),
    ].map((team) => [team.id, team.name]),
  );
  const nameOf = (team: TeamId): string => names.get(team) ?? team;
  const end = (): void => {
    letGo();
    props.onEnd();
  };
  const choose = (team: TeamId): void => {
    if (chosen === null) setChosen(team);
    else {
      if (chosen !== team) setDraft(exchange(draft, chosen, team));
      setChosen(null);
    }
  };
  const keep = async (): Promise<void> => {
    const proposal = {
      round: view.round,
      matches: draft.pairs.map(({ white, black }) => ({ first: white, second: black })),
      bye: draft.bye,
    };
    const sent = await act(
      what === 'public' && reason !== null
        ? { type: 'republishTeamRound', ...proposal, reason }
        : { type: 'draftTeamRound', ...proposal, origin: 'manual' },
    );
    if (sent.kind === 'done') end();
  };
  const seat = (team: TeamId): ReactNode => (
    <Button
      variant={chosen === team ? 'filled' : 'subtle'}
      justify="flex-start"
      fullWidth
      aria-pressed={chosen === team}
      onClick={() => {
        choose(team);
      }}
    >
      {nameOf(team)}
    </Button>
  );
  return (
    <section className={classes['byHand']} aria-label={words.change}>
      <Group justify="space-between" mb="sm">
        <Text role="status">
          {chosen === null ? matches.changeStart : words.change_chosen(nameOf(chosen))}
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={end}>
            {words.change_cancel}
          </Button>
          <Button disabled={changed.length === 0} onClick={() => void keep()}>
            {what === 'public' ? words.republish_end : words.change_end}
          </Button>
        </Group>
      </Group>
      {what === 'public' && (
        <WhyPublicPairingsChange view={view} reason={reason} onReason={setReason} />
      )}
      <table className={classes['boards']}>
        <thead>
          <tr>
            <th scope="col">{matches.table}</th>
            <th scope="col">{matches.firstTeam}</th>
            <th scope="col">
              <span className="visually-hidden">{words.change_flip}</span>
            </th>
            <th scope="col">{matches.secondTeam}</th>
          </tr>
        </thead>
        <tbody>
          {draft.pairs.map(({ white, black }, index) => {
            const isChanged = changed.includes(index);
            return (
              <tr
                key={view.matches[index]?.table ?? index}
                className={classes['board']}
                data-status={isChanged ? 'changed' : undefined}
              >
                <th scope="row" className={classes['number']}>
                  {index + 1}
                  {isChanged && <span className={classes['changedSign']}>{manual.changed}</span>}
                </th>
                <td>{seat(white)}</td>
                <td className={classes['centre']}>
                  <Tooltip label={words.change_flip}>
                    <ActionIcon
                      variant="subtle"
                      size="lg"
                      aria-label={`${words.change_flip}, ${matches.tableNumber(index + 1)}`}
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

/** The team named first stands where White does. */
const draftOfTeams = ({ matches, freeTeams }: RoundView): ManualDraft<TeamId> => ({
  pairs: matches.map(({ first, second }) => ({ white: first.id, black: second.id })),
  bye: freeTeams.find(({ byPairing }) => byPairing)?.team.id ?? null,
  aside: [],
});
