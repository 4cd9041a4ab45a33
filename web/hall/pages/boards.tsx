/** @jsxImportSource preact */
import type { Language } from '@ronde/core/rules/language.ts';
import { displayPoints, type Points } from '@ronde/core/rules/points.ts';
import type { HallBoard } from '@ronde/core/tournament/views/hall-lines.ts';
import type { HallPage } from '@ronde/core/tournament/views/hall-page.ts';
import type { JSX } from 'preact';
import { unpairedText, resultSpoken, resultText } from '../../words/results.ts';
import { fitLines, type Fit } from '../layout/fit-lines.ts';
import { rangesOf } from '../layout/ranges.ts';
import { roomForNumber } from '../layout/room.ts';
import type { Sheet, Wall } from '../sheet.ts';
import type { Saying } from '../words/saying.ts';
import { HEIGHTS, Lines, spread, Stacked, type Field } from './lines.tsx';
import { Name, roomForNames } from './names.tsx';

export type BoardsPage = Extract<HallPage, { view: 'pairings' | 'results' }>;

const FIXED = { score: 2.1, result: 3.9 } as const;

/** For the word above. */
export const LEAST_BOARD = 2.7;

/** How many times as many pages the scores may cost. */
const WORTH_MORE_PAGES = 1.5;

type Line =
  | { readonly kind: 'board'; readonly of: HallBoard }
  | { readonly kind: 'unpaired'; readonly of: BoardsPage['unpaired'][number] };

/** How long a result that just came is marked. */
const FRESH = 10_000;

/** Whether the result of a board came in the last moments. */
export const isFresh = (wall: Wall, round: number, board: number): boolean => {
  const found = wall.latest.find((one) => one.round === round && one.board === board);
  return found !== undefined && wall.now() - Date.parse(found.at) < FRESH;
};

/** The round from board 1 on, with results where there are some, and whoever has no board below. */
export function pairingsSheet(page: BoardsPage, wall: Wall): Sheet {
  const { saying } = wall;
  const { say, lines: head } = saying;
  const lines: readonly Line[] = [
    ...page.boards.map((of) => ({ kind: 'board', of }) as const),
    ...page.unpaired.map((of) => ({ kind: 'unpaired', of }) as const),
  ];
  const players = page.boards.flatMap(({ white, black }) => [white, black]);
  const room = roomForNames(players, saying);
  const board = roomForNumber(page.boards.at(-1)?.board ?? 0, LEAST_BOARD);
  const fitWith = (fixed: number): Fit => {
    const shape = { wide: fixed + 2 * room.all, tight: fixed + 2 * room.most };
    return fitLines(lines.length, wall.box, { ...shape, ...HEIGHTS, mostColumns: 3 }, wall.letters);
  };
  const [bare, full] = [
    fitWith(board + FIXED.result),
    fitWith(board + FIXED.result + 2 * FIXED.score),
  ];
  // Before the second round everybody has nothing; and scores are not worth twice the pages.
  const scored = players.some(({ score: held }) => held !== null && held > 0);
  const scores = scored && full.pages < WORTH_MORE_PAGES * bare.pages;
  const fit = scores ? full : bare;
  const score = (kind: string): readonly Field[] =>
    scores ? [{ kind, head: head((w) => w.points), em: FIXED.score }] : [];
  const fields = spread(
    [
      { kind: 'board', head: head((w) => w.board), em: board },
      { kind: 'name', head: head((w) => w.white), em: 1 },
      ...score('score'),
      { kind: 'result', head: head((w) => w.result), em: FIXED.result },
      ...score('score other'),
      { kind: 'name other', head: head((w) => w.black), em: 1 },
    ],
    fit,
    wall,
  );
  const names = fields[1]?.em ?? 0;
  return {
    title: say((w) => w.heading.pairings),
    note: calledAnd(page, page.results > 0 ? resultsIn(page, saying) : null, saying),
    pictures: fit.pages,
    ranges: rangesOf(
      lines.map((line) => (line.kind === 'board' ? line.of.board : null)),
      fit,
      page.share,
    ),
    draw: (picture) => (
      <Lines
        lines={lines}
        fit={fit}
        picture={picture}
        fields={fields}
        row={(line) =>
          line.kind === 'unpaired' ? (
            <tr key={line.of.tpn ?? line.of.name} class="unpaired">
              <td class="board">–</td>
              <td class="name" colSpan={fields.length - 1}>
                <Name of={line.of} room={2 * names} saying={saying} />
                {' – '}
                <Stacked
                  kind="bye"
                  lines={saying.inEach((language) => unpairedText(line.of, language))}
                />
              </td>
            </tr>
          ) : (
            <tr
              key={line.of.board}
              data-board={line.of.board}
              data-fresh={isFresh(wall, page.round, line.of.board) || undefined}
            >
              <td class="board">{line.of.board}</td>
              <td class="name">
                <Name of={line.of.white} room={names} saying={saying} />
              </td>
              {scores && <td class="score">{points(line.of.white.score, saying.first)}</td>}
              <Result of={line.of} saying={saying} />
              {scores && <td class="score other">{points(line.of.black.score, saying.first)}</td>}
              <td class="name other">
                <Name of={line.of.black} room={names} saying={saying} />
              </td>
            </tr>
          )
        }
      />
    ),
  };
}

const points = (score: Points | null, language: Language): string =>
  score === null ? '' : displayPoints(score, language);

export const resultsIn = (
  { results, of }: Pick<BoardsPage, 'results' | 'of'>,
  { say }: Saying,
): string => say((w) => w.resultsIn(results, of));

/** What the round is called beside its number, before another note. */
export function calledAnd(
  { called }: Pick<BoardsPage, 'called'>,
  note: string | null,
  { each }: Saying,
): string | null {
  if (called === null) return note;
  return [each((language) => called[language]), note].filter((part) => part !== null).join(' · ');
}

/** The result of a board; a thin stroke while it is played. */
export function Result(props: {
  readonly of: Pick<HallBoard, 'outcome'>;
  readonly saying: Saying;
}): JSX.Element {
  const { outcome } = props.of;
  const { first } = props.saying;
  return (
    <td class="result" data-kind={outcome.kind} aria-label={resultSpoken(outcome, first)}>
      {outcome.kind === 'notEntered' ? '–' : resultText(outcome, first)}
    </td>
  );
}
