import type { SystemKind } from '../pairing/system.ts';
import { systemNamed } from '../pairing/systems.ts';
import { editionIn } from '../rules/editions/registry.ts';
import {
  HANDLING_RULES,
  type HandlingChapters,
  type HandlingProperties,
  type HandlingRule,
} from '../rules/editions/handling.ts';
import type { SwissProperties } from '../rules/editions/swiss.ts';
import type { PlayerId, TeamId } from '../rules/identity.ts';
import type { TournamentEvent } from './event.ts';
import type { Player } from './player.ts';
import { HOUSE_RULES, type Refusal, type RefusalCode } from './refusal.ts';
import type { Round } from './round.ts';
import type { Tournament } from './state.ts';
import { WARNINGS, type Params, type Warning, type WarningCode } from './warning-ladder.ts';

export interface Refused {
  readonly refusal: Refusal;
}

/** What the regulations make of a command before anybody confirmed anything. */
export type Judgement =
  | Refused
  | { readonly events: readonly TournamentEvent[]; readonly warnings: readonly Warning[] };

export function refuse(code: RefusalCode, article: string, params: Params = {}): Refused {
  return { refusal: { code, article, params } };
}

export function allow(
  events: readonly TournamentEvent[],
  warnings: readonly Warning[] = [],
): Judgement {
  return { events, warnings };
}

export function warn(code: WarningCode, article: string, params: Params = {}): Warning {
  return { code, level: WARNINGS[code], article, params };
}

/** The Swiss regulations this tournament pins: what engines of that kind go by. */
export function swissRules(state: Tournament): SwissProperties {
  const pinned = editionIn('swiss', state.pins.swiss);
  if (!pinned) throw new RangeError(`no such edition: ${state.pins.swiss}`);
  return pinned.properties;
}

/** C.05 is for every competition; what it says of round robins alone is no rule for cups and matches. */
const HANDLED_UNDER: Readonly<Record<SystemKind, keyof HandlingChapters>> = {
  swiss: 'swiss',
  roundRobin: 'roundRobin',
  twoSides: 'competition',
  knockout: 'competition',
  teamTables: 'competition',
  molter: 'competition',
};

/** What commands cite: the article of the chapter, or the rule of the house where it is silent. */
export interface HandlingRules extends HandlingProperties {
  readonly articles: EveryArticle;
}

type EveryArticle = Readonly<Record<HandlingRule, string>>;

const SILENT: EveryArticle = {
  ...(Object.fromEntries(
    HANDLING_RULES.map((rule) => [rule, HOUSE_RULES.silentChapter]),
  ) as EveryArticle),
  // What FIDE asks of programs, whatever the system.
  settingsAfterStart: HOUSE_RULES.fideMode,
  editionAfterStart: HOUSE_RULES.fideMode,
};

/** The chapter this tournament is handled under: C.04.2 for a Swiss, C.05 for the others. */
export function handlingRules(state: Tournament): HandlingRules {
  const { kind } = systemNamed(state.settings.system);
  const chapter = swissRules(state).handling[HANDLED_UNDER[kind]];
  return { ...chapter, articles: { ...SILENT, ...chapter.articles } };
}

export function unknownPlayer(player: PlayerId): Refused {
  return refuse('unknownPlayer', HOUSE_RULES.knownNames, { player });
}

export function unknownTeam(team: TeamId): Refused {
  return refuse('unknownTeam', HOUSE_RULES.knownNames, { team });
}

export function unknownRound(round: number): Refused {
  return refuse('unknownRound', HOUSE_RULES.knownNames, { round });
}

export function roundOf(state: Tournament, number: number): Round | null {
  return state.rounds[number - 1] ?? null;
}

export function nameOf(state: Tournament, player: PlayerId): string {
  return state.players.get(player)?.name ?? player;
}

export function inFideMode(state: Tournament): boolean {
  return state.fideModeLeft === null;
}

/** Whether the player took part in a pairing already, or was listed in one as absent. */
export function hasRounds(state: Tournament, player: Player): boolean {
  return state.rounds.some(
    (round) =>
      round.games.some((game) => game.white === player.id || game.black === player.id) ||
      round.unpaired.some((unpaired) => unpaired.player === player.id),
  );
}
