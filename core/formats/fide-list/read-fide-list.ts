import type { Problem } from '../../rules/problem.ts';
import type { ListedPlayer } from '../player-list/listed-player.ts';
import type { RatingKind } from '../../rules/rating-kind.ts';
import { listedPlayer, type FideFields } from './fide-fields.ts';
import { listProblem } from './list-problem.ts';
import { columnsOf, type TextColumn } from './text-columns.ts';
import { textRecord } from './text-record.ts';
import { WholeRecords } from './whole-records.ts';
import { CLOSING, xmlRecords } from './xml-records.ts';

export interface FideListOptions {
  /** What the rating is in lists of one kind, which do not say so themselves. */
  readonly unnamed?: RatingKind;
  /** Goes on where an earlier reading of the same bytes stopped. */
  readonly from?: ListCheckpoint;
}

/** Between two records: enough to go on reading later. */
export interface ListCheckpoint {
  readonly form: 'xml' | 'text';
  /** Bytes of the (unzipped) file before the next record. */
  readonly offset: number;
  readonly line: number;
  readonly columns: readonly TextColumn[] | null;
}

/** What a piece of the file brought. */
export interface ListReading {
  readonly players: readonly ListedPlayer[];
  readonly problems: readonly Problem[];
  /** The file cannot be read on. */
  readonly failed: boolean;
}

/** Further faulty records are counted, not described. */
const PROBLEMS_TOLD = 100;

/**
 * Reads FIDE's rating list, XML or fixed width, from bytes as they come: `feed` any number of times,
 * then `finish` once. Never throws; faulty records are left out and told.
 */
export class FideListReader {
  readonly #unnamed: RatingKind;
  #form: 'xml' | 'text' | null = null;
  #records: WholeRecords | null = null;
  #columns: readonly TextColumn[] | null = null;
  #line = 0;
  #offset = 0;
  #start: Uint8Array = new Uint8Array(0);
  #count = 0;
  #faulty = 0;
  #unread = 0;
  #failed = false;
  #resumed = false;

  constructor({ unnamed = 'standard', from }: FideListOptions = {}) {
    this.#unnamed = unnamed;
    if (from === undefined) return;
    this.#resumed = true;
    this.#begin(from.form, from.offset);
    this.#columns = from.columns;
    this.#line = from.line;
  }

