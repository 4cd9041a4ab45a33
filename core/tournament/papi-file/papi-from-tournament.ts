import type { PapiFile, PapiStanding } from '../../formats/papi/papi-file.ts';
import { HIGHEST_INTEGER } from '../../formats/papi/papi-columns.ts';
import { PAPI_LEFT_OUT, type PapiLeftOut } from '../../formats/papi/papi-left-out.ts';
import { writePapi } from '../../formats/papi/write-papi.ts';
import type { NewTable } from '../../formats/papi/access-table.ts';
import { haleyGroups } from '../../pairing/acceleration/haley.ts';
import { systemNamed } from '../../pairing/systems.ts';
import type { PlayerId } from '../../rules/identity.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import { strengthOf } from '../initial-order.ts';
import { knownFormFact } from '../known-form-fact.ts';
import { numbersOf, playersByNumber } from '../numbers.ts';
import { ratingKindOf } from '../rating-lists/rating-kind.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { standingsView } from '../views/standings.ts';
import { withCellsAsRead } from './kept-rows.ts';
import { isThreePoints, MOST_TIE_BREAKS, papiLeftOutOf } from './papi-left-out-of.ts';
import { papiPlayer } from './papi-player.ts';
import { papiRefusal, type PapiRefusal } from './papi-refusal.ts';
import { papiRounds } from './papi-rounds.ts';
import { papiTieBreak } from './tie-break-names.ts';

/** Papi's version our files name where none was read. */
const VERSION = '3.3.8';

export interface PapiOfTournament {
  readonly tables: readonly NewTable[];
  readonly leftOut: readonly PapiLeftOut[];
}

/** The tables of a .papi file for a tournament, or why there can be none. Drafts stay in the house. */
export function papiFromTournament(event: Tournament): Result<PapiOfTournament, PapiRefusal> {
  const refusal = papiRefusal(event);
  if (refusal !== null) return failure(refusal);
  const state = { ...event, rounds: publishedRounds(event) };
  const refs = refsOf(state);
  const file = fileOf(state, refs);
  const { tables, cut } = writePapi(file, standingsOf(state, refs));
  const left = new Set<PapiLeftOut>(papiLeftOutOf(event));
  for (const column of cut) left.add(AMOUNTS.has(column) ? 'papi.cents' : 'papi.longTexts');
  return success({
    tables: withCellsAsRead(tables, state.papi, (id) => refs.get(id as PlayerId)),
    leftOut: PAPI_LEFT_OUT.filter((one) => left.has(one)),
  });
}

const AMOUNTS: ReadonlySet<string> = new Set(['InscriptionRegle', 'InscriptionDu']);

/** The tables of an event just read from a file, to compare the two; without standings. */
export function papiToCompare(state: Tournament): readonly NewTable[] {
  return writePapi(fileOf(state, refsOf(state)), new Map()).tables;
}

/** The players' references: those they were read with, and numbers nobody has for the others. */
function refsOf(state: Tournament): ReadonlyMap<PlayerId, number> {
  const refs = new Map<PlayerId, number>();
  for (const id of state.players.keys()) {
    const ref = Number(/^p([1-9]\d{0,5})$/.exec(id)?.[1] ?? 0);
    if (ref >= FIRST_REF && ref <= HIGHEST_INTEGER) refs.set(id, ref);
  }
  const taken = new Set(refs.values());
  let next = FIRST_REF;
  for (const id of byNumber(state)) {
    if (refs.has(id)) continue;
    while (taken.has(next)) next += 1;
    taken.add(next);
    refs.set(id, next);
  }
  return refs;
}

/** 1 is the exempt. */
const FIRST_REF = 2;

const byNumber = (state: Tournament): PlayerId[] => [
  ...new Set([...state.numbers, ...state.players.keys()]),
];

