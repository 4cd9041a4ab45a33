import type { TieBreakProperties } from '../rules/editions/tie-breaks.ts';
import { chooseTieBreak } from './eligibility.ts';
import { chooseTeamTieBreak } from './teams/eligibility.ts';
import type { TeamEventKind } from './teams/request.ts';

/** What tie-breaks are announced for: it decides which may stand in the list. */
export type AnnouncedFor =
  | {
      readonly participants: 'individuals';
      readonly kind: 'swiss' | 'roundRobin';
      readonly edition: TieBreakProperties;
    }
  | {
      readonly participants: 'teams';
      readonly kind: TeamEventKind;
      readonly edition: TieBreakProperties;
    };

/** Why a tie-break cannot be announced. */
export type AnnouncedFaultCode =
  | 'descriptor'
  | 'notInEdition'
  | 'notInRoundRobin'
  | 'notInMolter'
  | 'teamsOnly'
  | 'individualsOnly'
  | 'variantNotAllowed'
  | 'scoreNotAllowed'
  | 'notCuttable';

export interface AnnouncedFault {
  readonly code: AnnouncedFaultCode;
  readonly descriptor: string;
  readonly article: string;
}

/** Why a tie-break cannot stand in the list of an event; null when it can (C.07 4.1). */
export function announcedFault(text: string, event: AnnouncedFor): AnnouncedFault | null {
  const chosen =
    event.participants === 'teams' ? chooseTeamTieBreak(text, event) : chooseTieBreak(text, event);
  if (chosen.ok) return null;
  const { error } = chosen;
  if ('article' in error) return error;
  const article = event.edition.articles.announcement;
  return error.code === 'descriptor'
    ? { code: error.code, descriptor: text.trim(), article }
    : null;
}

/** Everything in a list that cannot stand, in its order. */
export const announcedFaults = (
  list: readonly string[],
  event: AnnouncedFor,
): readonly AnnouncedFault[] =>
  list.flatMap((descriptor) => announcedFault(descriptor, event) ?? []);
