import { success } from '../../rules/result.ts';
import { fill } from '../../rules/sentence.ts';
import { dayOfRound } from '../../tournament/views/round-times.ts';
import { sayDay, sayRateOfPlay } from '../times/say-time.ts';
import { lastTogether } from './list-paper.ts';
import type { PaperMaker } from './paper-ask.ts';
import type { PaperColumn, PaperRow } from './paper-values.ts';
import { PAPER_WORDS } from './paper-words.ts';

/** Read from across the hall, in points. */
const LETTERS = 15;
export const WALL_NOTES = 13;

/** When each round is played, at what rate, and under whom. */
export const roundTimes: PaperMaker = (state, { language }) => {
  const words = PAPER_WORDS[language];
  const { rounds, roundTimes: times, timeControl, chiefArbiter, deputyArbiters } = state.settings;
  const column = (heading: string, share: number | null): PaperColumn => ({
    ...{ heading, align: 'start', share, room: null },
  });
  const rows = Array.from({ length: rounds }, (_, index): PaperRow => {
    const day = dayOfRound(state, index + 1);
    return {
      cells: [
        { figure: String(index + 1) },
        day === null ? null : sayDay(day, language),
        times[index] ?? null,
      ],
      strong: false,
    };
  });
  const notes = [
    timeControl === null
      ? ''
      : fill(words.rateOfPlay, { rate: sayRateOfPlay(timeControl, language) }),
    chiefArbiter === null ? '' : fill(words.chief, { name: chiefArbiter }),
    deputyArbiters.length === 0 ? '' : fill(words.deputies, { names: deputyArbiters.join(', ') }),
  ].filter((note) => note !== '');
  return success([
    {
      title: words.roundTimes,
      ...{ round: null, draft: false, landscape: false },
      body: {
        layout: 'table',
        columns: [
          column(words.roundColumn, 1),
          column(words.dayColumn, 3),
          column(words.hourColumn, 1),
        ],
        rows,
        groups: lastTogether(rows.length),
        notes,
        notesSize: WALL_NOTES,
        blanks: [],
        size: LETTERS,
      },
    },
  ]);
};
