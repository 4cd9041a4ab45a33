/** @jsxImportSource preact */
import { useSignal } from '@preact/signals';
import type { NextFolderAnswer, Serving } from '@ronde/server/api/window.ts';
import type { JSX } from 'preact';
import { chooseNextFolder, open } from './ask-launcher.ts';
import { lookAgain } from './follow-launcher.ts';
import { words } from './spoken.ts';

/** What has to be known of a folder that was typed; null where it is kept and all is well. */
function remarkOn(answer: NextFolderAnswer): string | null {
  if (answer.kept) return answer.synchronised ? words.synchronised : null;
  return words.refused[answer.why](answer.folder, answer.reason);
}

function NextFolder(): JSX.Element {
  const typed = useSignal('');
  const remark = useSignal<string | null>(null);
  const keep = async (): Promise<void> => {
    const answer = await chooseNextFolder(typed.value);
    remark.value = remarkOn(answer);
    // What was refused stays to be mended.
    if (answer.kept) typed.value = '';
    await lookAgain();
  };
  return (
    <details>
      <summary>{words.another}</summary>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void keep().catch(() => lookAgain());
        }}
      >
        <label for="next-folder">{words.anotherPath}</label>
        <input
          id="next-folder"
          type="text"
          required
          autocomplete="off"
          spellcheck={false}
          aria-describedby="next-folder-note"
          value={typed.value}
          onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
        />
        <p id="next-folder-note" class="soft">
          {words.anotherNote}
        </p>
        {remark.value !== null && (
          <p class="note danger" role="alert">
            {remark.value}
          </p>
        )}
        <button type="submit" class="button">
          {words.keep}
        </button>
      </form>
    </details>
  );
}

/** Where the tournaments lie, and where they will. */
export function FolderPart({
  folder,
  nextFolder,
}: Pick<Serving, 'folder' | 'nextFolder'>): JSX.Element {
  const failed = useSignal(false);
  return (
    <section class="part" aria-labelledby="folder-heading">
      <h2 id="folder-heading">{words.folder}</h2>
      <p class="address">{folder}</p>
      <button
        type="button"
        class="button"
        onClick={() =>
          void open('folder').then(
            (opened) => (failed.value = !opened),
            () => (failed.value = true),
          )
        }
      >
        {words.openFolder}
      </button>
      {failed.value && (
        <p class="note" role="alert">
          {words.folderIs(folder)}
        </p>
      )}
      {nextFolder !== null && (
        <p class="note" role="status">
          {words.next(nextFolder)}
        </p>
      )}
      <NextFolder />
    </section>
  );
}
