import type { RegulationsText } from '@ronde/core/documents/regulations/regulations-text.ts';
import type { RegulationsView } from '@ronde/core/tournament/views/regulations.ts';

/** `GET /api/tournaments/:id/regulations` */
export interface RegulationsAnswer {
  readonly view: RegulationsView;
  /** As everybody would read them now. */
  readonly text: RegulationsText;
}
