import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import { wallTime } from '../../rules/zone.ts';
import { writerName } from '../../tournament/words/writer-text.ts';
import { column, type DocumentList, type ListCell } from '../lists/list.ts';
import type { PostingBoard, PostingLine, PostingQuestion } from './posting-board.ts';
import { MINUTES_BEFORE_A_ROUND } from './posting-rules.ts';
import { POSTING_WORDS } from './posting-words.ts';

/** How a sheet stands, in words. */
export function sayPosting({ standing, late }: PostingLine, language: Language): string {
  const words = POSTING_WORDS[language];
  const said = words.standing[standing];
  return late && standing === 'toHang' ? `${said} (${words.late})` : said;
}

/** What is otherwise than on the sheet, and whether it was hung in time. */
export function postingRemarks(line: PostingLine, language: Language): string[] {
  const words = POSTING_WORDS[language];
  const { changes, moreChanges: count, hangs, late } = line;
  const minutes = hangs?.minutesBefore ?? null;
  return [
    ...changes.map(({ was, is }) =>
      fill(words.changed, { was: was ?? words.nothing, is: is ?? words.nothing }),
    ),
    ...(count === 0 ? [] : [fill(words.more, { count })]),
    ...(late && minutes !== null
      ? [fill(words.hungBefore, { minutes, least: MINUTES_BEFORE_A_ROUND })]
      : []),
  ];
}

/** The posting board as a list, for print and spreadsheets. */
export function postingList(
  { lines }: PostingBoard,
  { language, zone }: PostingQuestion,
): Pick<DocumentList, 'columns' | 'rows'> {
  const words = POSTING_WORDS[language];
  return {
    columns: [
      column('paper', words.paper),
      column('state', words.state),
      column('since', words.since),
      column('by', words.by),
      column('remark', words.remark),
      column('source', words.source),
    ],
    rows: lines.map((line): ListCell[] => [
      line.name,
      sayPosting(line, language),
      line.hangs === null ? null : wallTime(line.hangs.at, zone).replace('T', ' '),
      line.hangs === null ? null : writerName(line.hangs.by, language),
      postingRemarks(line, language).join('; '),
      line.source,
    ]),
  };
}
