/** @jsxImportSource preact */
import type { HallPage } from '@ronde/core/tournament/views/hall.ts';
import { unpairedText } from '../../words/results.ts';
import { fitLines } from '../layout/fit-lines.ts';
import { rangesOf } from '../layout/ranges.ts';
import { roomForNumber } from '../layout/room.ts';
import type { Sheet, Wall } from '../sheet.ts';
import { LEAST_BOARD } from './boards.tsx';
import { HEIGHTS, Lines, spread, Stacked } from './lines.tsx';
import { ColourSign, Name, roomForNames } from './names.tsx';

const COLOUR = 4.9;
/** Their own name is what people look for; the opponent's may be shorter. */
const OPPONENT = 0.85;

/** Where do I sit: name → board, colour, opponent, in the order of names. */
export function byNameSheet(page: Extract<HallPage, { view: 'byName' }>, wall: Wall): Sheet {
  const { saying } = wall;
  const { say, lines: head } = saying;
  const room = roomForNames(
    page.lines.map(({ player }) => player),
    saying,
  );
  const last = page.lines.reduce((most, line) => Math.max(most, line.board ?? 0), 0);
  const board = roomForNumber(last, LEAST_BOARD);
  const fixed = board + COLOUR;
  const shape = {
    wide: fixed + 2 * room.all,
    tight: fixed + (1 + OPPONENT) * room.most,
    ...HEIGHTS,
    mostColumns: 3,
  };
  const fit = fitLines(page.lines.length, wall.box, shape, wall.letters);
  const fields = spread(
    [
      { kind: 'name', head: head((w) => w.name), em: 1 },
      { kind: 'board', head: head((w) => w.board), em: board },
      { kind: 'colour', head: head((w) => w.colour), em: COLOUR },
      { kind: 'name opponent', head: head((w) => w.opponent), em: fit.tight ? OPPONENT : 1 },
    ],
    fit,
    wall,
  );
  const [own, , , opponent] = fields.map(({ em }) => em);
  return {
    title: say((w) => w.heading.byName),
    note: null,
    pictures: fit.pages,
    ranges: rangesOf(
      page.lines.map(({ player }) => player.name),
      fit,
      page.share,
    ),
    draw: (picture) => (
      <Lines
        lines={page.lines}
        fit={fit}
        picture={picture}
        fields={fields}
        row={(line) => (
          <tr key={line.player.tpn ?? line.player.name}>
            <td class="name own">
              <Name of={line.player} room={own ?? 0} saying={saying} />
            </td>
            <td class="board">{line.board ?? '–'}</td>
            {line.unpaired === null ? (
              <>
                <td class="colour">
                  {line.colour !== null && <ColourSign colour={line.colour} saying={saying} />}
                </td>
                <td class="name opponent">
                  {line.opponent !== null && (
                    <Name of={line.opponent} room={opponent ?? 0} saying={saying} />
                  )}
                </td>
              </>
            ) : (
              <td class="bye" colSpan={2}>
                <Stacked
                  lines={saying.inEach((language) =>
                    line.unpaired === null ? '' : unpairedText(line.unpaired, language),
                  )}
                />
              </td>
            )}
          </tr>
        )}
      />
    ),
  };
}