function fileOf(state: Tournament, refs: ReadonlyMap<PlayerId, number>): PapiFile {
  const { settings } = state;
  const rounds = papiRounds(state, refs);
  const kept = new Map(state.papi?.players.map((one) => [one.player, one]));
  const { pairing, ratingCuts } = pairingOf(state);
  return {
    version: state.papi?.version ?? VERSION,
    name: settings.name,
    rounds: settings.rounds,
    firstDay: settings.firstDay,
    lastDay: settings.lastDay,
    roundDays: Array.from(
      { length: settings.rounds },
      (_, index) => settings.roundDates[index] ?? null,
    ),
    timeControl: settings.timeControl ?? '',
    place: settings.place ?? '',
    arbiter: settings.chiefArbiter ?? '',
    homologation: knownFormFact(state, 'homologation') ?? '',
    ratingKind: ratingKindOf(state),
    roundRobin: systemNamed(settings.system).kind === 'roundRobin',
    pairing,
    ratingCuts,
    threePointsAWin: isThreePoints(settings.scoring),
    tieBreaks: tieBreaksOf(state).map(({ name }) => name),
    activeRound: state.rounds.length,
    players: byNumber(state).flatMap((id) => {
      const [player, ref] = [state.players.get(id), refs.get(id)];
      if (player === undefined || ref === undefined) return [];
      const places = { ref, references: kept.get(id), rounds: rounds.get(id) ?? [] };
      return [papiPlayer(state, player, places)];
    }),
    others: new Map(state.papi?.entries.map(({ key, value }) => [key, value])),
  };
}

function pairingOf(state: Tournament): Pick<PapiFile, 'pairing' | 'ratingCuts'> {
  const { acceleration, system } = state.settings;
  if (systemNamed(system).kind === 'roundRobin') return { pairing: 'Berger', ratingCuts: [] };
  switch (acceleration.method) {
    case 'haley':
      return {
        pairing: acceleration.variant === 'haley' ? 'Haley' : 'HaleySoft',
        ratingCuts: haleyCut(state),
      };
    case 'degressive': {
      const { groupAFrom, groupCBelow } = acceleration.limits;
      return { pairing: 'SAD', ratingCuts: [groupAFrom, groupCBelow] };
    }
    case 'none':
    case 'baku':
    case 'free':
      return { pairing: 'Standard', ratingCuts: [] };
  }
}

/** The rating of the last player of the upper half: the federation's tables part the groups by it. */
function haleyCut(state: Tournament): number[] {
  const numbered = playersByNumber(state);
  const first = [...numbered].filter(([, id]) => state.players.get(id)?.fromRound === 1);
  const last = haleyGroups(first.map(([number]) => number)).B.at(-1);
  const player = last === undefined ? undefined : state.players.get(numbered.get(last) ?? NOBODY);
  const cut = strengthOf(player?.ratings ?? {}, state.settings.initialOrder.method);
  return cut > 0 ? [cut] : [];
}

const NOBODY = '' as PlayerId;

interface PapiTieBreak {
  readonly descriptor: string;
  readonly name: string;
}

/** Up to the first that Papi does not know: a later one would decide too early. */
function tieBreaksOf({ settings }: Tournament): PapiTieBreak[] {
  const named = settings.tieBreaks.map((descriptor) => ({
    descriptor,
    name: papiTieBreak(descriptor) ?? '',
  }));
  const unknown = named.findIndex(({ name }) => name === '');
  return named.slice(0, unknown < 0 ? MOST_TIE_BREAKS : Math.min(unknown, MOST_TIE_BREAKS));
}

function standingsOf(
  state: Tournament,
  refs: ReadonlyMap<PlayerId, number>,
): Map<number, PapiStanding> {
  const { rows, descriptors } = standingsView(state);
  const columns = tieBreaksOf(state).map(({ descriptor }) => descriptors.indexOf(descriptor));
  const boards = new Map(
    state.rounds
      .at(-1)
      ?.games.flatMap(({ white, black, board }) => [
        [white, board] as const,
        [black, board] as const,
      ]),
  );
  const numbers = numbersOf(state);
  return new Map(
    rows.map((row) => [
      refs.get(row.id) ?? 0,
      {
        number: numbers.get(row.id) ?? null,
        tieBreaks: columns.map((column) => {
          const figure = row.figures[column];
          return figure?.value === undefined || figure.value === null
            ? null
            : figure.value / figure.per;
        }),
        place: row.rank,
        performance: row.performance,
        board: boards.get(row.id) ?? null,
      },
    ]),
  );
}
