/** @jsxImportSource preact */
import { ratingText } from '@ronde/core/rules/rating-text.ts';
import type { HallPage } from '@ronde/core/tournament/views/hall-page.ts';
import { fitLines } from '../layout/fit-lines.ts';
import { rangesOf } from '../layout/ranges.ts';
import { roomForNumber } from '../layout/room.ts';
import type { Sheet, Wall } from '../sheet.ts';
import { Federation, ROOM_FOR_FEDERATION } from './federation.tsx';
import { HEIGHTS, Lines, spread } from './lines.tsx';
import { Name, roomForNames } from './names.tsx';

const FIXED = { number: 2.3, rating: 3.2, estimate: 4 } as const;

/** Everybody entered, by number; before numbers are given, as strong as they are; where room is short without federations. */
export function playersSheet(page: Extract<HallPage, { view: 'players' }>, wall: Wall): Sheet {
  const { saying } = wall;
  const { say, lines: head } = saying;
  const room = roomForNames(page.lines, saying);
  const numbered = page.lines.some(({ tpn }) => tpn !== null);
  const number = numbered
    ? roomForNumber(page.lines.at(-1)?.tpn ?? page.lines.length, FIXED.number)
    : 0;
  const rating = page.lines.some(({ estimated }) => estimated) ? FIXED.estimate : FIXED.rating;
  const federations = page.lines.some(({ federation }) => federation !== null);
  const shape = {
    wide: number + rating + room.all + (federations ? ROOM_FOR_FEDERATION : 0),
    tight: number + rating + room.most,
    ...HEIGHTS,
    mostColumns: 4,
  };
  const fit = fitLines(page.lines.length, wall.box, shape, wall.letters);
  const withFederation = federations && !fit.tight;
  const fields = spread(
    [
      ...(numbered ? [{ kind: 'rank', head: head((w) => w.number), em: number }] : []),
      { kind: 'name', head: head((w) => w.name), em: 1 },
      ...(withFederation
        ? [{ kind: 'federation', head: head((w) => w.federation), em: ROOM_FOR_FEDERATION }]
        : []),
      { kind: 'rating', head: head((w) => w.rating), em: rating },
    ],
    fit,
    wall,
  );
  const names = fields.find(({ kind }) => kind === 'name')?.em ?? 0;
  return {
    title: say((w) => w.heading.players),
    note: null,
    pictures: fit.pages,
    ranges: rangesOf(
      page.lines.map(({ tpn }) => tpn),
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
          <tr key={line.tpn ?? line.name}>
            {numbered && <td class="rank">{line.tpn ?? ''}</td>}
            <td class="name">
              <Name of={line} room={names} saying={saying} />
            </td>
            {withFederation && (
              <td class="federation">
                <Federation of={line.federation} />
              </td>
            )}
            <td class="rating">{ratingText(line) || '–'}</td>
          </tr>
        )}
      />
    ),
  };
}
