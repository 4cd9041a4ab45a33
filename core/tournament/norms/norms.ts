import type { NormGame } from '../../ratings/norms/candidate.ts';
import { titlesToWin } from '../../ratings/norms/condition.ts';
import {
  eventConditions,
  outsideEdition,
  type EventCondition,
} from '../../ratings/norms/event-conditions.ts';
import { normForesight, type NormForesight } from '../../ratings/norms/foresight.ts';
import type { ExemptionFound } from '../../ratings/norms/swiss-exemption.ts';
import { normVerdict, type NormVerdict } from '../../ratings/norms/verdict.ts';
import type { EditionOf } from '../../rules/editions/registry.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { Tournament } from '../state.ts';
import { eventRecord } from './event-record.ts';
import { normQuestion, type NormOptions } from './norm-question.ts';
import { titlesEditionOf } from './titles-edition.ts';

export interface NormsOptions extends NormOptions {
  /** Another edition than the pinned one. */
  readonly edition?: string;
  /** Of this player alone; the others' are not worked out. */
  readonly only?: Tpn;
}

/** One player's norms, the titles held already left out. */
export interface PlayerNorms {
  readonly tpn: Tpn;
  readonly name: string;
  readonly norms: readonly NormVerdict[];
  /** What they were judged on. */
  readonly games: readonly NormGame[];
  /** For each of them while the event is running. */
  readonly foresight: readonly NormForesight[];
}

/** Every player's norms, and what the event itself must be. */
export interface Norms {
  readonly edition: EditionOf<'titles'>;
  readonly event: readonly EventCondition[];
  readonly swiss: ExemptionFound | null;
  readonly players: readonly PlayerNorms[];
}

export function normsOf(state: Tournament, options: NormsOptions = {}): Norms {
  const edition = titlesEditionOf(state, options.edition);
  const rules = edition.properties;
  const question = normQuestion(state, options, rules);
  const record = eventRecord(state, question.event.isDoubleRoundRobin, options);
  const event = [
    ...eventConditions(record, rules),
    ...outsideEdition(state.settings.firstDay, edition),
  ];
  const isBarred = event.some(({ met }) => met === false);
  const asked = [...question.entrants].filter(
    ([tpn]) => options.only === undefined || tpn === options.only,
  );
  const players = asked.map(([tpn, { player, candidate, rest }]) => {
    const titles = titlesToWin(player.title ?? null, player.sex);
    const norms = titles.map((title) => {
      const verdict = normVerdict(title, candidate, question.event, rules);
      // An event that is not what it must be brings nobody a norm.
      return isBarred ? { ...verdict, achieved: false } : verdict;
    });
    const foresight =
      rest.coming.length === 0 || isBarred
        ? []
        : titles.map((title) => normForesight(title, candidate, rest, question.event, rules));
    return { tpn, name: player.name, norms, games: candidate.games, foresight };
  });
  return { edition, event, swiss: question.swiss, players };
}
