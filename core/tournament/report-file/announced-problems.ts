import { recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import type { Problem } from '../../rules/problem.ts';
import { mixedClasses } from '../../standings/tie-break-classes.ts';
import { faultsOfTieBreaks } from '../announced-tie-breaks.ts';
import type { Settings } from '../settings.ts';
import type { Tournament } from '../state.ts';
import { sayAnnouncedFault, sayMixedClasses } from '../words/tie-break-faults.ts';

/** What cannot stand in the tie-breaks a file announces (202, else 212), and classes it mixes. */
export function announcedProblems(
  document: TrfDocument,
  settings: Settings,
  pins: Tournament['pins'],
): Problem[] {
  const [listed] = [...recordsOf(document, '202'), ...recordsOf(document, '212')];
  const place = { line: listed?.line ?? 0, column: 0, record: listed?.tag ?? '' };
  const where = place.line === 0 ? '' : `Line ${place.line}: `;
  const faults = faultsOfTieBreaks(settings, pins).map((fault): Problem => {
    const { code, descriptor, article } = fault;
    const message = where + sayAnnouncedFault(fault, 'en');
    const told = { code: `report.tieBreaks.${code}`, message, params: { descriptor, article } };
    return { severity: 'warning', ...place, ...told };
  });
  const mixed = settings.kind === 'individual' ? mixedClasses(settings.tieBreaks) : null;
  if (mixed === null) return faults;
  const params = { descriptors: mixed.descriptors.join(', '), article: mixed.article };
  const message = where + sayMixedClasses(mixed, 'en');
  return [
    ...faults,
    { severity: 'note', ...place, code: 'report.tieBreaks.mixed', message, params },
  ];
}
