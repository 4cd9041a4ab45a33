/** @jsxImportSource preact */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A question over the page; it is read first, and no key answers it by chance. Escape goes back. */
export function AskBox(props: {
  readonly title: string;
  readonly children?: ComponentChildren;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    box.current?.showModal();
    title.current?.focus();
  }, []);
  return (
    <dialog
      ref={box}
      class="ask-box"
      aria-labelledby="ask-title"
      onCancel={(event) => {
        event.preventDefault();
        props.onNo();
      }}
    >
      <h2 id="ask-title" ref={title} tabIndex={-1}>
        {props.title}
      </h2>
      {props.children}
      <div class="stack">
        <button type="button" class="button primary wide" onClick={props.onYes}>
          {props.yes}
        </button>
        <button type="button" class="button wide" onClick={props.onNo}>
          {props.no}
        </button>
      </div>
    </dialog>
  );
}
