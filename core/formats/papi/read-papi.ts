import type { Problem, Severity } from '../../rules/problem.ts';
import { LONGEST_LINE, ONE_LINE } from '../../rules/text-bounds.ts';
import { isIsoDate } from '../../rules/identity.ts';
import { centsIn, dayOf, textIn, wholeIn, type AccessRow } from './access-row.ts';
import { ffePlayer } from './ffe-fields.ts';
import { isReadKey } from './info-keys.ts';
import { EXEMPT, MOST_ROUNDS, roundColumn } from './papi-columns.ts';
import {
  PAPI_RESULTS,
  type PapiFile,
  type PapiPlayer,
  type PapiResult,
  type PapiRound,
} from './papi-file.ts';

export interface PapiTables {
  /** INFO: one row a setting. */
  readonly info: readonly AccessRow[];
  /** JOUEUR: one row a player. */
  readonly players: readonly AccessRow[];
}

export interface PapiReading {
  /** Null when the tables are no tournament of Papi's. */
  readonly file: PapiFile | null;
  readonly problems: readonly Problem[];
}

export function papiProblem(
  severity: Severity,
  code: string,
  message: string,
  record = '',
): Problem {
  return { severity, line: 0, column: 0, record, code: `papi.${code}`, message };
}

/** Reads the tables of a .papi file, field by field (peers-and-users §4.1). Never throws. */
export function readPapi({ info, players }: PapiTables): PapiReading {
  const problems: Problem[] = [];
  const values = new Map(info.map((row) => [textIn(row, 'Variable'), textIn(row, 'Value')]));
  const rounds = Number(values.get('NbrRondes') ?? '');
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > MOST_ROUNDS) {
    const message = `INFO says nothing usable of the number of rounds (NbrRondes, 1 to ${MOST_ROUNDS}).`;
    return { file: null, problems: [papiProblem('error', 'rounds', message)] };
  }
  const text = (key: string): string => values.get(key) ?? '';
  const people = players.flatMap((row) => playerOf(row, rounds, problems));
  if (people.length === 0) {
    const message = 'The table JOUEUR holds no players.';
    return { file: null, problems: [...problems, papiProblem('error', 'noPlayers', message)] };
  }
  const day = (key: string): string | null => dayIn(text(key), key, problems);
  return {
    file: {
      version: text('Version'),
      name: text('Nom'),
      rounds,
      firstDay: day('DateDebut'),
      lastDay: day('DateFin'),
      roundDays: Array.from({ length: rounds }, (_, index) => day(`DateRd${index + 1}`)),
      timeControl: text('Cadence'),
      place: text('Lieu'),
      arbiter: text('Arbitre'),
      homologation: text('Homologation'),
      ratingKind: KINDS[text('ClassElo').toLowerCase()] ?? 'standard',
      roundRobin: /^toutes\s*rondes$/i.test(text('Genre')),
      pairing: text('Pairing') === '' ? 'Standard' : text('Pairing'),
      ratingCuts: [text('EloBase1'), text('EloBase2')]
        .map(Number)
        .filter((cut) => Number.isInteger(cut) && cut > 0)
        .sort((a, b) => b - a),
      threePointsAWin: /^oui$/i.test(text('DecomptePoints')),
      tieBreaks: [text('Dep1'), text('Dep2'), text('Dep3')].filter((name) => name !== ''),
      activeRound: Number(text('RondeActive')) || 0,
      players: people,
      others: new Map([...values].filter(([key, value]) => isOther(key, value))),
    },
    problems,
  };
}

const KINDS: Readonly<Record<string, PapiFile['ratingKind']>> = {
  elo: 'standard',
  rapide: 'rapid',
  blitz: 'blitz',
};

/**
 * What is not read above is kept as it stands, where a key and a line of a log can hold it; not so the
 * access to a web site, which is a secret.
 */
const isOther = (key: string, value: string): boolean =>
  !isReadKey(key) &&
  !/^ftp/i.test(key) &&
  /^[A-Za-z0-9 ]{1,50}$/.test(key) &&
  value !== '' &&
  value.length <= LONGEST_LINE &&
  ONE_LINE.test(value);

function dayIn(text: string, key: string, problems: Problem[]): string | null {
  if (text === '') return null;
  const day = dayOf(text);
  if (day !== null && isIsoDate(day)) return day;
  problems.push(papiProblem('warning', 'day', `${key}: “${text}” is no day and is left out.`, key));
  return null;
}

function playerOf(row: AccessRow, rounds: number, problems: Problem[]): PapiPlayer[] {
  const ref = wholeIn(row, 'Ref');
  if (ref === EXEMPT) return [];
  const listed = ffePlayer(row, new Map());
  if (ref === null || ref < 1 || listed === null) {
    const message = 'A row of JOUEUR without reference or name is left out.';
    problems.push(papiProblem('warning', 'player', message, 'JOUEUR'));
    return [];
  }
  const board = wholeIn(row, 'Fixe');
  const checkedIn = row['Pointe'];
  return [
    {
      ref,
      ffeRef: wholeIn(row, 'RefFFE'),
      clubRef: wholeIn(row, 'ClubRef'),
      listed,
      category: textIn(row, 'Cat'),
      checkedIn: checkedIn === true || checkedIn === 1 || checkedIn === -1,
      fixedBoard: board !== null && board > 0 ? board : null,
      feeDue: centsIn(row, 'InscriptionDu'),
      feePaid: centsIn(row, 'InscriptionRegle'),
      phone: textIn(row, 'Tel'),
      email: textIn(row, 'EMail'),
      comment: textIn(row, 'Commentaire'),
      hasAddress: textIn(row, 'Adresse') !== '' || textIn(row, 'CP') !== '',
      rounds: Array.from({ length: rounds }, (_, index) =>
        roundOf(row, index + 1, listed.name, problems),
      ),
    },
  ];
}

function roundOf(row: AccessRow, round: number, name: string, problems: Problem[]): PapiRound {
  const column = roundColumn(round);
  const letter = textIn(row, `${column}Cl`).toUpperCase();
  const opponent = wholeIn(row, `${column}Adv`) ?? 0;
  const number = wholeIn(row, `${column}Res`) ?? 0;
  const result = PAPI_RESULTS[number];
  const fault = (code: string, what: string): PapiRound => {
    const message = `Round ${round}, ${name}: ${what}. Correct it in Papi.`;
    problems.push(papiProblem('error', code, message, `${column}Cl`));
    return { kind: 'unpaired' };
  };
  if (result === undefined) return fault('result', `the result ${number} does not exist`);
  // F: absent with nothing, half a point or a point.
  if (letter === 'F') return { kind: 'bye', bye: BYES[result] };
  if (opponent === EXEMPT) return { kind: 'pairingAllocatedBye' };
  if (opponent === 0) return { kind: 'unpaired' };
  if (letter === 'B') return { kind: 'game', colour: 'white', opponent, result };
  if (letter === 'N') return { kind: 'game', colour: 'black', opponent, result };
  return fault(
    'colour',
    `there is an opponent but no colour (${letter === '' ? 'blank' : letter})`,
  );
}

const BYES: Readonly<Record<PapiResult, 'fullPointBye' | 'halfPointBye' | 'zeroPointBye'>> = {
  none: 'zeroPointBye',
  loss: 'zeroPointBye',
  draw: 'halfPointBye',
  win: 'fullPointBye',
  forfeitLoss: 'zeroPointBye',
  doubleForfeit: 'zeroPointBye',
  forfeitWin: 'fullPointBye',
};
