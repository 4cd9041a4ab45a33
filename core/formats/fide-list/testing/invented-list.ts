import { randomFrom, type Random } from '../../../rules/random.ts';
import { TITLES } from '../../../rules/title.ts';
import {
  NOTHING_LISTED,
  type ListedPlayer,
  type ListedRating,
} from '../../player-list/listed-player.ts';

const ONSETS = 'b br c ch d dr f fr g gr h j k kh l m n p pr r s sh st t tr v w y z'.split(' ');
const VOWELS = 'a a a e e e i i o o u ai ou ie ee'.split(' ');
const ENDINGS = [
  '',
  'n',
  'r',
  's',
  'ev',
  'ov',
  'ova',
  'ski',
  'sson',
  'ez',
  'ian',
  'tti',
  'mann',
  'ard',
];
const FEDERATIONS = 'IND RUS GER FRA ESP ITA USA POL IRI TUR SRI UKR NED HUN CZE ENG BRA GRE'.split(
  ' ',
);
const OTHER_TITLES = ['IA', 'FA', 'NA', 'FT', 'FST', 'DI', 'NI', 'IO', 'LSI', 'SI'];

function invented(random: Random, syllables: number): string {
  let text = '';
  for (let n = 0; n < syllables; n += 1) text += random.pick(ONSETS) + random.pick(VOWELS);
  const word = text + random.pick(ENDINGS);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A stock of names of which the first are borne by many, as in life. */
function stock(random: Random, size: number, syllables: () => number): string[] {
  return Array.from({ length: size }, () => invented(random, syllables()));
}

const frequent = (random: Random, names: readonly string[]): string =>
  names[Math.floor(names.length * random.next() ** 3)] ?? '';

/** Invented people with FIDE numbers, as many as asked for: the same seed, the same list. */
export function* inventedPlayers(count: number, seed: number): Generator<ListedPlayer> {
  const random = randomFrom(seed);
  const last = stock(random, Math.max(50, Math.ceil(count / 6)), () => 2 + random.below(2));
  const first = stock(random, Math.max(30, Math.ceil(count / 40)), () => 1 + random.below(2));
  for (let n = 0; n < count; n += 1) {
    const rated = random.chance(0.3);
    const rating = (chance: number): ListedRating | null =>
      rated && random.chance(chance)
        ? {
            rating: 1400 + Math.floor(1400 * random.next() ** 2),
            origin: 'fide',
            games: random.below(20),
            k: random.pick([10, 20, 40]),
          }
        : null;
    const second = random.chance(0.2) ? ` ${frequent(random, first)}` : '';
    const sex = random.chance(0.15) ? 'w' : 'm';
    const title = random.chance(0.01) ? random.pick(TITLES) : null;
    yield {
      ...NOTHING_LISTED,
      fideId: String(100_013 + n * 37),
      name: `${frequent(random, last)}, ${frequent(random, first)}${second}`,
      federation: random.pick(FEDERATIONS),
      sex,
      title: sex === 'm' ? (title?.replace('W', '') ?? null) : title,
      womenTitle: sex === 'w' && title?.startsWith('W') ? title : null,
      otherTitles: random.chance(0.01)
        ? random
            .shuffled(OTHER_TITLES)
            .slice(0, 1 + random.below(7))
            .join(',')
        : null,
      standard: rating(0.9),
      rapid: rating(0.5),
      blitz: rating(0.4),
      birth: String(1935 + random.below(84)),
      inactive: random.chance(0.3),
    };
  }
}

export const XML_START = '<?xml version="1.0" encoding="UTF-8"?>\n<playerslist>\n';
export const XML_END = '</playerslist>\n';

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const flagOf = ({ sex, inactive }: ListedPlayer): string =>
  (sex === 'w' ? 'w' : '') + (inactive ? 'i' : '');
const sexOf = ({ sex }: ListedPlayer): string => (sex === 'w' ? 'F' : sex === 'm' ? 'M' : '');

/** One player as FIDE's XML has it. */
export function xmlPlayer(player: ListedPlayer): string {
  const element = (name: string, value: string | number | null): string =>
    value === null || value === ''
      ? `<${name}></${name}>\n`
      : `<${name}>${escaped(String(value))}</${name}>\n`;
  const rating = (prefix: string, listed: ListedRating | null): string =>
    element(`${prefix}rating`, listed?.rating ?? 0) +
    element(`${prefix}games`, listed?.games ?? 0) +
    element(`${prefix}k`, listed?.k ?? 0);
  return [
    '<player>\n',
    element('fideid', player.fideId),
    element('name', player.name),
    element('country', player.federation),
    element('sex', sexOf(player)),
    element('title', player.title),
    element('w_title', player.womenTitle),
    element('o_title', player.otherTitles),
    '<foa_title></foa_title>\n',
    rating('', player.standard),
    rating('rapid_', player.rapid),
    rating('blitz_', player.blitz),
    element('birthday', player.birth),
    element('flag', flagOf(player)),
    '</player>\n',
  ].join('');
}

const TEXT_COLUMNS = [
  ['ID Number', 15],
  ['Name', 61],
  ['Fed', 4],
  ['Sex', 4],
  ['Tit', 5],
  ['WTit', 5],
  ['OTit', 15],
  ['FOA', 4],
  ['SRtng', 6],
  ['SGm', 4],
  ['SK', 3],
  ['RRtng', 6],
  ['RGm', 4],
  ['Rk', 3],
  ['BRtng', 6],
  ['BGm', 4],
  ['BK', 3],
  ['B-day', 6],
  ['Flag', 4],
] as const;

/** The header row of FIDE's fixed-width list. */
export const TEXT_HEADER = `${TEXT_COLUMNS.map(([name, width]) => name.padEnd(width)).join('')}\r\n`;

/** One player as FIDE's text has it: a cell too long for its column pushes the others right. */
export function textPlayer(player: ListedPlayer): string {
  const rating = (listed: ListedRating | null): (string | number)[] =>
    listed === null ? ['', '', ''] : [listed.rating, listed.games ?? 0, listed.k ?? 0];
  const cells = [
    player.fideId,
    player.name,
    player.federation,
    sexOf(player),
    player.title,
    player.womenTitle,
    player.otherTitles,
    '',
    ...rating(player.standard),
    ...rating(player.rapid),
    ...rating(player.blitz),
    player.birth,
    flagOf(player),
  ];
  const line = TEXT_COLUMNS.map(([, width], index) => {
    const cell = String(cells[index] ?? '');
    return `${cell.padEnd(width - 1)} `;
  });
  return `${line.join('')}\r\n`;
}
