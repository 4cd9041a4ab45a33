/** Where an address of the desk leads. */
export type Place =
  | { readonly kind: 'home' | 'new' | 'signIn' | 'help' | 'nowhere' }
  | {
      readonly kind: 'page';
      readonly event: string;
      /** The first part of its path: `rounds` of `rounds/5`. */
      readonly page: string;
      /** Of a round's own page. */
      readonly round: number | null;
    };

/** Reads `/event/ID/rounds/5`. */
export function placeOf(pathname: string): Place {
  const [first = '', event, page = 'now', more] = pathname.split('/').filter((part) => part !== '');
  if (first === '') return { kind: 'home' };
  if (first === 'new') return { kind: 'new' };
  if (first === 'sign-in') return { kind: 'signIn' };
  if (first === 'help') return { kind: 'help' };
  if (first !== 'event' || event === undefined) return { kind: 'nowhere' };
  const round = page === 'rounds' && /^\d+$/.test(more ?? '') ? Number(more) : null;
  return { kind: 'page', event: decodeURIComponent(event), page, round };
}
