import { inBoth } from '../../rules/in-both.ts';
import { failure, success } from '../../rules/result.ts';
import { fill } from '../../rules/sentence.ts';
import type { PaperMaker } from './paper-ask.ts';
import type { PosterStep } from './paper-values.ts';
import { isWifi, wifiCode } from './wifi-code.ts';

const WORDS = inBoth(
  {
    title: 'Follow the event',
    follow: 'Pairings, results and standings on your phone',
    followLines: ['Point the camera at the code.', 'Nothing to install, no account.'],
    join: 'Join the Wi-Fi of the hall',
    network: 'Network: {name}',
    password: 'Password: {password}',
    open: 'Without a password.',
    own: 'Your own board and result',
    ownLines: [
      'Type the code of your card once: your board is shown, and you can say your result.',
    ],
  },
  {
    title: 'Suivre le tournoi',
    follow: 'Appariements, résultats et classement sur votre téléphone',
    followLines: ['Visez le code avec l’appareil photo.', 'Rien à installer, pas de compte.'],
    join: 'Rejoignez le Wi-Fi de la salle',
    network: 'Réseau : {name}',
    password: 'Mot de passe : {password}',
    open: 'Sans mot de passe.',
    own: 'Votre échiquier et votre résultat',
    ownLines: [
      'Tapez une fois le code de votre fiche : votre échiquier s’affiche, et vous annoncez votre résultat.',
    ],
  },
);

/** For the wall: the network of the hall, the public page, and where players say their own result. */
export const qrPoster: PaperMaker = (_, { language, address, code, wifi, ownResult }) => {
  if (address === undefined || code === undefined) return failure({ code: 'paper.noAddress' });
  if (wifi !== undefined && !isWifi(wifi)) return failure({ code: 'paper.notAWifi' });
  const words = WORDS[language];
  const drawn = (text: string): readonly string[] =>
    code(text).map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
  const join = (): PosterStep[] =>
    wifi === undefined
      ? []
      : [
          {
            head: words.join,
            code: drawn(wifiCode(wifi)),
            text: fill(words.network, { name: wifi.name }),
            lines: [
              wifi.password === '' ? words.open : fill(words.password, { password: wifi.password }),
            ],
          },
        ];
  const own = (): PosterStep[] =>
    ownResult === undefined
      ? []
      : [{ head: words.own, code: drawn(ownResult), text: ownResult, lines: words.ownLines }];
  return success([
    {
      title: words.title,
      ...{ round: null, draft: false, landscape: false },
      body: {
        layout: 'poster',
        steps: [
          ...join(),
          { head: words.follow, code: drawn(address), text: address, lines: words.followLines },
          ...own(),
        ],
      },
    },
  ]);
};
