import { describe, expect, it } from 'vitest';
import type { GameOutcome } from '../../../rules/outcome.ts';
import type { Command } from '../../command.ts';
import type { Game } from '../../round.ts';
import { BLACK_WINS, DRAW, draft, PlayedEvent, WHITE_WINS } from '../../testing/played-event.ts';

const place = { round: 1, board: 1 } as const;
const enters = (outcome: GameOutcome): Command => ({ type: 'enterResult', ...place, outcome });
const questions = (outcome: GameOutcome): Command => ({
  type: 'questionResult',
  ...place,
  outcome,
});
const dismisses: Command = { type: 'dismissQuestion', ...place };
const playing = (): PlayedEvent => new PlayedEvent({}, 4).pairs(1, 'a-c d-b');
const board1 = (event: PlayedEvent): Game => {
  const game = event.state.rounds[0]?.games.find(({ board }) => board === 1);
  if (!game) throw new Error('no board 1');
  return game;
};
const reported = (event: PlayedEvent): GameOutcome[] =>
  board1(event).questions.map(({ outcome }) => outcome);
const questioned = (): PlayedEvent =>
  playing().does(enters(WHITE_WINS)).does(questions(BLACK_WINS));

describe('a result reported that is not the one entered', () => {
  it('[Ronde 11] stands beside it, with who and when, and changes nothing', () => {
    const event = questioned();
    const { by, at } = event.ledger.entries.at(-1) ?? {};
    expect(board1(event)).toMatchObject({
      outcome: WHITE_WINS,
      questions: [{ outcome: BLACK_WINS, by, at }],
    });
  });

  it('said twice is kept once; another one beside it', () => {
    const event = questioned();
    const entries = event.ledger.entries.length;
    event.does(questions(BLACK_WINS));
    expect(event.ledger.entries).toHaveLength(entries);
    event.does(questions(DRAW));
    expect(reported(event)).toEqual([BLACK_WINS, DRAW]);
  });

  it.each<[string, Command]>([
    ['the reported result is entered', enters(BLACK_WINS)],
    ['a third one is entered', enters(DRAW)],
    ['the result is cleared', { type: 'clearResult', ...place }],
    ['the sheet is read again', { type: 'verifyResult', ...place, outcome: WHITE_WINS }],
    ['the arbiter keeps what is entered', dismisses],
  ])('is gone when %s', (_, command) => {
    expect(reported(questioned().does(command))).toEqual([]);
  });

  it('[Ronde 10] is gone when a verified sheet is read once more', () => {
    const verifies: Command = { type: 'verifyResult', ...place, outcome: WHITE_WINS };
    const event = playing().does(enters(WHITE_WINS)).does(verifies).does(questions(DRAW));
    expect(board1(event)).toMatchObject({ verified: true, questions: [{ outcome: DRAW }] });
    expect(reported(event.does(verifies))).toEqual([]);
  });

  it('[C.04.2 4.3] may concern a round that is over, and is gone with a late correction', () => {
    const event = playing().does(enters(WHITE_WINS));
    event.does({ type: 'enterResult', round: 1, board: 2, outcome: DRAW }).pairs(2, 'b-a c-d');
    event.does(questions(BLACK_WINS));
    expect(reported(event)).toEqual([BLACK_WINS]);
    event.does(enters(BLACK_WINS));
    expect(board1(event)).toMatchObject({ outcome: WHITE_WINS, questions: [] });
    expect(event.verdict(questions(BLACK_WINS))).toEqual(['refused questionSaysTheSame Ronde 11']);
  });

  it.each<[string, Command, string]>([
    ['of no round', { ...questions(DRAW), round: 4 } as Command, 'unknownRound Ronde 1'],
    ['of no board', { ...questions(DRAW), board: 9 } as Command, 'unknownBoard Ronde 1'],
    ['of an open board', { ...questions(DRAW), board: 2 } as Command, 'nothingToQuestion Ronde 11'],
    ['saying the same', questions(WHITE_WINS), 'questionSaysTheSame Ronde 11'],
    ['saying nothing', questions({ kind: 'notEntered' }), 'blankNeverOverwrites Ronde 5'],
    ['kept without a question', dismisses, 'noSuchQuestion Ronde 11'],
    ['kept on no board', { ...dismisses, board: 9 }, 'unknownBoard Ronde 1'],
    ['kept in no round', { ...dismisses, round: 4 }, 'unknownRound Ronde 1'],
  ])('is refused: %s', (_, command, verdict) => {
    expect(playing().does(enters(WHITE_WINS)).verdict(command)).toEqual([`refused ${verdict}`]);
  });

  it('[Ronde 11] is named when the next round is paired, until somebody has looked', () => {
    const event = questioned().scores(1, '11').does(questions(DRAW));
    const pairs: Command = { ...draft(2, 'a-d b-c'), origin: 'engine' };
    expect(event.objects(pairs)).toMatchObject({
      kind: 'unconfirmed',
      warnings: [
        {
          code: 'pairsWithUnsettledBoards',
          level: 2,
          article: 'Ronde 11',
          params: { round: 1, boards: '1', count: 1 },
        },
      ],
    });
    expect(event.does(dismisses).verdict(pairs)).toEqual([]);
  });

  it('[Ronde 6] is undone and redone', () => {
    const event = questioned();
    const before = event.state;
    event.does({ type: 'undo' });
    expect(reported(event)).toEqual([]);
    expect(event.does({ type: 'redo' }).state).toEqual(before);
  });

  it('[Ronde 11] makes closing the round ask, and names the board', () => {
    const event = questioned().does({ type: 'enterResult', round: 1, board: 2, outcome: DRAW });
    const closes: Command = { type: 'closeRound', round: 1 };
    expect(event.objects(closes)).toMatchObject({
      warnings: [{ code: 'closesWithQuestions', level: 3, params: { round: 1, boards: '1' } }],
    });
    expect(event.does(dismisses).objects(closes)).toBeUndefined();
  });
});
