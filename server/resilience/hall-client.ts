import { setTimeout as sleep } from 'node:timers/promises';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { commandPath, type CommandAnswer } from '../api/commands.ts';
import type { LiveEntry, LivePulse } from '../api/live.ts';
import { AS_DEVICE, AS_DEVICE_HEADER } from '../api/session.ts';
import { LiveReader, type LiveFrame } from '../testing/live-reader.ts';

export interface ClientWish {
  readonly name: string;
  /** Empty for a desk at this computer. */
  readonly cookie: string;
  readonly boards: { readonly from: number; readonly to: number };
}

/** What was answered to an intention, once it was: exactly one answer each. */
export interface Intention {
  readonly key: string;
  readonly board: number;
  readonly outcome: GameOutcome;
  /** Where it is in the log; null when it was refused or changed nothing. */
  readonly position: number | null;
  readonly refused: string | null;
  /** How often it was sent until an answer came. */
  readonly sent: number;
  readonly repeated: boolean;
}

export const ROUND = 1;
const SCORES = ['1-0', '½-½', '0-1'] as const;
/** Changes of mind before a helper goes to the next board. */
const ON_ONE_BOARD = 5;
const PATIENCE = 10_000;
const BETWEEN_TRIES = 25;

/** One desk or phone: types results, asks again until it is answered, and follows the stream. */
export class HallClient {
  readonly intentions: Intention[] = [];
  /** The round as this client shows it: outcomes by board. */
  readonly shown = new Map<number, GameOutcome>();
  position = 0;
  /** Streams it had to open. */
  streams = 0;
  private stopping = false;
  private hungUp = false;
  private stream = new AbortController();
  private readonly address: string;
  private readonly tournament: string;
  private readonly wish: ClientWish;

  constructor(address: string, tournament: string, wish: ClientWish) {
    this.address = address;
    this.tournament = tournament;
    this.wish = wish;
  }

  /** Until `stop`: results one after another. */
  async work(pause: () => number): Promise<void> {
    const { from, to } = this.wish.boards;
    const boards = to - from + 1;
    for (let turn = 0; !this.stopping; turn += 1) {
      const board = from + Math.min(Math.floor(turn / ON_ONE_BOARD), boards - 1);
      const score = SCORES[turn % SCORES.length] ?? '½-½';
      await this.enter(board, { kind: 'played', score }, `${this.wish.name}-${turn}-result`);
      await sleep(pause());
    }
  }

  stop(): void {
    this.stopping = true;
  }

  /** A helper's phone says that it is one: these clients run at the arbiter's computer. */
  private session(): Record<string, string> {
    const { cookie } = this.wish;
    return cookie === '' ? {} : { cookie, [AS_DEVICE_HEADER]: AS_DEVICE };
  }

  private async enter(board: number, outcome: GameOutcome, key: string): Promise<void> {
    const body = { seen: this.position, key, command: { round: ROUND, board, outcome } };
    for (let sent = 1; !this.hungUp; sent += 1) {
      const response = await this.ask(commandPath(this.tournament, 'enterResult'), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-ronde': '1' },
        body: JSON.stringify(body),
      });
      // 503: the database's connection broke in the middle; the key settles it.
      if (response === null || response.status === 503) {
        await sleep(BETWEEN_TRIES);
        continue;
      }
      const facts = { key, board, outcome, sent };
      if (response.status !== 200) {
        const { code } = JSON.parse(response.text) as { code: string };
        const refused = `${response.status} ${code}`;
        this.intentions.push({ ...facts, position: null, refused, repeated: false });
        return;
      }
      const { position, entry, repeated } = JSON.parse(response.text) as CommandAnswer;
      const written = entry === null ? null : position;
      this.intentions.push({ ...facts, position: written, refused: null, repeated });
      // The next result is typed on a page that shows this one.
      await this.shows(position);
      return;
    }
  }

  private async shows(position: number): Promise<void> {
    while (this.position < position && !this.hungUp) await sleep(5);
  }

  /** Until `hangUp`: the stream, from where it broke off. */
  async follow(): Promise<void> {
    while (!this.hungUp) {
      try {
        this.stream = new AbortController();
        const { signal } = this.stream;
        if (this.position === 0) await this.load();
        const url = `${this.address}/api/live?tournament=${this.tournament}`;
        const headers = { ...this.session(), 'last-event-id': String(this.position) };
        const response = await fetch(url, { headers, signal });
        if (response.status !== 200) throw new Error(await response.text());
        this.streams += 1;
        const reader = new LiveReader(response);
        for (let frame = await reader.next(); frame !== null; frame = await reader.next()) {
          await this.hear(frame);
        }
      } catch {
        await sleep(BETWEEN_TRIES);
      }
    }
  }

  hangUp(): void {
    this.hungUp = this.stopping = true;
    this.stream.abort();
  }

  private async hear({ event, data }: LiveFrame): Promise<void> {
    if (event === 'reset') await this.load((data as LivePulse).position);
    if (event !== 'entry') return;
    const { position, events = [], facts = [] } = data as LiveEntry;
    if (position <= this.position) throw new Error(`entry ${position} was told twice`);
    for (const told of [...events, ...facts]) {
      if (
        told.type === 'resultEntered' ||
        told.type === 'result' ||
        told.type === 'resultCorrected'
      )
        this.shown.set(told.board, told.outcome);
    }
    this.position = position;
  }

  private async load(atLeast = 0): Promise<void> {
    const { position, view } = await this.round();
    if (position < atLeast) throw new Error(`the page of ${position} is older than ${atLeast}`);
    for (const { board, outcome } of view.boards) this.shown.set(board, outcome);
    this.position = position;
  }

  /** The page of the round, as this client may see it. */
  async round(): Promise<{ readonly position: number; readonly view: RoundView }> {
    const path = `/api/tournaments/${this.tournament}/rounds/${ROUND}`;
    const response = await this.ask(path, {});
    if (response?.status !== 200) throw new Error(response?.text ?? 'no answer');
    return { position: response.position, view: JSON.parse(response.text) as RoundView };
  }

  /** A whole answer, or null when none came: the server may have done what was asked all the same. */
  async ask(
    path: string,
    init: Pick<RequestInit, 'method' | 'body'> & { readonly headers?: Record<string, string> },
  ): Promise<{
    readonly status: number;
    readonly text: string;
    readonly position: number;
  } | null> {
    const headers = { ...init.headers, ...this.session() };
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const response = await fetch(`${this.address}${path}`, { ...init, headers, signal });
      const position = Number(response.headers.get('x-ronde-position') ?? NaN);
      return { status: response.status, text: await response.text(), position };
    } catch {
      return null;
    }
  }
}
