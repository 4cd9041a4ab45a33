import { inBoth } from '../../../rules/in-both.ts';
import { openGame } from '../../changes/games.ts';
import type { ChangedResult, DraftedRound, Round } from '../../round.ts';
import { DRAFTED_ROUND } from '../../schema/rounds.ts';
import { logWords } from '../../words/log-words.ts';
import { audited, pairOf } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';

export interface RoundDrafted extends DraftedRound {
  readonly type: 'roundDrafted';
}

export const roundDrafted: Fact<RoundDrafted> = {
  fields: DRAFTED_ROUND,
  fold: (state, event) => ({
    ...state,
    rounds: [...state.rounds.slice(0, event.round - 1), drafted(event)],
  }),
  outdatesDraft: false,
  touches: ({ round }) => [things.round(round), 'draft'],
  heard: heard.nothing,
  words: inBoth(
    'Round {round}: draft of {boards} {boards|board|boards}, {origin}',
    'Ronde {round} : brouillon de {boards} {boards|échiquier|échiquiers}, {origin}',
  ),
  tell: ({ round, origin, games }, { language }) => ({
    params: { round, origin, boards: games.length },
    said: { origin: logWords(language).origins[origin] },
  }),
  audit: (state, { round, origin, games }) =>
    audited(
      { round, origin },
      state?.rounds[round - 1]?.games.map(pairOf) ?? null,
      games.map(pairOf),
    ),
};

const NO_CHANGES: readonly ChangedResult[] = [];

function drafted(event: DraftedRound): Round {
  return {
    number: event.round,
    origin: event.origin,
    games: event.games.map(openGame),
    matches: event.matches,
    unpaired: event.unpaired,
    freeTeams: event.freeTeams,
    published: false,
    started: false,
    startedAt: null,
    absentees: null,
    closed: false,
    outdated: false,
    changedResults: NO_CHANGES,
    completedAt: null,
  };
}
