/** @jsxImportSource preact */
import { matchMark, sayMatchCell } from '@ronde/core/documents/lists/say-match.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import type { HallPage } from '@ronde/core/tournament/views/hall-page.ts';
import type { JSX } from 'preact';
import { fitLines } from '../layout/fit-lines.ts';
import { widthOf } from '../layout/measure-text.ts';
import { rangesOf } from '../layout/ranges.ts';
import { roomForNumber } from '../layout/room.ts';
import type { Sheet, Wall } from '../sheet.ts';
import type { Saying } from '../words/saying.ts';
import { HEIGHTS, Lines, spread } from './lines.tsx';

type Page = Extract<HallPage, { view: 'teamCrosstable' }>;
type Cell = Page['lines'][number]['rounds'][number];

const FIXED = { line: 2.3, points: 2.6 } as const;
/** Opponent, a disc of the colour, and the game points, `12 ○ 2½`, and the space after them. */
const MATCH = { digit: 0.58, beside: 2.95 } as const;
const SHORT_NAME = 11;

function Match({ of: cell, saying }: { readonly of: Cell; readonly saying: Saying }): JSX.Element {
  const { opponentLine: opponent, colour } = cell;
  if (opponent === null || colour === null) {
    return <>{sayMatchCell(opponent, cell, saying.first)}</>;
  }
  return (
    <>
      {opponent}
      <span class={`disc ${colour}`} role="img" aria-label={saying.say((w) => w[colour])} />
      {matchMark(cell, saying.first)}
    </>
  );
}

/** The crosstable of teams; where a wall is too narrow for all rounds, the last ones. */
export function teamCrosstableSheet(page: Page, wall: Wall): Sheet {
  const { saying, box, letters } = wall;
  const { say, first, lines: head } = saying;
  const last = page.lines.at(-1)?.line ?? 0;
  const line = roomForNumber(last, FIXED.line);
  const match = MATCH.digit * String(last).length + MATCH.beside;
  const alone = line + FIXED.points;
  const widest = Math.max(0, ...page.lines.map(({ name }) => widthOf(name))) + 1;
  const fitting = Math.floor((box.width / letters.least - alone - SHORT_NAME) / match);
  const shown = Math.min(page.round, Math.max(1, fitting));
  const rounds = Array.from({ length: shown }, (_, index) => page.round - shown + index + 1);
  const shape = {
    wide: alone + widest + shown * match,
    tight: alone + Math.min(widest, SHORT_NAME) + shown * match,
    ...HEIGHTS,
    mostColumns: 3,
  };
  const fit = fitLines(page.lines.length, box, shape, letters);
  const fields = spread(
    [
      { kind: 'rank', head: head((w) => w.number), em: line },
      { kind: 'name', head: head((w) => w.team), em: 1 },
      ...rounds.map((round) => ({ kind: 'game', head: [String(round)], em: match })),
      { kind: 'points', head: head((w) => w.points), em: FIXED.points },
    ],
    fit,
    wall,
  );
  return {
    title: say((w) => w.heading.crosstable),
    note: null,
    pictures: fit.pages,
    ranges: rangesOf(
      page.lines.map((team) => team.line),
      fit,
      page.share,
    ),
    draw: (picture) => (
      <Lines
        lines={page.lines}
        fit={fit}
        picture={picture}
        fields={fields}
        row={(team) => (
          <tr key={team.line}>
            <td class="rank">{team.line}</td>
            <td class="name">{team.name}</td>
            {rounds.map((round) => {
              const cell = team.rounds[round - 1];
              return (
                <td key={round} class="game">
                  {cell !== undefined && <Match of={cell} saying={saying} />}
                </td>
              );
            })}
            <td class="points">{displayPoints(team.points, first)}</td>
          </tr>
        )}
      />
    ),
  };
}
