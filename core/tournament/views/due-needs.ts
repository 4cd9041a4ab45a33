import { wantsAssistant } from '../../decisions/needs/assistant-tasks.ts';
import { pinnedLaws } from '../laws-of-event.ts';
import { draftOf, publishedRounds, roundAtHand, type Tournament } from '../state.ts';
import type { Params } from '../warning-ladder.ts';
import { hallChecklist, playersWithNeeds, roundNeeds } from './needs.ts';

/** What is due for players with disabilities: a line of the chief arbiter's list alone. */
export interface DueOfNeeds {
  readonly code: 'compulsoryAssistant' | 'assistantsToSettle' | 'needsOfRound' | 'hallToCheck';
  readonly params: Params;
}

const NAMED_AT_MOST = 3;

/** From the draft of a round until its games are over; the hall until the last round is public. */
export function dueOfNeeds(state: Tournament): readonly DueOfNeeds[] {
  if ((state.needs?.size ?? 0) === 0 || state.closing.closed) return [];
  return [...ofRound(state), ...ofAssistants(state), ...ofHall(state)];
}

function ofRound(state: Tournament): DueOfNeeds[] {
  const round = draftOf(state) ?? roundAtHand(state);
  if (round === null || round.closed) return [];
  const boards = roundNeeds(state, round).boards.filter(({ over }) => !over);
  const article = pinnedLaws(state).articles.sightedAssistant;
  const alarms = boards
    .filter(({ alarm }) => alarm)
    .map(({ board, white, black }): DueOfNeeds => {
      const params = { round: round.number, board, white, black, article };
      return { code: 'compulsoryAssistant', params };
    });
  const others = boards.filter(({ alarm }) => !alarm);
  // Once the clocks run everybody sits where they should.
  if (others.length === 0 || round.started) return alarms;
  const params = {
    ...{ round: round.number, count: others.length },
    boards: others.map(({ board }) => board).join(', '),
    open: others.reduce((sum, { open }) => sum + open, 0),
  };
  return [...alarms, { code: 'needsOfRound', params }];
}

/** Assistants nobody has found or accepted yet. */
function ofAssistants(state: Tournament): DueOfNeeds[] {
  const waiting = playersWithNeeds(state).filter(
    ({ left, needs }) => !left && wantsAssistant(needs) && needs.assistant?.standing !== 'accepted',
  );
  if (waiting.length === 0) return [];
  const names = waiting.slice(0, NAMED_AT_MOST).map(({ name }) => name);
  if (waiting.length > names.length) names.push('…');
  const params = { players: waiting.length, names: names.join(' · ') };
  return [{ code: 'assistantsToSettle', params }];
}

function ofHall(state: Tournament): DueOfNeeds[] {
  if (publishedRounds(state).length >= state.settings.rounds) return [];
  const lines = hallChecklist(state).filter(({ done }) => done === null);
  return lines.length === 0 ? [] : [{ code: 'hallToCheck', params: { lines: lines.length } }];
}
