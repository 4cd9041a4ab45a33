import { Group, NativeSelect } from '@mantine/core';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { STANDINGS_WORDS } from './standings-words.ts';

/** After which round the standings are shown. */
export function AsOfRound(props: {
  /** Null for the latest. */
  readonly asOf: number | null;
  readonly latest: number;
  readonly rounds: number;
  readonly onAsk: (round: number | null) => void;
}): ReactNode {
  const { asOf, latest, rounds, onAsk } = props;
  const words = useWords(STANDINGS_WORDS);
  return (
    <Group gap="xs" className="no-print">
      <label htmlFor="standings-as-of">{words.asOf}</label>
      <NativeSelect
        id="standings-as-of"
        value={String(asOf ?? latest)}
        onChange={(event) => {
          const chosen = Number(event.currentTarget.value);
          onAsk(chosen === latest ? null : chosen);
        }}
        data={Array.from({ length: rounds }, (_, index) => {
          const round = rounds - index;
          const label =
            round === latest
              ? words.latest(round)
              : round > latest
                ? words.onlyPaired(round)
                : String(round);
          return { value: String(round), label };
        })}
      />
    </Group>
  );
}

/** The round the standings are asked for, in the address: null for the latest. */
export function useAsOf(): [number | null, (round: number | null) => void] {
  const { after }: { after?: number } = useSearch({ strict: false });
  const navigate = useNavigate();
  return [
    after ?? null,
    (round) => {
      void navigate({
        to: '.',
        search: ({ after: _, ...rest }: { after?: number }) =>
          round === null ? rest : { ...rest, after: round },
      });
    },
  ];
}

/** Rounds that can be asked for: those published, at least those that count. */
export function publishedRounds(data: OverviewAnswer | undefined, atLeast: number): number {
  const shown = (data?.overview.rounds ?? []).filter(
    ({ stage }) => stage !== 'toCome' && stage !== 'draft',
  );
  return Math.max(atLeast, shown.length);
}
