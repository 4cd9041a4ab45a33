/** @jsxImportSource preact */
import { useSignal } from '@preact/signals';
import type { IncidentsView } from '@ronde/core/tournament/views/incidents.ts';
import type { JSX } from 'preact';
import { ask } from '../../api/ask.ts';
import { photoFault } from '../../photos/photo-fault.ts';
import { PHOTO_WORDS } from '../../photos/photo-words.ts';
import { sendPhoto } from '../../photos/send-photo.ts';
import type { PhoneCommand } from '../outbox/outbox-item.ts';
import { overviewPath } from '../event/phone.ts';
import { language, spoken } from '../language.ts';

const words = spoken(PHOTO_WORDS);

export type Entered = Extract<PhoneCommand, { type: 'enterIncident' }>;

/** The incident as the server has numbered it: the latest that says the same. */
async function numberOf(tournament: string, entered: Entered): Promise<number | null> {
  const { incidents } = await ask<IncidentsView>(`${overviewPath(tournament)}/incidents`);
  const same = incidents.find(
    (one) =>
      one.kind === entered.kind &&
      one.board === (entered.board ?? null) &&
      one.player === (entered.player ?? null) &&
      one.text === entered.text,
  );
  return same?.number ?? null;
}

/** A photograph of the scoresheet for what was just written down; it waits here until it is sent. */
export function TakePhoto(props: {
  readonly tournament: string;
  readonly entered: Entered;
}): JSX.Element {
  const { tournament, entered } = props;
  const taken = useSignal<File | null>(null);
  const said = useSignal<'nothing' | 'sending' | 'sent' | { readonly fault: string }>('nothing');
  const send = async (file: File): Promise<void> => {
    taken.value = file;
    said.value = 'sending';
    try {
      const incident = await numberOf(tournament, entered);
      const sent = incident === null ? null : await sendPhoto(tournament, incident, file);
      if (sent === 'kept') {
        taken.value = null;
        said.value = 'sent';
      } else {
        said.value = { fault: sent === null ? words.faults.other : words.faults.notAPicture };
      }
    } catch (error) {
      said.value = { fault: photoFault(error, language) };
    }
  };
  const { value } = said;
  return (
    <div class="stack">
      <label class="field">
        {words.add}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file !== undefined) void send(file);
          }}
        />
      </label>
      <p class="soft">{words.about}</p>
      {value === 'sending' && <p role="status">{words.sending}</p>}
      {value === 'sent' && (
        <p class="note" role="status">
          {words.sent}
        </p>
      )}
      {typeof value === 'object' && (
        <p class="danger" role="alert">
          {value.fault}
        </p>
      )}
      {typeof value === 'object' && taken.value !== null && (
        <button
          type="button"
          class="button wide"
          onClick={() => {
            if (taken.value !== null) void send(taken.value);
          }}
        >
          {words.again}
        </button>
      )}
    </div>
  );
}
