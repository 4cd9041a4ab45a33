/** @jsxImportSource preact */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A question over the page; Escape and the first button go back. */
export function AskBox(props: {
  readonly title: string;
  readonly children?: ComponentChildren;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    box.current?.showModal();
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
      <h2 id="ask-title">{props.title}</h2>
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
