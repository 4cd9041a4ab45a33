import { alphabetical } from '../../rules/alphabetical.ts';
import { FLAG_OF_FEDERATION } from '../../rules/federation-flags.ts';
import { failure, success } from '../../rules/result.ts';
import { ratingText } from '../../rules/rating-text.ts';
import { fill } from '../../rules/sentence.ts';
import { playersView } from '../../tournament/views/players.ts';
import { roundView } from '../../tournament/views/round.ts';
import type { ShownPlayer } from '../../tournament/views/shown-player.ts';
import { person } from '../lists/person.ts';
import { roundOfPaper } from './asked-round.ts';
import type { PaperAsk, PaperMaker } from './paper-ask.ts';
import type { Card } from './paper-values.ts';
import { PAPER_WORDS } from './paper-words.ts';

/** Name, title, club and federation, in the order of names. */
export const badges: PaperMaker = (state, ask) => {
  const view = playersView(state, ask.audience);
  if (view === null) return failure({ code: 'paper.notPublished' });
  if (view.players.length === 0) return failure({ code: 'paper.noPlayers' });
  const cards = view.players
    .map((player) => ({ key: alphabetical(player.name), card: cardOf(player, ask) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ card }) => card);
  return success([
    {
      title: PAPER_WORDS[ask.language].badges,
      ...{ round: null, draft: false, landscape: false },
      body: { layout: 'cards', columns: 2, rows: 4, folded: false, size: 17, cards },
    },
  ]);
};

/** Whoever sits at the boards of a round, board by board, White first. */
export const placeCards: PaperMaker = (state, ask) => {
  const found = roundOfPaper(state, ask);
  if (!found.ok) return found;
  const { number, published } = found.value;
  const view = roundView(state, number, ask.audience);
  if (view === null) return failure({ code: 'paper.notPublished' });
  return success([
    {
      title: fill(PAPER_WORDS[ask.language].placeCards, { round: number }),
      ...{ round: null, draft: !published, landscape: false },
      body: {
        ...{ layout: 'cards', columns: 1, rows: 3, folded: true, size: 30 },
        cards: view.boards.flatMap(({ white, black }) => [cardOf(white, ask), cardOf(black, ask)]),
      },
    },
  ]);
};

type Shown = Pick<
  ShownPlayer,
  'id' | 'name' | 'title' | 'rating' | 'estimated' | 'federation' | 'club'
>;

function cardOf(player: Shown, { language }: PaperAsk): Card {
  const { name, title } = person(player, language);
  const figures = [player.federation ?? '', ratingText(player)].filter((text) => text !== '');
  return {
    large: { text: name, before: title },
    flag: FLAG_OF_FEDERATION.get(player.federation ?? '') ?? null,
    lines: [player.club ?? '', figures.join(' · ')].filter((text) => text !== ''),
  };
}

/** The number of every board of a round. */
export const boardNumbers: PaperMaker = (state, ask) => {
  const found = roundOfPaper(state, ask);
  if (!found.ok) return found;
  const { number, published } = found.value;
  const view = roundView(state, number, ask.audience);
  if (view === null) return failure({ code: 'paper.notPublished' });
  return success([
    {
      title: PAPER_WORDS[ask.language].boardNumbers,
      ...{ round: null, draft: !published, landscape: false },
      body: {
        ...{ layout: 'cards', columns: 2, rows: 2, folded: true, size: 90 },
        cards: view.boards.map(({ board }) => ({
          large: { text: String(board) },
          flag: null,
          lines: [],
        })),
      },
    },
  ]);
};
