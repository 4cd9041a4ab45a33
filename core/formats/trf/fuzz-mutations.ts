import type { Random } from '../../rules/random.ts';

/** A number from 0 up to, not including, `below`. */
export type Draw = Random['below'];

/** Letters that fields of a report file know, and some they do not. */
const FIELD_LETTERS = ' 0123456789wbWB-+=?HFUZDLhfuz.,/:AX';

const letter = (draw: Draw): string => FIELD_LETTERS.charAt(draw(FIELD_LETTERS.length));

const STRANGE_TEXT = [
  '\ufeff',
  '\u0000',
  '\u00a0',
  '\u2028',
  '\u0085',
  'e\u0301',
  'Ł',
  '中文',
  '\u202e',
  '👩‍🚀',
  '𝔐',
  '\t',
  '\u000b',
  '\u001a',
  '½',
];

const IDENTIFIERS =
  '001 012 042 052 062 132 142 152 162 172 192 202 222 240 250 260 299 300 310 013 320 330 352 362 801 802 XXR XXC XXZ XXS XXA XXP XXQ BBW BBU BBX FRA ### 999'.split(
    ' ',
  );

type LineMutation = (lines: string[], draw: Draw, other: readonly string[]) => void;

const pick = <T>(values: readonly T[], draw: Draw): T | undefined => values[draw(values.length)];

/** Changes one line in place; the change gets the line and a column in it, from 0. */
function edit(change: (line: string, column: number, draw: Draw) => string): LineMutation {
  return (lines, draw) => {
    if (lines.length === 0) return;
    const index = draw(lines.length);
    const line = lines[index] ?? '';
    lines[index] = change(line, draw(line.length + 1), draw);
  };
}

const MUTATIONS: readonly LineMutation[] = [
  // columns
  edit((line, at, draw) => line.slice(0, at) + ' '.repeat(1 + draw(3)) + line.slice(at)),
  edit((line, at, draw) => line.slice(0, at) + line.slice(at + 1 + draw(3))),
  edit((line, at, draw) => line.slice(0, at) + letter(draw) + line.slice(at + 1)),
  edit((line, at, draw) => line.slice(0, at) + letter(draw) + line.slice(at)),
  edit((line, at) => line.slice(0, at)),
  edit((line, at) => line + line.slice(at)),
  edit((line, _at, draw) => line + ' '.repeat(draw(3)) + letter(draw)),
  // values
  edit((line, _at, draw) => line + (pick(STRANGE_TEXT, draw) ?? '')),
  edit(
    (line, at, draw) => line.slice(0, at) + (pick(STRANGE_TEXT, draw) ?? '') + line.slice(at + 1),
  ),
  edit((line, at, draw) => line.slice(0, at) + (pick(STRANGE_TEXT, draw) ?? '') + line.slice(at)),
  edit((line, at) => line.slice(0, at) + line.slice(at).replace(/\d+/, '99999999999999999999')),
  edit((line, at) => line.slice(0, at) + line.slice(at).replace(/\d+/, (digits) => `-${digits}`)),
  edit((line, at, draw) => line.slice(0, at) + line.slice(at).replace(/\d/, String(draw(10)))),
  edit((line, _at, draw) => (draw(2) === 0 ? line.toUpperCase() : line.toLowerCase())),
  edit((line, _at, draw) => (pick(IDENTIFIERS, draw) ?? '') + line.slice(3)),
  // lines
  (lines, draw) => void lines.splice(draw(lines.length + 1), 1),
  (lines, draw) => void lines.splice(draw(lines.length + 1), 0, pick(lines, draw) ?? ''),
  (lines, draw, other) => void lines.splice(draw(lines.length + 1), 0, pick(other, draw) ?? ''),
  (lines, draw, other) => {
    const [tail, head] = [pick(other, draw) ?? '', draw(lines.length + 1)];
    lines[head] = (lines[head] ?? '').slice(0, draw(100)) + tail.slice(draw(100));
  },
  (lines, draw) => void lines.splice(draw(lines.length + 1), 0, ' '.repeat(draw(5))),
  (lines) => void lines.reverse(),
];

const LONGEST = 4000;
const lengthen = edit(
  (line, at, draw) =>
    line +
    line
      .slice(at)
      .padEnd(1, '7')
      .repeat(1 + draw(400))
      .slice(0, LONGEST),
);

const LINE_ENDS = ['\n', '\r', '\r\n'];

/** A file with one to four faults, as bytes: sometimes Latin-1, sometimes with bytes turned over. */
export function mutate(seed: string, other: string, draw: Draw): Uint8Array {
  const lines = seed.split(/\r\n|\r|\n/);
  const others = other.split(/\r\n|\r|\n/);
  for (let faults = 1 + draw(4); faults > 0; faults -= 1) {
    const mutation = draw(50) === 0 ? lengthen : pick(MUTATIONS, draw);
    mutation?.(lines, draw, others);
  }
  const mixed = draw(8) === 0;
  const lineEnd = pick(LINE_ENDS, draw) ?? '\n';
  const text = lines
    .map((line) => line + (mixed ? (pick(LINE_ENDS, draw) ?? '') : lineEnd))
    .join('');
  const bytes = draw(6) === 0 ? latin1(text) : new TextEncoder().encode(text);
  if (draw(4) === 0 && bytes.length > 0) bytes[draw(bytes.length)] = draw(256);
  return bytes;
}

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0) & 0xff);
}
