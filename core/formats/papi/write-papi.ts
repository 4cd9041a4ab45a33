import type { IsoDate } from '../../rules/identity.ts';
import type { GrantedBye } from '../../rules/outcome.ts';
import type { ListedPlayer, ListedRating } from '../player-list/listed-player.ts';
import type { Cell, NewTable } from './access-table.ts';
import { lettersOf, ORIGIN_LETTER } from './ffe-fields.ts';
import { fitInto } from './fit-text.ts';
import { OTHER_KEYS } from './info-keys.ts';
import {
  EXEMPT,
  HIGHEST_INTEGER,
  INFO_COLUMNS,
  INFO_INDEXES,
  MOST_ROUNDS,
  PLAYER_COLUMNS,
  PLAYER_INDEXES,
  RESULT_COLUMNS,
  RESULT_INDEXES,
  RESULT_LABELS,
  roundColumn,
} from './papi-columns.ts';
import {
  PAPI_RESULTS,
  type PapiFile,
  type PapiPlayer,
  type PapiRound,
  type PapiStanding,
} from './papi-file.ts';

export interface WrittenPapi {
  readonly tables: readonly NewTable[];
  /** Columns in which something did not fit and was cut or left out. */
  readonly cut: ReadonlySet<string>;
}

/** The tables of a .papi file, field by field as Papi writes them: what `readPapi` reads back. */
export function writePapi(
  file: PapiFile,
  standings: ReadonlyMap<number, PapiStanding>,
): WrittenPapi {
  const cut = new Set<string>();
  const fit = fitInto(PLAYER_COLUMNS, cut);
  const people = file.players.map((player) => ({
    ...personCells(player, fit, cut),
    ...WORKED_OUT_BY_PAPI,
    ...standingCells(standings.get(player.ref)),
    ...roundCells(player.rounds),
  }));
  return {
    tables: [
      { name: 'INFO', columns: INFO_COLUMNS, indexes: INFO_INDEXES, rows: infoRows(file, cut) },
      {
        name: 'JOUEUR',
        columns: PLAYER_COLUMNS,
        indexes: PLAYER_INDEXES,
        rows: [exemptRow(file.players), ...people],
      },
      {
        name: 'RES',
        columns: RESULT_COLUMNS,
        indexes: RESULT_INDEXES,
        rows: RESULT_LABELS.map((Str, Ref) => ({ Ref, Str })),
      },
    ],
    cut,
  };
}

type Row = Readonly<Record<string, Cell>>;

const french = (day: IsoDate | null | undefined): string =>
  day === null || day === undefined ? '' : day.split('-').reverse().join('/');

const KIND_NAMES = { standard: 'Elo', rapid: 'Rapide', blitz: 'Blitz' } as const;

function infoRows(file: PapiFile, cut: Set<string>): Row[] {
  const [dep1 = '', dep2 = '', dep3 = ''] = file.tieBreaks;
  const [cut1, cut2] = file.ratingCuts;
  const read: Readonly<Record<string, string>> = {
    Nom: file.name,
    Version: file.version,
    NbrRondes: String(file.rounds),
    DateDebut: french(file.firstDay),
    DateFin: french(file.lastDay),
    Cadence: file.timeControl,
    Lieu: file.place,
    ClassElo: KIND_NAMES[file.ratingKind],
    Homologation: file.homologation,
    Arbitre: file.arbiter,
    Genre: file.roundRobin ? 'ToutesRondes' : 'Suisse',
    Pairing: file.pairing,
    EloBase1: String(cut1 ?? 0),
    EloBase2: String(cut2 ?? 0),
    Dep1: dep1,
    Dep2: dep2,
    Dep3: dep3,
    DecomptePoints: file.threePointsAWin ? 'OUI' : 'NON',
    RondeActive: String(file.activeRound),
    ...Object.fromEntries(
      Array.from({ length: MOST_ROUNDS }, (_, index) => [
        `DateRd${index + 1}`,
        french(file.roundDays[index]),
      ]),
    ),
    ...Object.fromEntries(OTHER_KEYS.map((key) => [key, file.others.get(key) ?? ''])),
  };
  const taken = new Set(Object.keys(read).map(folded));
  const others = [...file.others].filter(([key]) => {
    const isNew = !taken.has(folded(key));
    taken.add(folded(key));
    return isNew;
  });
  const fit = fitInto(INFO_COLUMNS, cut);
  return [...Object.entries(read), ...others].map(([key, value]) => ({
    Variable: key,
    Value: fit('Value', value) ?? '',
  }));
}

/** Access tells no capitals apart in a key. */
const folded = (key: string): string => key.trim().toUpperCase();

type Fit = ReturnType<typeof fitInto>;

