import { TIE_BREAK_CODES } from '../rules/editions/tie-break-codes.ts';
import { failure, success, type Result } from '../rules/result.ts';

/** The score a team tie-break is made from, `BH:GP`; two letters for Extended Sonneborn-Berger. */
export const TEAM_SCORES = ['MP', 'GP', 'MM', 'MG', 'GM', 'GG'] as const;
export type TeamScoreCode = (typeof TEAM_SCORES)[number];

/** The variants of a tie-break (C.07 14, TRF26 records 202 and 212). */
export interface Modifiers {
  /** `/Cn`: the n least significant values are left out. */
  readonly cut?: number;
  /** `/Mn`: the n least, then the n most significant values are left out. */
  readonly median?: number;
  /** `/L+n`, `/L-n`: the limit of the Koya system, in half points. */
  readonly limit?: number;
  /** `/Kx`: the divisor of SSSC. */
  readonly divisor?: number;
  /** `/F`: Fore Buchholz instead of Buchholz. */
  readonly fore?: true;
  /** `/P`: forfeits count as games against the scheduled opponent. */
  readonly forfeitsPlayed?: true;
  /** `/R`: the order is reversed. */
  readonly reverse?: true;
}

/** A tie-break with its variants, as report files name it: `BH/C1`, `KS/L-1`, `BH:GP/M1/P`. */
export interface Descriptor {
  readonly name: string;
  readonly score: TeamScoreCode | null;
  readonly modifiers: Modifiers;
}

export const DESCRIPTOR_FAULTS = [
  'empty',
  'unknownName',
  'unknownScore',
  'unknownVariant',
  'notANumber',
  'variantTwice',
  'cutAndMedian',
] as const;

/** What is wrong with a descriptor, and where: `at` counts from 0. */
export interface DescriptorFault {
  readonly code: (typeof DESCRIPTOR_FAULTS)[number];
  readonly at: number;
  readonly text: string;
}

/** The scores themselves, which open the list of record 212; Keizer's points and the place in a cup are two. */
const SCORE_NAMES = ['PTS', 'MPTS', 'GPTS', 'KZ', 'CUP'] as const;

const KNOWN: ReadonlyMap<string, string> = new Map(
  [...SCORE_NAMES, ...TIE_BREAK_CODES].map((name) => [name.toUpperCase(), name]),
);

/** Names that regulations define themselves (C.07 4.1). */
export const isSelfDefined = (name: string): boolean => name.startsWith('OTHER_');

const NAME = /[A-Za-z][A-Za-z0-9_]*/y;
const SCORE = /:([A-Za-z]*)/y;
const VARIANT = /[/-]([A-Za-z]?)(?:([+-]?)(\d+))?/y;

/** Reads `BH/C1`, `bh-c1`, `KS/L-2`; capitals do not matter, the handbook's hyphen does as well. */
export function parseDescriptor(text: string): Result<Descriptor, DescriptorFault> {
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  if (start >= end) return failure({ code: 'empty', at: 0, text });
  const name = matchAt(NAME, text, start)?.[0] ?? '';
  const known = nameOf(name);
  if (known === null) {
    return failure({ code: 'unknownName', at: start, text: name || text.slice(start, end) });
  }
  let at = start + name.length;
  const scored = matchAt(SCORE, text, at);
  const score = TEAM_SCORES.find((one) => one === scored?.[1]?.toUpperCase()) ?? null;
  if (scored && score === null) {
    return failure({ code: 'unknownScore', at: at + 1, text: scored[1] ?? '' });
  }
  at += scored?.[0].length ?? 0;
  let modifiers: Modifiers = {};
  while (at < end) {
    const variant = matchAt(VARIANT, text, at);
    if (!variant) return failure({ code: 'unknownVariant', at, text: text.slice(at, end) });
    const added = variantOf(variant);
    const fault = typeof added === 'string' ? added : clash(modifiers, added);
    if (typeof added === 'string' || fault) {
      return failure({ code: fault ?? 'unknownVariant', at: at + 1, text: variant[0].slice(1) });
    }
    modifiers = { ...modifiers, ...added };
    at += variant[0].length;
  }
  return success({ name: known, score, modifiers });
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function nameOf(name: string): string | null {
  const upper = name.toUpperCase();
  if (upper.length > 'OTHER_'.length && isSelfDefined(upper)) return upper;
  return KNOWN.get(upper) ?? null;
}

function variantOf(match: RegExpExecArray): Modifiers | 'unknownVariant' | 'notANumber' {
  const [, letter = '', sign = '', digits = ''] = match;
  const number = Number(digits);
  const plain = sign === '' && digits === '';
  switch (letter.toUpperCase()) {
    case 'C':
      return sign === '' && number >= 1 ? { cut: number } : 'notANumber';
    case 'M':
      return sign === '' && number >= 1 ? { median: number } : 'notANumber';
    case 'K':
      return sign === '' && number >= 1 ? { divisor: number } : 'notANumber';
    case 'L':
      if (sign === '' || number < 1) return 'notANumber';
      return { limit: sign === '-' ? -number : number };
    case 'F':
      return plain ? { fore: true } : 'unknownVariant';
    case 'P':
      return plain ? { forfeitsPlayed: true } : 'unknownVariant';
    case 'R':
      return plain ? { reverse: true } : 'unknownVariant';
    default:
      return 'unknownVariant';
  }
}

function clash(present: Modifiers, added: Modifiers): 'variantTwice' | 'cutAndMedian' | null {
  if (Object.keys(added).some((key) => key in present)) return 'variantTwice';
  const both = { ...present, ...added };
  return both.cut !== undefined && both.median !== undefined ? 'cutAndMedian' : null;
}

/** The list of record 202 or 212; a fault's place counts from the start of the whole text. */
export function parseDescriptors(text: string): Result<Descriptor[], DescriptorFault> {
  const descriptors: Descriptor[] = [];
  let offset = 0;
  for (const part of text.split(',')) {
    const parsed = parseDescriptor(part);
    if (!parsed.ok) return failure({ ...parsed.error, at: offset + parsed.error.at });
    descriptors.push(parsed.value);
    offset += part.length + 1;
  }
  return success(descriptors);
}

/** `BH:GP/C1/P`: the one way of writing a descriptor, which `parseDescriptor` reads back. */
export function writeDescriptor({ name, score, modifiers }: Descriptor): string {
  return (score === null ? name : `${name}:${score}`) + writeModifiers(modifiers);
}

export function writeModifiers(modifiers: Modifiers): string {
  const { cut, median, limit, divisor, fore, forfeitsPlayed, reverse } = modifiers;
  return [
    cut === undefined ? '' : `/C${cut}`,
    median === undefined ? '' : `/M${median}`,
    limit === undefined ? '' : `/L${limit < 0 ? '' : '+'}${limit}`,
    fore ? '/F' : '',
    forfeitsPlayed ? '/P' : '',
    divisor === undefined ? '' : `/K${divisor}`,
    reverse ? '/R' : '',
  ].join('');
}
