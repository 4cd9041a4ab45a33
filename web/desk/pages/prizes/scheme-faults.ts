import type { Language } from '@ronde/core/rules/language.ts';
import { checkScheme } from '@ronde/core/standings/prizes/check-scheme.ts';
import type { PrizeScheme } from '@ronde/core/standings/prizes/scheme.ts';
import { EDITOR_WORDS } from './editor-words.ts';
import { hasCurrency } from './scheme-draft.ts';

export interface SchemeFault {
  /** The scheme cannot stand with it. */
  readonly grave: boolean;
  readonly words: string;
}

/** What is wrong with a scheme, in the reader's words and by the names of its lists. */
export function schemeFaults(scheme: PrizeScheme, language: Language): SchemeFault[] {
  const { problems, problemOf } = EDITOR_WORDS[language];
  const known: Readonly<Record<string, string>> = problems;
  return checkScheme(scheme).map(({ code, record, severity }) => {
    const said = known[code] ?? code;
    // `lists[2].prizes[0]` names the third list.
    const index = /^lists\[(\d+)\]/.exec(record)?.[1];
    const list = index === undefined ? undefined : scheme.lists[Number(index)];
    const words = list === undefined ? said : problemOf(list.name[language], said);
    return { grave: severity === 'error', words };
  });
}

/** Why a scheme cannot be announced; null when it can. */
export function whyNotAnnounced(scheme: PrizeScheme, language: Language): string | null {
  if (!hasCurrency(scheme)) return EDITOR_WORDS[language].currencyUnknown;
  return schemeFaults(scheme, language).find(({ grave }) => grave)?.words ?? null;
}
