import { cupRoundName } from '../../pairing/cup/round-names.ts';
import { displayPoints } from '../../rules/points.ts';
import { failure, success } from '../../rules/result.ts';
import { isCup } from '../../tournament/matches.ts';
import type { Tournament } from '../../tournament/state.ts';
import {
  bracketView,
  type BracketMatch,
  type BracketRound,
  type BracketSide,
} from '../../tournament/views/bracket.ts';
import { sayTitle } from '../lists/say-result.ts';
import type { PaperAsk, PaperMaker } from './paper-ask.ts';
import type { BracketBody, DrawnMatch, DrawnSide, PaperSheet } from './paper-values.ts';
import { PAPER_WORDS } from './paper-words.ts';

/** Matches that one column of a sheet has room for, and those that a sheet on its side has. */
const MOST_MATCHES = { upright: 32, landscape: 8 } as const;

export const hasBracket = ({ settings }: Tournament): boolean => isCup(settings);

/** The whole cup on one sheet; rounds of more than 32 matches in parts that lead to it. */
export const bracket: PaperMaker = (state, ask) => {
  if (!hasBracket(state)) return failure({ code: 'paper.notForThisEvent' });
  const view = bracketView(state, ask.audience);
  if (view === null) return failure({ code: 'paper.noRound' });
  const { rounds, thirdPlace } = view;
  const words = PAPER_WORDS[ask.language];
  const nameOf = ({ round }: BracketRound): string =>
    cupRoundName(round, rounds.length, ask.language);
  const sheet = (title: string, body: Omit<BracketBody, 'layout'>): PaperSheet => ({
    title,
    round: null,
    draft: false,
    landscape: (body.rounds[0]?.matches.length ?? 0) <= MOST_MATCHES.landscape,
    body: { layout: 'bracket', ...body },
  });
  const isLarge = ({ matches }: BracketRound): boolean => matches.length > MOST_MATCHES.upright;
  const parts = rounds.filter(isLarge).flatMap((round) =>
    inParts(round.matches).map((matches) => {
      const name = nameOf(round);
      const drawn = matches.map((match) => drawnMatch(match, ask));
      return sheet(`${words.bracket} · ${name}`, {
        rounds: [{ name, matches: drawn }],
        third: null,
      });
    }),
  );
  const whole = sheet(words.bracket, {
    rounds: rounds
      .filter((round) => !isLarge(round))
      .map((round) => ({
        name: nameOf(round),
        matches: inPlaces(round, rounds).map((match) => match && drawnMatch(match, ask)),
      })),
    third:
      thirdPlace === null ? null : { name: words.thirdPlace, match: drawnMatch(thirdPlace, ask) },
  });
  return success([...parts, whole]);
};

const inParts = (matches: readonly BracketMatch[]): readonly (readonly BracketMatch[])[] =>
  Array.from({ length: Math.ceil(matches.length / MOST_MATCHES.upright) }, (_, part) =>
    matches.slice(part * MOST_MATCHES.upright, (part + 1) * MOST_MATCHES.upright),
  );

/** The matches of a round where they lead to: a first round that is not full has empty places. */
function inPlaces(
  { round, matches }: BracketRound,
  rounds: readonly BracketRound[],
): readonly (BracketMatch | null)[] {
  const next = rounds[round]?.matches ?? [];
  if (next.length * 2 <= matches.length) return matches;
  const isFrom = (side: BracketSide, { match, sides }: BracketMatch): boolean =>
    side.kind === 'player'
      ? sides.some((one) => one.kind === 'player' && one.player.id === side.player.id)
      : side.kind === 'winnerOf' && side.round === round && side.match === match;
  return next.flatMap(({ sides }) =>
    sides.map((side) => matches.find((match) => isFrom(side, match)) ?? null),
  );
}

const drawnMatch = ({ sides: [upper, lower] }: BracketMatch, ask: PaperAsk): DrawnMatch => ({
  sides: [drawnSide(upper, ask), drawnSide(lower, ask)],
});

function drawnSide(side: BracketSide, { language }: PaperAsk): DrawnSide {
  if (side.kind !== 'player') {
    return { name: side.kind === 'nobody' ? '–' : '', score: { figure: '' }, through: false };
  }
  const { player, score, through } = side;
  const title = sayTitle(player.title, language);
  return {
    name: title === null ? player.name : `${title} ${player.name}`,
    score: { figure: score === null ? '' : displayPoints(score, language) },
    through,
  };
}
