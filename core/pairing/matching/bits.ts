/** Sets of small integers as machine words: bit `i` of word `i >> 5`. */
export type Bits = Int32Array;

export const wordsFor = (size: number): number => (size + 31) >>> 5;

export const emptyBits = (size: number): Bits => new Int32Array(wordsFor(size));

export function setBit(bits: Bits, index: number): void {
  bits[index >> 5] = (bits[index >> 5] ?? 0) | (1 << (index & 31));
}

export function clearBit(bits: Bits, index: number): void {
  bits[index >> 5] = (bits[index >> 5] ?? 0) & ~(1 << (index & 31));
}

export const hasBit = (bits: Bits, index: number): boolean =>
  (((bits[index >> 5] ?? 0) >>> (index & 31)) & 1) === 1;

/** Index of the lowest bit of a word that is not zero. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

/** Sets every bit from `from` up to, not including, `to`. */
export function setRange(bits: Bits, from: number, to: number): void {
  for (let index = from; index < to;) {
    const shift = index & 31;
    const length = Math.min(32 - shift, to - index);
    const ones = length === 32 ? -1 : (1 << length) - 1;
    bits[index >> 5] = (bits[index >> 5] ?? 0) | (ones << shift);
    index += length;
  }
}

export function fullBits(size: number): Bits {
  const bits = emptyBits(size);
  setRange(bits, 0, size);
  return bits;
}

export function bitsOf(size: number, members: Iterable<number>): Bits {
  const bits = emptyBits(size);
  for (const member of members) setBit(bits, member);
  return bits;
}

export function members(bits: Bits): number[] {
  const list: number[] = [];
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
      list.push((word << 5) + lowestBit(rest));
    }
  }
  return list;
}

/** How many bits of a word are set. */
function bitCount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many members a set has. */
export function countOf(bits: Bits): number {
  let count = 0;
  for (const word of bits) count += bitCount(word);
  return count;
}

/** How many bits `a` from word `aFrom` on and `b` have in common. */
export function commonCount(a: Bits, aFrom: number, b: Bits): number {
  let count = 0;
  for (let word = 0; word < b.length; word++) {
    const common = (a[aFrom + word] ?? 0) & (b[word] ?? 0);
    if (common !== 0) count += bitCount(common);
  }
  return count;
}

/** The lowest member, −1 when there is none. */
export function firstMember(bits: Bits): number {
  for (let word = 0; word < bits.length; word++) {
    const value = bits[word] ?? 0;
    if (value !== 0) return (word << 5) + lowestBit(value);
  }
  return -1;
}

/** The lowest common member, −1 when there is none. */
export function firstCommon(a: Bits, b: Bits): number {
  for (let word = 0; word < a.length; word++) {
    const common = (a[word] ?? 0) & (b[word] ?? 0);
    if (common !== 0) return (word << 5) + lowestBit(common);
  }
  return -1;
}

/** Adds every member of `more`. */
export function addAll(bits: Bits, more: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) | (more[word] ?? 0);
}

/** Adds what `a` and `b` have in common. */
export function addCommon(bits: Bits, a: Bits, b: Bits): void {
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (bits[word] ?? 0) | ((a[word] ?? 0) & (b[word] ?? 0));
  }
}

/** Whether two sets have a common member. */
export function meets(a: Bits, b: Bits): boolean {
  for (let word = 0; word < b.length; word++) {
    if (((a[word] ?? 0) & (b[word] ?? 0)) !== 0) return true;
  }
  return false;
}

export const isEmpty = (bits: Bits): boolean => bits.every((word) => word === 0);

/** Adds `length` bits of `source` from bit `from` on to `target` at bit `at`. */
export function copyBits(
  source: Bits,
  sourceWord: number,
  from: number,
  length: number,
  target: Bits,
  targetWord: number,
  at: number,
): void {
  for (let done = 0; done < length; done += 32) {
    const read = from + done;
    const shift = read & 31;
    const word = sourceWord + (read >> 5);
    let chunk = (source[word] ?? 0) >>> shift;
    const left = length - done;
    if (shift !== 0 && left > 32 - shift) chunk |= (source[word + 1] ?? 0) << (32 - shift);
    if (left < 32) chunk &= (1 << left) - 1;
    const write = at + done;
    const into = targetWord + (write >> 5);
    const offset = write & 31;
    target[into] = (target[into] ?? 0) | (chunk << offset);
    if (offset !== 0) {
      const carry = chunk >>> (32 - offset);
      if (carry !== 0) target[into + 1] = (target[into + 1] ?? 0) | carry;
    }
  }
}
