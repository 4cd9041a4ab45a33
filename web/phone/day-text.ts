import { language } from './language.ts';

/** `Saturday 7 March`: noon is the same day everywhere near. */
export const dayText = (date: string): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date(`${date}T12:00:00`));
