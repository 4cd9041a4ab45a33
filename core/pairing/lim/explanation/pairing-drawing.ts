import type { Tpn } from '../../../rules/identity.ts';
import { besideFirst } from '../../explanation/beside-first.ts';
import { sayBye } from '../../explanation/bye-first.ts';
import { drawColours } from '../../explanation/draw-colours.ts';
import type { DrawnBracket, PairingDrawing } from '../../explanation/drawn-brackets.ts';
import type { LimTraceEvent, TracedGroup } from '../trace.ts';
import { isAsProposed, sayExchanges, sayGroup, titleOf, type LimContext } from './explain-round.ts';
import { LIM_WORDS } from './words.ts';

/** Draws a round by the Lim system: half against half, from both ends to the median. */
export function drawPairing(events: readonly LimTraceEvent[], context: LimContext): PairingDrawing {
  const bye = events.find((event) => event.type === 'bye');
  const groups = events.filter((event) => event.type === 'group');
  return {
    brackets: groups.map((group) => drawGroup(group, groups, context)),
    byeScore: null,
    bye: bye
      ? { player: bye.player, sentence: sayBye(bye, context.articles.bye.score, context) }
      : null,
    colours: drawColours(events, context),
  };
}

function drawGroup(
  group: TracedGroup,
  groups: readonly TracedGroup[],
  context: LimContext,
): DrawnBracket {
  const { incoming, proposed, pairs, score, missed, missedAsProposed } = group;
  const came = new Set(incoming.map(({ player }) => player));
  return {
    kind: 'ordinary',
    title: titleOf(group, context),
    score,
    movedDown: incoming.filter((one) => one.score > score),
    movedUp: incoming.filter((one) => one.score <= score),
    residents: group.residents,
    s1: proposed.map(([player]) => player),
    limbo: [],
    s2: proposed.map(([, opponent]) => opponent),
    remainder: null,
    isNatural: isAsProposed(group),
    ...besideFirst(pairs, proposed, came),
    exchange: null,
    leaving: leavingOf(group).map((player) => ({
      player,
      to: enteredBy(player, group, groups),
      limbo: came.has(player),
    })),
    decision: isAsProposed(group)
      ? null
      : {
          article: group.objections[0]?.article ?? context.articles.steps.colours,
          criterion: null,
          sentences: sayExchanges(group, context),
        },
    criteria: [
      {
        criterion: 'colours',
        article: context.articles.steps.colours,
        label: LIM_WORDS[context.language].missed,
        accepted: String(missed),
        natural: group.objections.length > 0 ? null : String(missedAsProposed),
        better:
          group.objections.length > 0 ? null : missed < missedAsProposed ? 'accepted' : 'same',
      },
    ],
    collapse: null,
    lines: sayGroup(group, context),
  };
}

/** Floaters, and the players of pairs undone for the median. */
const leavingOf = ({ floaters, cracked }: TracedGroup): Tpn[] => [
  ...floaters.map(({ player }) => player),
  ...cracked.flat(),
];

/** The next group after this one that a player came into. */
function enteredBy(player: Tpn, from: TracedGroup, groups: readonly TracedGroup[]): number | null {
  const later = groups.findIndex(
    (group, index) =>
      index > groups.indexOf(from) && group.incoming.some((one) => one.player === player),
  );
  return later < 0 ? null : later;
}
