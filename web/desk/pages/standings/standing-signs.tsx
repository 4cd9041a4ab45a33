import { Alert, Group, Text } from '@mantine/core';
import type { StandingsRefusal } from '@ronde/core/standings/request.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import type { StandingsView } from '@ronde/core/tournament/views/standings.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { useMay } from '../../event/use-may.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { PartOfPage } from '../../later/part-of-page.tsx';
import { OwnValues, PlayOffs, RecordPlayOff } from '../../parts-of-pages.ts';
import { LotsDue } from './draw-lots.tsx';
import classes from './standings.module.css';
import { STANDINGS_WORDS } from './standings-words.ts';
import { Undecided } from './undecided.tsx';

/** Whether the table is final, what is still open in it, and which ties are left. */
export function StandingSigns(props: {
  readonly view: StandingsView;
  readonly latest: boolean;
}): ReactNode {
  const { view, latest } = props;
  const words = useWords(STANDINGS_WORDS);
  const language = useLanguage();
  const may = useMay();
  const { id } = useEvent();
  if (view.round === 0) return null;
  const settled = view.final && view.openGames === 0;
  const names = new Map(view.rows.map(({ tpn, name }) => [tpn, name]));
  const [seed] = view.lots.map((drawn) => drawn.seed);
  const [firstDropped] = view.dropped;
  // In a cup only a level match is played off: those who are out share their place.
  const mayPlayOff = !view.cup || view.undecided.length > 0;
  return (
    <div className={classes['signs']}>
      <Group gap="xs">
        <span className={classes['sign']} data-settled={settled}>
          {settled ? words.final : words.provisional}
        </span>
        {view.sides !== null && (
          <Text fw={700}>
            {words.sides(
              `${view.sides.a.name} ${displayPoints(view.sides.a.points, language)}`,
              `${displayPoints(view.sides.b.points, language)} ${view.sides.b.name}`,
            )}
          </Text>
        )}
        {view.openGames > 0 && <Text size="sm">{words.openGames(view.openGames)}</Text>}
        {!view.final && view.openGames === 0 && view.undecided.length === 0 && latest && (
          <Text size="sm" c="dimmed">
            {words.roundsToCome}
          </Text>
        )}
        {seed !== undefined && <Text size="sm">{words.lots(seed)}</Text>}
        <Undecided matches={view.undecided} />
        {!view.cup && view.tiesLeft.length > 0 && (
          <details className={classes['ties']}>
            <summary>{words.tiesLeft(view.tiesLeft.length)}</summary>
            <ul>
              {view.tiesLeft.map(({ rank, players }) => (
                <li key={rank}>
                  {words.tieAt(rank, players.map((tpn) => names.get(tpn) ?? tpn).join(' · '))}
                </li>
              ))}
            </ul>
          </details>
        )}
        {view.lotsDue && latest && <LotsDue />}
        {latest && view.playOffs !== null && mayPlayOff && may('recordPlayOff') && (
          <>
            <Link to={`/event/${encodeURIComponent(id)}/play-off`} className="no-print">
              {words.playOff}
            </Link>
            {!view.cup && (
              <PartOfPage>
                <RecordPlayOff view={view} />
              </PartOfPage>
            )}
          </>
        )}
        {latest && view.byHand.length > 0 && may('setTieBreakValue') && (
          <PartOfPage>
            <OwnValues view={view} />
          </PartOfPage>
        )}
      </Group>
      {latest && view.playOffs !== null && (
        <PartOfPage>
          <PlayOffs view={view} playOffs={view.playOffs} />
        </PartOfPage>
      )}
      {view.refusal !== null && (
        <Alert color="red">{words.refusal(sayRefusal(words, view.refusal))}</Alert>
      )}
      {firstDropped !== undefined && (
        <Text size="sm" c="dimmed">
          {words.dropped(
            view.dropped.map(({ descriptor }) => descriptor).join(', '),
            firstDropped.article,
          )}
        </Text>
      )}
      {view.refusedPlayOffs.length > 0 && (
        <Alert color="yellow">{words.playOffs(view.refusedPlayOffs.length)}</Alert>
      )}
    </div>
  );
}

function sayRefusal(
  { refusals }: (typeof STANDINGS_WORDS)['en'],
  refusal: StandingsRefusal,
): string {
  const what = 'descriptor' in refusal ? refusal.descriptor : '';
  const said = refusals[refusal.code](what);
  return 'article' in refusal ? `${said} (${refusal.article})` : said;
}
