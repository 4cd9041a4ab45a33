import { Group, NumberInput, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import type { PlayedScore } from '@ronde/core/rules/outcome.ts';
import type { PrizesView } from '@ronde/core/tournament/views/prizes.ts';
import { useState, type ReactNode } from 'react';
import { resultText } from '../../../words/results.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { moneyText } from '@ronde/core/standings/prizes/money-text.ts';
import { PRIZES_WORDS } from './prizes-words.ts';

const SCORES: readonly PlayedScore[] = ['1-0', '½-½', '0-1'];

/** What changes if board 3 is drawn: who would have more or less. */
export function WhatIf({ view }: { readonly view: PrizesView }): ReactNode {
  const words = useWords(PRIZES_WORDS);
  const language = useLanguage();
  const [board, setBoard] = useState<number | null>(null);
  const [score, setScore] = useState<string>('½-½');
  const asked = `prizes?whatIf=${encodeURIComponent(`${board ?? 1}:${score}`)}`;
  const { data } = useView<PrizesView>(asked, board !== null);
  const changes = board === null ? null : (data?.changes ?? null);
  const names = new Map(
    [...view.players, ...(data?.players ?? [])].map((one) => [one.tpn, one.name]),
  );
  return (
    <Stack component="section" gap="xs" mt="lg" className="no-print">
      <Title order={2} size="h4">
        {words.whatIf}
      </Title>
      <Group align="flex-end">
        <NumberInput
          label={words.whatIfBoard(view.round)}
          min={1}
          w="13rem"
          value={board ?? ''}
          onChange={(value) => {
            setBoard(typeof value === 'number' ? value : null);
          }}
        />
        <SegmentedControl
          aria-label={words.whatIfResult}
          value={score}
          onChange={setScore}
          data={SCORES.map((value) => ({
            value,
            label: resultText({ kind: 'played', score: value }, language),
          }))}
        />
      </Group>
      {board !== null && data !== undefined && changes === null && (
        <Text>{words.whatIfNoBoard(board)}</Text>
      )}
      {changes?.length === 0 && <Text>{words.whatIfNothing}</Text>}
      {changes !== null && changes.length > 0 && (
        <ul>
          {changes.map(({ tpn, difference }) => (
            <li key={tpn}>
              {words.gets(names.get(tpn) ?? String(tpn))} {difference > 0 ? '+' : ''}
              {moneyText(difference, view.currency, language)}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
