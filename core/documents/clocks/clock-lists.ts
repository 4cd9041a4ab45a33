import { displayed } from '../../decisions/time-control/clock-setting.ts';
import type { Language } from '../../rules/language.ts';
import { wallTime } from '../../rules/zone.ts';
import { faultyClocks } from '../../tournament/clock-log.ts';
import type { Tournament } from '../../tournament/state.ts';
import { CLOCK_ACT_WORDS } from '../../tournament/words/clock-words.ts';
import { writerName } from '../../tournament/words/writer-text.ts';
import { column, type DocumentList, type ListCell } from '../lists/list.ts';
import { CLOCK_LIST_WORDS } from './clock-list-words.ts';

type PlainList = Pick<DocumentList, 'columns' | 'rows'>;

interface Question {
  readonly language: Language;
  readonly zone: string;
}

const hour = (at: string, zone: string): string => wallTime(at, zone).replace('T', ' ');
const time = (seconds: number | undefined): string | null =>
  seconds === undefined ? null : displayed(seconds);

/** What was done with which clock, when and by whom, newest first (LA line 1556). */
export function clockLogList(state: Tournament, { language, zone }: Question): PlainList {
  const words = CLOCK_LIST_WORDS[language];
  const { acts } = CLOCK_ACT_WORDS[language];
  return {
    columns: [
      ...(['at', 'by', 'clock', 'act', 'round', 'board', 'replacement'] as const),
      ...(['white', 'black', 'moves', 'remark'] as const),
    ].map((name) => column(name, words[name])),
    rows: (state.clockLog ?? [])
      .toReversed()
      .map((line): ListCell[] => [
        hour(line.at, zone),
        writerName(line.by, language),
        line.clock ?? null,
        acts[line.act],
        line.round ?? null,
        line.board ?? null,
        line.replacement ?? null,
        time(line.white),
        time(line.black),
        line.moves ?? null,
        line.remark ?? null,
      ]),
  };
}

/** Clocks that are not to be used again, of one event or of all that were played with the same material. */
export function faultyClocksList(
  events: readonly Tournament[],
  { language, zone }: Question,
): PlainList {
  const words = CLOCK_LIST_WORDS[language];
  return {
    columns: (['clock', 'since', 'by', 'event', 'round', 'board', 'remark'] as const).map((name) =>
      column(name, words[name]),
    ),
    rows: events.flatMap((state) =>
      faultyClocks(state).map(({ clock, at, by, round, board, remark }): ListCell[] => [
        clock,
        hour(at, zone),
        writerName(by, language),
        state.settings.name,
        round,
        board,
        remark,
      ]),
    ),
  };
}
