import type { DossierList } from '@ronde/core/documents/dossier/dossier-list.ts';
import type { FormFact } from '@ronde/core/tournament/form-facts.ts';

/** `GET /api/tournaments/:id/dossier` */
export interface DossierAnswer {
  readonly list: DossierList;
  /** The minutes as the log has them, to be edited. */
  readonly minutesOfLog: string;
  /** What was filled in for the papers. */
  readonly filledIn: Readonly<Partial<Record<FormFact, string>>>;
}

/** `POST …/forms/title-application`: the text of the file a player has kept (`ronde titles`). */
export interface PlayerFileRequest {
  readonly lang: 'en' | 'fr';
  readonly file: string;
}
