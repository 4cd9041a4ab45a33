import { file, playerLine } from '../../formats/trf/lines-for-tests.ts';
import { parseTrf } from '../../formats/trf/read.ts';
import { filedTournament } from '../report-file/filed-tournament.ts';
import type { Tournament } from '../state.ts';

type Line = readonly [title: string, federation: string, rating: number];

/** Player 1 and nine opponents: three grandmasters, five titled, two foreign federations. */
const FIELD: readonly Line[] = [
  ['f', 'FRA', 2450],
  ['g', 'GER', 2500],
  ['g', 'GER', 2500],
  ['g', 'ESP', 2500],
  ['m', 'ESP', 2500],
  ['f', 'FRA', 2500],
  ['', 'FRA', 2500],
  ['', 'FRA', 2500],
  ['', 'FRA', 2500],
  ['', 'FRA', 2500],
];

/**
 * A Swiss of nine rounds in which player 1 meets player r + 1 in round r, with a sign of the report file a
 * round; the others have nothing to do.
 */
export function normReport(
  results: string,
  change: (line: Line, index: number) => Line = (line) => line,
  name = 'Norms of nine rounds',
): string {
  const rows = FIELD.map((line, index) => {
    const [title, federation, rating] = change(line, index);
    const rounds = results.split('').map((sign, round) => {
      const [own, other] = round % 2 === 0 ? ['w', 'b'] : ['b', 'w'];
      if (index === 0) return `${String(round + 2).padStart(4)} ${own} ${sign}`;
      if (index !== round + 1) return '0000 - Z';
      return `   1 ${other} ${sign === '1' ? '0' : sign === '0' ? '1' : sign}`;
    });
    return playerLine({
      number: index + 1,
      sex: 'm',
      title,
      name: `Player, Number${index + 1}`,
      rating: String(rating),
      federation,
      fideId: String(1_000_000 + index),
      rounds,
    });
  });
  return file(
    `012 ${name}`,
    '032 FRA',
    '042 2022/05/01',
    '052 2022/05/09',
    '092 Individual: Swiss-System',
    '102 IA Arbiter, Chief',
    '122 90 min + 30 sec/move',
    'XXR 9',
    ...rows,
  );
}

/** The same as a tournament. */
export function normEvent(...asked: Parameters<typeof normReport>): Tournament {
  const { document } = parseTrf(normReport(...asked));
  const filed = filedTournament(document, { firstDay: '2022-05-01', from: 'test' });
  if (!filed.ok) throw new Error(JSON.stringify(filed.error));
  return filed.value.state;
}
