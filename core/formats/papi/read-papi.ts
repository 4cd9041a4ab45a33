import type { Problem } from '../../rules/problem.ts';
import { LONGEST_LINE, ONE_LINE } from '../../rules/text-bounds.ts';
import { isIsoDate } from '../../rules/identity.ts';
import { centsIn, dayOf, textIn, wholeIn, type AccessRow } from './access-row.ts';
import { ffePlayer, type TellUnreadCell } from './ffe-fields.ts';
import { isReadKey } from './info-keys.ts';
import { EXEMPT, MOST_ROUNDS, roundColumn } from './papi-columns.ts';
import {
  PAPI_RESULTS,
  type PapiFile,
  type PapiPlayer,
  type PapiResult,
  type PapiRound,
} from './papi-file.ts';
import { namelessRow, papiProblem, unreadCell } from './papi-problem.ts';

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

/** Reads the tables of a .papi file, field by field (peers-and-users §4.1). Never throws. */
export function readPapi({ info, players }: PapiTables): PapiReading {
  const problems: Problem[] = [];
  const values = settingsIn(info, problems);
  const rounds = Number(values.get('NbrRondes') ?? '');
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > MOST_ROUNDS) {
    const message = `INFO says nothing usable of the number of rounds (NbrRondes, 1 to ${MOST_ROUNDS}).`;
    return { file: null, problems: [papiProblem('error', 'rounds', message)] };
  }
  const text = (key: string): string => values.get(key) ?? '';
  const people = players.flatMap((row) => playerOf(row, rounds, problems));
  problems.push(...unknownSettings(text), ...roundsBeyond(players, rounds));
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
      others: new Map([...values].filter(([key]) => !isReadKey(key))),
      settingsAsRead: new Map([...values].filter(([key]) => isReadKey(key))),
      exemptAsRead: players.find((row) => wholeIn(row, 'Ref') === EXEMPT) ?? null,
    },
    problems,
  };
}

const KINDS: Readonly<Record<string, PapiFile['ratingKind']>> = {
  elo: 'standard',
  rapide: 'rapid',
  blitz: 'blitz',
};

/** Every setting as it stands, but for the access to a web site, which is a secret: its lines stay empty. */
function settingsIn(info: readonly AccessRow[], problems: Problem[]): Map<string, string> {
  const values = new Map<string, string>();
  const secrets: string[] = [];
  for (const row of info) {
    const [key, value] = [textIn(row, 'Variable'), textIn(row, 'Value')];
    const isSecret = /^ftp/i.test(key);
    if (isSecret && value !== '') secrets.push(key);
    if (isKept(key, value)) values.set(key, isSecret ? '' : value);
    else problems.push(unreadCell('INFO', key === '' ? 'Variable' : key.slice(0, 50), value));
  }
  if (secrets.length > 0) {
    const message = `The access to a web site is a secret and is left out (${secrets.join(', ')}): enter it in Papi again.`;
    const told = papiProblem('note', 'webAccess', message);
    problems.push({ ...told, params: { keys: secrets.join(', ') } });
  }
  return values;
}

/** Whether a key of a written file and a line of a log can hold it. */
const isKept = (key: string, value: string): boolean =>
  /^[A-Za-z0-9 ]{1,50}$/.test(key) && value.length <= LONGEST_LINE && ONE_LINE.test(value);

const KNOWN_VALUES: readonly (readonly [key: string, values: RegExp])[] = [
  ['ClassElo', /^(elo|rapide|blitz)?$/i],
  ['Genre', /^(suisse|toutes\s*rondes)?$/i],
  ['DecomptePoints', /^(oui|non)?$/i],
  ['EloBase1', /^\d*$/],
  ['EloBase2', /^\d*$/],
];

/** Settings taken as usual because their value is not known. */
const unknownSettings = (text: (key: string) => string): Problem[] =>
  KNOWN_VALUES.flatMap(([key, values]) => {
    const value = text(key);
    if (values.test(value)) return [];
    const message = `${key}: “${value}” is not known and taken as usual.`;
    return [{ ...papiProblem('warning', 'setting', message, key), params: { value } }];
  });

/** Pairings of rounds that the file itself says there are not. */
function roundsBeyond(players: readonly AccessRow[], rounds: number): Problem[] {
  const beyond = Array.from({ length: MOST_ROUNDS - rounds }, (_, index) => rounds + index + 1);
  const held = beyond.filter((round) =>
    players.some((row) => (wholeIn(row, `${roundColumn(round)}Adv`) ?? 0) > 0),
  );
  if (held.length === 0) return [];
  const numbers = held.join(', ');
  const message = `The file says ${rounds} rounds (NbrRondes) and holds pairings of others (${numbers}), which are left out.`;
  return [{ ...papiProblem('warning', 'laterRounds', message), params: { rounds, numbers } }];
}

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
  const who = [textIn(row, 'Nom'), textIn(row, 'Prenom')].filter((part) => part !== '').join(', ');
  const unread: TellUnreadCell = (column, value) => problems.push(unreadCell(who, column, value));
  const listed = ffePlayer(row, new Map(), unread);
  if (ref === null || ref < 1 || listed === null) {
    problems.push(namelessRow(who || textIn(row, 'NrFFE') || textIn(row, 'Ref')));
    return [];
  }
  const cents = (column: string): number | null => {
    const amount = centsIn(row, column);
    if (amount === null && textIn(row, column) !== '') unread(column, textIn(row, column));
    return amount;
  };
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
      feeDue: cents('InscriptionDu'),
      feePaid: cents('InscriptionRegle'),
      phone: textIn(row, 'Tel'),
      email: textIn(row, 'EMail'),
      comment: textIn(row, 'Commentaire'),
      asRead: row,
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
  /** Part of the three cells says nothing: the rest is read, and that is told. */
  const partly = (as: string, asFrench: string): void => {
    const value = `${letter} ${opponent} ${number}`;
    const message = `Round ${round}, ${name}: “${value}” (colour, opponent, result) is no whole game and is read as ${as}.`;
    const told = papiProblem('warning', 'partly', message, `${column}, ${name}`);
    problems.push({ ...told, params: { value, as: asFrench } });
  };
  // F: absent with nothing, half a point or a point.
  if (letter === 'F') {
    if (opponent > EXEMPT) partly('absent', 'absent');
    return { kind: 'bye', bye: BYES[result] };
  }
  if (opponent === EXEMPT) {
    if (result !== 'none' && result !== 'forfeitWin') {
      partly('a pairing-allocated bye', 'exempt');
    }
    return { kind: 'pairingAllocatedBye' };
  }
  if (opponent === 0) {
    if (letter === 'B' || letter === 'N' || result !== 'none') partly('not paired', 'non apparié');
    return { kind: 'unpaired' };
  }
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
