import { alphabetical } from '../../rules/alphabetical.ts';
import { inBoth } from '../../rules/in-both.ts';
import { displayPoints } from '../../rules/points.ts';
import { ratingText } from '../../rules/rating-text.ts';
import { failure, success } from '../../rules/result.ts';
import { playerCards as cardsOf, type PathStep } from '../../tournament/views/player-card.ts';
import { playersView, type PlayerLine } from '../../tournament/views/players.ts';
import { person } from '../lists/person.ts';
import { resultMark } from '../lists/say-result.ts';
import { listWords } from '../lists/words.ts';
import type { PaperAsk, PaperMaker } from './paper-ask.ts';
import type { IndexCard, PaperCell } from './paper-values.ts';
import { stacked } from './stacked.ts';

const WORDS = inBoth({ title: 'Player cards' }, { title: 'Fiches des joueurs' });

const EACH_SHEET = { columns: 2, rows: 2 } as const;
/** Points that the rounds of a card may take in all, the height of a row, and the largest letters. */
const ROOM = { height: 270, row: 1.9, largest: 9.5 } as const;

/**
 * Everybody's way through the event so far, with room for the rounds to come; cut in a stack, the
 * piles are in the order of names.
 */
export const playerCards: PaperMaker = (state, ask) => {
  const view = playersView(state, ask.audience);
  if (view === null) return failure({ code: 'paper.notPublished' });
  if (view.players.length === 0) return failure({ code: 'paper.noPlayers' });
  const cardOf = cardsOf(state, ask.audience);
  const { rounds } = state.settings;
  const cards = view.players
    .map((player) => ({
      key: alphabetical(player.name),
      card: indexCard(player, cardOf(player.id)?.path ?? [], rounds, ask),
    }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ card }) => card);
  return success([
    {
      title: WORDS[ask.language].title,
      ...{ round: null, draft: false, landscape: false },
      body: {
        layout: 'index',
        ...EACH_SHEET,
        size: Math.min(ROOM.largest, ROOM.height / (rounds + 1) / ROOM.row),
        cards: stacked(cards, EACH_SHEET.columns * EACH_SHEET.rows),
      },
    },
  ]);
};

function indexCard(
  player: PlayerLine,
  path: readonly PathStep[],
  rounds: number,
  ask: PaperAsk,
): IndexCard {
  const words = listWords(ask.language);
  const { name, title } = person(player, ask.language);
  const figures = [player.federation ?? '', ratingText(player)].filter((text) => text !== '');
  const column = (heading: string, share: number | null): IndexCard['columns'][number] => ({
    ...{ heading, align: 'start', share },
  });
  return {
    large: { text: name, before: title },
    corner: player.tpn === null ? '' : String(player.tpn),
    lines: [player.club ?? '', figures.join(' · ')].filter((text) => text !== ''),
    columns: [
      column(words.roundNumber, null),
      column(words.board, null),
      column(words.opponent, 1),
      column(words.result, null),
      column(words.points, null),
    ],
    rows: Array.from({ length: rounds }, (_, index) => {
      const step = path.find(({ round, draft }) => round === index + 1 && !draft);
      return [{ figure: String(index + 1) }, ...stepCells(step, ask)];
    }),
  };
}

/** Board, opponent with the colour of the player, result and score; blank for a round to come. */
function stepCells(step: PathStep | undefined, { language }: PaperAsk): readonly PaperCell[] {
  if (step === undefined) return [null, null, null, null];
  const { board, opponent, colour, outcome, points, scoreAfter } = step;
  const words = listWords(language);
  const against =
    opponent === null
      ? outcome === null
        ? null
        : words.outcomes[outcome]
      : {
          text: opponent.name,
          below: [
            colour === null ? '' : words.colours[colour],
            opponent.tpn === null ? '' : `${words.number} ${opponent.tpn}`,
          ]
            .filter((text) => text !== '')
            .join(' · '),
        };
  const isOpen = outcome === null || outcome === 'notEntered' || points === null;
  return [
    board === null ? null : { figure: String(board) },
    against,
    isOpen ? null : { figure: resultMark({ colour, outcome, points }, language) },
    isOpen || scoreAfter === null ? null : { figure: displayPoints(scoreAfter, language) },
  ];
}
