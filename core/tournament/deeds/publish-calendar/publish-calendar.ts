import { engineOf } from '../../../pairing/engines.ts';
import { isByTable } from '../../../pairing/systems.ts';
import { apply } from '../../apply.ts';
import type { TournamentEvent } from '../../event.ts';
import { allow, handlingRules, refuse, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { PAIRING } from '../../roles.ts';
import type { Hand } from '../../round.ts';
import { optional } from '../../schema/schema.ts';
import { anOrdinal, yes } from '../../schema/words.ts';
import { emptySide } from '../../empty-side.ts';
import { tableLengths } from '../../sides.ts';
import type { Tournament } from '../../state.ts';
import type { Warning } from '../../warning-ladder.ts';
import type { Deed } from '../deed.ts';
import { pairRound } from '../pair-round/pair-round.ts';
import { publishRound } from '../publish-round/publish-round.ts';
import { FACTS_OF_PAIRING } from '../things.ts';

export interface PublishCalendar {
  readonly type: 'publishCalendar';
  /** How often everybody meets everybody: the rounds follow from it and from the players. */
  readonly cycles: number;
  /** The event stays unpublished: asked about otherwise. */
  readonly withoutEvent?: true;
}

export const publishCalendar: Deed<PublishCalendar> = {
  fields: { cycles: anOrdinal, withoutEvent: optional(yes) },
  roles: PAIRING,
  touches: () => ['settings:rounds', 'numbers', FACTS_OF_PAIRING],
  judge,
};

/** All rounds of a round robin at once: its table knows them from the start (C.05 annex 1). */
function judge(state: Tournament, command: PublishCalendar, hand: Hand): Judgement {
  const { articles } = handlingRules(state);
  const { system, kind } = state.settings;
  if (kind !== 'individual') {
    return refuse('wrongKind', HOUSE_RULES.wellFormed, { kind: 'individual' });
  }
  if (!isByTable(system) || engineOf(system) === null) {
    return refuse('noCalendar', HOUSE_RULES.knownNames, { system });
  }
  if (state.rounds.length > 0) {
    return refuse('calendarAfterStart', HOUSE_RULES.oneAtATime, { round: state.rounds.length });
  }
  const players = state.players.size;
  const empty = emptySide(state);
  if (empty !== null) return empty;
  const lengths = tableLengths(state);
  if (lengths.length === 0 || state.numbers.length < players) {
    return refuse('numbersMissing', articles.pairingNumbers);
  }
  const rounds = lengths[command.cycles - 1];
  if (rounds === undefined) {
    const params = { setting: 'cycles', value: command.cycles };
    return refuse('badSetting', HOUSE_RULES.wellFormed, params);
  }
  const first: TournamentEvent[] = [
    { type: 'calendarPublished', rounds, players },
    ...(rounds === state.settings.rounds
      ? []
      : [{ type: 'settingsChanged', changes: { rounds } } as const]),
  ];
  return allRounds(state, first, rounds, command, hand);
}

/** Each round is drafted and published as one alone would be; what one asks is asked once. */
function allRounds(
  state: Tournament,
  first: readonly TournamentEvent[],
  rounds: number,
  { withoutEvent }: PublishCalendar,
  hand: Hand,
): Judgement {
  const events = [...first];
  const warnings = new Map<string, Warning>();
  let now = after(state, first, hand);
  for (let round = 1; round <= rounds; round += 1) {
    const published = { type: 'publishRound', round, ...(withoutEvent ? { withoutEvent } : {}) };
    const steps = [
      (): Judgement => pairRound.judge(now, { type: 'pairRound', round }, hand),
      (): Judgement => publishRound.judge(now, { ...published, type: 'publishRound' }, hand),
    ];
    for (const step of steps) {
      const judged = step();
      if ('refusal' in judged) return judged;
      for (const warning of judged.warnings) warnings.set(warning.code, warning);
      events.push(...judged.events);
      now = after(now, judged.events, hand);
    }
  }
  return allow(events, [...warnings.values()]);
}

const after = (state: Tournament, events: readonly TournamentEvent[], { at, by }: Hand) =>
  events.reduce((now, event) => apply(now, event, at, by) ?? now, state);
