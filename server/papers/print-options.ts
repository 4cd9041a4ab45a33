import type { PrintOptions } from '@ronde/paper/print-options.ts';
import type { House } from '../house.ts';
import { declinedByStore } from '../problem-response.ts';
import { declined, serverBusy, type Declined } from '../registry/declined.ts';
import { keptLook } from './kept-look.ts';
import type { PrinterFailure } from './printer.ts';

/** As the event prints; a picture that is gone is left out. */
export async function printOptions(
  house: Pick<House, 'store'>,
  id: string,
  here: boolean,
): Promise<PrintOptions | Declined> {
  const look = await keptLook(house.store.keptSettings, id);
  if (!look.ok) return declinedByStore(look.error, here);
  const { format, colour, logo } = look.value;
  if (logo === null) return { format, colour, logo: null };
  const picture = await house.store.pictures.get(id, logo);
  if (!picture.ok) return declinedByStore(picture.error, here);
  return { format, colour, logo: picture.value?.bytes ?? null };
}

export function declinedByPrinter(error: PrinterFailure): Declined {
  switch (error.code) {
    case 'server.busy':
      return serverBusy(5);
    case 'paper.notSet':
      return declined(503, error.code);
    case 'paper.noTypesetter':
      return declined(501, error.code);
  }
}
