import { GLOSSARY, type GlossaryTerm } from './glossary.ts';
import type { StatedLaw } from './catalogue.ts';

/** An article found, the best first. */
export interface FoundLaw {
  readonly law: StatedLaw;
  readonly score: number;
}

/** Small, without accents and signs, so that `deux mains` finds `Deux mains`. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9.=½¾]+/g, ' ')
    .trim();

const wordsOf = (text: string): string[] => plain(text).split(' ').filter(Boolean);

/** A plural or a longer form of a word of four letters or more is that word too. */
const isForm = (word: string, asked: string): boolean =>
  word === asked || (asked.length > 3 && word.startsWith(asked.replace(/(?:es|s|x)$/, '')));

/**
 * The articles in which every word asked for stands, in either language. A word in a title or a synonym counts more
 * than one in the statement, a whole phrase more than its words apart.
 */
export function searchLaws(laws: readonly StatedLaw[], asked: string): FoundLaw[] {
  const words = wordsOf(asked);
  const phrase = plain(asked);
  if (words.length === 0) return [];
  return laws
    .flatMap((law) => {
      const { heads, says, inHeads, all, id } = readyFor(law);
      if (!words.every((word) => all.some((one) => isForm(one, word)))) return [];
      const headed = words.filter((word) => inHeads.some((one) => isForm(one, word))).length;
      const whole = heads.some((text) => text.includes(phrase))
        ? 15
        : says.some((text) => text.includes(phrase))
          ? 5
          : 0;
      const isTitle = heads.slice(0, 2).includes(phrase) ? 20 : 0;
      return [{ law, score: 10 * headed + whole + isTitle + (id === phrase ? 100 : 0) }];
    })
    .sort((one, other) => other.score - one.score);
}

interface Ready {
  readonly id: string;
  readonly heads: readonly string[];
  readonly says: readonly string[];
  readonly inHeads: readonly string[];
  readonly all: readonly string[];
}

/** The words of an article, made plain once: who types a word asks at every letter. */
const READY = new WeakMap<StatedLaw, Ready>();

function readyFor(law: StatedLaw): Ready {
  const held = READY.get(law);
  if (held !== undefined) return held;
  const heads = [law.title.en, law.title.fr, ...law.also].map(plain);
  const says = [law.says.en, law.says.fr].map(plain);
  const id = plain(law.id);
  const inHeads = heads.flatMap((text) => text.split(' '));
  const all = [...inHeads, ...says.flatMap((text) => text.split(' ')), id];
  const ready = { id, heads, says, inHeads, all };
  READY.set(law, ready);
  return ready;
}

/** Words of the glossary that contain what is asked for, in either language; all for nothing. */
export const searchGlossary = (asked: string): readonly GlossaryTerm[] =>
  GLOSSARY.filter(({ term }) =>
    [term.en, term.fr].some((one) => plain(one).includes(plain(asked))),
  );

/** Ids that are written nearly like one that does not exist: the same article, the nearest first. */
export function nearestIds(laws: readonly StatedLaw[], id: string): string[] {
  const parts = id.split('.');
  for (let kept = parts.length - 1; kept > 0; kept -= 1) {
    const head = parts.slice(0, kept).join('.');
    const found = laws.filter((law) => law.id === head || law.id.startsWith(`${head}.`));
    if (found.length > 0) return found.slice(0, 6).map((law) => law.id);
  }
  return [];
}
