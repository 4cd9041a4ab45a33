import { NOTHING_STATED } from '../administration/regulations/regulations-record.ts';
import type { Terms } from '../administration/regulations/terms.ts';
import { editionIn } from '../rules/editions/registry.ts';
import { CHESS } from '../rules/game-spec.ts';
import { roundDays } from './dated-event.ts';
import { knownFormFact } from './known-form-fact.ts';
import type { Tournament } from './state.ts';

/** What the regulations of an event say: its settings, what its file holds, and their own clauses. */
export function termsOf(state: Tournament): Terms {
  const { settings, administration, apartRules, pins } = state;
  const { regulations, scoring, prizes, team } = settings;
  const { name, organiser, firstDay, lastDay, place, federation, kind } = settings;
  const { system, rounds, timeControl, roundTimes, halfPointByes, tieBreaks, ties } = settings;
  const { chiefArbiter, deputyArbiters, correctionDeadline } = settings;
  const { level, licence, byeDeadline, lateEntry, defaultTime, forfeitsOut } = regulations;
  const asked = administration?.homologation ?? null;
  const isChess = settings.game === CHESS.id;
  return {
    ...{ name, organiser, firstDay, lastDay, place, federation, kind, level, licence },
    address: knownFormFact(state, 'address'),
    homologation: asked === null ? null : { kind: asked.kind, rounds: asked.rounds },
    rated: regulations.rated ?? null,
    estimates: regulations.estimates !== undefined,
    checkedAndPaidFirst: regulations.checkedAndPaidFirst ?? false,
    laws: isChess ? (editionIn('laws', pins.laws)?.name ?? null) : null,
    ...{ system, rounds, timeControl, halfPointByes, byeDeadline, lateEntry },
    acceleration: settings.acceleration.method,
    apart: apartRules.map(({ by }) => by),
    roundDays: roundDays(state),
    roundTimes: Array.from({ length: rounds }, (_, at) => roundTimes[at] ?? null),
    byesAnnounced: regulations.byesAnnounced ?? false,
    lineUps: team === null ? null : (team.lineUpHour ?? minutesBefore(team.lineUpDeadline)),
    ...{ prizes, tieBreaks, ties, correctionDeadline, defaultTime, forfeitsOut },
    scoring: { win: scoring.win, draw: scoring.draw, loss: scoring.loss },
    contact: settings.publicNotice.contact,
    ...{ chiefArbiter, deputyArbiters },
    arbiterTitle: knownFormFact(state, 'arbiterTitle'),
    clauses: (administration?.regulations ?? NOTHING_STATED).clauses,
  };
}

/** `-30` for half an hour before the round, beside `13:30` for an hour of the day. */
const minutesBefore = (minutes: number | undefined): string | null =>
  minutes === undefined ? null : `-${minutes}`;
