import type { SystemName } from '../../pairing/systems.ts';

/** A system by the words programs write into record 092, in the order they are looked for; null is any Swiss. */
const WORDS: readonly (readonly [RegExp, SystemName | null])[] = [
  [/scheveningen/, 'scheveningen'],
  [/schiller/, 'schiller'],
  [/molter/, 'molter'],
  [/keizer/, 'keizer'],
  [
    /round[- ]?robin|all[- ]play[- ]all|berger|toutes[- ]rondes|rundenturnier|vollrunden|todos contra todos|girone|rutsch/,
    'berger',
  ],
  [/knock[- ]?out|elimination|coupe|\bcup\b|\bk\.?o\.?\b|pokal/, 'knockout'],
  [/dubov/, 'dubov'],
  [/burstein/, 'burstein'],
  [/\blim\b/, 'lim'],
  [/double[- ]swiss/, 'doubleSwiss'],
  [/swiss|suisse|schweizer|suizo|svizzero/, null],
];

/**
 * The system that record 092 names in plain words, `Individual: Round-Robin` for one: TRF16 has no codes.
 * Null means that the words name no system we know.
 */
export function systemInWords(text: string): SystemName | 'anySwiss' | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const found = WORDS.find(([words]) => words.test(plain));
  return found === undefined ? null : (found[1] ?? 'anySwiss');
}
