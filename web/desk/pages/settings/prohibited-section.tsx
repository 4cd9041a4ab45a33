import { Button, Text } from '@mantine/core';
import { playerId } from '@ronde/core/rules/identity.ts';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { ProhibitedPairsAnswer } from '@ronde/server/api/prohibited-pairs.ts';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useView } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import { PartOfPage } from '../../later/part-of-page.tsx';
import { ApartRules } from '../../parts-of-pages.ts';
import { ROUND_SPAN_WORDS } from '../../parts/round-span-words.ts';
import { allRounds, RoundSpanChoice } from '../../parts/round-span.tsx';
import { playerOptions } from '../../parts/distinct-names.ts';
import classes from './settings.module.css';
import { SETTINGS_WORDS } from './settings-words.ts';
import { ChooseSeveral } from '../../parts/several-fields.tsx';

/** Who is kept apart, and in which rounds. */
export function ProhibitedSection({ rounds }: { readonly rounds: number }): ReactNode {
  const { prohibited: words } = useWords(SETTINGS_WORDS);
  const spans = useWords(ROUND_SPAN_WORDS);
  const act = useDo();
  const may = useMay();
  const { data } = useView<ProhibitedPairsAnswer>('prohibited-pairs');
  return (
    <>
      <Text c="dimmed" mb="sm">
        {words.about}
      </Text>
      {data?.groups.length === 0 && <p className={classes['empty']}>{words.none}</p>}
      <ul className={classes['groups']}>
        {data?.groups.map(({ players, fromRound, toRound }) => {
          const names = players.map(({ name }) => name).join(' · ');
          return (
            <li key={players.map(({ id }) => id).join()}>
              <span className={classes['names']}>{names}</span>
              <span className={classes['soft']}>{spans.rounds(fromRound, toRound)}</span>
              {may('allowPairs') && (
                <Button
                  variant="default"
                  size="compact-md"
                  aria-label={words.allowOf(names)}
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
      {may('prohibitPairs') && <NewGroup key={rounds} rounds={rounds} />}
      <PartOfPage>
        <ApartRules rounds={rounds} />
      </PartOfPage>
    </>
  );
}

function NewGroup({ rounds }: { readonly rounds: number }): ReactNode {
  const { prohibited: words } = useWords(SETTINGS_WORDS);
  const act = useDo();
  const { data } = useView<PlayersView>('players');
  const [chosen, setChosen] = useState<string[]>([]);
  const [span, setSpan] = useState(() => allRounds(rounds));
  const add = async (): Promise<void> => {
    const players = chosen.map(playerId);
    const sent = await act({ type: 'prohibitPairs', players, ...span });
    if (sent.kind === 'done') setChosen([]);
  };
  return (
    <div className={classes['newGroup']}>
      <ChooseSeveral
        className={classes['grows']}
        label={words.players}
        placeholder={chosen.length < 2 ? words.playersHint : ''}
        searchable
        limit={40}
        value={chosen}
        onChange={setChosen}
        data={playerOptions(data?.players ?? [])}
      />
      <RoundSpanChoice rounds={rounds} span={span} onChange={setSpan} />
      <Button variant="default" disabled={chosen.length < 2} onClick={() => void add()}>
        {words.add}
      </Button>
    </div>
  );
}
