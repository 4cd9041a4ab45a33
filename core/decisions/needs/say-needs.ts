import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { PlayerNeeds } from './need.ts';
import { NEEDS_WORDS } from './needs-words.ts';
import type { PairingNeed } from './pairing-needs.ts';

/** `White: No time is taken off … (E.01 6.2.6, rule)`. */
export function sayPairingNeed(need: PairingNeed, language: Language): string {
  const words = NEEDS_WORDS[language];
  const { code, side, article, force, minutes } = need;
  const said = fill(words.pairing[code], minutes === undefined ? {} : { minutes });
  const whose = side === null ? said : fill(words.ofSide, { side: words.sides[side], said });
  return `${whose} (${article}, ${words.forces[force]})`;
}

/** `Aide, Luce, accepted by the arbiter`; null where there is none. */
export function sayAssistant({ assistant }: PlayerNeeds, language: Language): string | null {
  if (assistant === null) return null;
  const words = NEEDS_WORDS[language];
  const standing = words.standings[assistant.standing];
  return assistant.name === undefined
    ? standing
    : fill(words.assistantNamed, { standing, name: assistant.name });
}
