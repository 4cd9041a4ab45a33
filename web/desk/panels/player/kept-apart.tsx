import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { playerId } from '@ronde/core/rules/identity.ts';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { ProhibitedPairsAnswer } from '@ronde/server/api/prohibited-pairs.ts';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useView } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import { ROUND_SPAN_WORDS } from '../../parts/round-span-words.ts';
import { allRounds, RoundSpanChoice } from '../../parts/round-span.tsx';
import { playerOptions } from '../../parts/distinct-names.ts';
import type { Named } from './bye-commands.ts';
import { DECISION_WORDS } from './decision-words.ts';
import classes from './player.module.css';
import { ChooseSeveral } from '../../parts/several-fields.tsx';

/** Whom the player may not meet (TRF 260), with the way to change it. */
export function KeptApart(props: {
  readonly player: Named;
  readonly rounds: number;
  /** In FIDE mode it is settled before the first round. */
  readonly settled: boolean;
}): ReactNode {
  const { player, rounds, settled } = props;
  const words = useWords(DECISION_WORDS);
  const spans = useWords(ROUND_SPAN_WORDS);
  const act = useDo();
  const may = useMay();
  const [adding, setAdding] = useState(false);
  const mayAsk = may('pairRound') || may('prohibitPairs');
  const { data } = useView<ProhibitedPairsAnswer>('prohibited-pairs', mayAsk);
  const groups = (data?.groups ?? []).filter(({ players }) =>
    players.some(({ id }) => id === player.id),
  );
  const mayChange = may('prohibitPairs') && !settled;
  if (groups.length === 0 && !mayChange) return null;
  return (
    <section className={classes['section']}>
      <h3>{words.apart}</h3>
      <ul className={classes['byes']}>
        {groups.map(({ players, fromRound, toRound }) => {
          const others = players.filter(({ id }) => id !== player.id).map(({ name }) => name);
          return (
            <li key={players.map(({ id }) => id).join()}>
              <span>
                {others.join(' · ')}, {spans.rounds(fromRound, toRound)}
              </span>
              {mayChange && (
                <Button
                  variant="subtle"
                  size="sm"
                  aria-label={words.allowOf(others.join(', '))}
                  onClick={() =>
                    void act({ type: 'allowPairs', players: players.map(({ id }) => playerId(id)) })
                  }
                >
                  {words.allow}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {mayChange && (
        <Button
          variant="subtle"
          size="sm"
          className="no-print"
          onClick={() => {
            setAdding(true);
          }}
        >
          {words.keepApart}
        </Button>
      )}
      {adding && (
        <KeepApartDialog
          player={player}
          rounds={rounds}
          onClose={() => {
            setAdding(false);
          }}
        />
      )}
    </section>
  );
}

function KeepApartDialog(props: {
  readonly player: Named;
  readonly rounds: number;
  readonly onClose: () => void;
}): ReactNode {
  const { player, rounds, onClose } = props;
  const words = useWords(DECISION_WORDS);
  const act = useDo();
  const { data } = useView<PlayersView>('players');
  const [chosen, setChosen] = useState<string[]>([]);
  const [span, setSpan] = useState(() => allRounds(rounds));
  const send = async (): Promise<void> => {
    const players = [player.id, ...chosen.map(playerId)];
    const sent = await act({ type: 'prohibitPairs', players, ...span });
    if (sent.kind === 'done') onClose();
  };
  return (
    <Modal opened onClose={onClose} title={words.apartHeading(player.name)} centered>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.length > 0) void send();
        }}
      >
        <Stack>
          <Text size="sm">{words.apartText}</Text>
          <ChooseSeveral
            label={words.others}
            placeholder={chosen.length === 0 ? words.othersHint : ''}
            searchable
            limit={40}
            data-autofocus
            value={chosen}
            onChange={setChosen}
            data={playerOptions(data?.players ?? []).filter(({ value }) => value !== player.id)}
          />
          <RoundSpanChoice rounds={rounds} span={span} onChange={setSpan} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" disabled={chosen.length === 0}>
              {words.prohibit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
