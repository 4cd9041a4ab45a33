import { LIGHT } from './light-penalties.ts';
import { ruling, step } from './ruling.ts';
import { choice, situation, yesNo } from './situation.ts';

export const SHEET_SITUATIONS = {
  writing: situation({
    family: 'score',
    opening: [
      'This is about how the scoresheet is kept.',
      'Il s’agit de la tenue de la feuille de partie.',
    ],
    also: ['in advance', 'd’avance', 'pen', 'stylo', 'notes', 'algebraic', 'algébrique', '8.1'],
    questions: {
      what: choice('What is wrong with it?', 'Qu’est-ce qui ne va pas ?', {
        ahead: [
          'a move is written before it is played, even the only one',
          'un coup est noté avant d’être joué, même le seul possible',
        ],
        behind: [
          'a move is played before the own last one is written',
          'un coup est joué avant que le sien d’avant soit noté',
        ],
        notation: ['the notation is not algebraic', 'la notation n’est pas algébrique'],
        hidden: [
          'a pen or a hand hides the last move',
          'un stylo ou une main cache le dernier coup',
        ],
        refused: [
          'it is refused to the opponent, who has to catch up after a flag',
          'elle est refusée à l’adversaire, qui doit la compléter après un drapeau',
        ],
        notes: ['it holds notes', 'elle porte des notes'],
      }),
    },
    rule: ({ what }, { play }, { articles }) => {
      if (play !== 'standard' && what !== 'notes') {
        return ruling([step('recordingNotAsked', articles.rapidRecording)], 'goesOn');
      }
      const wrong = {
        ahead: step('notWrittenAhead', articles.writingInAdvance),
        behind: step('writtenBeforeNext', articles.catchingUp),
        notation: step('algebraicAlone', articles.recording),
        hidden: step('lastMoveSeen', articles.visibleSheet),
        refused: step('sheetIsLent', articles.oneExempt),
        notes: step('sheetHoldsNoNotes', articles.useOfTheSheet),
      }[what];
      return ruling(
        [wrong, step('penaltyToChoose', articles.penalties)],
        'goesOn',
        ['whichPenalty'],
        0,
        LIGHT,
      );
    },
  }),
  blankSheet: situation({
    family: 'score',
    opening: [
      'A player asks for a scoresheet to write on.',
      'Un joueur demande une feuille de partie pour noter.',
    ],
    also: ['A.2', 'scoresheet in rapid', 'feuille en rapide', 'blitz'],
    questions: {},
    rule: (_, { play }, { articles, recording, sheetOnRequest }) => {
      if (play === 'standard') {
        const { exemptBelowMinutes } = recording;
        return ruling([step('mustRecord', articles.recording, exemptBelowMinutes)], 'goesOn');
      }
      const article = articles.rapidRecording;
      return sheetOnRequest
        ? ruling(
            [
              step('sheetIsGiven', article),
              step('mayStopWriting', article),
              step('claimWithoutSheet', article),
            ],
            'goesOn',
          )
        : ruling([step('sheetNotPromised', article)], 'goesOn', ['otherwise']);
    },
  }),
  explanation: situation({
    family: 'conduct',
    opening: ['A player asks about the Laws.', 'Un joueur interroge l’arbitre sur les Règles.'],
    also: ['may I castle', 'puis-je roquer', 'en passant', '11.9', 'question'],
    questions: {
      what: choice('What is asked?', 'Que demande-t-il ?', {
        rule: ['what a rule says', 'ce que dit une règle'],
        position: [
          'whether a move is possible on this board',
          'si un coup est possible sur cet échiquier',
        ],
        claim: ['how to claim a draw', 'comment réclamer la nulle'],
      }),
    },
    rule: ({ what }, _, { articles }) => {
      const code = {
        rule: 'ruleExplained',
        position: 'neverYesOrNo',
        claim: 'claimExplained',
      } as const;
      return ruling([step(code[what], articles.explainingTheLaws)], 'goesOn');
    },
  }),
  movesLeft: situation({
    family: 'score',
    opening: [
      'A player asks how many moves are left.',
      'Un joueur demande combien de coups il reste.',
    ],
    also: ['12.6', 'number of moves', 'nombre de coups', 'zeitnot', 'time trouble'],
    questions: {
      flagDown: yesNo('Has a flag fallen?', 'Un drapeau est-il tombé ?'),
    },
    rule: ({ flagDown }, _, { articles }) =>
      flagDown
        ? ruling(
            [
              step('updatesBothSheets', articles.bothExempt),
              step('slowWriterWarned', articles.bothExempt),
            ],
            'goesOn',
          )
        : ruling([step('movesNeverTold', articles.movesNotTold)], 'goesOn'),
  }),
  spectatorPhone: situation({
    family: 'conduct',
    opening: ['No telephone is used here.', 'Aucun téléphone ne s’utilise ici.'],
    also: ['12.8', 'phone', 'téléphone', 'spectateur', 'photo', 'parents'],
    questions: {
      allowed: yesNo('Has the arbiter allowed it?', 'L’arbitre l’a-t-il autorisé ?'),
    },
    rule: ({ allowed }, _, { articles }) =>
      allowed
        ? ruling([step('phoneAllowed', articles.telephonesOfAll)], 'goesOn')
        : ruling(
            [
              step('phonesOfNobody', articles.telephonesOfAll),
              step('sentAway', articles.interference),
            ],
            'goesOn',
          ),
  }),
  finishedPlayers: situation({
    family: 'conduct',
    opening: [
      'Players who have finished are spectators.',
      'Les joueurs qui ont fini sont des spectateurs.',
    ],
    also: ['11.4', 'finished', 'terminé', 'kibitz'],
    questions: {
      disturb: yesNo('Do they disturb a game?', 'Gênent-ils une partie ?'),
    },
    rule: ({ disturb }, _, { articles }) =>
      ruling(
        [
          step('finishedAreSpectators', articles.finishedPlayers),
          disturb
            ? step('sentAway', articles.interference)
            : step('fewMinutesOnly', articles.finishedPlayers),
        ],
        'goesOn',
      ),
  }),
};
