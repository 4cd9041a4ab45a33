import { ActionIcon, Menu } from '@mantine/core';
import { isOfTwoSides } from '@ronde/core/pairing/systems.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import type { Arrangement } from '@ronde/core/tournament/round.ts';
import { SIDES_OF_MATCH } from '@ronde/core/tournament/views/match-view.ts';
import { saySheet } from '@ronde/core/tournament/words/say-sheet.ts';
import { sheetStanding } from '@ronde/core/tournament/views/sheet-standing.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { formatWeekday } from '../../../dates.ts';
import { useEvent } from '../../../event/event-context.tsx';
import { useDo } from '../../../event/use-command.tsx';
import { useMay } from '../../../event/use-may.ts';
import { useView } from '../../../event/use-view.ts';
import { IconChevronDown, IconChevronRight, IconDotsVertical } from '../../../icons.tsx';
import { useLanguage, useWords } from '../../../language.tsx';
import { PartOfPage } from '../../../later/part-of-page.tsx';
import { ArrangeMatch, IrregularLineUp } from '../../../parts-of-pages.ts';
import { useMatchSheets } from '../../../parts/teams/use-match-sheets.ts';
import { usePanel } from '../../../shell/use-panel.ts';
import { Departure } from '../boards/departure.tsx';
import type { ListLine } from '../boards/list-lines.ts';
import classes from '../rounds.module.css';
import { MATCH_WORDS } from './match-words.ts';
import { TeamPenalty } from './team-penalty-later.ts';

/** The head of a match among the boards: both teams, the running score, and what is done to all of it. */
export function MatchHead(props: {
  readonly line: Extract<ListLine, { kind: 'match' }>;
  readonly view: RoundView;
  readonly index: number;
  readonly measure: ((row: HTMLTableRowElement | null) => void) | null;
  readonly onFold: (table: number) => void;
}): ReactNode {
  const { view } = props;
  const { match, folded } = props.line;
  const { table, first, second, open } = match;
  const words = useWords(MATCH_WORDS);
  const language = useLanguage();
  const [one, other] = [first, second].map(({ points }) =>
    points === null ? '' : displayPoints(points, language),
  );
  const sayArranged = ({ day, dayOpen, time, place }: Arrangement): string =>
    [
      dayOpen === true ? words.dayOpen : day === undefined ? '' : formatWeekday(day, language),
      time ?? '',
      place ?? '',
    ]
      .filter((part) => part !== '')
      .join(', ');
  const score = view.stage === 'draft' ? '–' : `${one ?? ''}–${other ?? ''}`;
  const games = view.boards.filter((board) => board.match === table).length;
  const state = match.awaited
    ? words.awaited
    : games + match.emptyBoards.length === 0
      ? words.noGames
      : open === 0
        ? words.finished
        : words.open(open ?? games);
  const sheet = useMatchSheets()(view.round, table);
  const standing = sheet === null ? null : sheetStanding(sheet);
  const Sign = folded ? IconChevronRight : IconChevronDown;
  return (
    <tr
      ref={props.measure}
      data-index={props.index}
      className={classes['match']}
      aria-rowindex={props.index + 2}
      data-finished={open === 0 && view.stage !== 'draft'}
    >
      <th scope="colgroup" colSpan={5}>
        <div className={classes['matchLine']}>
          <ActionIcon
            variant="subtle"
            size="lg"
            className="no-print"
            aria-expanded={!folded}
            aria-label={folded ? words.unfold(table) : words.fold(table)}
            onClick={() => {
              props.onFold(table);
            }}
          >
            <Sign size={18} aria-hidden />
          </ActionIcon>
          <span className={classes['soft']}>{words.tableNumber(table)}</span>
          <span className={classes['matchTeam']}>{first.name}</span>
          <strong className={classes['matchScore']} title={words.score}>
            {score}
          </strong>
          <span className={classes['matchTeam']}>{second.name}</span>
          {view.stage === 'draft' ? (
            <Departure round={view.round} of="teams" place={table} />
          ) : (
            <span className={classes['soft']}>{state}</span>
          )}
          {match.arranged !== null && open !== 0 && (
            <span className={classes['attention']}>
              {words.arranged(sayArranged(match.arranged))}
            </span>
          )}
          {sheet !== null && (
            <span
              className={
                classes[standing === 'contested' || standing === 'changed' ? 'attention' : 'soft']
              }
            >
              {saySheet(sheet, language)}
            </span>
          )}
          {SIDES_OF_MATCH.map((side) => {
            const { forfeited, name } = match[side];
            if (forfeited === null) return null;
            return (
              <span key={side} className={classes['attention']}>
                {forfeited.reason === 'absent'
                  ? words.absent(name)
                  : words.irregularFrom(name, forfeited.board)}
              </span>
            );
          })}
          <MatchMenu match={match} view={view} />
        </div>
      </th>
    </tr>
  );
}

