import { NEEDS_WORDS } from '@ronde/core/decisions/needs/needs-words.ts';
import type { PlayerNeeds } from '@ronde/core/decisions/needs/need.ts';
import { sayAssistant } from '@ronde/core/decisions/needs/say-needs.ts';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import lines from '../../parts/lines.module.css';
import { NEEDS_PAGE_WORDS } from './needs-page-words.ts';

/** What was noted of a player, in a few lines. */
export function NeedsText(props: {
  readonly needs: PlayerNeeds;
  /** Beside the kinds: the board, and whether the player has left. */
  readonly more?: readonly string[];
}): ReactNode {
  const { needs, more = [] } = props;
  const language = useLanguage();
  const said = NEEDS_WORDS[language];
  const words = useWords(NEEDS_PAGE_WORDS);
  const assistant = sayAssistant(needs, language);
  const first = [...needs.kinds.map((kind) => said.kinds[kind]), ...more];
  const aids = needs.aids.map((aid) => said.aids[aid]);
  const brings = needs.brings.map((aid) => said.aids[aid]);
  return (
    <>
      {first.length > 0 && <span>{first.join(' · ')}</span>}
      {aids.length > 0 && <span>{aids.join(' · ')}</span>}
      {brings.length > 0 && (
        <span className={lines['soft']}>{words.brought(brings.join(' · '))}</span>
      )}
      {assistant !== null && <span>{words.assistantIs(assistant)}</span>}
      {needs.certificateSeen && <span className={lines['soft']}>{words.certificate}</span>}
      {needs.remark !== undefined && <span className={lines['soft']}>{needs.remark}</span>}
    </>
  );
}
