import { TIE_BREAK_CODES } from '../rules/editions/tie-break-codes.ts';
import { isSelfDefined, parseDescriptor } from '../standings/descriptor.ts';

/** The code of a self-defined tie-break whose figures are nobody's to compute; null for others. */
export function ownTieBreakCode(descriptor: string): string | null {
  const parsed = parseDescriptor(descriptor);
  if (!parsed.ok) return null;
  const { name } = parsed.value;
  const computed: readonly string[] = TIE_BREAK_CODES;
  return isSelfDefined(name) && !computed.includes(name) ? name : null;
}
