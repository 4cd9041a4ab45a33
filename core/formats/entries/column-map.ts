import { foldedName } from '../player-list/folded-name.ts';

/** What a column of a table of players can hold. */
export const ENTRY_LIST_FIELDS = [
  'name',
  'lastName',
  'firstName',
  'fideId',
  'nationalId',
  'federation',
  'sex',
  'birth',
  'title',
  'club',
  'league',
  'licence',
  'rating',
  'standard',
  'rapid',
  'blitz',
  'national',
  'estimate',
  'email',
  'phone',
  'comment',
  'team',
  'board',
  'captain',
  'captainPhone',
  'captainEmail',
  'teamClub',
] as const;
export type EntryListField = (typeof ENTRY_LIST_FIELDS)[number];

/** The column of each field, counted from 0. */
export type ColumnMap = Readonly<Partial<Record<EntryListField, number>>>;

/** Headings as people write them, folded; the first field that knows a heading takes it. */
const HEADINGS: Readonly<Record<EntryListField, readonly string[]>> = {
  name: [
    'name',
    'full name',
    'player',
    'joueur',
    'joueuse',
    'nom prenom',
    'nom et prenom',
    'nom complet',
    'prenom nom',
    'prenom et nom',
    'nom prenoms',
    'identite',
    'participant',
  ],
  lastName: ['last name', 'lastname', 'surname', 'family name', 'nom', 'nom de famille'],
  firstName: ['first name', 'firstname', 'given name', 'forename', 'prenom'],
  fideId: [
    'fide id',
    'fideid',
    'id fide',
    'fide no',
    'fide number',
    'code fide',
    'numero fide',
    'n fide',
    'fide code',
    'id number',
    'fidecode',
  ],
  nationalId: [
    'licence',
    'license',
    'n licence',
    'no licence',
    'numero licence',
    'numero de licence',
    'n de licence',
    'nr ffe',
    'nrffe',
    'n ffe',
    'code ffe',
    'ffe',
    'national id',
    'id national',
    'identification',
    'pzz',
    'matricule',
    'licence ffe',
    'numero licence ffe',
    'n licence ffe',
    'numero ffe',
  ],
  federation: [
    'federation',
    'fed',
    'fede',
    'fed fide',
    'fede fide',
    'country',
    'pays',
    'nation',
    'nationalite',
  ],
  sex: ['sex', 'sexe', 'gender', 'genre', 'm f', 'h f'],
  birth: [
    'birth',
    'birthday',
    'birth date',
    'date of birth',
    'dob',
    'b day',
    'bday',
    'birth year',
    'year of birth',
    'yob',
    'born',
    'naissance',
    'date de naissance',
    'date naissance',
    'annee de naissance',
    'annee',
    'ne le',
    'nele',
    'ne e le',
  ],
  title: ['title', 'tit', 'titre', 'titre fide', 'fide title', 'fidetitre'],
  club: ['club', 'nom du club', 'club name'],
  league: ['ligue', 'league', 'region', 'comite'],
  licence: ['type licence', 'type de licence', 'afftype', 'licence type', 'affiliation'],
  standard: [
    'standard',
    'std',
    'std rating',
    'standard rating',
    'elo standard',
    'elo lent',
    'lent',
    'classical',
    'srtng',
    'rating std',
    'elo fide',
    'fide rating',
    'fide elo',
    'rtg i',
    'rtgi',
  ],
  rapid: ['rapid', 'rapide', 'rapid rating', 'elo rapide', 'rpd', 'rrtng', 'rating rpd'],
  blitz: ['blitz', 'blitz rating', 'elo blitz', 'blz', 'brtng', 'rating blz'],
  rating: ['rating', 'elo', 'rtg', 'classement', 'classement elo'],
  national: [
    'national rating',
    'elo national',
    'elo nat',
    'national',
    'rtg n',
    'rtgn',
    'nat rating',
  ],
  estimate: ['estimate', 'estimation', 'estime', 'elo estime'],
  email: [
    'email',
    'e mail',
    'mail',
    'courriel',
    'adresse mail',
    'adresse email',
    'adresse electronique',
  ],
  phone: ['phone', 'telephone', 'tel', 'mobile', 'portable', 'phone number', 'numero de telephone'],
  comment: [
    'comment',
    'comments',
    'commentaire',
    'remarque',
    'remarques',
    'note',
    'notes',
    'observation',
    'observations',
  ],
  team: ['team', 'team name', 'equipe', 'nom equipe', 'nom de l equipe', 'nom d equipe'],
  board: ['board', 'bd', 'board no', 'echiquier', 'ech', 'n echiquier', 'board order', 'ordre'],
  captain: ['captain', 'team captain', 'capitaine', 'nom capitaine', 'capitaine equipe', 'cap'],
  captainPhone: [
    'captain phone',
    'captain mobile',
    'phone captain',
    'telephone capitaine',
    'tel capitaine',
    'portable capitaine',
    'mobile capitaine',
    'capitaine telephone',
    'capitaine tel',
  ],
  captainEmail: [
    'captain email',
    'captain e mail',
    'captain mail',
    'email captain',
    'email capitaine',
    'e mail capitaine',
    'mail capitaine',
    'courriel capitaine',
    'capitaine email',
    'capitaine mail',
    'capitaine courriel',
  ],
  teamClub: ['team club', 'club team', 'club equipe'],
};

const BY_HEADING: ReadonlyMap<string, EntryListField> = new Map(
  ENTRY_LIST_FIELDS.flatMap((field) => HEADINGS[field].map((heading) => [heading, field] as const)),
);

/** `N° Licence` and `E-mail (privé)` as headings are compared. */
function folded(heading: string): string {
  const plain = heading.replace(/\(.*?\)/g, ' ').replace(/[°º#'’]/g, ' ');
  return foldedName(plain).replace(/ +/g, ' ');
}

/** Words of a form that say nothing of what is asked for: `Prénom du joueur`, `Your name`. */
const FILLING = new Set(
  's d de du des l le la les un une the of a your his her their votre vos ton son sa player players joueur joueurs joueuse joueuses enfant child participant participante licencie'.split(
    ' ',
  ),
);

const withoutFilling = (heading: string): string =>
  heading
    .split(' ')
    .filter((word) => !FILLING.has(word))
    .join(' ');

/** The same headings without those words; what only they make up is known as it stands. */
const BY_PLAIN_HEADING: ReadonlyMap<string, EntryListField> = new Map(
  [...BY_HEADING].map(([heading, field]) => [withoutFilling(heading), field]),
);

function fieldOf(heading: string): EntryListField | undefined {
  const known = folded(heading);
  return BY_HEADING.get(known) ?? BY_PLAIN_HEADING.get(withoutFilling(known) || '-');
}

/** Which column holds what, guessed from the headings in French or English. */
export function guessColumns(headings: readonly string[]): ColumnMap {
  const map: Partial<Record<EntryListField, number>> = {};
  headings.forEach((heading, column) => {
    const field = fieldOf(heading);
    if (field !== undefined && map[field] === undefined) map[field] = column;
  });
  // `Nom` alone is the whole name; beside `Prénom` it is the family name.
  if (map.lastName !== undefined && map.firstName === undefined && map.name === undefined) {
    const { lastName, ...others } = map;
    return { ...others, name: lastName };
  }
  return map;
}

export const isMapped = (map: ColumnMap): boolean =>
  map.name !== undefined || map.lastName !== undefined;
