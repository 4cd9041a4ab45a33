import type { PrivateKind } from '@ronde/core/tournament/views/retention.ts';
import { inBoth } from '../../../words/in-both.ts';

interface RetentionWords {
  readonly title: string;
  readonly keep: (day: string, article: string) => string;
  readonly mayGo: (day: string, article: string) => string;
  readonly erased: (day: string, by: string) => string;
  readonly openCases: (count: number) => string;
  readonly heads: readonly [string, string];
  readonly kinds: Readonly<Record<PrivateKind, string>>;
  readonly stays: string;
  readonly saveFirst: string;
  readonly typeName: (name: string) => string;
  readonly erase: string;
}

export const RETENTION_WORDS = inBoth<RetentionWords>(
  {
    title: 'Private data',
    keep: (day, article) =>
      `To be kept until ${day} (${article}); it can be erased from the day after.`,
    mayGo: (day, article) =>
      `Had to be kept until ${day} (${article}): nothing asks for it any more, and it may be erased.`,
    erased: (day, by) =>
      `Erased for good on ${day} by ${by}. The history says so, without the data.`,
    openCases: (count) =>
      count === 1
        ? 'A case is still open: nothing goes before it is closed.'
        : `${count} cases are still open: nothing goes before they are closed.`,
    heads: ['Kind', 'How many'],
    kinds: {
      birthDates: 'Birth dates (the year stays)',
      contacts: 'Phones and e-mails',
      comments: 'Comments and remarks',
      people: 'People in the register of suspensions',
    },
    stays:
      'Notes, addresses and the words of incidents and minutes go too. Games, ranks, verdicts, penalties and money stay.',
    saveFirst:
      'It goes from the log and from every copy this program keeps, and nothing brings it back. Whoever needs all of it saves the event’s file first.',
    typeName: (name) => `Type the name of the event: ${name}`,
    erase: 'Erase private data',
  },
  {
    title: 'Données personnelles',
    keep: (day, article) =>
      `À conserver jusqu’au ${day} (${article}) ; elles peuvent être effacées dès le lendemain.`,
    mayGo: (day, article) =>
      `Conservation obligatoire jusqu’au ${day} (${article}) : plus rien ne les demande, elles peuvent être effacées.`,
    erased: (day, by) =>
      `Effacées définitivement le ${day} par ${by}. L’historique le dit, sans les données.`,
    openCases: (count) =>
      count < 2
        ? `${count} affaire est encore ouverte : rien ne part avant sa clôture.`
        : `${count} affaires sont encore ouvertes : rien ne part avant leur clôture.`,
    heads: ['Nature', 'Nombre'],
    kinds: {
      birthDates: 'Dates de naissance (l’année reste)',
      contacts: 'Téléphones et courriels',
      comments: 'Commentaires et remarques',
      people: 'Personnes au registre des suspensions',
    },
    stays:
      'Notes, adresses et récits d’incidents et du procès-verbal partent aussi. Parties, classements, verdicts, sanctions et sommes restent.',
    saveFirst:
      'Elles quittent le journal et toutes les copies que garde ce programme, et rien ne les ramène. Qui a besoin du tout enregistre d’abord le fichier du tournoi.',
    typeName: (name) => `Saisissez le nom du tournoi : ${name}`,
    erase: 'Effacer les données personnelles',
  },
);
