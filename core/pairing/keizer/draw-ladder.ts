import { fill } from '../../rules/sentence.ts';
import type { DrawnLadder, LadderGame } from '../explanation/drawn-ladder.ts';
import type { ExplanationAsked } from '../explanation/explained-round.ts';
import type { ColouredLadder } from './colours.ts';
import { LADDER_WORDS } from './ladder-words.ts';

/** A round by Keizer's system as a picture, with its sentences. */
export function drawLadder(ladder: ColouredLadder, asked: ExplanationAsked): DrawnLadder {
  const { table, order, bye, roundsBetween, rules, rungs, colours } = ladder;
  const { name, language } = asked;
  const words = LADDER_WORDS[language];
  const playing = new Set(order);
  const sentences = [fill(words.ranking, { players: order.length })];
  if (roundsBetween < rules.roundsBetween) {
    sentences.push(fill(words.shortened, { wished: rules.roundsBetween, kept: roundsBetween }));
  }
  if (!table.settled) sentences.push(words.unsettled);
  if (bye !== null) sentences.push(fill(words.bye, { player: name(bye) }));
  return {
    places: table.lines.flatMap(({ tpn, total, value }, index) =>
      playing.has(tpn) ? [{ player: tpn, rank: index + 1, points: printed(total), value }] : [],
    ),
    games: rungs.flatMap(({ upper, lower, passedOver }, index): LadderGame[] => {
      const game = colours[index];
      if (game === undefined) return [];
      const { white, black, rule } = game;
      const found = passedOver.length === 0 ? words.nearest : words.found;
      const said = [
        ...passedOver.map((passed) =>
          fill(words.passedOver[passed.because], {
            player: name(passed.player),
            upper: name(upper),
            round: passed.because === 'metLately' ? passed.round : 0,
          }),
        ),
        fill(found, { upper: name(upper), lower: name(lower) }),
        fill(words.colours, { white: name(white), rule: words.colourRules[rule] }),
      ];
      return [{ white, black, sentences: said }];
    }),
    bye,
    sentences,
  };
}

/** Sixths as a decimal number. */
const printed = (total: number): string =>
  total % 6 === 0 ? String(total / 6) : (total / 6).toFixed(total % 3 === 0 ? 1 : 2);
