/** @jsxImportSource preact */
import type { HallPage } from '@ronde/core/tournament/views/hall.ts';
import { byeText } from '../../words/results.ts';
import { fitLines } from '../layout/fit-lines.ts';
import type { Sheet, Wall } from '../sheet.ts';
import { Lines, type Field } from './lines.tsx';
import { ColourSign, Name, roomForNames } from './names.tsx';

const FIXED = 2.9 + 5.2;

/** Where do I sit: name → board, colour, opponent, in the order of names. */
export function byNameSheet(page: Extract<HallPage, { view: 'byName' }>, wall: Wall): Sheet {
  const { saying } = wall;
  const { say } = saying;
  const room = roomForNames(
    page.lines.map(({ player }) => player),
    saying,
  );
  const shape = {
    wide: FIXED + 2 * room.all,
    tight: FIXED + 2 * room.most,
    height: 1.62,
    head: 1.5,
    mostColumns: 3,
  };
  const fit = fitLines(page.lines.length, wall.box, shape, wall.letters);
  const fields: readonly Field[] = [
    { kind: 'name', head: say((w) => w.name) },
    { kind: 'board', head: say((w) => w.board) },
    { kind: 'colour', head: say((w) => w.colour) },
    { kind: 'name opponent', head: say((w) => w.opponent) },
  ];
  return {
    title: say((w) => w.heading.byName),
    note: null,
    pictures: fit.pages,
    draw: (picture) => (
      <Lines
        lines={page.lines}
        fit={fit}
        picture={picture}
        fields={fields}
        row={(line) => (
          <tr key={line.player.tpn ?? line.player.name}>
            <td class="name own">
              <Name of={line.player} saying={saying} />
            </td>
            <td class="board">{line.board ?? '–'}</td>
            {line.unpaired === null ? (
              <>
                <td class="colour">
                  {line.colour !== null && <ColourSign colour={line.colour} saying={saying} />}
                </td>
                <td class="name opponent">
                  {line.opponent !== null && <Name of={line.opponent} saying={saying} />}
                </td>
              </>
            ) : (
              <td class="bye" colSpan={2}>
                {saying.each((language) => byeText(line.unpaired ?? 'zeroPointBye', language))}
              </td>
            )}
          </tr>
        )}
      />
    ),
  };
}
