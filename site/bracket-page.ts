import { cupRoundName } from '@ronde/core/pairing/cup/round-names.ts';
import type { PlayerId, TeamId } from '@ronde/core/rules/identity.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type {
  BracketMatch,
  BracketSide,
  BracketView,
} from '@ronde/core/tournament/views/bracket.ts';
import { markup, NOTHING, type Html } from './markup.ts';
import type { PageContext } from './page-context.ts';
import { siteWords } from './words.ts';

/** A cup from its first round to the final: a column a round, a list for those who hear it. */
export function bracketPage(context: PageContext, view: BracketView): Html {
  const { language } = context;
  const words = siteWords(language);
  const { rounds, thirdPlace, winner } = view;
  const box = (match: BracketMatch): Html => matchBox(context, match, view);
  const columns = rounds.map(({ round, matches }) => {
    const byNumber = new Map(matches.map((match) => [match.match, match]));
    // An empty place for those who enter later keeps every match beside those it leads to.
    const lines = Array.from({ length: 2 ** (rounds.length - round) }, (_, index) => {
      const match = byNumber.get(index + 1);
      return match === undefined
        ? markup`<li class="cup-empty" aria-hidden="true"></li> `
        : markup`<li>${box(match)}</li> `;
    });
    return markup`<section aria-labelledby="cup-${round}">
      <h2 id="cup-${round}">${cupRoundName(round, rounds.length, language)}</h2>
      <ol>${lines}</ol>
    </section> `;
  });
  const first =
    winner === null
      ? NOTHING
      : markup`<p class="cup-winner"><strong>${fill(words.cupWinner, { name: winner.name })}</strong></p> `;
  const third =
    thirdPlace === null
      ? NOTHING
      : markup`<section class="part" aria-labelledby="cup-third">
      <h2 id="cup-third">${words.thirdPlace}</h2>${box(thirdPlace)}
    </section> `;
  return markup`${first}<div class="cup" role="region" aria-label="${words.bracket}" tabindex="0">${columns}</div> ${third}`;
}

function matchBox(context: PageContext, { sides }: BracketMatch, view: BracketView): Html {
  const lines = sides.map((side) => sideLine(context, side, view));
  return markup`<div class="cup-match">${lines}</div>`;
}

function sideLine(context: PageContext, side: BracketSide, { of, rounds }: BracketView): Html {
  const { language, table } = context;
  const words = siteWords(language);
  if (side.kind === 'nobody') return markup`<p class="cup-waits">${words.nobodyThrough}</p> `;
  if (side.kind !== 'player') {
    const params = { match: side.match, round: cupRoundName(side.round, rounds.length, language) };
    return markup`<p class="cup-waits">${fill(words[side.kind], params)}</p> `;
  }
  const { player, score, through } = side;
  const path =
    of === 'teams' ? table.teamPath(player.id as TeamId) : table.playerPath(player.id as PlayerId);
  const name =
    path === null ? markup`${player.name}` : markup`<a href="${path}">${player.name}</a>`;
  const named = through
    ? markup`<strong>${name}</strong> <span role="img" aria-label="${words.goesThrough}">✓</span>`
    : name;
  const points = score === null ? '' : displayPoints(score, language);
  return markup`<p><span class="cup-seed">${player.tpn ?? ''}</span> <span>${named}</span> <b>${points}</b></p> `;
}
