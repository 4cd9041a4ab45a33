import { failure, success } from '../../rules/result.ts';
import { fill } from '../../rules/sentence.ts';
import { byNameView, type ByNameLine } from '../../tournament/views/by-name.ts';
import { person } from '../lists/person.ts';
import { listWords } from '../lists/words.ts';
import { roundOfPaper, sayRoundOfPaper } from './asked-round.ts';
import type { PaperAsk, PaperMaker, PaperSize } from './paper-ask.ts';
import type { Letters, NamesBody } from './paper-values.ts';
import { PAPER_WORDS } from './paper-words.ts';

/** Letters in points, and columns of names: 300 players are four sheets of the normal size. */
const SIZES: Readonly<Record<PaperSize, Letters & Pick<NamesBody, 'count'>>> = {
  small: { size: 8.5, count: 3 },
  normal: { size: 10, between: { least: 9, most: 14 }, count: 2 },
  large: { size: 14, count: 1 },
};

/** Where everybody sits, in the order of names. */
export const pairingsByName: PaperMaker = (state, ask) => {
  const found = roundOfPaper(state, ask);
  if (!found.ok) return found;
  const { number, published } = found.value;
  const view = byNameView(state, number, ask.audience);
  if (view === null) return failure({ code: 'paper.notPublished' });
  return success([
    {
      title: fill(listWords(ask.language).titles.byName, { round: number }),
      round: sayRoundOfPaper(state, number, ask),
      draft: !published,
      landscape: false,
      body: {
        layout: 'names',
        ...SIZES[ask.size ?? 'normal'],
        lines: view.lines.map((line) => nameLine(line, ask)),
        notes: [],
      },
    },
  ]);
};

function nameLine(
  { player, board, colour, unpaired }: ByNameLine,
  { language }: PaperAsk,
): NamesBody['lines'][number] {
  const { name, title } = person(player, language);
  const words = PAPER_WORDS[language];
  const why = unpaired === null ? '' : listWords(language).unpaired[unpaired.reason];
  return {
    name: { text: name, before: title },
    more: colour === null ? why : words[colour],
    board: board === null ? null : { figure: String(board) },
  };
}
