/** @jsxImportSource preact */
import type { OwnNormsAnswer } from '@ronde/server/api/own-norms.ts';
import type { JSX } from 'preact';
import { titleText } from '../../words/titles.ts';
import { useHeard } from '../event/answers.ts';
import { language, spoken } from '../language.ts';
import { NORMS_CARD_WORDS } from './norms-card-words.ts';
import { ownNormsPath } from './player-paths.ts';

const words = spoken(NORMS_CARD_WORDS);

/** What my norms still need, where the arbiter shows it; nothing where I can make none. */
export function NormsCard({ shown }: { readonly shown: boolean }): JSX.Element | null {
  const heard = useHeard<OwnNormsAnswer>(shown ? ownNormsPath(language) : null);
  if (!shown || heard === null || heard.value.norms.length === 0) return null;
  const { norms, event } = heard.value;
  return (
    <section class="card">
      <h2>{words.heading}</h2>
      {norms.map(({ title, verdict, sentences }) => (
        <div key={title}>
          <h3>{words.norm(titleText(title, language), verdict)}</h3>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      ))}
      {event.map((sentence) => (
        <p key={sentence} class="soft">
          {sentence}
        </p>
      ))}
    </section>
  );
}
