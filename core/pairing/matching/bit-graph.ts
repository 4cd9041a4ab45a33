import { copyBits, lowestBit, wordsFor, type Bits } from './bits.ts';

/** An undirected graph on 0 … size − 1, one row of bits a vertex. */
export class BitGraph {
  readonly size: number;
  /** Words in a row. */
  readonly words: number;
  readonly rows: Bits;

  constructor(size: number, rows?: Bits) {
    this.size = size;
    this.words = wordsFor(size);
    this.rows = rows ?? new Int32Array(size * this.words);
  }

  has(u: number, v: number): boolean {
    return (((this.rows[u * this.words + (v >> 5)] ?? 0) >>> (v & 31)) & 1) === 1;
  }

  add(u: number, v: number): void {
    this.setHalf(u, v);
    this.setHalf(v, u);
  }

  remove(u: number, v: number): void {
    this.clearHalf(u, v);
    this.clearHalf(v, u);
  }

  clone(): BitGraph {
    return new BitGraph(this.size, this.rows.slice());
  }

  /** Keeps of vertex `u` only the edges to `allowed`. */
  restrict(u: number, allowed: Bits): void {
    const start = u * this.words;
    for (let word = 0; word < this.words; word++) {
      let gone = (this.rows[start + word] ?? 0) & ~(allowed[word] ?? 0);
      for (; gone !== 0; gone &= gone - 1) this.remove(u, (word << 5) + lowestBit(gone));
    }
  }

  /** Takes away the edges of vertex `u` to `forbidden`. */
  forbid(u: number, forbidden: Bits): void {
    const start = u * this.words;
    for (let word = 0; word < this.words; word++) {
      let gone = (this.rows[start + word] ?? 0) & (forbidden[word] ?? 0);
      for (; gone !== 0; gone &= gone - 1) this.remove(u, (word << 5) + lowestBit(gone));
    }
  }

  /** Whether vertex `u` has a neighbour in `set`. */
  touches(u: number, set: Bits): boolean {
    const start = u * this.words;
    for (let word = 0; word < this.words; word++) {
      if (((this.rows[start + word] ?? 0) & (set[word] ?? 0)) !== 0) return true;
    }
    return false;
  }

  row(u: number): Bits {
    return this.rows.subarray(u * this.words, (u + 1) * this.words);
  }

  /** The graph on `vertices` (ascending), renumbered in that order, with `extra` isolated ones after. */
  subgraph(vertices: ArrayLike<number>, extra = 0): BitGraph {
    const result = new BitGraph(vertices.length + extra);
    const runs = runsOf(vertices);
    for (let local = 0; local < vertices.length; local++) {
      const from = (vertices[local] ?? 0) * this.words;
      for (const run of runs) {
        const into = local * result.words;
        copyBits(this.rows, from, run.first, run.length, result.rows, into, run.at);
      }
    }
    return result;
  }

  private setHalf(u: number, v: number): void {
    const index = u * this.words + (v >> 5);
    this.rows[index] = (this.rows[index] ?? 0) | (1 << (v & 31));
  }

  private clearHalf(u: number, v: number): void {
    const index = u * this.words + (v >> 5);
    this.rows[index] = (this.rows[index] ?? 0) & ~(1 << (v & 31));
  }
}

interface Run {
  readonly first: number;
  readonly length: number;
  readonly at: number;
}

/** Stretches of consecutive numbers in an ascending list. */
function runsOf(vertices: ArrayLike<number>): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < vertices.length;) {
    const first = vertices[at] ?? 0;
    let length = 1;
    while (at + length < vertices.length && vertices[at + length] === first + length) length++;
    runs.push({ first, length, at });
    at += length;
  }
  return runs;
}
