import { Alert, Button, NumberInput, Table, Text } from '@mantine/core';
import { ADVICE_MEASURES, ADVICE_WORDS } from '@ronde/core/pairing/advice/advice-words.ts';
import type { SystemAdvice as Advised } from '@ronde/core/pairing/advice/advise.ts';
import type { AdviceAnswer } from '@ronde/server/api/advice.ts';
import { useState, type ReactNode } from 'react';
import { ask } from '../../../api/ask.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { wholeOrNull } from '../settings/fields/fields-props.ts';
import classes from './new.module.css';
import { SYSTEM_ADVICE_WORDS } from './system-advice-words.ts';

const MOST = { players: 300, rounds: 30 } as const;

/** Systems compared for a field, as a picture and as figures. */
export function SystemAdvice(props: {
  readonly rounds: number;
  /** Those expected; null while nobody knows. */
  readonly players: number | null;
}): ReactNode {
  const words = useWords(SYSTEM_ADVICE_WORDS);
  const language = useLanguage();
  const [players, setPlayers] = useState<number | null>(props.players);
  const [rounds, setRounds] = useState<number | null>(props.rounds);
  const [answer, setAnswer] = useState<AdviceAnswer | 'failed' | null>(null);
  const { busy, run } = useOneAtATime();
  const compare = async (): Promise<void> => {
    const query = `players=${players ?? 0}&rounds=${rounds ?? 0}&lang=${language}`;
    try {
      setAnswer(await ask<AdviceAnswer>(`/api/advice?${query}`));
    } catch {
      setAnswer('failed');
    }
  };
  const fits = players !== null && players >= 2 && rounds !== null && rounds >= 1;
  return (
    <section className={classes['advice']} aria-labelledby="system-advice">
      <h3 id="system-advice">{words.heading}</h3>
      <Text size="sm" c="dimmed">
        {words.about}
      </Text>
      <div className={classes['adviceAsked']}>
        <NumberInput
          label={words.players}
          min={2}
          max={MOST.players}
          allowDecimal={false}
          clampBehavior="strict"
          value={players ?? ''}
          onChange={(value) => {
            setPlayers(wholeOrNull(value));
          }}
        />
        <NumberInput
          label={words.rounds}
          min={1}
          max={MOST.rounds}
          allowDecimal={false}
          clampBehavior="strict"
          value={rounds ?? ''}
          onChange={(value) => {
            setRounds(wholeOrNull(value));
          }}
        />
        <Button
          variant="default"
          disabled={!fits}
          loading={busy}
          onClick={ignoringDoubleClick(() => {
            run(compare);
          })}
        >
          {words.ask}
        </Button>
      </div>
      <div role="status">
        {busy && <Text size="sm">{words.asking}</Text>}
        {answer === 'failed' && <Alert color="red">{words.failed}</Alert>}
        {answer !== null && answer !== 'failed' && !busy && <Compared answer={answer} />}
      </div>
    </section>
  );
}

function Compared({ answer }: { readonly answer: AdviceAnswer }): ReactNode {
  const words = useWords(SYSTEM_ADVICE_WORDS);
  const said = ADVICE_WORDS[useLanguage()];
  const { title, picture, systems, acceleration } = answer;
  return (
    <>
      <img
        className={classes['advicePicture']}
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        alt={title}
      />
      <div className={classes['adviceTable']}>
        <Table captionSide="top">
          <Table.Caption>{title}</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{words.system}</Table.Th>
              {ADVICE_MEASURES.map((measure) => (
                <Table.Th key={measure}>{said.measures[measure]}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {systems.map((one) => (
              <Line key={one.system} one={one} />
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {acceleration.reasons.includes('players') && <Text size="sm">{words.accelerate}</Text>}
    </>
  );
}

function Line({ one }: { readonly one: Advised }): ReactNode {
  const words = useWords(SYSTEM_ADVICE_WORDS);
  const language = useLanguage();
  const { system, rounds, games, outcome } = one;
  const percent = (share: number): string => `${Math.round(100 * share)} %`;
  const mean = (Math.round(10 * games.mean) / 10).toLocaleString(language);
  return (
    <Table.Tr>
      <Table.Th scope="row">{ADVICE_WORDS[language].systems[system]}</Table.Th>
      {outcome === null ? (
        <Table.Td colSpan={ADVICE_MEASURES.length}>
          {system.endsWith('wiss') ? words.tooMany : words.needs(rounds)}
        </Table.Td>
      ) : (
        <>
          <Table.Td>{mean}</Table.Td>
          <Table.Td>{percent(outcome.strongestWins)}</Table.Td>
          <Table.Td>{percent(outcome.leadersMet)}</Table.Td>
        </>
      )}
    </Table.Tr>
  );
}
