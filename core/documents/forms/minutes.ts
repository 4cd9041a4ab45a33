import type { IsoDate } from '../../rules/identity.ts';
import { inBoth } from '../../rules/in-both.ts';
import { wallTime } from '../../rules/zone.ts';
import type { TournamentEvent } from '../../tournament/event.ts';
import { entriesInForce, type Ledger } from '../../tournament/log.ts';
import type { Tournament } from '../../tournament/state.ts';
import { logPage } from '../../tournament/views/log.ts';
import { writerName } from '../../tournament/words/writer-text.ts';
import { sayDay } from '../times/say-time.ts';
import { arbiterFields, eventFields, form } from './form-parts.ts';
import type { FormAsk, FormBlock, FormMaker } from './form.ts';
import { FORM_WORDS } from './form-words.ts';

/** Facts that go into the minutes: notes, forfeits, corrections, decisions, who left (LA 8662). */
const MINUTED: ReadonlySet<TournamentEvent['type']> = new Set([
  'noteWritten',
  'incidentEntered',
  'incidentDecided',
  'incidentChanged',
  'incidentTakenBack',
  'resultCorrected',
  'resultCleared',
  'pointsAdjusted',
  'teamPointsAdjusted',
  'boardsForfeited',
  'playerLeft',
  'playerReturned',
  'teamLeft',
  'teamReturned',
  'roundRepublished',
  'fideModeLeft',
  'playOffRecorded',
  'tieLotsDrawn',
]);

/** Whether a fact goes into the minutes. */
export const isMinuted = (event: TournamentEvent): boolean =>
  MINUTED.has(event.type) ||
  (event.type === 'resultEntered' &&
    (event.outcome.kind === 'forfeit' || event.outcome.kind === 'doubleForfeit'));

/** One line of the minutes. */
export interface Minute {
  /** By the hall's clock, `2026-03-07` and `14:05`. */
  readonly day: IsoDate;
  readonly time: string;
  readonly by: string;
  readonly text: string;
}

/** What happened and counts, oldest first; what was taken back is left out. */
export function minutesOf(ledger: Ledger, { language, zone }: FormAsk): readonly Minute[] {
  const wanted = new Map(
    entriesInForce(ledger)
      .filter(({ events }) => events.some(isMinuted))
      .map((entry) => [entry.position, entry]),
  );
  if (wanted.size === 0) return [];
  const { lines } = logPage(ledger, { language, limit: ledger.entries.length });
  // Lines come latest first; the facts of one line stay in their order.
  return lines.toReversed().flatMap(({ position, at, by, facts }): Minute[] => {
    const entry = wanted.get(position);
    if (entry === undefined) return [];
    const told = facts.filter((_, index) => {
      const event = entry.events[index];
      return event !== undefined && isMinuted(event);
    });
    const [day = '', time = ''] = wallTime(at, zone).split('T');
    return told.map(({ words }) => ({
      day,
      time,
      by: writerName(by, language),
      text: words,
    }));
  });
}

const WORDS = inBoth(
  {
    when: 'When',
    what: 'What happened',
    by: 'Noted by',
    nothing: 'Nothing worth reporting is in the log.',
    added: 'Added by hand',
  },
  {
    when: 'Quand',
    what: 'Ce qui s’est passé',
    by: 'Noté par',
    nothing: 'Le journal ne contient rien qui soit à signaler.',
    added: 'Ajouté à la main',
  },
);

/** Lines of the minutes that say something. */
export const linesOfMinutes = (text: string): readonly string[] =>
  text.split(/\r?\n/).filter((line) => line.trim() !== '');

/** The minutes as somebody has edited them and the event keeps them; null where nobody has. */
function keptMinutes({ formFacts }: Tournament): readonly string[] | null {
  const kept = formFacts?.get('minutes');
  return kept === undefined ? null : linesOfMinutes(kept);
}

/** The minutes as plain text, to be edited and handed back. */
export const minutesText = (ledger: Ledger, ask: FormAsk): string =>
  minutesOf(ledger, ask)
    .map(({ day, time, text }) => `${day} ${time}  ${text}\n`)
    .join('');

/** T2: the minutes of the event, from the log or as they were edited. */
export const minutes: FormMaker = ({ state, ledger }, ask) => {
  const { language } = ask;
  const words = WORDS[language];
  const lines = ask.minutes ?? keptMinutes(state);
  const found = minutesOf(ledger, ask);
  const body: readonly FormBlock[] =
    lines !== null
      ? lines.map((text): FormBlock => ({ kind: 'text', text }))
      : found.length === 0
        ? [{ kind: 'text', text: words.nothing }]
        : [
            {
              kind: 'table',
              heads: [words.when, words.what, words.by],
              rows: found.map(({ day, time, text, by }) => [
                `${sayDay(day, language)}, ${time}`,
                text,
                by,
              ]),
            },
          ];
  return [
    form('t2', language, [
      { kind: 'fields', fields: eventFields(state, language) },
      ...body,
      { kind: 'room', label: words.added, lines: 5 },
      { kind: 'fields', fields: arbiterFields(state, language) },
      { kind: 'signatures', who: [FORM_WORDS[language].chiefArbiter] },
    ]),
  ];
};
