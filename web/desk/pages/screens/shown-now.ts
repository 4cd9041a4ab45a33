import type { OverviewView } from '@ronde/core/tournament/views/overview.ts';
import type { RoundPage, ScreenPage, SeatsPage } from '@ronde/server/api/screens.ts';
import { isBackwards } from './board-range.ts';

/** What a page of a screen shows at this moment, as far as it can be told beforehand. */
export type ShownNow =
  | {
      readonly kind: 'boards';
      readonly round: number;
      readonly from: number;
      readonly to: number;
      readonly of: number;
    }
  /** The round, or any, is not published yet. */
  | { readonly kind: 'notYet'; readonly round: number | null }
  | { readonly kind: 'noSuchBoards'; readonly round: number; readonly of: number }
  | { readonly kind: 'backwards' }
  | { readonly kind: 'notPublic' }
  /** Only players who meet everybody have one. */
  | { readonly kind: 'noCalendar' }
  /** Only in a round robin everybody slides along the tables. */
  | { readonly kind: 'noSeats' }
  /** Only a cup has one. */
  | { readonly kind: 'noBracket' }
  /** A homologated event plays by the Berger table. */
  | { readonly kind: 'noRutsch' }
  | { readonly kind: 'noPicture' }
  /** A list, a message or a clock: what it is called says it all. */
  | { readonly kind: 'always' };

type Facts = Pick<OverviewView, 'rounds' | 'publication' | 'calendar' | 'bracket' | 'seatings'>;

export function shownNow(page: ScreenPage, facts: Facts): ShownNow {
  const { rounds, publication } = facts;
  switch (page.view) {
    case 'pairings':
    case 'byName':
    case 'results':
      return publication.pairings ? roundShown(page, rounds) : { kind: 'notPublic' };
    case 'calendar':
      return calendarShown(facts);
    case 'standings':
    case 'crosstable':
    case 'players':
    case 'prizes':
      return publication[page.view] ? { kind: 'always' } : { kind: 'notPublic' };
    case 'picture':
      return page.picture === null ? { kind: 'noPicture' } : { kind: 'always' };
    case 'draw':
      return publication.players ? { kind: 'always' } : { kind: 'notPublic' };
    case 'bracket':
      return facts.bracket ? onceRoundsArePublic(facts) : { kind: 'noBracket' };
    case 'seats':
      return seatsShown(page, facts);
    case 'message':
    case 'clock':
      return { kind: 'always' };
  }
}

function seatsShown({ way }: SeatsPage, facts: Facts): ShownNow {
  if (facts.calendar && facts.seatings.length === 0) return { kind: 'noSeats' };
  if (facts.calendar && !facts.seatings.includes(way)) return { kind: 'noRutsch' };
  return calendarShown(facts);
}

function calendarShown(facts: Facts): ShownNow {
  return facts.calendar ? onceRoundsArePublic(facts) : { kind: 'noCalendar' };
}

function onceRoundsArePublic(facts: Facts): ShownNow {
  if (!facts.publication.pairings) return { kind: 'notPublic' };
  const some = facts.rounds.some(({ stage }) => stage !== 'toCome' && stage !== 'draft');
  return some ? { kind: 'always' } : { kind: 'notYet', round: null };
}

function roundShown({ round, boards }: RoundPage, rounds: Facts['rounds']): ShownNow {
  if (isBackwards(boards)) return { kind: 'backwards' };
  const published = rounds.filter(({ stage }) => stage !== 'toCome' && stage !== 'draft');
  const shown = round === null ? published.at(-1) : published.find((one) => one.round === round);
  if (shown === undefined) return { kind: 'notYet', round };
  const from = boards?.from ?? 1;
  const to = Math.min(boards?.to ?? shown.boards, shown.boards);
  if (from > to) return { kind: 'noSuchBoards', round: shown.round, of: shown.boards };
  return { kind: 'boards', round: shown.round, from, to, of: shown.boards };
}
