import { Alert, Stack, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import { displayPoints, POINT } from '@ronde/core/rules/points.ts';
import type { Award } from '@ronde/core/standings/prizes/allocation.ts';
import type { PrizePlayer, PrizesView } from '@ronde/core/tournament/views/prizes.ts';
import { useMemo, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import type { Column } from '../../parts/data-column.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { FittingName } from '../../parts/fitting-name.tsx';
import { usePanel } from '../../shell/use-panel.ts';
import { ListWorking } from './list-working.tsx';
import { moneyText } from '@ronde/core/standings/prizes/money-text.ts';
import classes from './prizes.module.css';
import { PRIZES_WORDS } from './prizes-words.ts';

interface Line extends Award {
  readonly player: PrizePlayer | null;
  readonly listName: string;
  readonly why: string;
}

/** Who gets what and why, who tied and got nothing, and where the money went. */
export function AwardTable({ view }: { readonly view: PrizesView }): ReactNode {
  const words = useWords(PRIZES_WORDS);
  const language = useLanguage();
  const { panel, open } = usePanel();
  const money = (cents: number): string => moneyText(cents, view.currency, language);
  const lines = useMemo(() => linesOf(view, language), [view, language]);
  const narrow = useMediaQuery('(max-width: 36rem)', false, { getInitialValueInEffect: false });
  const columns = useMemo<readonly Column<Line>[]>(
    () => [
      {
        key: 'rank',
        title: words.rank,
        numeric: true,
        width: narrow ? '4rem' : '4.75rem',
        value: ({ player }) => player?.rank ?? null,
      },
      {
        key: 'name',
        title: words.name,
        least: narrow ? '10rem' : '12.5rem',
        stays: true,
        value: ({ player }) => player?.name ?? null,
        show: ({ player }) => player !== null && <FittingName name={player.name} />,
      },
      {
        key: 'points',
        title: words.points,
        numeric: true,
        width: '4.5rem',
        folds: 3,
        value: ({ player }) => (player === null ? null : player.points / POINT),
        show: ({ player }) => (player === null ? '' : displayPoints(player.points, language)),
      },
      {
        key: 'list',
        title: words.list,
        least: '9rem',
        folds: 5,
        value: ({ listName }) => listName,
      },
      {
        key: 'place',
        title: words.place,
        numeric: true,
        width: '5rem',
        folds: 4,
        value: ({ place }) => place,
      },
      {
        key: 'amount',
        title: words.amount,
        numeric: true,
        width: '7rem',
        value: ({ amount }) => amount / 100,
        show: ({ amount }) => (
          <strong>{amount === 0 ? '' : moneyText(amount, view.currency, language)}</strong>
        ),
      },
      {
        key: 'thing',
        title: words.thing,
        least: '5.5rem',
        folds: 2,
        value: ({ thing }) => thing?.name[language] ?? null,
      },
      {
        key: 'why',
        title: words.why,
        least: '15rem',
        folds: 1,
        value: ({ why }) => why,
        show: ({ why }) => <span title={why}>{why}</span>,
      },
    ],
    [language, narrow, view.currency, words],
  );
  const nameOf = namesIn(view);
  const listOf = listsIn(view, language);
  const named = (players: readonly Tpn[]): string => players.map(nameOf).join(' · ');
  const { fund, awarded, unawarded } = view.totals;
  const settled = view.final && view.openGames === 0;
  return (
    <Stack gap="sm">
      <Text c={settled ? 'var(--ink)' : 'var(--attention)'}>
        {settled ? words.final(view.round) : words.provisional(view.round)}
      </Text>
      {view.undecided.map(({ what, players, list }, index) => (
        <Alert key={index} color="yellow">
          {words.undecided[what](named(players), listOf(list))}
        </Alert>
      ))}
      {view.choices.some(({ because }) => because === 'contested') && (
        <Alert color="red">{words.contested}</Alert>
      )}
      <DataTable
        name="prizes"
        caption={words.caption}
        columns={columns}
        rows={lines}
        rowKey={({ tpn, list, place }) => `${tpn} ${list} ${place}`}
        current={
          panel?.kind === 'rank'
            ? currentOf(lines, panel.player)
            : panel?.kind === 'teamRank'
              ? currentOf(lines, panel.team)
              : null
        }
        onOpen={({ player }) => {
          const { id = null, team = null } = player ?? {};
          if (id !== null) open({ kind: 'rank', player: id });
          else if (team !== null) open({ kind: 'teamRank', team });
        }}
        empty={words.empty}
      />
      <Text fw={600} className={classes['totals']}>
        {words.totals(money(fund), money(awarded), money(unawarded))}
      </Text>
      {view.tiedWithoutPrize.length > 0 && (
        <section>
          <Title order={2} size="h4">
            {words.tied}
          </Title>
          <ul>
            {view.tiedWithoutPrize.map(({ list, winners, players, because }, index) => (
              <li key={index}>
                {words.tiedLine[because](named(players), named(winners), listOf(list))}
              </li>
            ))}
          </ul>
        </section>
      )}
      <ListWorking view={view} nameOf={nameOf} />
    </Stack>
  );
}

const currentOf = (lines: readonly Line[], winner: string): string | null => {
  const found = lines.find(({ player }) => player?.id === winner || player?.team === winner);
  return found === undefined ? null : `${found.tpn} ${found.list} ${found.place}`;
};

function namesIn({ players }: PrizesView): (tpn: Tpn) => string {
  const names = new Map(players.map(({ tpn, name }) => [tpn, name]));
  return (tpn) => names.get(tpn) ?? String(tpn);
}

function listsIn({ lists }: PrizesView, language: 'en' | 'fr'): (id: string) => string {
  const names = new Map(lists.map(({ list, name }) => [list, name[language]]));
  return (id) => names.get(id) ?? id;
}

function linesOf(view: PrizesView, language: 'en' | 'fr'): Line[] {
  const words = PRIZES_WORDS[language];
  const players = new Map(view.players.map((player) => [player.tpn, player]));
  const listOf = listsIn(view, language);
  return view.awards.map((award) => {
    const choice = view.choices.find(
      ({ tpn, taken }) => tpn === award.tpn && taken.list === award.list,
    );
    const passed = (choice?.passedOver ?? [])
      .map(({ list, worth }) =>
        words.offer(listOf(list), moneyText(worth, view.currency, language)),
      )
      .join(', ');
    return {
      ...award,
      player: players.get(award.tpn) ?? null,
      listName: listOf(award.list),
      why: choice === undefined ? '' : words.because[choice.because](passed),
    };
  });
}
