import type { CsvCell } from '@ronde/core/formats/csv/write-csv.ts';
import { POINT } from '@ronde/core/rules/points.ts';
import type { MolterTableView, TeamGridView } from '@ronde/core/tournament/views/molter.ts';
import type { MolterPageWords } from './molter-words.ts';

type Rows = CsvCell[][];

/** The boards of a table, a column a round. */
export const tableRows = ({ rounds, boards }: MolterTableView, words: MolterPageWords): Rows => [
  [words.board, ...rounds.map(({ round }) => words.round(round))],
  ...Array.from({ length: boards }, (_, index) => [
    rounds[0]?.games[index]?.board ?? index + 1,
    ...rounds.map(({ games }) => {
      const game = games[index];
      return game === undefined ? null : `${game.white}-${game.black}`;
    }),
  ]),
];

/** The grids of the teams, a line a seat. */
export const gridRows = (grids: readonly TeamGridView[], words: MolterPageWords): Rows => [
  [
    ...[words.team, words.seat, words.player],
    ...(grids[0]?.lines[0]?.games ?? []).flatMap(({ round }) => [
      `${words.round(round)}: ${words.board}`,
      `${words.round(round)}: ${words.colour}`,
      `${words.round(round)}: ${words.opponent}`,
      `${words.round(round)}: ${words.points}`,
    ]),
    words.total,
  ],
  ...grids.flatMap(({ team, lines }) =>
    lines.map(({ seat, player, games, points }) => [
      ...[team.name, seat, player?.name ?? null],
      ...games.flatMap((game) => [
        game.board,
        words[game.colour],
        [game.opponent, game.opponentName].filter((part) => part !== null).join(' '),
        game.points === null ? null : game.points / POINT,
      ]),
      points / POINT,
    ]),
  ),
];

/** The cards of the envelopes, a line a card and a round. */
export const envelopeRows = ({ grids }: MolterTableView, words: MolterPageWords): Rows => [
  [words.seat, words.roundShort, words.board, words.colour, words.opponent],
  ...grids.flatMap(({ team, players }) =>
    players.flatMap((games, index) =>
      games.map(({ board, colour, opponent }, place) => [
        ...[`${team}${index + 1}`, place + 1, board, words[colour], opponent],
      ]),
    ),
  ),
];
