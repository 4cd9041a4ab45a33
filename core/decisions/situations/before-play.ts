import { ruling, step } from './ruling.ts';
import { choice, situation, whole, yesNo } from './situation.ts';

export const BEFORE_PLAY_SITUATIONS = {
  clockSide: situation({
    family: 'start',
    opening: ['The arbiter says where the clock stands.', 'L’arbitre fixe la place de la pendule.'],
    also: ['6.5', 'left-handed', 'gaucher', 'disability', 'handicap', 'neighbour', 'voisin'],
    questions: {
      why: choice('What is it about?', 'De quoi s’agit-il ?', {
        disability: ['a disability asks for the other side', 'un handicap demande l’autre côté'],
        wish: ['a player would like it on the other side', 'un joueur la voudrait de l’autre côté'],
        neighbour: [
          'a player pressed the clock of the next board',
          'un joueur a actionné la pendule de l’échiquier voisin',
        ],
      }),
    },
    rule: ({ why }, _, { articles }) => {
      switch (why) {
        case 'disability':
          return ruling([step('boardTurnedForClock', articles.clockSide)], 'goesOn');
        case 'wish':
          return ruling([step('clockStays', articles.clockSide)], 'goesOn');
        case 'neighbour':
          return ruling(
            [
              step('bothClocksSet', articles.estimatedTimes),
              step('clocksOneSide', articles.clockSide),
            ],
            'goesOn',
            ['times'],
          );
      }
    },
  }),
  startingClocks: situation({
    family: 'start',
    opening: ['The round begins.', 'La ronde commence.'],
    also: ['6.6', 'start', 'mise en marche', 'move counter', 'compteur'],
    questions: {
      many: yesNo(
        'Are there too many boards for the arbiters to start every clock?',
        'Y a-t-il trop d’échiquiers pour que les arbitres mettent chaque pendule en marche ?',
      ),
      counter: yesNo(
        'Does the move counter add the time of the next period?',
        'Le compteur de coups ajoute-t-il le temps de la période suivante ?',
      ),
    },
    rule: ({ many, counter }, _, { articles }) => {
      const article = articles.startingTheClocks;
      return ruling(
        [
          many ? step('playersStart', article) : step('arbitersStart', article),
          ...(counter ? [step('arbitersStartForCounter', article)] : []),
          ...(counter && many ? [step('clockKnowsWhite', article)] : []),
        ],
        'goesOn',
      );
    },
  }),
  staff: situation({
    family: 'start',
    opening: [
      'This is about what the arbiters present can supervise.',
      'Il s’agit de ce que les arbitres présents peuvent surveiller.',
    ],
    also: ['A.3', 'A.4', 'B.3', 'B.4', 'competition rules', 'règles de compétition', 'supervision'],
    questions: {
      boards: whole('Boards in play at once?', 'Échiquiers en jeu à la fois ?', {
        least: 1,
        usual: 1,
      }),
      arbiters: whole('Arbiters who watch them?', 'Arbitres qui les surveillent ?', { usual: 1 }),
      recorders: whole('Assistants who only record?', 'Assistants qui ne font que noter ?', {
        usual: 0,
      }),
      electronic: yesNo(
        'Do electronic boards record every game?',
        'Des échiquiers électroniques notent-ils chaque partie ?',
      ),
    },
    rule: ({ boards, arbiters, recorders, electronic }, { play, online }, laws) => {
      const { articles, gamesPerArbiter } = laws;
      if (play === 'standard' || online === true) {
        return ruling([step('rulesAlwaysHold', articles.rapidTime)], 'goesOn');
      }
      const most = gamesPerArbiter[play];
      const [watched, other, regime] =
        play === 'rapid'
          ? [articles.rapidSupervised, articles.rapidUnsupervised, articles.rapidRegime]
          : [articles.blitzSupervised, articles.blitzUnsupervised, articles.blitzRegime];
      if (most === 0) return ruling([step('regimeWithoutStaff', regime)], 'goesOn');
      const needed = Math.ceil(boards / most);
      // An arbiter may record one of the games he watches.
      const unrecorded = electronic ? 0 : Math.max(0, boards - arbiters - recorders);
      const fits = arbiters >= needed && unrecorded === 0;
      return ruling(
        [
          ...(arbiters < needed ? [step('arbitersMissing', watched, needed)] : []),
          ...(unrecorded > 0 ? [step('recordersMissing', watched, unrecorded)] : []),
          fits ? step('rulesCanHold', watched) : step('rulesCannotHold', other),
          step('oneRegimeThroughout', regime),
        ],
        'goesOn',
      );
    },
  }),
};
