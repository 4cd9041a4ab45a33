/** @jsxImportSource preact */
import { opposite } from '@ronde/core/rules/colour.ts';
import { displayPoints, type Points } from '@ronde/core/rules/points.ts';
import type { HallPage } from '@ronde/core/tournament/views/hall-page.ts';
import type { HallMatch, HallMatchBoard } from '@ronde/core/tournament/views/hall-lines.ts';
import type { JSX } from 'preact';
import { unpairedText } from '../../words/results.ts';
import { dayText } from '../words/saying.ts';
import { fitLines } from '../layout/fit-lines.ts';
import { widthOf } from '../layout/measure-text.ts';
import { rangesOf } from '../layout/ranges.ts';
import { roomForNumber } from '../layout/room.ts';
import type { Sheet, Wall } from '../sheet.ts';
import { isFresh, LEAST_BOARD, Result, resultsIn } from './boards.tsx';
import { HEIGHTS, Lines, spread, Stacked } from './lines.tsx';
import { Name, roomForNames } from './names.tsx';

type MatchesPage = Extract<HallPage, { view: 'matches' }>;

const FIXED = { result: 4.6, disc: 1.5, beside: 0.85 } as const;

type Block =
  | { readonly kind: 'match'; readonly of: HallMatch }
  | { readonly kind: 'free'; readonly of: MatchesPage['free'][number] };

/** The round of a team event: each match whole in one column, the teams above their boards. */
export function matchesSheet(page: MatchesPage, wall: Wall): Sheet {
  const { saying } = wall;
  const { say, lines: head } = saying;
  const blocks: readonly Block[] = [
    ...page.matches.map((of) => ({ kind: 'match', of }) as const),
    ...page.free.map((of) => ({ kind: 'free', of }) as const),
  ];
  const players = page.matches.flatMap(({ boards }) =>
    boards.flatMap(({ first, second }) => [first ?? [], second ?? []].flat()),
  );
  const teams = page.matches.flatMap(({ first, second }) => [first.name, second.name]);
  const room = roomForNames(players, saying);
  const widest = Math.max(0, ...teams.map(widthOf)) + FIXED.beside;
  const rows = 1 + Math.max(1, ...page.matches.map(({ boards }) => boards.length));
  const boards = page.matches.flatMap((match) => match.boards.map(({ table }) => table ?? 0));
  const board = roomForNumber(Math.max(0, ...boards), LEAST_BOARD);
  const fixed = board + FIXED.result;
  const names = (width: number): number => 2 * (FIXED.disc + Math.max(width, widest - FIXED.disc));
  const shape = { wide: fixed + names(room.all), tight: fixed + names(room.most) };
  const height = HEIGHTS.height * rows;
  const fit = fitLines(
    blocks.length,
    wall.box,
    { ...shape, head: HEIGHTS.head, height, mostColumns: 3 },
    wall.letters,
  );
  const fields = spread(
    [
      { kind: 'board', head: head((w) => w.board), em: board },
      { kind: 'name', head: head((w) => w.firstTeam), em: 1 },
      { kind: 'result', head: head((w) => w.result), em: FIXED.result },
      { kind: 'name other', head: head((w) => w.secondTeam), em: 1 },
    ],
    fit,
    wall,
  );
  const width = fields[1]?.em ?? 0;
  const seat = (line: HallMatchBoard, side: 'first' | 'second'): JSX.Element => {
    const colour = side === 'first' ? line.colour : opposite(line.colour);
    const player = line[side];
    return (
      <>
        <span class={`disc ${colour}`} role="img" aria-label={say((w) => w[colour])} />{' '}
        {player === null ? '–' : <Name of={player} room={width - FIXED.disc} saying={saying} />}
      </>
    );
  };
  const points = (score: Points | null): string =>
    score === null ? '' : displayPoints(score, saying.first);
  return {
    title: say((w) => w.heading[page.shownAs]),
    note: page.results > 0 ? resultsIn(page, saying) : null,
    pictures: fit.pages,
    ranges: rangesOf(
      blocks.map((block) => (block.kind === 'match' ? block.of.table : null)),
      fit,
      page.share,
    ),
    draw: (picture) => (
      <Lines
        lines={blocks}
        fit={{ ...fit, height: fit.height / rows }}
        picture={picture}
        fields={fields}
        row={(block) =>
          block.kind === 'free' ? (
            <tr key={block.of.name} class="unpaired">
              <td class="board">–</td>
              <td class="name" colSpan={3}>
                {block.of.name}
                {' – '}
                <Stacked
                  kind="bye"
                  lines={saying.inEach((language) =>
                    unpairedText(
                      {
                        outcome: block.of.outcome,
                        reason: block.of.outcome === 'pairingAllocatedBye' ? 'odd' : 'asked',
                      },
                      language,
                    ),
                  )}
                />
              </td>
            </tr>
          ) : (
            <>
              <tr key={`match ${block.of.table}`} class="match" data-match={block.of.table}>
                <td class="board">{block.of.table}</td>
                <td class="name">{block.of.first.name}</td>
                <td class={isLater(block.of) ? 'result later' : 'result'}>
                  {block.of.first.score !== null
                    ? `${points(block.of.first.score)} – ${points(block.of.second.score)}`
                    : typeof block.of.postponed === 'string'
                      ? dayText(block.of.postponed, saying.first, 'short')
                      : block.of.postponed === null
                        ? '…'
                        : block.of.awaited === true
                          ? say((w) => w.awaited)
                          : '–'}
                </td>
                <td class="name other">{block.of.second.name}</td>
              </tr>
              {block.of.boards.map((line) => (
                <tr
                  key={`${block.of.table}.${line.board}`}
                  data-board={line.table ?? undefined}
                  data-fresh={
                    (line.table !== null && isFresh(wall, page.round, line.table)) || undefined
                  }
                >
                  <td class="board">{line.table ?? '–'}</td>
                  <td class="name player">{seat(line, 'first')}</td>
                  <Result of={line} saying={saying} />
                  <td class="name other player">{seat(line, 'second')}</td>
                </tr>
              ))}
            </>
          )
        }
      />
    ),
  };
}

const isLater = ({ postponed, awaited }: HallMatch): boolean =>
  postponed !== undefined || awaited === true;
