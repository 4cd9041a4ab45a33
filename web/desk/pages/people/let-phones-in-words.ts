import { inBoth } from '../../../words/in-both.ts';

export const LET_PHONES_IN_WORDS = inBoth(
  {
    heading: 'Phones and screens of the hall',
    letIn: 'Let phones in',
    open: 'Whoever is on the same network sees what you publish, and nothing else.',
    closed: 'Only this computer reaches the server.',
    noNetwork:
      'This computer is on no network. Join the Wi-Fi or plug in a cable: the address then stands here by itself.',
    who: 'Players and visitors point the camera at the code and find the published events. Helpers need the link or the 8 digits you make for them in the tournament.',
    fixed: {
      started: (open: boolean): string =>
        open
          ? 'The server was started open to the network, and stays so until it is started otherwise.'
          : 'The server was started for one address alone, and stays so until it is started otherwise.',
      hosted: (): string => 'This server is hosted: everybody reaches it by its own address.',
    },
    qrOf: (address: string): string => `QR code of ${address}`,
    closeTitle: 'Close the network?',
    closeText:
      'You are connected over it yourself: this page stops at once, and only the computer of the server can let phones in again.',
    close: 'Close it',
    cancel: 'Cancel',
    notYours: 'Only the chief arbiter at this computer, or of this server, lets phones in.',
  },
  {
    heading: 'Téléphones et écrans de la salle',
    letIn: 'Ouvrir aux téléphones',
    open: 'Qui est sur le même réseau voit ce que vous publiez, et rien d’autre.',
    closed: 'Seul cet ordinateur joint le serveur.',
    noNetwork:
      'Cet ordinateur n’est sur aucun réseau. Rejoignez le Wi-Fi ou branchez un câble : l’adresse paraîtra ici d’elle-même.',
    who: 'Joueurs et visiteurs visent le code et trouvent les tournois publiés. Les aides ont besoin du lien ou des 8 chiffres que vous faites pour eux dans le tournoi.',
    fixed: {
      started: (open: boolean): string =>
        open
          ? 'Le serveur a été lancé ouvert au réseau, et le reste jusqu’à ce qu’il soit lancé autrement.'
          : 'Le serveur a été lancé pour une seule adresse, et le reste jusqu’à ce qu’il soit lancé autrement.',
      hosted: (): string => 'Ce serveur est hébergé : chacun le joint par son adresse.',
    },
    qrOf: (address: string): string => `Code QR de ${address}`,
    closeTitle: 'Fermer le réseau ?',
    closeText:
      'Vous y êtes connecté vous-même : cette page s’arrête aussitôt, et seul l’ordinateur du serveur pourra rouvrir aux téléphones.',
    close: 'Fermer',
    cancel: 'Annuler',
    notYours: 'Seul l’arbitre principal de cet ordinateur, ou de ce serveur, ouvre aux téléphones.',
  },
);
