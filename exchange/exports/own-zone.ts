/** What the computer said, and the `TZ` of then: nothing else changes it while a program runs. */
let known: { readonly set: string | undefined; readonly zone: string } | null = null;

/** The zone of this computer, which stands in the hall: `Europe/Paris`. To ask takes a while. */
export function ownZone(): string {
  const set = process.env['TZ'];
  if (known === null || known.set !== set) {
    known = { set, zone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
  }
  return known.zone;
}
