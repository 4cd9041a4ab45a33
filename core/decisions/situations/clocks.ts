import { ONLINE } from './online.ts';
import { LIGHT } from './light-penalties.ts';
import { ruling, step, type Ruling } from './ruling.ts';
import { CAN_MATE, choice, situation, whole, yesNo } from './situation.ts';

export const CLOCK_SITUATIONS = {
  flag: situation({
    family: 'clock',
    opening: ['A flag has fallen.', 'Un drapeau est tombé.'],
    also: ['time', 'temps', 'zeitnot', 'bare king', 'roi nu'],
    questions: {
      endedBefore: yesNo(
        'Had the game ended before the flag was noticed?',
        'La partie était-elle finie avant que le drapeau ne soit constaté ?',
      ),
      movesMade: yesNo(
        'Were the moves of this period completed?',
        'Les coups de cette période étaient-ils achevés ?',
      ),
      drawnBefore: yesNo(
        'Had a position come five times, or seventy-five moves been made?',
        'Une position était-elle venue cinq fois, ou soixante-quinze coups faits ?',
      ),
      both: choice(
        'Which flags are down?',
        'Quels drapeaux sont tombés ?',
        {
          one: ['one', 'un seul'],
          firstKnown: ['both, and the clock shows the first', 'les deux, et l’ordre se voit'],
          unknown: ['both, in an order nobody knows', 'les deux, dans un ordre inconnu'],
        },
        'one',
      ),
      onlyArbiter: {
        ...yesNo(
          'Has only the arbiter seen it, while the players go on?',
          'L’arbitre seul l’a-t-il vu, les joueurs continuant ?',
        ),
        where: ({ supervised, online }, { unsupervised }) =>
          !supervised && online !== true && !unsupervised.arbiterCallsFlag,
      },
      periodToCome: {
        ...yesNo('Is another period to come?', 'Une autre période est-elle à venir ?'),
        where: (_, __, { both }) => both === 'unknown',
      },
      notAnnounced: {
        ...yesNo(
          'Is there an increment, or do the regulations leave out Guidelines III?',
          'Joue-t-on avec incrément, ou le règlement omet-il les Directives III ?',
        ),
        where: ({ play }, { quickplayFinish }, { both }) =>
          both === 'unknown' && play !== 'blitz' && quickplayFinish.onlyIfAnnounced,
      },
      canMate: CAN_MATE,
    },
    rule: (
      {
        endedBefore,
        movesMade,
        drawnBefore,
        both,
        onlyArbiter,
        periodToCome,
        notAnnounced,
        canMate,
      },
      regime,
      laws,
    ) => {
      const { articles, unsupervised, quickplayFinish } = laws;
      const alone = !regime.supervised && regime.online !== true;
      const article = regime.online === true ? ONLINE.flag : articles.flagFall;
      if (endedBefore) return ruling([step('resultBeforeFlag', articles.flagNoticed)], 'stands');
      if (movesMade) return ruling([step('movesWereMade', article)], 'goesOn');
      if (drawnBefore && laws.repetitions.automatic !== null) {
        return ruling([step('drawnAlready', article)], 'draw');
      }
      if (alone && both !== 'one' && unsupervised.bothFlagsDraw) {
        return ruling([step('bothFlagsNoClaim', articles.rapidBothFlags)], 'draw');
      }
      if (alone && onlyArbiter && !unsupervised.arbiterCallsFlag) {
        return ruling([step('arbiterSilent', articles.rapidFlag)], 'goesOn');
      }
      if (both === 'unknown' && quickplayFinish.onlyIfAnnounced) {
        const notHere = [
          ...(notAnnounced ? [articles.finishAnnounced] : []),
          ...(regime.play === 'blitz' ? [articles.finishNotInBlitz] : []),
        ];
        if (notHere.length > 0) {
          const steps = [step('flagOrderOpen', notHere.join(', '))];
          return ruling(steps, 'open', ['whichFlagFirst', 'otherwise']);
        }
      }
      if (both === 'unknown') {
        return periodToCome
          ? ruling([step('bothFlagsGoOn', articles.bothFlagsGoOn)], 'goesOn')
          : ruling([step('bothFlagsDraw', articles.bothFlagsDraw)], 'draw');
      }
      const before = [
        ...(alone
          ? [
              step(
                unsupervised.arbiterCallsFlag ? 'flagToClaim' : 'flagPlayersOnly',
                articles.rapidFlag,
              ),
            ]
          : []),
        ...(both === 'firstKnown' ? [step('firstFlagOnClock', articles.flagNoticed)] : []),
      ];
      const hints = [step('forcedLineHint', article), step('touchedNotForced', article)];
      if (canMate === null) {
        const open = step('flagUnlessNoMate', article);
        return ruling([...before, open, ...hints], 'open', ['canOpponentMate']);
      }
      return canMate
        ? ruling([...before, step('flagLost', article), ...hints], 'playerLoses')
        : ruling([...before, step('flagDrawn', article)], 'draw');
    },
  }),
  forgottenClock: situation({
    family: 'clock',
    opening: ['The game goes on as it stands.', 'La partie continue telle quelle.'],
    also: ['forgot to press', 'oubli d’appuyer'],
    questions: {
      opponentMoved: yesNo('Has the opponent moved?', 'L’adversaire a-t-il joué ?'),
    },
    rule: ({ opponentMoved }, _, { articles }) =>
      opponentMoved
        ? ruling(
            [
              step('pressesStill', articles.mayPress),
              step('counterCorrected', articles.estimatedTimes),
            ],
            'goesOn',
          )
        : ruling([step('threeChoices', articles.movesNotTold)], 'goesOn'),
  }),
  movedTwice: situation({
    family: 'clock',
    opening: ['Two moves were made in a row.', 'Deux coups ont été joués de suite.'],
    also: ['came back and moved', 'revenu et rejoué'],
    questions: {
      opponentMoved: yesNo(
        'Had the opponent moved in between?',
        'L’adversaire avait-il joué entre-temps ?',
      ),
    },
    rule: ({ opponentMoved }, _, { articles }) =>
      opponentMoved
        ? ruling([step('opponentHadMoved', articles.mayPress)], 'goesOn', ['facts'])
        : ruling([step('secondMoveBack', articles.moveCompleted)], 'goesOn', ['facts', 'times']),
  }),
  clockDefect: situation({
    family: 'clock',
    opening: ['The clock does not work.', 'La pendule ne fonctionne pas.'],
    also: ['broken', 'batterie', 'panne'],
    questions: {},
    rule: (_, __, { articles }) =>
      ruling(
        [
          step('noteBeforeTouching', articles.faultyClock),
          step('clockReplaced', articles.faultyClock),
          step('listFaulty', articles.faultyClock),
        ],
        'goesOn',
        ['times'],
      ),
  }),
  clockSetting: situation({
    family: 'clock',
    opening: ['The clock was set wrongly.', 'La pendule était mal réglée.'],
    questions: {
      moves: whole('Moves completed by each?', 'Coups achevés par chacun ?', { usual: 0 }),
    },
    rule: ({ moves }, { supervised, online }, { articles, setUpStandsAfter }) => {
      if (online === true) {
        return ruling([step('clockSetRight', ONLINE.clockSetting)], 'goesOn', ['times']);
      }
      return !supervised && moves >= setUpStandsAfter
        ? ruling([step('settingStands', articles.rapidSetUp, setUpStandsAfter)], 'goesOn', [
            'otherwise',
          ])
        : ruling(
            [
              step('noteBeforeTouching', articles.wrongSetting),
              step('clockSetRight', articles.wrongSetting),
            ],
            'goesOn',
            ['times'],
          );
    },
  }),
  stoppedClock: situation({
    family: 'clock',
    opening: ['A player has stopped the clocks.', 'Un joueur a arrêté les pendules.'],
    also: ['pause', 'toilet', 'toilettes', 'illness', 'maladie'],
    questions: {
      reason: choice('Why?', 'Pourquoi ?', {
        irregularity: ['an irregularity, a missing piece', 'une irrégularité, une pièce manquante'],
        disturbed: ['disturbed', 'dérangé'],
        ill: ['ill, or a disability', 'malade, ou un handicap'],
        none: ['no good reason', 'sans bonne raison'],
      }),
    },
    rule: ({ reason }, _, { articles }) =>
      reason === 'none'
        ? ruling(
            [step('stoppedWrongly', articles.stoppedClocks)],
            'goesOn',
            ['whichPenalty'],
            0,
            LIGHT,
          )
        : ruling([step('stoppedRightly', articles.stoppedClocks)], 'goesOn'),
  }),
  outsideDisturbance: situation({
    family: 'clock',
    opening: ['The game was disturbed from outside.', 'La partie a été gênée de l’extérieur.'],
    also: ['fire alarm', 'alarme incendie', 'noise', 'bruit'],
    questions: {
      hallLeft: yesNo('Does the hall have to be left?', 'Faut-il quitter la salle ?'),
    },
    rule: ({ hallLeft }, _, { articles }) =>
      hallLeft
        ? ruling(
            [
              step('allStop', articles.interruption),
              step('noteBeforeTouching', articles.interruption),
            ],
            'goesOn',
            ['times'],
          )
        : ruling([step('extraTime', articles.extraTime)], 'goesOn', ['times', 'otherwise']),
  }),
  finish: situation({
    family: 'clock',
    opening: ['This is the quickplay finish.', 'C’est la fin de partie au KO.'],
    also: ['10.2', 'KO', 'normal means', 'moyens normaux'],
    questions: {
      announced: yesNo(
        'Do the regulations announce Guidelines III, and is it played without increment?',
        'Le règlement annonce-t-il les Directives III, et joue-t-on sans incrément ?',
      ),
      inTime: yesNo(
        'On the move, below two minutes, flag not fallen?',
        'Au trait, sous deux minutes, drapeau non tombé ?',
      ),
      answer: choice('What does the arbiter decide?', 'Que décide l’arbitre ?', {
        increment: ['increments for both', 'un incrément pour les deux'],
        draw: ['draw', 'nulle'],
        later: ['later', 'plus tard'],
        no: ['rejected', 'rejetée'],
      }),
    },
    rule: (
      { announced, inTime, answer },
      { play, online },
      { articles, quickplayFinish },
    ): Ruling => {
      const { onlyIfAnnounced, belowMinutes, increment, opponentSeconds, isFinal } =
        quickplayFinish;
      const final = isFinal ? [step('finishFinal', articles.appeal)] : [];
      const isHere = announced || !onlyIfAnnounced;
      if (!isHere || play === 'blitz' || online === true) {
        return ruling([step('finishNotHere', articles.finishAnnounced)], 'goesOn');
      }
      if (!inTime) {
        return ruling([step('finishTooEarly', articles.finishClaim, belowMinutes)], 'goesOn');
      }
      switch (answer) {
        case 'increment':
          if (increment === null) {
            return ruling([step('finishNoIncrement', articles.finishIncrement)], 'goesOn');
          }
          return ruling(
            [
              step('finishIncrement', articles.finishIncrement, increment),
              step('timeToOpponent', articles.finishIncrement, opponentSeconds),
            ],
            'goesOn',
            ['incrementRefused'],
            opponentSeconds,
          );
        case 'draw':
          return ruling([step('finishGranted', articles.finishGranted), ...final], 'draw', [
            'normalMeans',
          ]);
        case 'later':
          return ruling(
            [step('finishPostponed', articles.finishPostponed, opponentSeconds), ...final],
            'goesOn',
            ['normalMeans'],
            opponentSeconds,
          );
        case 'no':
          return ruling(
            [step('finishRejected', articles.finishRejected, opponentSeconds), ...final],
            'goesOn',
            ['normalMeans'],
            opponentSeconds,
          );
      }
    },
  }),
  finishWithoutArbiter: situation({
    family: 'clock',
    opening: [
      'A draw is claimed, and no arbiter watches the game.',
      'La nulle est réclamée, et aucun arbitre ne suit la partie.',
    ],
    also: ['10.2', 'KO', 'III.6', 'league', 'interclubs'],
    questions: {
      announced: yesNo(
        'Do the regulations announce Guidelines III, and is it played without increment?',
        'Le règlement annonce-t-il les Directives III, et joue-t-on sans incrément ?',
      ),
      inTime: yesNo(
        'Below two minutes, flag not fallen?',
        'Sous deux minutes, drapeau non tombé ?',
      ),
      ground: choice('On what ground?', 'Pour quel motif ?', {
        normalMeans: ['no win by normal means', 'pas de gain par des moyens normaux'],
        noAttempt: ['no attempt to win', 'aucun essai de gagner'],
      }),
      written: yesNo(
        'Is it all written down, and confirmed by the opponent?',
        'Tout est-il noté, et confirmé par l’adversaire ?',
      ),
    },
    rule: (
      { announced, inTime, ground, written },
      { play, online },
      { articles, quickplayFinish: { belowMinutes } },
    ): Ruling => {
      if (!announced || play === 'blitz' || online === true) {
        return ruling([step('finishNotHere', articles.finishAnnounced)], 'goesOn');
      }
      if (!inTime) {
        return ruling([step('finishBelow', articles.finishUnsupervised, belowMinutes)], 'goesOn');
      }
      const article = ground === 'normalMeans' ? articles.finishNoWin : articles.finishNoAttempt;
      const proof = ground === 'normalMeans' ? 'finishPositionWritten' : 'finishSheetHandedIn';
      return ruling(
        [
          step('finishEndsPlay', articles.finishUnsupervised),
          step(written ? proof : 'finishNotProven', article),
          step('finishReferred', articles.finishReferred),
        ],
        'open',
        written ? ['normalMeans'] : ['normalMeans', 'facts'],
      );
    },
  }),
};