function MatchMenu(props: {
  readonly match: Extract<ListLine, { kind: 'match' }>['match'];
  readonly view: RoundView;
}): ReactNode {
  const { match, view } = props;
  const { table } = match;
  const words = useWords(MATCH_WORDS);
  const may = useMay();
  const act = useDo();
  const { id } = useEvent();
  const { open } = usePanel();
  const [asking, setAsking] = useState<'irregular' | 'points' | 'arrange' | null>(null);
  const close = (): void => {
    setAsking(null);
  };
  const base = `/event/${encodeURIComponent(id)}`;
  const system = useView<OverviewAnswer>('').data?.overview.system;
  // The table says who sits where.
  const byTable = system !== undefined && isOfTwoSides(system);
  const board = view.boards.find((one) => one.match === table)?.board;
  const arranges =
    may('arrangeMatch') && view.stage !== 'draft' && match.open !== 0 && match.open !== null;
  const decides = may('forfeitBoards') && view.stage !== 'draft' && view.stage !== 'closed';
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            size="lg"
            className={`${classes['matchMore'] ?? ''} no-print`}
            aria-label={words.more(table)}
          >
            <IconDotsVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {board !== undefined && (
            <Menu.Item
              onClick={() => {
                open({ kind: 'why', round: view.round, board });
              }}
            >
              {words.why}
            </Menu.Item>
          )}
          {may('setLineUp') && !byTable && (
            <Menu.Item
              component={Link}
              to={`${base}/line-ups/${view.round}`}
              hash={`table-${table}`}
            >
              {words.lineUps}
            </Menu.Item>
          )}
          <Menu.Item
            component={Link}
            to={`${base}/match-sheets/${view.round}`}
            hash={`table-${table}`}
          >
            {words.sheet}
          </Menu.Item>
          {arranges && (
            <Menu.Item
              onClick={() => {
                setAsking('arrange');
              }}
            >
              {words.arrange}
            </Menu.Item>
          )}
          {decides && (
            <>
              {SIDES_OF_MATCH.map((side) => (
                <Menu.Item
                  key={side}
                  onClick={() =>
                    void act({
                      type: 'forfeitBoards',
                      round: view.round,
                      team: match[side].id,
                      board: 1,
                      reason: 'absent',
                    })
                  }
                >
                  {words.notThere(match[side].name)}
                </Menu.Item>
              ))}
              <Menu.Item
                onClick={() => {
                  setAsking('irregular');
                }}
              >
                {words.irregular}
              </Menu.Item>
            </>
          )}
          {may('adjustTeamPoints') && view.stage !== 'draft' && (
            <Menu.Item
              onClick={() => {
                setAsking('points');
              }}
            >
              {words.points}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {asking === 'irregular' && (
        <PartOfPage>
          <IrregularLineUp match={match} view={view} onClose={close} />
        </PartOfPage>
      )}
      {asking === 'arrange' && (
        <PartOfPage>
          <ArrangeMatch round={view.round} table={table} onClose={close} />
        </PartOfPage>
      )}
      {asking === 'points' && (
        <PartOfPage>
          <TeamPenalty match={match} round={view.round} onClose={close} />
        </PartOfPage>
      )}
    </>
  );
}
