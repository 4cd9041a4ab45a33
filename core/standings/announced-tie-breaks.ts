import type { TieBreakProperties } from '../rules/editions/tie-breaks.ts';
import { chooseTieBreak } from './eligibility.ts';
import type { StandingsRefusal } from './request.ts';
import { chooseTeamTieBreak } from './teams/eligibility.ts';
import type { TeamEventKind, TeamRefusal } from './teams/request.ts';

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
export const ANNOUNCED_FAULTS = [
  'descriptor',
  'notInEdition',
  'notInRoundRobin',
  'notInMolter',
  'teamsOnly',
  'individualsOnly',
  'variantNotAllowed',
  'scoreNotAllowed',
  'notCuttable',
] as const;
export type AnnouncedFaultCode = (typeof ANNOUNCED_FAULTS)[number];

export interface AnnouncedFault {
  readonly code: AnnouncedFaultCode;
  readonly descriptor: string;
  readonly article: string;
}

/** Why a tie-break cannot stand in the list of an event; null when it can (C.07 4.1). */
export function announcedFault(descriptor: string, event: AnnouncedFor): AnnouncedFault | null {
  const chosen =
    event.participants === 'teams'
      ? chooseTeamTieBreak(descriptor, event)
      : chooseTieBreak(descriptor, event);
  return chosen.ok ? null : faultIn(chosen.error, descriptor, event.edition);
}

function faultIn(
  refusal: StandingsRefusal | TeamRefusal,
  descriptor: string,
  { articles }: TieBreakProperties,
): AnnouncedFault | null {
  const code = ANNOUNCED_FAULTS.find((fault) => fault === refusal.code);
  if (code === undefined) return null;
  return {
    code,
    descriptor: 'descriptor' in refusal ? refusal.descriptor.trim() : descriptor,
    article: 'article' in refusal ? refusal.article : articles.announcement,
  };
}

/** Everything in a list that cannot stand, in its order. */
export const announcedFaults = (
  list: readonly string[],
  event: AnnouncedFor,
): readonly AnnouncedFault[] =>
  list.flatMap((descriptor) => announcedFault(descriptor, event) ?? []);
