/** @jsxImportSource preact */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { FOR_HELPERS } from '../../manual/chapters.ts';
import { chapterFile, type BuiltChapter } from '../../manual/manual-files.ts';
import { language, spoken } from '../language.ts';
import { PHONE_WORDS } from '../phone-words.ts';

const words = spoken(PHONE_WORDS);

/** The chapter for those who hold a phone; kept with the app, for a hall without network. */
export function HelpPart(): JSX.Element {
  const chapter = useSignal<BuiltChapter | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    void fetch(`/assets/${chapterFile(FOR_HELPERS, language)}`)
      .then(async (answer) => {
        if (!answer.ok) throw new Error(String(answer.status));
        chapter.value = (await answer.json()) as BuiltChapter;
      })
      .catch(() => (failed.value = true));
  }, [chapter, failed]);
  if (failed.value) {
    return (
      <p class="note" role="alert">
        {words.helpFailed}
      </p>
    );
  }
  if (chapter.value === null) return <p role="status">{words.opening}</p>;
  return (
    <section class="card manual" aria-label={chapter.value.title}>
      <h2>{chapter.value.title}</h2>
      <div dangerouslySetInnerHTML={{ __html: chapter.value.html }} />
    </section>
  );
}
