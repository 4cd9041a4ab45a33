/** @jsxImportSource preact */
import type { HallPage } from '@ronde/core/tournament/views/hall.ts';
import { fitLines } from '../layout/fit-lines.ts';
import { widthOf } from '../layout/measure-text.ts';
import { roomFor } from '../layout/room.ts';
import type { Sheet, Wall } from '../sheet.ts';
import { moneyText } from '../words/saying.ts';
import { HEIGHTS, Lines, spread } from './lines.tsx';
import { Name, roomForNames } from './names.tsx';

const AMOUNT = 7;
const LONGEST_LIST = 14;

/** Who wins what, list after list. */
export function prizesSheet({ prizes }: Extract<HallPage, { view: 'prizes' }>, wall: Wall): Sheet {
  const { saying } = wall;
  const { say, each, lines: head } = saying;
  const players = new Map(prizes.players.map((player) => [player.tpn, player]));
  const lines = prizes.lists.flatMap(({ list, name }) =>
    prizes.awards
      .filter((award) => award.list === list)
      .sort((a, b) => a.place - b.place)
      .map(({ tpn, place, amount, thing }) => ({
        key: `${list}-${tpn}-${place}`,
        prize: `${each((language) => name[language])} ${place}`,
        name: players.get(tpn)?.name ?? '',
        what: [
          ...(amount > 0 ? [moneyText(amount, prizes.currency, saying.first)] : []),
          ...(thing === null ? [] : [each((language) => thing.name[language])]),
        ].join(' + '),
      })),
  );
  const names = roomForNames(lines, saying);
  const lists = roomFor(
    lines.map(({ prize }) => widthOf(prize) + 1),
    LONGEST_LIST,
  );
  const shape = {
    wide: names.all + lists.all + AMOUNT,
    tight: names.most + lists.most + AMOUNT,
    ...HEIGHTS,
    mostColumns: 2,
  };
  const fit = fitLines(lines.length, wall.box, shape, wall.letters);
  const fields = spread(
    [
      { kind: 'list', head: head((w) => w.prize), em: fit.tight ? lists.most : lists.all },
      { kind: 'name', head: head((w) => w.name), em: 1 },
      { kind: 'amount', head: head((w) => w.amount), em: AMOUNT },
    ],
    fit,
    wall,
  );
  const room = fields[1]?.em ?? 0;
  return {
    title: say((w) => w.heading.prizes),
    note: null,
    pictures: fit.pages,
    draw: (picture) => (
      <Lines
        lines={lines}
        fit={fit}
        picture={picture}
        fields={fields}
        row={(line) => (
          <tr key={line.key}>
            <td class="list">{line.prize}</td>
            <td class="name">
              <Name of={line} room={room} saying={saying} />
            </td>
            <td class="amount">{line.what}</td>
          </tr>
        )}
      />
    ),
  };
}
