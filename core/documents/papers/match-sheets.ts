import type { Colour } from '../../rules/colour.ts';
import { failure, success } from '../../rules/result.ts';
import { fill } from '../../rules/sentence.ts';
import { isBySeats } from '../../pairing/systems.ts';
import type { Tournament } from '../../tournament/state.ts';
import { teamMatchesView } from '../../tournament/views/team-matches.ts';
import { matchList } from '../lists/match-list.ts';
import { roundOfPaper, sayRoundOfPaper } from './asked-round.ts';
import { tableOf } from './list-paper.ts';
import type { PaperMaker } from './paper-ask.ts';
import type { PaperSheet } from './paper-values.ts';
import { PAPER_WORDS } from './paper-words.ts';

const SIZE = 11;
const REMARK_LINES = 5;

/** Events of teams that meet match by match. */
export const hasMatches = ({ settings }: Tournament): boolean =>
  settings.team !== null && !isBySeats(settings.system);

/** A sheet a match, to be filled in and signed. */
export const matchSheets: PaperMaker = (state, ask) => {
  if (!hasMatches(state)) return failure({ code: 'paper.notForThisEvent' });
  const found = roundOfPaper(state, ask);
  if (!found.ok) return found;
  const { number, published } = found.value;
  const view = teamMatchesView(state, number, ask.audience);
  if (view === null) return failure({ code: 'paper.notPublished' });
  const words = PAPER_WORDS[ask.language];
  return success(
    view.matches.map((match): PaperSheet => {
      const list = matchList(
        { ...view, matches: [match], free: [], resting: [] },
        ask.language,
        'pairings',
        coloursOf(state),
      );
      const result = list.columns.findIndex(({ key }) => key === 'result');
      const rows = list.rows.map((row) =>
        row.map((cell, index) => (index === result ? null : cell)),
      );
      const table = tableOf({ ...list, rows }, { ...ask, byHand: ['result'], size: SIZE });
      return {
        title: fill(words.matchSheet, { table: match.table }),
        round: sayRoundOfPaper(state, number, ask),
        draft: !published,
        landscape: false,
        body: {
          layout: 'form',
          blocks: [
            {
              kind: 'table',
              ruled: true,
              columns: table.columns,
              rows: table.rows,
              groups: table.groups,
              size: table.size,
            },
            { kind: 'room', label: words.remarks, lines: REMARK_LINES },
            {
              kind: 'signatures',
              who: [
                fill(words.captain, { team: match.first.name }),
                fill(words.captain, { team: match.second.name }),
                words.arbiter,
              ],
            },
          ],
        },
      };
    }),
  );
};

const coloursOf = ({ settings }: Tournament): Colour[] =>
  Array.from(settings.team?.boardColours ?? '', (letter) => (letter === 'B' ? 'black' : 'white'));
