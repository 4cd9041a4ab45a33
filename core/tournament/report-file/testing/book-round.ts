import { parseTrf } from '../../../formats/trf/read.ts';
import type { PairingRequest } from '../../../pairing/system.ts';
import { SWISS_2017 } from '../../../rules/editions/swiss.ts';
import { roundQuestion } from '../../pairing-question.ts';
import { filedForRound } from '../filed-tournament.ts';

/** Livre de l'Arbitre 4.3, the worked event: each file holds what stood before its round. */
export function bookRound(
  text: string,
  round: number,
  edition: string = SWISS_2017.id,
): PairingRequest {
  const { document } = parseTrf(text);
  const filed = filedForRound(document, { firstDay: '2022-01-01', from: 'the book' }, round);
  if (!filed.ok) throw new Error(JSON.stringify(filed.error));
  const { state } = filed.value;
  const asked = roundQuestion({ ...state, pins: { ...state.pins, swiss: edition } }, round);
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  return asked.value.request;
}
