import { addMinutes } from '../../administration/days.ts';
import { inBoth } from '../../rules/in-both.ts';
import { failure, success } from '../../rules/result.ts';
import { fill } from '../../rules/sentence.ts';
import { lawsOfEvent } from '../../tournament/laws-of-event.ts';
import type { Tournament } from '../../tournament/state.ts';
import { controlOfEvent } from '../../tournament/views/clocks.ts';
import { roundStartsAt } from '../../tournament/views/round-times.ts';
import { roundView, type BoardView } from '../../tournament/views/round.ts';
import { person } from '../lists/person.ts';
import { roundOfPaper, sayRoundOfPaper } from './asked-round.ts';
import { lastTogether } from './list-paper.ts';
import type { PaperAsk, PaperMaker } from './paper-ask.ts';
import type { PaperColumn, PaperRow } from './paper-values.ts';

const WORDS = inBoth(
  {
    title: 'Clock control, round {round}',
    board: 'Board',
    sides: 'White, below Black',
    arbiter: 'Arbiter',
    boards: 'Boards',
    hour: 'Hour:',
    how: 'About every {minutes} minutes (LA 1556). In each box the time of White above, that of Black below, and the moves made: by them a clock is set that replaces a faulty one ({article}).',
    faulty: 'Clocks replaced',
  },
  {
    title: 'Contrôle des temps, ronde {round}',
    board: 'Éch.',
    sides: 'Blancs, dessous Noirs',
    arbiter: 'Arbitre',
    boards: 'Échiquiers',
    hour: 'Heure :',
    how: 'Toutes les {minutes} minutes environ (LA 1556). Dans chaque case, le temps des Blancs en haut, celui des Noirs en bas, et les coups joués : d’après eux se règle la pendule qui en remplace une défectueuse ({article}).',
    faulty: 'Pendules remplacées',
  },
);

/** Minutes from one reading to the next, as the book advises (LA line 1556). */
const EVERY = 30;
/** Boxes a sheet has room for, and those of an event whose rate of play is not known. */
const READINGS = { most: 8, usual: 6 } as const;
const SIZE = 9.5;
/** Where the advice itself stands, for a game that has no Laws of its own here. */
const WITHOUT_LAWS = 'LA 1554';

/** Hours of the readings by the clock of the hall, while the longest game lasts; empty where none is known. */
function readings(state: Tournament, round: number): readonly string[] {
  const longest = controlOfEvent(state)?.longest ?? null;
  const count =
    longest === null
      ? READINGS.usual
      : Math.max(1, Math.min(READINGS.most, Math.ceil(longest / EVERY) - 1));
  const start = roundStartsAt(state, round);
  return Array.from({ length: count }, (_, index) =>
    start === null ? '' : addMinutes(start, EVERY * (index + 1)).slice(11),
  );
}

/** Boards with boxes for the times and moves that an arbiter writes down on the way (E.01 6.10.1 with its comment). */
export const clockControl: PaperMaker = (state, ask) => {
  const found = roundOfPaper(state, ask);
  if (!found.ok) return found;
  const { number, published } = found.value;
  const view = roundView(state, number, ask.audience);
  if (view === null) return failure({ code: 'paper.notPublished' });
  const words = WORDS[ask.language];
  const hours = readings(state, number);
  const rows = view.boards.map((board): PaperRow => ({
    strong: false,
    cells: [{ figure: String(board.board) }, sidesOf(board, ask), ...hours.map(() => null)],
  }));
  const column = (heading: string, share: number | null): PaperColumn => ({
    ...{ heading, share, align: 'start', room: null },
  });
  return success([
    {
      title: fill(words.title, { round: number }),
      round: sayRoundOfPaper(state, number, ask),
      draft: !published,
      landscape: true,
      body: {
        layout: 'table',
        ruled: true,
        columns: [
          column(words.board, null),
          column(words.sides, 2.4),
          ...hours.map((hour) => column(hour === '' ? words.hour : hour, 1)),
        ],
        rows,
        groups: lastTogether(rows.length),
        notes: [
          fill(words.how, {
            minutes: EVERY,
            article: lawsOfEvent(state)?.properties.articles.faultyClock ?? WITHOUT_LAWS,
          }),
        ],
        blanks: [words.arbiter, words.boards, words.faulty],
        size: SIZE,
      },
    },
  ]);
};

function sidesOf(
  { white, black }: BoardView,
  { language }: PaperAsk,
): { readonly text: string; readonly below: string } {
  return { text: person(white, language).name, below: person(black, language).name };
}
