/** @jsxImportSource preact */
import { flagAddress } from '@ronde/site/flags.ts';
import type { JSX } from 'preact';

/** Width of the column in em: the flag, the letters, and the space after them. */
export const ROOM_FOR_FEDERATION = 4.8;

/** The letters of a federation, with its flag before them where it has one. */
export function Federation(props: { readonly of: string | null }): JSX.Element {
  const { of } = props;
  const address = of === null ? null : flagAddress(of);
  return (
    <>
      <span class="flag">{address !== null && <img src={address} alt="" />}</span>
      {of}
    </>
  );
}
