import { fill } from '../../rules/sentence.ts';
import type { Tournament } from '../../tournament/state.ts';
import { sayDays, sayInstant } from '../times/say-time.ts';
import type { PaperAsk } from './paper-ask.ts';
import type { PaperSheet, PaperValues } from './paper-values.ts';
import { PAPER_WORDS } from './paper-words.ts';

/** A sheet with what stands on every page of it: the event, where and when, the time of printing. */
export function framedPaper(
  { settings }: Pick<Tournament, 'settings'>,
  paper: string,
  sheet: PaperSheet,
  ask: Pick<PaperAsk, 'language' | 'at' | 'zone'>,
): PaperValues {
  const { name, place, firstDay, lastDay } = settings;
  const days = sayDays(firstDay, lastDay, ask.language);
  const about = place === null ? days : `${place} · ${days}`;
  return paperHeaded({ event: name, about }, paper, sheet, ask);
}

/** A sheet under a head of its own: a paper of a player belongs to no event. */
export function paperHeaded(
  head: Pick<PaperValues['head'], 'event' | 'about'>,
  paper: string,
  { title, round, draft, landscape, body }: PaperSheet,
  { language, at, zone }: Pick<PaperAsk, 'language' | 'at' | 'zone'>,
): PaperValues {
  const words = PAPER_WORDS[language];
  return {
    paper,
    language,
    title,
    landscape,
    body,
    head: { ...head, round },
    foot: {
      printed: fill(words.printed, { at: sayInstant(at, zone, language) }),
      page: words.page,
    },
    draft: draft ? words.draft : null,
  };
}
