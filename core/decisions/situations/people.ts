import { LIGHT } from './light-penalties.ts';
import { WHOLE_LADDER } from './pieces.ts';
import { ruling, step } from './ruling.ts';
import { choice, situation, whole, yesNo } from './situation.ts';

/** Where the general rules of competitions speak, and not the Laws (LA 6.9). */
const GENERAL_RULES = {
  captains: 'LA 6.9 VII',
  leaving: 'LA 6.9 IX.3',
  arranged: 'LA 6.9 IX.4',
  eating: 'LA 6.9 IX.5',
} as const;

/** Refusals after which the arbiter announces 11.7 (commentary, LA 1873). */
const WARNINGS_BEFORE_LOSS = 3;

export const PEOPLE_SITUATIONS = {
  reconstruction: situation({
    family: 'score',
    opening: ['The scoresheets are not complete.', 'Les feuilles de partie sont incomplètes.'],
    also: ['8.5', 'reconstitution', 'time trouble'],
    questions: {
      who: choice('Who is exempt from recording?', 'Qui est dispensé de noter ?', {
        both: ['both', 'les deux'],
        one: ['one player', 'un joueur'],
      }),
      noneComplete: yesNo(
        'Are both sheets incomplete?',
        'Les deux feuilles sont-elles incomplètes ?',
      ),
      cannotBeRebuilt: yesNo(
        'Are the missing moves lost for good?',
        'Les coups manquants sont-ils définitivement perdus ?',
      ),
    },
    rule: ({ who, noneComplete, cannotBeRebuilt }, _, { articles }) => {
      if (cannotBeRebuilt) {
        return ruling([step('nextPeriodBegins', articles.notProvable)], 'goesOn', ['facts']);
      }
      if (noneComplete) {
        return ruling(
          [
            step('noteBeforeRebuilding', articles.reconstruction),
            step('reconstructs', articles.reconstruction),
          ],
          'goesOn',
        );
      }
      return who === 'both'
        ? ruling(
            [
              step('arbiterRecords', articles.bothExempt),
              step('updatesBothSheets', articles.bothExempt),
            ],
            'goesOn',
          )
        : ruling([step('updatesOwnSheet', articles.oneExempt)], 'goesOn');
    },
  }),
  cannotRecord: situation({
    family: 'score',
    opening: ['The player cannot write.', 'Le joueur ne peut pas noter.'],
    also: ['disabled', 'handicap', 'broken arm', 'bras cassé', 'assistant'],
    questions: {
      disabled: yesNo('For a disability?', 'En raison d’un handicap ?'),
    },
    rule: ({ disabled }, { play }, { articles, recording }) => {
      if (play !== 'standard') {
        return ruling([step('recordingNotAsked', articles.rapidRecording)], 'goesOn');
      }
      const article = articles.cannotRecord;
      if (recording.unable === 'timeDeducted') {
        return ruling([step('timeDeducted', article)], 'goesOn', ['times']);
      }
      return disabled
        ? ruling([step('assistantWrites', article), step('noTimeTaken', article)], 'goesOn')
        : ruling([step('assistantWrites', article), step('timeAdjusted', article)], 'goesOn', [
            'times',
          ]);
    },
  }),
  sheetRequests: situation({
    family: 'score',
    opening: ['The arbiter’s sheet was asked for.', 'La feuille de l’arbitre a été demandée.'],
    questions: {
      requests: whole(
        'Requests of this player in this game, this one included?',
        'Demandes de ce joueur dans cette partie, celle-ci comprise ?',
        { least: 1, usual: 1 },
      ),
    },
    rule: ({ requests }, { play, supervised }, { articles, scoresheetRequests }) => {
      if (play === 'standard') {
        return ruling([step('sheetNotInStandard', articles.movesNotTold)], 'goesOn');
      }
      const article = play === 'blitz' ? articles.blitzSheetRequests : articles.sheetRequests;
      if (scoresheetRequests === null) return ruling([step('sheetNotShown', article)], 'goesOn');
      if (!supervised) {
        return ruling([step('sheetOnlySupervised', article)], 'goesOn');
      }
      return requests > scoresheetRequests
        ? ruling(
            [step('sheetTooOften', article, scoresheetRequests)],
            'goesOn',
            ['whichPenalty'],
            0,
            LIGHT,
          )
        : ruling([step('sheetShown', article, scoresheetRequests)], 'goesOn');
    },
  }),
  leaving: situation({
    family: 'conduct',
    opening: ['A player has left without permission.', 'Un joueur est sorti sans permission.'],
    also: ['toilet', 'toilettes', 'smoking', 'fumer'],
    questions: {
      onMove: yesNo('On the move, or out of the venue?', 'Au trait, ou hors de la salle ?'),
      reportRule: yesNo(
        'Do the regulations ask to report leaving?',
        'Le règlement demande-t-il d’annoncer sa sortie ?',
      ),
    },
    rule: ({ onMove, reportRule }, _, { articles }) => {
      const steps = [
        ...(onMove ? [step('mayNotLeave', articles.leaving)] : []),
        ...(reportRule ? [step('reportsLeaving', articles.reportedLeaving)] : []),
      ];
      return steps.length === 0
        ? ruling([step('reportsLeaving', articles.reportedLeaving)], 'goesOn')
        : ruling(steps, 'goesOn', ['whichPenalty', 'facts'], 0, [...LIGHT, 'loss']);
    },
  }),
  disturbance: situation({
    family: 'conduct',
    opening: ['A player was disturbed.', 'Un joueur a été gêné.'],
    also: ['noise', 'bruit', 'talking', 'claims', 'distraction'],
    questions: {
      again: yesNo('After a warning?', 'Après un avertissement ?'),
    },
    rule: ({ again }, _, { articles }) =>
      ruling(
        [
          step('mustNotDistract', articles.distraction),
          step('penaltyToChoose', articles.penalties),
          step('laddersOrder', articles.penalties),
        ],
        'goesOn',
        ['whichPenalty', 'facts'],
        0,
        again ? [...LIGHT, 'loss'] : LIGHT,
      ),
  }),
  refusal: situation({
    family: 'conduct',
    opening: ['The Laws are to be kept.', 'Les Règles sont à respecter.'],
    also: ['persistent', 'persistant', 'disobey', '11.7'],
    questions: {
      warnings: whole('Warnings given before?', 'Avertissements déjà donnés ?', { usual: 0 }),
      both: yesNo('Do both refuse?', 'Les deux refusent-ils ?'),
    },
    rule: ({ warnings, both }, _, { articles }) => {
      if (warnings < WARNINGS_BEFORE_LOSS) {
        return ruling(
          [
            step('penaltyToChoose', articles.penalties),
            ...(warnings === WARNINGS_BEFORE_LOSS - 1
              ? [step('warnedOfLoss', articles.persistentRefusal)]
              : []),
          ],
          'goesOn',
          ['whichPenalty'],
          0,
          LIGHT,
        );
      }
      return both
        ? ruling([step('bothRefuseLose', articles.bothRefuse)], 'bothLose', ['otherwise'])
        : ruling([step('refusalLoses', articles.persistentRefusal)], 'playerLoses', ['otherwise']);
    },
  }),
  search: situation({
    family: 'conduct',
    opening: ['An inspection was asked for.', 'Une inspection a été demandée.'],
    also: ['search', 'fouille', 'fair play'],
    questions: {},
    rule: (_, __, { articles }) =>
      ruling(
        [step('searchRule', articles.inspection), step('penaltyToChoose', articles.penalties)],
        'goesOn',
        ['whichPenalty'],
        0,
        WHOLE_LADDER,
      ),
  }),
  spectators: situation({
    family: 'conduct',
    opening: ['Nobody interferes with a game.', 'Nul n’intervient dans une partie.'],
    also: ['spectator', 'spectateur', 'kibitzer'],
    questions: {},
    rule: (_, __, { articles }) =>
      ruling(
        [step('tellsArbiterOnly', articles.interference), step('sentAway', articles.interference)],
        'goesOn',
        ['facts'],
      ),
  }),
  captains: situation({
    family: 'conduct',
    opening: ['Captain and player have spoken.', 'Capitaine et joueur se sont parlé.'],
    also: ['team', 'équipe', 'coach'],
    questions: {
      ofPosition: yesNo(
        'Of the position, or out of an arbiter’s hearing?',
        'De la position, ou hors de portée d’un arbitre ?',
      ),
    },
    rule: ({ ofPosition }, _, { articles }) =>
      ofPosition
        ? ruling(
            [
              step('captainBeforeArbiter', GENERAL_RULES.captains),
              step('penaltyToChoose', articles.penalties),
            ],
            'goesOn',
            ['whichPenalty', 'facts'],
            0,
            [...LIGHT, 'loss'],
          )
        : ruling([step('captainMayAdvise', GENERAL_RULES.captains)], 'goesOn'),
  }),
  eating: situation({
    family: 'conduct',
    opening: ['Please do not eat at the board.', 'Merci de ne pas manger à l’échiquier.'],
    questions: {},
    rule: (_, __, { articles }) =>
      ruling(
        [
          step('notAtTheBoard', GENERAL_RULES.eating),
          step('mustNotDistract', articles.distraction),
        ],
        'goesOn',
        [],
        0,
        ['warning'],
      ),
  }),
  prearranged: situation({
    family: 'conduct',
    opening: ['A result is made at the board.', 'Un résultat se fait à l’échiquier.'],
    also: ['fixed game', 'partie arrangée'],
    questions: { clear: yesNo('Is it clear?', 'Est-ce clair ?') },
    rule: ({ clear }, _, { articles }) =>
      clear
        ? ruling(
            [step('arranged', `${GENERAL_RULES.arranged}, ${articles.honour}`)],
            'open',
            ['whichPenalty', 'facts'],
            0,
            WHOLE_LADDER,
          )
        : ruling([step('arrangedNotClear', GENERAL_RULES.arranged)], 'stands', ['facts']),
  }),
  unfit: situation({
    family: 'conduct',
    opening: [
      'The player is not fit to play this round.',
      'Le joueur n’est pas en état de jouer cette ronde.',
    ],
    also: ['drunk', 'ivre', 'alcool'],
    questions: {},
    rule: (_, __, { articles }) =>
      ruling(
        [step('notFitToPlay', articles.penalties), step('laddersOrder', articles.penalties)],
        'open',
        ['whichPenalty', 'facts'],
        0,
        ['warning', 'exclusion', 'expulsion'],
      ),
  }),
  leftWithoutResigning: situation({
    family: 'end',
    opening: ['The player has left without resigning.', 'Le joueur est parti sans abandonner.'],
    also: ['walked out', 'parti'],
    questions: {},
    rule: (_, __, { articles }) =>
      ruling(
        [step('clockRunsOn', articles.flagFall), step('discourteous', GENERAL_RULES.leaving)],
        'goesOn',
        ['whichPenalty'],
        0,
        ['warning', 'pointsFromPlayer', 'exclusion', 'expulsion'],
      ),
  }),
};
