/** @jsxImportSource preact */
import type { HallPage } from '@ronde/core/tournament/views/hall-page.ts';
import { fitLines } from '../layout/fit-lines.ts';
import { widthOf } from '../layout/measure-text.ts';
import { roomFor } from '../layout/room.ts';
import type { Sheet, Wall } from '../sheet.ts';
import type { NameToFit } from '../../words/short-name.ts';
import { moneyText } from '../words/saying.ts';
import { HEIGHTS, Lines, spread, STACKED, Stacked } from './lines.tsx';
import { Name, roomForNames } from './names.tsx';

const FIXED = { place: 3, beside: 0.7 } as const;
const LONGEST = { list: 12, amount: 12 } as const;

/** Who wins what, list after list. */
export function prizesSheet(page: Extract<HallPage, { view: 'prizes' }>, wall: Wall): Sheet {
  const { prizes, openGames } = page;
  const { saying } = wall;
  const { say, inEach, lines: head } = saying;
  const players = new Map(prizes.players.map((player) => [player.tpn, player]));
  const lines = prizes.lists.flatMap(({ list, name }) =>
    prizes.awards
      .filter((award) => award.list === list)
      .sort((a, b) => a.place - b.place)
      .map(({ tpn, place, amount, thing }) => ({
        key: `${list}-${tpn}-${place}`,
        list: inEach((language) => name[language]),
        place,
        ...named(players.get(tpn)),
        what: inEach((language) =>
          [
            ...(amount > 0 ? [moneyText(amount, prizes.currency, saying.first)] : []),
            ...(thing === null ? [] : [thing.name[language]]),
          ].join(' + '),
        ),
      })),
  );
  const names = roomForNames(lines, saying);
  const lists = roomFor(
    lines.map(({ list }) => widthOfLines(list) + FIXED.beside),
    LONGEST.list,
  );
  const amounts = roomFor(
    lines.map(({ what }) => widthOfLines(what) + FIXED.beside),
    LONGEST.amount,
  );
  const fixed = lists.all + FIXED.place + amounts.all;
  // Nobody's name is shortened for larger letters on the day they win.
  const shape = {
    wide: names.all + fixed,
    tight: names.all + fixed,
    ...HEIGHTS,
    mostColumns: 2,
  };
  const fit = fitLines(lines.length, wall.box, shape, wall.letters);
  const fields = spread(
    [
      { kind: 'list', head: head((w) => w.prize), em: lists.all },
      { kind: 'rank', head: head((w) => w.place), em: FIXED.place },
      { kind: 'name', head: head((w) => w.name), em: 1 },
      { kind: 'amount', head: head((w) => w.amount), em: amounts.all },
    ],
    fit,
    wall,
  );
  const room = fields[2]?.em ?? 0;
  const standing = !prizes.final || openGames > 0;
  return {
    title: say((w) => w.heading.prizes),
    note: standing ? say((w) => w.provisional(prizes.round)) : null,
    pictures: fit.pages,
    draw: (picture) => (
      <Lines
        lines={lines}
        fit={fit}
        picture={picture}
        fields={fields}
        row={(line) => (
          <tr key={line.key}>
            <td class="list">
              <Stacked lines={line.list} />
            </td>
            <td class="rank">{line.place}</td>
            <td class="name">
              <Name of={line} room={room} saying={saying} />
            </td>
            <td class="amount">
              <Stacked lines={line.what} />
            </td>
          </tr>
        )}
      />
    ),
  };
}

type Winner = Extract<HallPage, { view: 'prizes' }>['prizes']['players'][number];

const named = (player: Winner | undefined): NameToFit =>
  player === undefined
    ? { name: '' }
    : {
        name: player.name,
        ...(player.short !== undefined && { short: player.short }),
        ...(player.mark !== undefined && { mark: player.mark }),
      };

const widthOfLines = (lines: readonly string[]): number =>
  Math.max(0, ...lines.map(widthOf)) * (lines.length > 1 ? STACKED : 1);
