import { idFromName } from '@ronde/core/formats/tournament-file/tournament-id.ts';

/** A name one can type: letters without accents, digits and hyphens. */
export const slug = (name: string): string => idFromName(name) || 'tournament';