  /** Where the records read so far end; null before the form of the list is known. */
  checkpoint(): ListCheckpoint | null {
    if (this.#form === null) return null;
    return { form: this.#form, offset: this.#offset, line: this.#line, columns: this.#columns };
  }

  feed(bytes: Uint8Array): ListReading {
    if (this.#failed) return { players: [], problems: [], failed: true };
    if (this.#records === null) {
      const form = this.#formOf(bytes);
      if (form === undefined) return { players: [], problems: [], failed: false };
      if (form === null) return this.#fail('unknownForm', UNKNOWN_FORM);
      this.#begin(form, 0);
      return this.#read(this.#start);
    }
    return this.#read(bytes);
  }

  /** The records after the last line end, and whether the list was whole. */
  finish(): ListReading {
    if (this.#failed) return { players: [], problems: [], failed: true };
    if (this.#records === null) return this.#fail('unknownForm', UNKNOWN_FORM);
    const rest = this.#records.rest();
    if (this.#form === 'xml') {
      if (!rest.includes('</playerslist')) return this.#fail('cutShort', CUT_SHORT);
      return this.#whole({ players: [], problems: [], failed: false });
    }
    const problems: Problem[] = [];
    const players = rest.trim() === '' ? [] : this.#textPlayers(rest, problems);
    return this.#whole({ players, problems, failed: this.#failed });
  }

  #whole(reading: ListReading): ListReading {
    if (reading.failed) return reading;
    if (this.#count === 0 && !this.#resumed) return this.#fail('noPlayers', NO_PLAYERS);
    const problems = [...reading.problems];
    const most = `the first ${PROBLEMS_TOLD} are named`;
    if (this.#faulty > PROBLEMS_TOLD) {
      const message = `${this.#faulty} records cannot be read; ${most}.`;
      problems.push(listProblem('warning', 'manyFaulty', message));
    }
    if (this.#unread > PROBLEMS_TOLD) {
      const message = `${this.#unread} values cannot be read; ${most}.`;
      problems.push(listProblem('warning', 'manyUnread', message));
    }
    return { ...reading, problems };
  }

  #begin(form: 'xml' | 'text', offset: number): void {
    this.#form = form;
    this.#offset = offset;
    this.#records = new WholeRecords(form === 'xml' ? CLOSING : '\n', offset);
  }

  /** By the first characters; undefined while there are too few, null for neither form. */
  #formOf(bytes: Uint8Array): 'xml' | 'text' | null | undefined {
    const all = new Uint8Array(this.#start.length + bytes.length);
    all.set(this.#start);
    all.set(bytes, this.#start.length);
    this.#start = all;
    if (all.length < 16) return undefined;
    const head = new TextDecoder().decode(all.subarray(0, 256)).trimStart();
    if (head.startsWith('<')) return 'xml';
    return /^ID[ _]?Number/i.test(head) ? 'text' : null;
  }

  #read(bytes: Uint8Array): ListReading {
    const block = this.#records?.feed(bytes) ?? null;
    if (block === null) return this.#fail('notAList', NOT_A_LIST);
    const problems: Problem[] = [];
    const players =
      this.#form === 'xml'
        ? this.#xmlPlayers(block.text, problems)
        : this.#textPlayers(block.text, problems);
    this.#offset = block.end;
    return { players, problems, failed: this.#failed };
  }

  #xmlPlayers(text: string, problems: Problem[]): ListedPlayer[] {
    const players: ListedPlayer[] = [];
    for (const fields of xmlRecords(text, this.#unnamed)) this.#take(fields, players, problems);
    return players;
  }

  #textPlayers(text: string, problems: Problem[]): ListedPlayer[] {
    const players: ListedPlayer[] = [];
    const lines = text.split('\n');
    if (lines.at(-1) === '') lines.pop();
    for (const line of lines) {
      this.#line += 1;
      if (this.#columns === null) {
        this.#columns = columnsOf(line.replace(/^\ufeff/, ''), this.#unnamed);
        if (this.#columns !== null) continue;
        problems.push(...this.#fail('noHeader', NO_HEADER).problems);
        return players;
      }
      if (line.trim() === '') continue;
      const fields = textRecord(line.replace(/\r$/, ''), this.#columns);
      if (fields === null) this.#fault(problems, 'columns', '');
      else this.#take(fields, players, problems);
    }
    return players;
  }

  #take(fields: FideFields, players: ListedPlayer[], problems: Problem[]): void {
    const player = listedPlayer(fields, (field, value) => {
      this.#leaveOut(problems, field, value, fields);
    });
    if ('fault' in player) {
      this.#fault(problems, player.fault, fields.fideId);
      return;
    }
    this.#count += 1;
    players.push(player);
  }

  #fault(problems: Problem[], field: string, record: string): void {
    this.#faulty += 1;
    if (this.#faulty > PROBLEMS_TOLD) return;
    const { place, where } = this.#place(record);
    const who = record === '' ? 'Record' : `Record of ${place.record}`;
    const message = `${where}${who} left out: its ${field} cannot be read.`;
    problems.push(listProblem('warning', 'faultyRecord', message, place));
  }

  #leaveOut(problems: Problem[], field: string, value: string, { fideId, name }: FideFields): void {
    this.#unread += 1;
    if (this.#unread > PROBLEMS_TOLD) return;
    const { place, where } = this.#place(fideId);
    const shown = value.slice(0, 20);
    const message = `${where}${name} (${place.record}): “${shown}” as ${field} cannot be read and is left out.`;
    const told = listProblem('warning', 'unreadValue', message, place);
    problems.push({ ...told, params: { value: shown, field } });
  }

  #place(record: string): { place: { line: number; record: string }; where: string } {
    const line = this.#form === 'text' ? this.#line : 0;
    const where = line === 0 ? '' : `Line ${line}: `;
    return { place: { line, record: record.slice(0, 20) }, where };
  }

  #fail(code: string, message: string): ListReading {
    this.#failed = true;
    return { players: [], problems: [listProblem('error', code, message)], failed: true };
  }
}

const UNKNOWN_FORM =
  'This is no rating list of FIDE: neither its XML nor its text with a header row. Download the list again.';
const NOT_A_LIST = 'The file goes on without the end of a record: it is no rating list.';
const NO_HEADER = 'The header row names no columns for number, name and federation.';
const NO_PLAYERS = 'The list holds no players.';
const CUT_SHORT = 'The list is cut short: its end is missing. Download it again.';
