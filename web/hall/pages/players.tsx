/** @jsxImportSource preact */
import type { HallPage } from '@ronde/core/tournament/views/hall.ts';
import { fitLines } from '../layout/fit-lines.ts';
import type { Sheet, Wall } from '../sheet.ts';
import { Lines, type Field } from './lines.tsx';
import { Name, roomForNames } from './names.tsx';

const FIXED = 2.9 + 3.6;

/** Everybody entered, by number. */
export function playersSheet(page: Extract<HallPage, { view: 'players' }>, wall: Wall): Sheet {
  const { saying } = wall;
  const { say } = saying;
  const room = roomForNames(page.lines, saying);
  const shape = {
    wide: FIXED + room.all,
    tight: FIXED + room.most,
    height: 1.62,
    head: 1.5,
    mostColumns: 4,
  };
  const fit = fitLines(page.lines.length, wall.box, shape, wall.letters);
  const fields: readonly Field[] = [
    { kind: 'rank', head: say((w) => w.number) },
    { kind: 'name', head: say((w) => w.name) },
    { kind: 'rating', head: say((w) => w.rating) },
  ];
  return {
    title: say((w) => w.heading.players),
    note: null,
    pictures: fit.pages,
    draw: (picture) => (
      <Lines
        lines={page.lines}
        fit={fit}
        picture={picture}
        fields={fields}
        row={(line) => (
          <tr key={line.tpn ?? line.name}>
            <td class="rank">{line.tpn ?? ''}</td>
            <td class="name">
              <Name of={line} saying={saying} />
            </td>
            <td class="rating">{line.rating > 0 ? line.rating : '–'}</td>
          </tr>
        )}
      />
    ),
  };
}
