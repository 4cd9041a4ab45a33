import { displayed } from '../../decisions/time-control/clock-setting.ts';
import { CLOCK_MODE_WORDS } from '../../decisions/time-control/clock-words.ts';
import { CHESS } from '../../rules/game-spec.ts';
import { inBoth } from '../../rules/in-both.ts';
import { failure, success } from '../../rules/result.ts';
import { fill } from '../../rules/sentence.ts';
import { minutesOfDefault } from '../../tournament/default-time.ts';
import { controlOfEvent } from '../../tournament/views/clocks.ts';
import { sayRateOfPlay } from '../times/say-time.ts';
import { WALL_NOTES } from './event-papers.ts';
import type { PaperMaker } from './paper-ask.ts';
import type { PaperColumn, PaperRow } from './paper-values.ts';

/** Read over the shoulder of whoever sets a clock: as large as every head stands on its line. */
const LETTERS = { least: 11, most: 19 } as const;
/** A long game, for the hour at which the round is over. */
const MOVES = 60;
/** Holds “to the end” where the others hold figures. */
const MOVES_COLUMN = 1;

const WORDS = inBoth(
  {
    title: 'Setting the clocks',
    rate: 'Rate of play: {rate}',
    columns: ['Period', 'Moves', 'Time', 'Display at the start', 'Seconds a move'],
    rest: 'to the end',
    none: '–',
    mode: 'Way of the clock: {mode}.',
    longest: 'A game of {moves} moves is over after {hours} h {minutes} at the latest.',
    late: 'Whoever comes more than {minutes} {minutes|minute|minutes} after the start has lost ({article}).',
    atOnce: 'Whoever is not there at the start has lost ({article}).',
    write: {
      always: 'Every move is written down, to the end ({article}).',
      exemptBelow: 'Moves need not be written down below {below} minutes ({article}).',
      notAsked: 'Moves need not be written down ({article}).',
    },
  },
  {
    title: 'Réglage des pendules',
    rate: 'Cadence : {rate}',
    columns: ['Période', 'Coups', 'Temps', 'Affichage au début', 'Secondes par coup'],
    rest: 'jusqu’à la fin',
    none: '–',
    mode: 'Mode de la pendule : {mode}.',
    longest: 'Une partie de {moves} coups est finie au plus tard après {hours} h {minutes}.',
    late: 'Qui arrive plus de {minutes} {minutes|minute|minutes} après le début a perdu ({article}).',
    atOnce: 'Qui n’est pas là au début a perdu ({article}).',
    write: {
      always: 'Chaque coup est noté, jusqu’à la fin ({article}).',
      exemptBelow: 'Sous {below} minutes, noter n’est plus demandé ({article}).',
      notAsked: 'Noter n’est pas demandé ({article}).',
    },
  },
);

/** What is typed into every clock of the hall, period by period. */
export const clockSheet: PaperMaker = (state, { language }) => {
  const { game } = state.settings;
  const control = controlOfEvent(state);
  if (control === null) return failure({ code: 'paper.noRateOfPlay' });
  const words = WORDS[language];
  const [first] = control.periods;
  const rows = control.settings.map(({ period, time, shown, seconds }, index): PaperRow => {
    const moves = control.periods[index]?.moves ?? null;
    return {
      strong: false,
      cells: [
        { figure: String(period) },
        moves === null ? words.rest : { figure: String(moves) },
        { figure: displayed(time) },
        { figure: shown === null ? words.none : displayed(shown) },
        { figure: String(seconds) },
      ],
    };
  });
  const { longest } = control;
  const late = game === CHESS.id ? minutesOfDefault(state) : null;
  return success([
    {
      title: words.title,
      round: fill(words.rate, { rate: sayRateOfPlay(control.written, language) }),
      ...{ draft: false, landscape: false },
      body: {
        layout: 'table',
        columns: words.columns.map((heading, index): PaperColumn => ({
          ...{ heading, align: 'start', share: index === MOVES_COLUMN ? 1 : null, room: null },
        })),
        rows,
        groups: [rows.length],
        blanks: [],
        size: LETTERS.least,
        between: LETTERS,
        notesSize: WALL_NOTES,
        notes: [
          fill(words.mode, { mode: CLOCK_MODE_WORDS[language][control.mode] }),
          fill(words.longest, {
            moves: MOVES,
            hours: Math.floor(longest / 60),
            minutes: String(longest % 60).padStart(2, '0'),
          }),
          ...(late === null
            ? []
            : [fill(late.minutes === 0 ? words.atOnce : words.late, { ...late })]),
          ...(first === undefined || game !== CHESS.id
            ? []
            : [
                fill(words.write[first.recording], {
                  below: control.recording.exemptBelowMinutes,
                  article: control.recording.article,
                }),
              ]),
        ],
      },
    },
  ]);
};
