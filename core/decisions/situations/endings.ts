import { ONLINE } from './online.ts';
import { resignationRuling } from './other-situations.ts';
import { LIGHT } from './light-penalties.ts';
import { ruling, step } from './ruling.ts';
import { CAN_MATE, choice, situation, whole, yesNo } from './situation.ts';

export const ENDING_SITUATIONS = {
  unclearResignation: situation({
    family: 'end',
    opening: ['What was meant has to be clear.', 'L’intention doit être claire.'],
    also: ['handshake', 'main tendue', 'stopped clock', 'pendule arrêtée'],
    questions: {
      meant: yesNo('Did the player mean to resign?', 'Le joueur voulait-il abandonner ?'),
      canMate: CAN_MATE,
    },
    rule: ({ meant, canMate }, _, laws) => {
      const cleared = step('meaningCleared', laws.articles.resignation);
      if (!meant) {
        const steps = [cleared, step('noResignation', laws.articles.resignation)];
        return ruling(steps, 'goesOn', ['facts']);
      }
      const { steps, outcome, judged } = resignationRuling({ opponentCanMate: canMate }, laws);
      return ruling([cleared, ...steps], outcome, ['facts', ...judged]);
    },
  }),
  signedResult: situation({
    family: 'end',
    opening: ['Both have signed a result.', 'Les deux ont signé un résultat.'],
    also: ['wrong result', 'feuille signée', '8.7'],
    questions: {
      bothSayWrong: yesNo(
        'Do both say it was written by mistake?',
        'Les deux disent-ils qu’il a été noté par erreur ?',
      ),
    },
    rule: ({ bothSayWrong }, _, { articles }) =>
      bothSayWrong
        ? ruling(
            [
              step('signedCorrected', articles.signedResult),
              step('chiefOverrules', articles.signedResult),
            ],
            'open',
            ['facts'],
          )
        : ruling(
            [
              step('signedStands', articles.signedResult),
              step('chiefOverrules', articles.signedResult),
            ],
            'stands',
            ['otherwise'],
          ),
  }),
  resumption: situation({
    family: 'adjournment',
    opening: ['The game is resumed.', 'La partie reprend.'],
    also: ['adjourned', 'ajournée', 'sealed', 'enveloppe'],
    questions: {
      absent: choice('Who is absent?', 'Qui est absent ?', {
        nobody: ['nobody', 'personne'],
        answerer: ['who has to answer', 'qui doit répondre'],
        sealer: ['who sealed', 'qui a mis son coup sous enveloppe'],
        both: ['both', 'les deux'],
      }),
      endedGame: yesNo(
        'Did the sealed move end the game?',
        'Le coup sous enveloppe finissait-il la partie ?',
      ),
      minutes: whole('Minutes since the resumption?', 'Minutes depuis la reprise ?', { usual: 0 }),
      default: whole('Default time of the event?', 'Délai de forfait de l’épreuve ?', {
        usual: 60,
      }),
    },
    rule: ({ absent, endedGame, minutes, default: allowed }, _, { articles }) => {
      if (absent === 'nobody') {
        return ruling([step('envelopeOpened', articles.envelopeOpened)], 'goesOn');
      }
      if (endedGame) {
        return ruling([step('sealedEndedGame', articles.lateResumption)], 'stands');
      }
      if (minutes > allowed) {
        const late = step('lateAtResumption', articles.lateResumption, allowed);
        return ruling([late], absent === 'both' ? 'bothLose' : 'playerLoses', ['otherwise']);
      }
      if (absent === 'both') {
        return ruling([step('answererLosesTime', articles.bothAbsentResumption)], 'goesOn', [
          'otherwise',
        ]);
      }
      return absent === 'answerer'
        ? ruling([step('envelopeWaits', articles.envelopeWaits)], 'goesOn')
        : ruling([step('mayAnswerSealed', articles.sealedAnswer)], 'goesOn');
    },
  }),
  sealedMove: situation({
    family: 'adjournment',
    opening: ['The sealed move has been looked at.', 'Le coup sous enveloppe a été examiné.'],
    also: ['ambiguous', 'équivoque'],
    questions: {},
    rule: (_, __, { articles }) =>
      ruling([step('sealedLost', articles.sealedWrong)], 'playerLoses', ['facts']),
  }),
  lostEnvelope: situation({
    family: 'adjournment',
    opening: ['The envelope cannot be found.', 'L’enveloppe est introuvable.'],
    questions: {
      positionGone: yesNo(
        'Is the position lost for good?',
        'La position est-elle définitivement perdue ?',
      ),
    },
    rule: ({ positionGone }, _, { articles }) =>
      positionGone
        ? ruling([step('positionGone', articles.positionLost)], 'newGame')
        : ruling([step('playsWhatWasSealed', articles.envelopeLost)], 'goesOn', ['times']),
  }),
  disconnected: situation({
    family: 'online',
    opening: ['A player was disconnected.', 'Un joueur a été déconnecté.'],
    also: ['connexion', 'internet', 'lag'],
    questions: {
      back: yesNo('Back before the time ran out?', 'Revenu avant la fin du temps ?'),
      canMate: CAN_MATE,
    },
    rule: ({ back, canMate }) => {
      const runs = step('clockRunsOffline', `${ONLINE.disconnected}, ${ONLINE.seats}`);
      if (back) {
        return ruling(
          [runs, step('playsOnReconnected', ONLINE.reconnected)],
          'goesOn',
          ['whichPenalty'],
          0,
          LIGHT,
        );
      }
      const article = ONLINE.notReconnected;
      if (canMate === null) {
        return ruling([runs, step('notBackOpen', article)], 'open', [
          'canOpponentMate',
          'regulations',
        ]);
      }
      return canMate
        ? ruling([runs, step('notBackInTime', article)], 'playerLoses', ['regulations'])
        : ruling([runs, step('notBackDrawn', article)], 'draw');
    },
  }),
  videoLost: situation({
    family: 'online',
    opening: ['The video is not there.', 'La vidéo ne passe plus.'],
    also: ['camera', 'caméra'],
    questions: {},
    rule: () =>
      ruling([step('noMoveUntilVideo', ONLINE.video)], 'goesOn', ['regulations'], 0, LIGHT),
  }),
  platformResult: situation({
    family: 'online',
    opening: ['The platform gave a result.', 'La plateforme a donné un résultat.'],
    questions: {
      wrong: choice('What is wrong with it?', 'Qu’a-t-il de faux ?', {
        drawNotDeclared: ['a draw was not declared', 'une nulle n’a pas été déclarée'],
        drawDespiteMate: [
          'a draw although mate was possible',
          'une nulle alors que le mat était possible',
        ],
      }),
    },
    rule: ({ wrong }) =>
      wrong === 'drawNotDeclared'
        ? ruling([step('declaredByArbiter', ONLINE.drawNotDeclared)], 'draw')
        : ruling([step('platformCorrected', ONLINE.wrongDraw)], 'open', ['facts']),
  }),
};
