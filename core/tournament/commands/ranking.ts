import { editionIn } from '../../rules/editions/registry.ts';
import { TIE_BREAK_CODES } from '../../rules/editions/tie-breaks.ts';
import { isSelfDefined, parseDescriptor } from '../../standings/descriptor.ts';
import { isManualValue } from '../../standings/self-defined.ts';
import type { CommandOf } from '../command.ts';
import { allow, nameOf, refuse, unknownPlayer, warn, type Judgement } from '../judgement.ts';
import { playOffOf } from '../ranking-decisions.ts';
import { HOUSE_RULES } from '../refusal.ts';
import { roundStage } from '../round.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { scores } from '../views/records.ts';
import type { Warning } from '../warning-ladder.ts';

function article(state: Tournament, rule: 'announcement' | 'lots'): string {
  const pinned = editionIn('tieBreaks', state.pins.tieBreaks);
  if (!pinned) throw new RangeError(`no such edition: ${state.pins.tieBreaks}`);
  return pinned.properties.articles[rule];
}

/** Places are settled when there is nothing left to play; earlier is an exception. */
function beforeTheEnd(state: Tournament): Warning[] {
  const last = publishedRounds(state).at(-1);
  const stage = last ? roundStage(last) : 'draft';
  const over =
    last?.number === state.settings.rounds && (stage === 'complete' || stage === 'closed');
  const params = { rounds: state.settings.rounds };
  return over ? [] : [warn('settlesBeforeTheEnd', article(state, 'lots'), params)];
}

/** Lots for whoever no tie-break separates; the seed is published, so anybody can draw again. */
export function drawTieLots(state: Tournament, command: CommandOf<'drawTieLots'>): Judgement {
  const seed = command.seed.trim();
  if (seed === '' || /\p{Cc}/u.test(seed)) {
    return refuse('badSetting', HOUSE_RULES.wellFormed, { setting: 'seed', value: command.seed });
  }
  if (state.settings.ties !== 'lots') return refuse('lotsNotForeseen', article(state, 'lots'));
  const { lotsSeed } = state.ranking;
  if (lotsSeed === seed) return allow([]);
  const again =
    lotsSeed === null ? [] : [warn('drawsLotsAgain', article(state, 'lots'), { seed: lotsSeed })];
  return allow([{ type: 'tieLotsDrawn', seed }], [...again, ...beforeTheEnd(state)]);
}

/** LA 5.2 1: a play-off among players with the same points. */
const PLAY_OFF = 'LA 5.2 1';

/** What a play-off decided, from the winner down; one more of the same players replaces it. */
export function recordPlayOff(state: Tournament, command: CommandOf<'recordPlayOff'>): Judgement {
  if (state.settings.kind !== 'individual') {
    return refuse('wrongKind', HOUSE_RULES.wellFormed, { kind: 'individual' });
  }
  const { steps } = command;
  const players = steps.flat();
  const stranger = players.find((id) => !state.players.has(id));
  if (stranger !== undefined) return unknownPlayer(stranger);
  const repeated = players.find((id, index) => players.indexOf(id) !== index);
  if (repeated !== undefined) {
    const player = nameOf(state, repeated);
    return refuse('playerPairedTwice', HOUSE_RULES.oneAtATime, { player });
  }
  if (players.length < 2 || steps.some((step) => step.length === 0)) {
    const params = { setting: 'playOff', value: steps.map((step) => step.length).join('-') };
    return refuse('badSetting', HOUSE_RULES.wellFormed, params);
  }
  const points = scores(state, { standingsAfter: publishedRounds(state).length });
  if (new Set(players.map((id) => points.get(id))).size > 1) {
    const names = players.map((id) => nameOf(state, id)).join(', ');
    return refuse('playOffOfUnequals', PLAY_OFF, { players: names });
  }
  const before = playOffOf(state.ranking, players);
  if (before !== null && JSON.stringify(before.steps) === JSON.stringify(steps)) return allow([]);
  return allow([{ type: 'playOffRecorded', steps }], beforeTheEnd(state));
}

export function cancelPlayOff(
  state: Tournament,
  { players }: CommandOf<'cancelPlayOff'>,
): Judgement {
  if (playOffOf(state.ranking, players) === null) {
    return refuse('noSuchPlayOff', HOUSE_RULES.knownNames);
  }
  return allow([{ type: 'playOffCancelled', players }]);
}

/** A value of a tie-break the event's regulations define (C.07 4.1); null takes it away. */
export function setTieBreakValue(
  state: Tournament,
  command: CommandOf<'setTieBreakValue'>,
): Judgement {
  const { player: id, descriptor, value } = command;
  const player = state.players.get(id);
  if (!player) return unknownPlayer(id);
  const code = ownTieBreakCode(descriptor);
  const announced =
    code !== null && state.settings.tieBreaks.some((own) => ownTieBreakCode(own) === code);
  if (!announced) {
    return refuse('notAnOwnTieBreak', article(state, 'announcement'), { descriptor });
  }
  if (value !== null && !isManualValue(value)) {
    return refuse('badSetting', HOUSE_RULES.wellFormed, { setting: descriptor, value });
  }
  const before = state.ranking.ownValues.get(code)?.get(id) ?? null;
  if (before === value) return allow([]);
  return allow([{ type: 'tieBreakValueSet', player: id, code, value }]);
}

/** The code of a self-defined tie-break whose figures are nobody's to compute; null for others. */
export function ownTieBreakCode(descriptor: string): string | null {
  const parsed = parseDescriptor(descriptor);
  if (!parsed.ok) return null;
  const { name } = parsed.value;
  const computed: readonly string[] = TIE_BREAK_CODES;
  return isSelfDefined(name) && !computed.includes(name) ? name : null;
}
