import type { Settings } from '@ronde/core/tournament/settings.ts';

/** A part of the settings on screen, in the wizard and on the page of settings alike. */
export interface FieldsProps {
  readonly settings: Settings;
  readonly change: (patch: Partial<Settings>) => void;
}

/** What an empty box means. */
export const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** A number box: empty for null, unchanged when it is no number. */
export const wholeOrNull = (value: string | number): number | null =>
  value === '' || !Number.isInteger(Number(value)) ? null : Number(value);
