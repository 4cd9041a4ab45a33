import { foldedName } from '@ronde/core/formats/player-list/folded-name.ts';
import type { EventType } from '@ronde/core/tournament/event.ts';
import type { LogLine } from '@ronde/core/tournament/views/log.ts';
import { hasWords, typedWords } from '../../parts/typed-words.ts';

/** What an entry is about, to look for one among hundreds. */
export const LOG_TOPICS = ['results', 'rounds', 'players', 'settings', 'steps', 'notes'] as const;
export type LogTopic = (typeof LOG_TOPICS)[number];

const RESULTS = /^(result|claim|question|points)/;
const ROUNDS = /^(round|draft|match|lineUp|arrangement|clock|moveSealed|envelope)/;
const STEPS = /^(undone|redone|restored|restorePointMarked)$/;
const SETTINGS =
  /^(tournament(Created|Closed|Reopened)|closingSettled|paperPosted|paperTakenDown|formFilledIn|clausesStated|regulationsSigned|homologationDescribed|dutySettled|arbiterPaid|suspensionRegistered|imported|privateDataErased|settingsChanged|editionPinned|fideModeLeft)$/;

export function topicOf(code: EventType): LogTopic {
  if (code === 'noteWritten' || code.startsWith('incident')) return 'notes';
  if (STEPS.test(code)) return 'steps';
  if (SETTINGS.test(code)) return 'settings';
  if (RESULTS.test(code)) return 'results';
  return ROUNDS.test(code) ? 'rounds' : 'players';
}

export interface LogFilter {
  readonly text: string;
  readonly topic: LogTopic | null;
}

/** Every word typed is in the words of the entry, or in who wrote it. */
export function filteredLines(
  lines: readonly LogLine[],
  { text, topic }: LogFilter,
): readonly LogLine[] {
  const wanted = typedWords(text);
  return lines.filter((line) => {
    if (topic !== null && !line.facts.some(({ code }) => topicOf(code) === topic)) return false;
    return hasWords(foldedName(`${line.words} ${line.by}`), wanted);
  });
}

export interface LogDay {
  /** An instant of that day. */
  readonly at: string;
  readonly lines: readonly LogLine[];
}

/** Lines day by day, in the order given; `dayOf` knows the reader's time zone. */
export function byDay(lines: readonly LogLine[], dayOf: (at: string) => string): LogDay[] {
  const days: { at: string; day: string; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const day = dayOf(line.at);
    const last = days.at(-1);
    if (last?.day === day) last.lines.push(line);
    else days.push({ at: line.at, day, lines: [line] });
  }
  return days.map(({ at, lines: ofDay }) => ({ at, lines: ofDay }));
}
