import type { Tariff } from '../tariff.ts';

/** What tells apart who is asked for a homologation. */
export const REQUEST_KINDS = ['slowSwiss', 'rapid', 'slowOfOneLeague', 'closedNorms'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Who is asked, and on which form; null where there is none, and it is done on the federation's site. */
export interface RequestBody {
  readonly to: 'federation' | 'league';
  readonly form: string | null;
}

const ON_THE_SITE: RequestBody = { to: 'federation', form: null };

/** Oldest first. */
export const REQUEST_BODIES: readonly Tariff<Readonly<Record<RequestKind, RequestBody>>>[] = [
  {
    id: 'request-2003',
    name: { en: 'Forms H1 to H5', fr: 'Formulaires H1 à H5' },
    inForce: { from: '2002-06-15', until: '2021-12-31' },
    sources: [{ document: 'BAF 101', articles: 'UV2 V, lines 419-425' }],
    figures: {
      slowSwiss: { to: 'federation', form: 'DNA/H1' },
      rapid: { to: 'league', form: 'DNA/H3' },
      slowOfOneLeague: { to: 'league', form: 'DNA/H4' },
      closedNorms: { to: 'federation', form: 'DNA/H5' },
    },
  },
  {
    id: 'request-2022',
    name: { en: 'On the federation’s site', fr: 'Sur le site fédéral' },
    inForce: { from: '2022-01-01', until: null },
    sources: [{ document: "Livre de l'Arbitre 2022", articles: '5.1, lines 8679-8745' }],
    figures: {
      slowSwiss: ON_THE_SITE,
      rapid: ON_THE_SITE,
      slowOfOneLeague: ON_THE_SITE,
      closedNorms: ON_THE_SITE,
    },
  },
];
