/** The zone of this computer, which stands in the hall: `Europe/Paris`. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
