import { inBoth } from '../words/in-both.ts';

export const WINDOW_WORDS = inBoth(
  {
    title: 'Ronde',
    looking: 'One moment …',
    running: 'Ronde is running.',
    open: 'Open the desk',
    nothingOpened: (address: string): string =>
      `Nothing could be opened. Type this address into a browser: ${address}`,
    addresses: 'Addresses for phones',
    notTurned: {
      unreachable: (address: string): string =>
        `Another program keeps ${address} shut. Stop it, or start Ronde again: it then takes another port.`,
      notKept:
        'Done, but it could not be written down: after the next start it is as before. Is the disk full?',
      other: 'The network did not change. Open the desk: the page People and screens says why.',
    },
    firewall:
      'If the system asks whether “Node.js” may be reached, allow it on private networks. A phone that still finds nothing is on another Wi-Fi.',
    folder: 'Data folder',
    openFolder: 'Open the data folder',
    folderIs: (folder: string): string => `Nothing could be opened. The folder is ${folder}`,
    another: 'Use another folder from the next start on',
    anotherPath: 'Whole path of the folder',
    anotherNote:
      'Tournaments of the present folder stay where they are: nothing is moved. The address bar of the file manager has the path.',
    keep: 'Remember this folder',
    next: (folder: string): string => `From the next start on: ${folder}`,
    refused: {
      notWhole: (folder: string): string =>
        `“${folder}” is only a part of a path. Give all of it, from the drive or the first / on.`,
      fixed: () => 'The folder is fixed by the variable RONDE_DATA. Take it away to choose here.',
      refused: (folder: string, reason: string): string =>
        `Nothing can be written in ${folder} (${reason}). Choose a folder of your own.`,
    },
    synchronised:
      'Careful: this folder is copied to other computers by a service. Two of them would write one database and spoil it.',
    help: 'Help',
    stop: 'Stop Ronde',
    stopTitle: 'Stop Ronde?',
    stopText:
      'Everything entered is kept. Phones and screens of the hall get no answer until Ronde is started again.',
    stopYes: 'Stop',
    stopNo: 'Go on',
    closing: 'Closing this window does not stop Ronde. A double click on Ronde shows it again.',
    stopping: 'Ronde is stopping …',
    stopped: 'Ronde has stopped.',
    stoppedNote: 'Everything entered is kept. To go on, double-click Ronde in its folder.',
    notStarted: 'Ronde did not start',
    elsewhere: 'This window has been opened again.',
    elsewhereNote: 'The newer one goes on; this one may be closed.',
    here: 'Go on here',
    noSecret: 'This page belongs to a Ronde that was started by a double click.',
    noSecretNote: 'Double-click Ronde in its folder: the window then opens with the right address.',
  },
  {
    title: 'Ronde',
    looking: 'Un instant …',
    running: 'Ronde est en marche.',
    open: 'Ouvrir le bureau',
    nothingOpened: (address: string): string =>
      `Rien n’a pu être ouvert. Tapez cette adresse dans un navigateur : ${address}`,
    addresses: 'Adresses pour les téléphones',
    notTurned: {
      unreachable: (address: string): string =>
        `Un autre programme ferme ${address}. Arrêtez-le, ou relancez Ronde : il prendra un autre port.`,
      notKept:
        'C’est fait, mais n’a pas pu être noté : au prochain démarrage, ce sera comme avant. Le disque est-il plein ?',
      other:
        'Le réseau n’a pas changé. Ouvrez le bureau : la page Personnes et écrans dit pourquoi.',
    },
    firewall:
      'Si le système demande si « Node.js » peut être joint, autorisez-le sur les réseaux privés. Un téléphone qui ne trouve toujours rien est sur un autre Wi-Fi.',
    folder: 'Dossier des données',
    openFolder: 'Ouvrir le dossier des données',
    folderIs: (folder: string): string => `Rien n’a pu être ouvert. Le dossier est ${folder}`,
    another: 'Prendre un autre dossier au prochain démarrage',
    anotherPath: 'Chemin complet du dossier',
    anotherNote:
      'Les tournois du dossier actuel restent où ils sont : rien n’est déplacé. La barre d’adresse du gestionnaire de fichiers donne le chemin.',
    keep: 'Retenir ce dossier',
    next: (folder: string): string => `À partir du prochain démarrage : ${folder}`,
    refused: {
      notWhole: (folder: string): string =>
        `« ${folder} » n’est qu’une partie d’un chemin. Donnez-le en entier, depuis le lecteur ou le premier /.`,
      fixed: () => 'Le dossier est fixé par la variable RONDE_DATA. Retirez-la pour choisir ici.',
      refused: (folder: string, reason: string): string =>
        `Rien ne peut être écrit dans ${folder} (${reason}). Choisissez un dossier à vous.`,
    },
    synchronised:
      'Attention : ce dossier est copié vers d’autres ordinateurs par un service. À deux, ils écriraient une même base et l’abîmeraient.',
    help: 'Aide',
    stop: 'Arrêter Ronde',
    stopTitle: 'Arrêter Ronde ?',
    stopText:
      'Tout ce qui est saisi est gardé. Téléphones et écrans de la salle n’ont plus de réponse jusqu’au prochain démarrage.',
    stopYes: 'Arrêter',
    stopNo: 'Continuer',
    closing:
      'Fermer cette fenêtre n’arrête pas Ronde. Un double clic sur Ronde la montre à nouveau.',
    stopping: 'Ronde s’arrête …',
    stopped: 'Ronde est arrêté.',
    stoppedNote:
      'Tout ce qui est saisi est gardé. Pour continuer, double-cliquez sur Ronde dans son dossier.',
    notStarted: 'Ronde n’a pas démarré',
    elsewhere: 'Cette fenêtre a été ouverte à nouveau.',
    elsewhereNote: 'La nouvelle continue ; celle-ci peut être fermée.',
    here: 'Continuer ici',
    noSecret: 'Cette page appartient à un Ronde lancé par un double clic.',
    noSecretNote:
      'Double-cliquez sur Ronde dans son dossier : la fenêtre s’ouvre alors avec la bonne adresse.',
  },
);
