import { ActionIcon, Button, Group, Text, Tooltip } from '@mantine/core';
import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { PlayerLine, PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { IconArrowsLeftRight } from '../../../icons.tsx';
import { Fragment, useMemo, useState, type ReactNode } from 'react';
import { useEvent } from '../../../event/event-context.tsx';
import { useDo } from '../../../event/use-command.tsx';
import { useView } from '../../../event/use-view.ts';
import { useWords } from '../../../language.tsx';
import { useKept } from '../../../parts/use-kept.ts';
import {
  byeOf,
  changedBoards,
  exchange,
  exchangeColours,
  manualDraft,
  publicDraft,
  type ManualDraft,
} from './manual-draft.ts';
import { ComparisonDialog, PairJudgement } from './comparison-dialog.tsx';
import { comparison, seatFacts } from './seat-facts.ts';
import { ManualSeat } from './manual-seat.tsx';
import { WhyPublicPairingsChange } from './why-public-pairings-change.tsx';
import { MANUAL_PAIRING_WORDS } from './manual-pairing-words.ts';
import classes from '../rounds.module.css';
import { ROUNDS_WORDS } from '../rounds-words.ts';
import {
  unsavedPairingsKey,
  useMarkAsBeingChanged,
  type ChangedPairings,
} from './pairings-being-changed.ts';

/** Manual pairing: the arbiter starts it and ends it on purpose (VCL Q64-69). */
export function ManualPairing(props: {
  readonly view: RoundView;
  readonly what: ChangedPairings;
  /** All players where pairings are public, so that late entries and departures are known. */
  readonly players: readonly PlayerLine[];
  readonly onEnd: () => void;
}): ReactNode {
  const { view, what, players } = props;
  const words = useWords(ROUNDS_WORDS);
  const manual = useWords(MANUAL_PAIRING_WORDS);
  const act = useDo();
  const before = useMemo(() => manualDraft(view), [view]);
  const start = what === 'draft' ? before : publicDraft(before, players, view.round);
  const [reason, setReason] = useState(view.republish[0]?.reason ?? null);
  const { id } = useEvent();
  useMarkAsBeingChanged(id, view.round, what);
  const [kept, setKept, letGo] = useKept(unsavedPairingsKey(id, view.round, what), () => ({
    before,
    draft: start,
  }));
  // Changes to a draft that was paired anew meanwhile are dropped.
  const draft = changedBoards(kept.before, before).length === 0 ? kept.draft : start;
  const setDraft = (next: ManualDraft): void => {
    setKept({ before, draft: next });
  };
  const end = (): void => {
    letGo();
    props.onEnd();
  };
  const [chosen, setChosen] = useState<PlayerId | null>(null);
  const [comparing, setComparing] = useState(false);
  const facts = useMemo(() => seatFacts(view, players), [view, players]);
  const comparisons = comparison(before, draft);
  const changed = comparisons.map(({ index }) => index);
  const unchanged = changed.length === 0 && draft.pairs.length === before.pairs.length;
  const choose = (player: PlayerId): void => {
    if (chosen === null) setChosen(player);
    else {
      if (chosen !== player) setDraft(exchange(draft, chosen, player));
      setChosen(null);
    }
  };
  const keep = async (): Promise<void> => {
    setComparing(false);
    const proposal = { round: view.round, pairs: draft.pairs, bye: byeOf(draft) };
    const sent = await act(
      what === 'public' && reason !== null
        ? { type: 'republishRound', ...proposal, reason }
        : { type: 'draftRound', ...proposal, origin: 'manual' },
      // The comparison has already asked whether to pair manually.
      { confirmed: { manualPairing: 'confirmed' } },
    );
    if (sent.kind === 'done') end();
  };
  const seat = (player: PlayerId): ReactNode => {
    const known = facts.get(player);
    if (known === undefined) return null;
    return (
      <ManualSeat
        facts={known}
        chosen={chosen === player}
        onChoose={() => {
          choose(player);
        }}
      />
    );
  };
  return (
    <section className={classes['byHand']} aria-label={words.change}>
      <Group justify="space-between" mb="sm">
        <Text role="status">
          {chosen === null
            ? words.change_start
            : words.change_chosen(facts.get(chosen)?.name ?? chosen)}
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={end}>
            {words.change_cancel}
          </Button>
          <Button
            disabled={unchanged}
            onClick={() => {
              setComparing(true);
            }}
          >
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
            const compared = comparisons.find((one) => one.index === index);
            return (
              <Fragment key={board}>
                <tr
                  className={classes['board']}
                  data-status={changed.includes(index) ? 'changed' : undefined}
                >
                  <th scope="row" className={classes['number']}>
                    {board}
                    {changed.includes(index) && (
                      <span className={classes['changedSign']}>{manual.changed}</span>
                    )}
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
                {compared !== undefined && (
                  <tr className={classes['board']} data-status="changed">
                    <td colSpan={4}>
                      <PairJudgement round={view.round} board={compared} facts={facts} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
          {draft.bye !== null && (
            <tr className={classes['board']}>
              <th scope="row">{words.swapBye}</th>
              <td colSpan={3}>{seat(draft.bye)}</td>
            </tr>
          )}
          {draft.aside.map((player) => (
            <tr key={player} className={classes['board']} data-status="changed">
              <th scope="row">{words.noOpponent}</th>
              <td colSpan={3}>{seat(player)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {comparing && (
        <ComparisonDialog
          view={view}
          boards={comparisons}
          facts={facts}
          onConfirm={() => void keep()}
          onBack={() => {
            setComparing(false);
          }}
        />
      )}
    </section>
  );
}

/** Manual changes to public pairings, for a reason of the rules (C.04.2 D.10, 2026: 4.4). */
export function ManualRepublication(props: {
  readonly view: RoundView;
  readonly onEnd: () => void;
}): ReactNode {
  const { data } = useView<PlayersView>('players');
  if (data === undefined) return null;
  return <ManualPairing {...props} what="public" players={data.players} />;
}
