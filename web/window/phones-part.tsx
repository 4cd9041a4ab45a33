/** @jsxImportSource preact */
import { useSignal } from '@preact/signals';
import type { NetworkAddress, NetworkAnswer } from '@ronde/server/api/network.ts';
import type { PhonesAnswer } from '@ronde/server/api/window.ts';
import type { JSX } from 'preact';
import { letPhonesIn } from './ask-launcher.ts';
import { lookAgain } from './follow-launcher.ts';
import { doorWords, words } from './spoken.ts';

/** Why the switch did not turn; null where it did. */
function refusalOf(answer: PhonesAnswer): string | null {
  if (answer.turned) return null;
  const { notTurned } = words;
  if (answer.code === 'network.unreachable') return notTurned.unreachable(answer.address);
  return answer.code === 'network.notKept' ? notTurned.notKept : notTurned.other;
}

function AddressLine({ address, qr }: NetworkAddress): JSX.Element {
  return (
    <li class="phone-address">
      <img
        class="qr"
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={doorWords.qrOf(address)}
        width="180"
        height="180"
      />
      <span class="address">{address}</span>
    </li>
  );
}

function Addresses({ addresses }: NetworkAnswer): JSX.Element {
  if (addresses.length === 0) return <p class="note">{doorWords.noNetwork}</p>;
  return (
    <>
      <ul aria-label={words.addresses}>
        {addresses.map((one) => (
          <AddressLine key={one.address} {...one} />
        ))}
      </ul>
      <p class="soft">{doorWords.who}</p>
      <p class="soft">{words.firewall}</p>
    </>
  );
}

/** The switch for phones of the hall, and by which addresses they come. */
export function PhonesPart({ phones }: { readonly phones: NetworkAnswer }): JSX.Element {
  const refusal = useSignal<string | null>(null);
  const turning = useSignal(false);
  const turn = async (): Promise<void> => {
    turning.value = true;
    try {
      refusal.value = refusalOf(await letPhonesIn(!phones.open));
      await lookAgain();
    } catch {
      refusal.value = words.notTurned.other;
    } finally {
      turning.value = false;
    }
  };
  return (
    <section class="part" aria-labelledby="phones-heading">
      <h2 id="phones-heading">{doorWords.heading}</h2>
      {phones.fixed === null ? (
        <button
          type="button"
          class="button switch"
          role="switch"
          aria-checked={phones.open}
          aria-describedby="phones-note"
          disabled={turning.value}
          onClick={() => void turn()}
        >
          <span class="track" aria-hidden="true" />
          {doorWords.letIn}
        </button>
      ) : (
        <p>{doorWords.fixed[phones.fixed](phones.open)}</p>
      )}
      <p id="phones-note" class="soft">
        {phones.open ? doorWords.open : doorWords.closed}
      </p>
      {refusal.value !== null && (
        <p class="note danger" role="alert">
          {refusal.value}
        </p>
      )}
      {phones.open && <Addresses {...phones} />}
    </section>
  );
}
