import { countInEnglish, countInFrench } from '../../../words/counts.ts';
import { inBoth } from '../../../words/in-both.ts';

export const PUBLIC_DOOR_WORDS = inBoth(
  {
    heading: 'Public pages',
    followers: (count: number): string =>
      count === 0
        ? 'Nobody has them open just now.'
        : count === 1
          ? 'One reader follows now.'
          : `${countInEnglish(count)} readers follow now.`,
    open: 'Look at them',
    poster: 'Poster',
    posterText:
      'One sheet A4 for the wall, in both languages. The name and the password of the Wi-Fi are only printed: nothing keeps them.',
    noAddress: 'Phones do not reach this computer yet: turn on Let phones in, then come back here.',
    address: 'Address',
    wifi: 'Name of the Wi-Fi',
    password: 'Password of the Wi-Fi',
    ownResult: 'Players with a card say their own result',
    print: 'Print',
    pdf: 'PDF',
    done: 'Done',
    qrOf: (text: string): string => `QR code of ${text}`,
    sheet: {
      join: 'Join the Wi-Fi of the hall',
      follow: 'Pairings, results and standings on your phone',
      own: 'Your own board and result, with the code of your card',
    },
  },
  {
    heading: 'Pages publiques',
    followers: (count: number): string =>
      count === 0
        ? 'Personne ne les a ouvertes en ce moment.'
        : count === 1
          ? 'Une personne suit en ce moment.'
          : `${countInFrench(count)} personnes suivent en ce moment.`,
    open: 'Les regarder',
    poster: 'Affiche',
    posterText:
      'Une feuille A4 pour le mur, dans les deux langues. Le nom et le mot de passe du Wi-Fi sont seulement imprimés : rien ne les garde.',
    noAddress:
      'Les téléphones ne joignent pas encore cet ordinateur : basculez Ouvrir aux téléphones, puis revenez ici.',
    address: 'Adresse',
    wifi: 'Nom du Wi-Fi',
    password: 'Mot de passe du Wi-Fi',
    ownResult: 'Les joueurs munis d’une fiche annoncent leur résultat',
    print: 'Imprimer',
    pdf: 'PDF',
    done: 'Terminé',
    qrOf: (text: string): string => `Code QR de ${text}`,
    sheet: {
      join: 'Rejoignez le Wi-Fi de la salle',
      follow: 'Appariements, résultats et classement sur votre téléphone',
      own: 'Votre échiquier et votre résultat, avec le code de votre fiche',
    },
  },
);
