import { inBoth } from '../../rules/in-both.ts';
import { failure, success } from '../../rules/result.ts';
import { wallPaperList } from '../posting/wall-paper-list.ts';
import { tableOf } from './list-paper.ts';
import type { PaperMaker } from './paper-ask.ts';

const TITLE = inBoth('Prizes of the event', 'Prix du tournoi');

/** The prizes as they are promised, whoever wins them; they hang before half of the rounds (RIDNA 22.1). */
export const announcedPrizes: PaperMaker = (state, { language }) => {
  const list = wallPaperList(state, 'prizes', 0, language);
  if (list === null) return failure({ code: 'paper.notForThisEvent' });
  const title = TITLE[language];
  return success([
    {
      ...{ title, round: null, draft: false, landscape: false },
      body: tableOf(
        { ...list, list: 'prizes', title, notes: [] },
        { language, unlessEmpty: ['thing', 'amount'] },
      ),
    },
  ]);
};
