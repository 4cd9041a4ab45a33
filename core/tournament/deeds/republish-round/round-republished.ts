import { REPUBLISH_REASONS, type RepublishReason } from '../../../rules/editions/handling.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { arrangementOf } from '../../arranged-matches.ts';
import { openGame } from '../../changes/games.ts';
import { withRound } from '../../changes/rounds.ts';
import type { ArrangedMatch, DraftedRound, Match, Round } from '../../round.ts';
import { DRAFTED_ROUND } from '../../schema/rounds.ts';
import { oneOf } from '../../schema/schema.ts';
import { audited, pairOf } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';

export interface RoundRepublished extends DraftedRound {
  readonly type: 'roundRepublished';
  readonly reason: RepublishReason;
}

export const roundRepublished: Fact<RoundRepublished> = {
  fields: { ...DRAFTED_ROUND, reason: oneOf(REPUBLISH_REASONS) },
  fold: (state, event) =>
    withRound(state, event.round, (round) => ({
      ...republished(round, event),
      origin: event.origin,
    })),
  outdatesDraft: false,
  // Another pair may sit at a board whose result is on its way.
  touches: ({ round, games }) => [things.round(round), ...things.boards(round, games)],
  heard: heard.pairings,
  words: inBoth('Round {round} published again', 'Ronde {round} publiée à nouveau'),
  tell: ({ round, reason }) => ({ params: { round, reason } }),
  audit: (state, { round, origin, games }) =>
    audited(
      { round, origin },
      state?.rounds[round - 1]?.games.map(pairOf) ?? null,
      games.map(pairOf),
    ),
};

/** Boards that keep both players keep their result. */
function republished(round: Round, event: DraftedRound): Round {
  const games = event.games.map((game) => {
    const before = round.games.find((g) => g.white === game.white && g.black === game.black);
    return before ? { ...before, ...game } : openGame(game);
  });
  const { matches, freeTeams, unpaired } = event;
  const { arranged: _, ...rest } = round;
  return {
    ...rest,
    ...keptArrangements(round, matches),
    games,
    matches,
    freeTeams,
    unpaired,
    completedAt: null,
  };
}

/** A match that keeps both teams is played when and where it was arranged, at whatever table. */
function keptArrangements(round: Round, matches: readonly Match[]): Pick<Round, 'arranged'> {
  const arranged = matches.flatMap(({ table, first, second }): ArrangedMatch[] => {
    const before = round.matches.find((one) => one.first === first && one.second === second);
    const kept = before === undefined ? null : arrangementOf(round, before.table);
    return kept === null ? [] : [{ table, ...kept }];
  });
  return arranged.length === 0 ? {} : { arranged };
}
