import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What the log of clocks says in the terminal; holes are `{name}`. */
export const CLOCK_LOG_WORDS = inBoth(
  {
    argument_act: 'what was done: {acts}; without it the log is shown',
    option_clock: 'the number or name on the clock',
    option_board: 'the board it stands at',
    option_replacement: 'the clock that came in its place',
    option_white: 'time on White’s display, 0:45:10',
    option_black: 'time on Black’s display',
    option_moves: 'moves made',
    option_remark: 'what was found',
    option_faulty: 'only the clocks that are not to be used again',
    option_also: 'another event with the same clocks, for --faulty (repeat for more)',
    notATime: '“{value}” is not a time on a clock: write it as 1:30:00 or 45:10.',
    empty: 'Nothing was noted of clocks.',
  },
  {
    argument_act: 'ce qui a été fait : {acts} ; sans lui le journal est montré',
    option_clock: 'le numéro ou le nom écrit sur la pendule',
    option_board: 'l’échiquier où elle est',
    option_replacement: 'la pendule qui la remplace',
    option_white: 'temps affiché des Blancs, 0:45:10',
    option_black: 'temps affiché des Noirs',
    option_moves: 'coups joués',
    option_remark: 'ce qui a été constaté',
    option_faulty: 'seulement les pendules à ne plus utiliser',
    option_also: 'un autre tournoi avec les mêmes pendules, pour --faulty (à répéter)',
    notATime: '« {value} » n’est pas un temps de pendule : écrivez 1:30:00 ou 45:10.',
    empty: 'Rien n’a été noté sur les pendules.',
  },
);
