import { recordsOf, type TrfDocument } from './document.ts';

/** 202; else 212 without the score it begins with, which is no tie-break. */
export function tieBreaksListed(document: TrfDocument): readonly string[] {
  const [listed] = recordsOf(document, '202');
  if (listed !== undefined) return listed.codes;
  const codes = recordsOf(document, '212')[0]?.codes ?? [];
  return /^(?:PTS|MPTS|GPTS)$/.test(codes[0] ?? '') ? codes.slice(1) : codes;
}
