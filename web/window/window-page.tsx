/** @jsxImportSource preact */
import { useSignal } from '@preact/signals';
import type { Openable, Serving } from '@ronde/server/api/window.ts';
import type { ComponentChildren, JSX } from 'preact';
import { AskBox } from '../phone/parts/ask-box.tsx';
import { open } from './ask-launcher.ts';
import { FolderPart } from './folder-part.tsx';
import { phase, seen, stopRonde } from './follow-launcher.ts';
import { PhonesPart } from './phones-part.tsx';
import { words } from './spoken.ts';

function Running(serving: Serving): JSX.Element {
  const { address, phones, warnings } = serving;
  const unopened = useSignal<string | null>(null);
  const asking = useSignal(false);
  const opens = (what: Openable, place: string): void => {
    void open(what).then(
      (opened) => (unopened.value = opened ? null : place),
      () => (unopened.value = place),
    );
  };
  return (
    <>
      <p role="status" class="state">
        {words.running}
      </p>
      {warnings.map((warning) => (
        <p key={warning} class="note">
          {warning}
        </p>
      ))}
      <button
        type="button"
        class="button primary tall"
        onClick={() => {
          opens('desk', address);
        }}
      >
        {words.open}
      </button>
      <p class="address soft">{address}</p>
      {unopened.value !== null && (
        <p class="note" role="alert">
          {words.nothingOpened(unopened.value)}
        </p>
      )}
      {phones !== null && <PhonesPart phones={phones} />}
      <FolderPart {...serving} />
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => {
            opens('help', `${address}/help`);
          }}
        >
          {words.help}
        </button>
        <button type="button" class="button danger" onClick={() => (asking.value = true)}>
          {words.stop}
        </button>
      </div>
      <p class="soft">{words.closing}</p>
      {asking.value && (
        <AskBox
          title={words.stopTitle}
          yes={words.stopYes}
          no={words.stopNo}
          onYes={() => {
            asking.value = false;
            void stopRonde();
          }}
          onNo={() => (asking.value = false)}
        >
          <p>{words.stopText}</p>
        </AskBox>
      )}
    </>
  );
}

/** A sentence, and what to do about it. */
function Said(props: {
  readonly said: string;
  readonly note?: string;
  readonly children?: ComponentChildren;
}): JSX.Element {
  return (
    <>
      <p role="status" class="state">
        {props.said}
      </p>
      {props.note !== undefined && <p>{props.note}</p>}
      {props.children}
    </>
  );
}

function Body(): JSX.Element {
  const answer = seen.value;
  switch (phase.value) {
    case 'noSecret':
      return <Said said={words.noSecret} note={words.noSecretNote} />;
    case 'elsewhere':
      return (
        <Said said={words.elsewhere} note={words.elsewhereNote}>
          <button
            type="button"
            class="button"
            onClick={() => {
              window.location.reload();
            }}
          >
            {words.here}
          </button>
        </Said>
      );
    case 'stopping':
      return <Said said={words.stopping} />;
    case 'stopped':
      return <Said said={words.stopped} note={words.stoppedNote} />;
    case 'looking':
    case 'running':
      if (answer === null) return <Said said={words.looking} />;
      return answer.kind === 'serving' ? (
        <Running {...answer} />
      ) : (
        <Said said={words.notStarted} note={answer.message} />
      );
  }
}

/** All there is to see of the program for whoever has no terminal. */
export function WindowPage(): JSX.Element {
  return (
    <main>
      <header>
        <img src="/assets/ronde.svg" alt="" width="48" height="48" />
        <h1>{words.title}</h1>
        {seen.value !== null && <p class="soft">{seen.value.version}</p>}
      </header>
      <Body />
    </main>
  );
}
