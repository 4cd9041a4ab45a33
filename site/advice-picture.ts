import type { Advice, SystemAdvice } from '@ronde/core/pairing/advice/advise.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { ADVICE_WORDS, type AdviceMeasure } from '@ronde/core/pairing/advice/advice-words.ts';

const BAR = { left: 300, width: 420, height: 18, gap: 6 } as const;
const HEAD = 70;
const LEGEND = 26;

/** Blue, orange and green that colour-blind eyes tell apart; each bar also says its figure. */
const COLOURS = {
  games: '#0072b2',
  strongest: '#d55e00',
  leaders: '#00795c',
} as const satisfies Readonly<Record<AdviceMeasure, string>>;

interface Bar {
  readonly measure: AdviceMeasure;
  /** Of one. */
  readonly share: number;
  readonly text: string;
}

/** Games a player, how often the strongest came first and the leaders met, as bars: an SVG document. */
export function advicePicture(
  { systems }: Pick<Advice, 'systems'>,
  { title, language }: { readonly title: string; readonly language: Language },
): string {
  const words = ADVICE_WORDS[language];
  const shown = systems.filter(({ fits, outcome }) => fits && outcome !== null);
  const mostGames = Math.max(1, ...shown.map(({ games }) => games.mean));
  const each = 3 * (BAR.height + BAR.gap) + 22;
  const width = BAR.left + BAR.width + 90;
  const height = HEAD + LEGEND + each * shown.length + 16;
  const measures = Object.keys(COLOURS) as AdviceMeasure[];
  const legend = measures.map(
    (measure, index) =>
      `<rect x="${20 + index * 260}" y="${HEAD - 12}" width="14" height="14" fill="${COLOURS[measure]}"/>` +
      text(40 + index * 260, HEAD, words.measures[measure]),
  );
  const bars = shown.flatMap((one, index) =>
    barsOf(one, mostGames, words.systems[one.system], HEAD + LEGEND + index * each, language),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}" font-family="sans-serif" font-size="14">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    `<text x="20" y="34" font-size="20" font-weight="bold" fill="#111111">${escaped(title)}</text>`,
    ...legend,
    ...bars,
    '</svg>\n',
  ].join('\n');
}

function barsOf(
  { games, outcome }: SystemAdvice,
  mostGames: number,
  name: string,
  top: number,
  language: Language,
): string[] {
  if (outcome === null) return [];
  const percent = (share: number): string => `${Math.round(100 * share)} %`;
  const mean = String(Math.round(10 * games.mean) / 10);
  const bars: readonly Bar[] = [
    {
      measure: 'games',
      share: games.mean / mostGames,
      text: language === 'fr' ? mean.replace('.', ',') : mean,
    },
    { measure: 'strongest', share: outcome.strongestWins, text: percent(outcome.strongestWins) },
    { measure: 'leaders', share: outcome.leadersMet, text: percent(outcome.leadersMet) },
  ];
  return [
    text(20, top + BAR.height + BAR.gap + 14, name),
    ...bars.flatMap(({ measure, share, text: figure }, index) => {
      const y = top + index * (BAR.height + BAR.gap);
      const long = Math.max(1, Math.round(BAR.width * share));
      return [
        `<rect x="${BAR.left}" y="${y}" width="${long}" height="${BAR.height}" fill="${COLOURS[measure]}"/>`,
        text(BAR.left + long + 8, y + 14, figure),
      ];
    }),
  ];
}

const text = (x: number, y: number, said: string): string =>
  `<text x="${x}" y="${y}" fill="#111111">${escaped(said)}</text>`;

const escaped = (said: string): string =>
  said.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