/** The row of the opponent nobody has: an adult with an estimate, who meets whoever is exempt. */
function exemptRow(players: readonly PapiPlayer[]): Row {
  const met = Array.from({ length: MOST_ROUNDS }, (_, index): PapiRound => {
    const free = players.find(({ rounds }) => rounds[index]?.kind === 'pairingAllocatedBye');
    return free === undefined
      ? { kind: 'unpaired' }
      : { kind: 'game', colour: 'black', opponent: free.ref, result: 'none' };
  });
  return {
    Ref: EXEMPT,
    Nom: 'EXEMPT',
    Sexe: 'M',
    Cat: 'Sen',
    Elo: 1399,
    Fide: 'E',
    AffType: 'N',
    ...WORKED_OUT_BY_PAPI,
    ...roundCells(met),
  };
}

/** As Papi has them in every row; the points themselves are left to Papi (KD-242). */
const WORKED_OUT_BY_PAPI = { PtA: 0, Flotteur: 'X'.repeat(MOST_ROUNDS) };

/** Papi's column holds whole euros: another amount would be a wrong one. */
function euros(column: string, cents: number | null, cut: Set<string>): Cell {
  if (cents === null) return null;
  if (cents % 100 === 0 && cents / 100 <= HIGHEST_INTEGER) return cents / 100;
  cut.add(column);
  return null;
}

function personCells(player: PapiPlayer, fit: Fit, cut: Set<string>): Row {
  const { listed } = player;
  const comma = listed.name.indexOf(',');
  const last = comma < 0 ? listed.name : listed.name.slice(0, comma);
  const first = comma < 0 ? '' : listed.name.slice(comma + 1);
  return {
    Ref: player.ref,
    RefFFE: player.ffeRef ?? 0,
    NrFFE: fit.whole('NrFFE', listed.nationalId),
    Nom: fit('Nom', last),
    Prenom: fit('Prenom', first),
    Sexe: listed.sex === null ? null : listed.sex === 'm' ? 'M' : 'F',
    NeLe: listed.birth,
    Cat: fit('Cat', player.category),
    ...ratingCells(listed),
    Federation: fit.whole('Federation', listed.federation),
    ClubRef: player.clubRef ?? 0,
    Club: fit('Club', listed.club),
    Ligue: fit.whole('Ligue', listed.league),
    FideCode: fit.whole('FideCode', listed.fideId?.padStart(8, '0') ?? null),
    FideTitre: lettersOf(listed.title) || null,
    AffType: fit.whole('AffType', listed.licence),
    Pointe: player.checkedIn,
    InscriptionRegle: euros('InscriptionRegle', player.feePaid, cut),
    InscriptionDu: euros('InscriptionDu', player.feeDue, cut),
    Tel: fit.whole('Tel', player.phone),
    EMail: fit.whole('EMail', player.email),
    Commentaire: fit('Commentaire', player.comment),
    Fixe: player.fixedBoard ?? 0,
  };
}

function ratingCells({ standard, rapid, blitz }: ListedPlayer): Row {
  const letter = (rating: ListedRating | null): Cell =>
    rating === null ? null : ORIGIN_LETTER[rating.origin];
  return {
    Elo: standard?.rating ?? 0,
    Rapide: rapid?.rating ?? 0,
    Blitz: blitz?.rating ?? 0,
    Fide: letter(standard),
    RapideFide: letter(rapid),
    BlitzFide: letter(blitz),
  };
}

function standingCells(standing: PapiStanding | undefined): Row {
  if (standing === undefined) return {};
  const [dep1 = null, dep2 = null, dep3 = null] = standing.tieBreaks;
  return {
    Nr: standing.number,
    Dep1: dep1,
    Dep2: dep2,
    Dep3: dep3,
    Place: standing.place,
    Perf: standing.performance,
    Board: standing.board,
  };
}

/** All 24 rounds: those without anything are not paired. */
function roundCells(rounds: readonly PapiRound[]): Row {
  return Object.fromEntries(
    Array.from({ length: MOST_ROUNDS }, (_, index): [string, Cell][] => {
      const column = roundColumn(index + 1);
      const [letter, opponent, result] = cellsOf(rounds[index] ?? { kind: 'unpaired' });
      return [
        [`${column}Cl`, letter],
        [`${column}Adv`, opponent],
        [`${column}Res`, result],
      ];
    }).flat(),
  );
}

const FORFEIT_WIN = PAPI_RESULTS.indexOf('forfeitWin');

/** Points of a bye are told by the result they are worth. */
const BYE_RESULTS: Readonly<Record<GrantedBye, number>> = {
  zeroPointBye: PAPI_RESULTS.indexOf('none'),
  halfPointBye: PAPI_RESULTS.indexOf('draw'),
  fullPointBye: FORFEIT_WIN,
};

function cellsOf(round: PapiRound): [letter: string, opponent: number | null, result: number] {
  switch (round.kind) {
    case 'game':
      return [
        round.colour === 'white' ? 'B' : 'N',
        round.opponent,
        PAPI_RESULTS.indexOf(round.result),
      ];
    // White against the exempt, won by forfeit.
    case 'pairingAllocatedBye':
      return ['B', EXEMPT, FORFEIT_WIN];
    case 'bye':
      return ['F', null, BYE_RESULTS[round.bye]];
    case 'unpaired':
      return ['R', null, 0];
  }
}
