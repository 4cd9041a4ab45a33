import type { IsoDate } from '../../rules/identity.ts';
import type { Title } from '../../rules/title.ts';

/** How a game ended (PGN standard 8.2.6); `*` for one that goes on, or for a score PGN has no form for. */
export type PgnResult = '1-0' | '0-1' | '1/2-1/2' | '*';

/** How a game came to its end, where not by play (PGN standard 9.8.1). */
export type PgnTermination = 'rules infraction' | 'unterminated';

export interface PgnPlayer {
  readonly name: string;
  readonly title: Title | null;
  readonly rating: number | null;
  readonly fideId: string | null;
  readonly federation: string | null;
  readonly team: string | null;
}

/** The moves of a game, with what is written between them. */
export interface PgnMoves {
  /** Without the result at the end. */
  readonly text: string;
  /** The position before the first move, where it is not that of the Laws. */
  readonly start: string | null;
}

/** One game; without its moves it is what a broadcast wants before the first is played. */
export interface PgnShell {
  readonly event: string;
  readonly site: string | null;
  readonly date: IsoDate | null;
  /** Local time, `HH:MM`. */
  readonly time: string | null;
  /** `5.12`: round 5, board 12. */
  readonly round: string;
  /** Of its match, in a team event. */
  readonly board: number;
  readonly white: PgnPlayer;
  readonly black: PgnPlayer;
  readonly result: PgnResult;
  readonly termination: PgnTermination | null;
  readonly eventDate: IsoDate | null;
  readonly timeControl: string | null;
  readonly moves: PgnMoves | null;
}

/** One shell a board, in export format: the seven tags first, the others by name (PGN standard 8.1.1). */
export function writePgn(shells: readonly PgnShell[]): string {
  return shells.map(shellText).join('\n');
}

function shellText(shell: PgnShell): string {
  const roster: readonly Tag[] = [
    ['Event', shell.event],
    ['Site', shell.site ?? '?'],
    ['Date', pgnDate(shell.date)],
    ['Round', shell.round],
    ['White', shell.white.name],
    ['Black', shell.black.name],
    ['Result', shell.result],
  ];
  const others: Tag[] = [
    ...sideTags('White', shell.white),
    ...sideTags('Black', shell.black),
    ['Board', String(shell.board)],
    ['FEN', shell.moves?.start ?? null],
    ['SetUp', (shell.moves?.start ?? null) === null ? null : '1'],
    ['EventDate', shell.eventDate === null ? null : pgnDate(shell.eventDate)],
    ['Termination', shell.termination],
    ['Time', shell.time === null ? null : `${shell.time}:00`],
    ['TimeControl', shell.timeControl],
  ];
  others.sort(([a], [b]) => (a < b ? -1 : 1));
  const tags = [...roster, ...others].flatMap(([name, value]) =>
    value === null || value === '' ? [] : [`[${name} "${tagValue(value)}"]\n`],
  );
  const moves = (shell.moves?.text ?? '') === '' ? '' : `${shell.moves?.text ?? ''}\n`;
  return `${tags.join('')}\n${moves}${shell.result}\n`;
}

type Tag = readonly [name: string, value: string | null];

function sideTags(side: 'White' | 'Black', player: PgnPlayer): Tag[] {
  return [
    [`${side}Elo`, player.rating === null ? null : String(player.rating)],
    [`${side}FideId`, player.fideId],
    [`${side}Federation`, player.federation],
    [`${side}Team`, player.team],
    [`${side}Title`, player.title],
  ];
}

/** Quotes and backslashes are escaped, and a tag is one line (PGN standard 7, 8.1). */
export function tagValue(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(/["\\]/g, '\\$&');
}

const pgnDate = (date: IsoDate | null): string => date?.replaceAll('-', '.') ?? '????.??.??';
