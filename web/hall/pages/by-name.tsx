/** @jsxImportSource preact */
import type { HallPage } from '@ronde/core/tournament/views/hall-page.ts';
import { unpairedText } from '../../words/results.ts';
import { fitLines } from '../layout/fit-lines.ts';
import { rangesOf } from '../layout/ranges.ts';
import { roomForNumber, type Room } from '../layout/room.ts';
import type { Sheet, Wall } from '../sheet.ts';
import { calledAnd, LEAST_BOARD } from './boards.tsx';
import { HEIGHTS, Lines, spread, Stacked, type Field } from './lines.tsx';
import { ColourSign, Name, roomForNames } from './names.tsx';

const COLOUR = 4.9;
/** Their own name is what people look for; the opponent's may be shorter. */
const OPPONENT = 0.85;

/** Whoever stands before the list looks for one name: it is whole where the opponents' leave room for it. */
function ownFirst(fields: readonly Field[], { most, all }: Room): readonly Field[] {
  const names = fields.filter(({ kind }) => kind.startsWith('name'));
  const whole = names.reduce((sum, { em }) => sum + em, 0);
  const own = Math.min(all, Math.max(names[0]?.em ?? 0, whole - most));
  return fields.map((field) =>
    field === names[0]
      ? { ...field, em: own }
      : names.includes(field)
        ? { ...field, em: whole - own }
        : field,
  );
}

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
  const even = spread(
    [
      { kind: 'name', head: head((w) => w.name), em: 1 },
      { kind: 'board', head: head((w) => w.board), em: board },
      { kind: 'colour', head: head((w) => w.colour), em: COLOUR },
      { kind: 'name opponent', head: head((w) => w.opponent), em: fit.tight ? OPPONENT : 1 },
    ],
    fit,
    wall,
  );
  const fields = ownFirst(even, room);
  const [own, , , opponent] = fields.map(({ em }) => em);
  return {
    title: say((w) => w.heading.byName),
    note: calledAnd(page, null, saying),
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
