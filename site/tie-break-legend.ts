import { sayTieBreak } from '@ronde/core/documents/lists/say-tie-break.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { markup, NOTHING, type Html } from './markup.ts';

/** The tie-breaks in their order, in words, each with the code its column bears. */
export function tieBreakLegend(descriptors: readonly string[], language: Language): Html {
  if (descriptors.length === 0) return NOTHING;
  const lines = descriptors.map((descriptor) => {
    const said = sayTieBreak(descriptor, language);
    const code = said === descriptor ? null : markup` <span class="code">${descriptor}</span>`;
    return markup`<li>${said}${code}</li> `;
  });
  return markup`<ol class="tie-breaks">${lines}</ol> `;
}
