import { describe, expect, it } from 'vitest';
import { playerId } from '../../../rules/identity.ts';
import type { GameOutcome } from '../../../rules/outcome.ts';
import type { Command } from '../../command.ts';
import { BLACK_WINS, DRAW, PlayedEvent, WHITE_WINS } from '../../testing/played-event.ts';
import type { Game } from '../../round.ts';

const claims = (player: string, outcome: GameOutcome, board = 1): Command => ({
  type: 'claimResult',
  round: 1,
  board,
  player: playerId(player),
  outcome,
});
const withdraws = (player: string): Command => ({
  type: 'withdrawClaim',
  round: 1,
  board: 1,
  player: playerId(player),
});
const enters = (outcome: GameOutcome): Command => ({
  type: 'enterResult',
  round: 1,
  board: 1,
  outcome,
});
const playing = (): PlayedEvent => new PlayedEvent({}, 4).pairs(1, 'a-c d-b');
const board1 = (event: PlayedEvent): Game => {
  const game = event.state.rounds[0]?.games.find(({ board }) => board === 1);
  if (!game) throw new Error('no board 1');
  return game;
};

describe('results reported by players', () => {
  it('[E.01 8.7] are entered when both say the same, in one entry', () => {
    const event = playing().does(claims('a', WHITE_WINS));
    expect(board1(event)).toMatchObject({
      outcome: { kind: 'notEntered' },
      claims: { white: WHITE_WINS },
    });
    event.does(claims('c', WHITE_WINS));
    expect(event.ledger.entries.at(-1)?.events.map(({ type }) => type)).toEqual([
      'resultClaimed',
      'resultEntered',
    ]);
    expect(board1(event)).toMatchObject({ outcome: WHITE_WINS, claims: {} });
  });

  it('[Ronde 9] stay apart while they differ, until one of the two changes', () => {
    const event = playing().does(claims('a', WHITE_WINS)).does(claims('c', DRAW));
    expect(board1(event)).toMatchObject({
      outcome: { kind: 'notEntered' },
      claims: { white: WHITE_WINS, black: DRAW },
    });
    event.does(claims('a', DRAW));
    expect(board1(event)).toMatchObject({ outcome: DRAW, claims: {} });
  });

  it('[Ronde 9] give way to the arbiter, whatever they say', () => {
    const event = playing().does(claims('a', WHITE_WINS)).does(claims('c', DRAW));
    event.does(enters(BLACK_WINS));
    expect(board1(event)).toMatchObject({ outcome: BLACK_WINS, claims: {} });
    expect(event.verdict(claims('a', WHITE_WINS))).toEqual([
      'refused resultAlreadyEntered E.01 8.7',
    ]);
  });

  it('may be taken back until they are entered', () => {
    const event = playing().does(claims('a', WHITE_WINS)).does(withdraws('a'));
    expect(board1(event).claims).toEqual({});
    expect(event.verdict(withdraws('a'))).toEqual(['refused noSuchClaim Ronde 9']);
    event.does(claims('a', DRAW)).does(claims('c', DRAW));
    expect(event.verdict(withdraws('a'))).toEqual(['refused noSuchClaim Ronde 9']);
  });

  it('said twice change nothing', () => {
    const event = playing().does(claims('a', WHITE_WINS));
    const entries = event.ledger.entries.length;
    event.does(claims('a', WHITE_WINS));
    event.does(claims('c', WHITE_WINS)).does(claims('c', WHITE_WINS));
    expect(event.ledger.entries).toHaveLength(entries + 1);
  });

  it.each<[string, GameOutcome]>([
    ['a forfeit', { kind: 'forfeit', winner: 'white' }],
    ['a double forfeit', { kind: 'doubleForfeit' }],
    ['an adjournment', { kind: 'adjourned' }],
    ['nothing', { kind: 'notEntered' }],
    ['a score of the arbiter', { kind: 'played', score: '0-0' }],
    ['a game under one move', { kind: 'played', score: '1-0', underOneMove: true }],
    ['reversed colours', { kind: 'played', score: '1-0', coloursReversed: true }],
  ])('[Ronde 9] are never %s', (_, outcome) => {
    expect(playing().verdict(claims('a', outcome))).toEqual([
      'refused notForPlayersToClaim Ronde 9',
    ]);
  });

  it.each<[string, Command, string]>([
    ['of somebody else’s board', claims('b', DRAW), 'notAtThisBoard Ronde 9'],
    ['of no board', claims('a', DRAW, 9), 'unknownBoard Ronde 1'],
    ['of no round', { ...claims('a', DRAW), round: 2 } as Command, 'unknownRound Ronde 1'],
  ])('are refused: %s', (_, command, verdict) => {
    expect(playing().verdict(command)).toEqual([`refused ${verdict}`]);
  });

  it('[C.04.2 4.2] are refused before the pairings are public', () => {
    const event = playing().does({ type: 'undo' });
    expect(event.verdict(claims('a', DRAW))).toEqual(['refused notPublished C.04.2 4.2']);
  });

  it('finish an adjourned game, but not once the next round is public', () => {
    const event = playing().does(enters({ kind: 'adjourned' }));
    event.does({ type: 'enterResult', round: 1, board: 2, outcome: DRAW });
    event.does(claims('a', DRAW));
    event.pairs(2, 'b-a c-d');
    expect(event.verdict(claims('c', DRAW))).toEqual(['refused resultAlreadyEntered E.01 8.7']);
  });

  it('[Ronde 6] are undone and redone, the entered result with them', () => {
    const event = playing().does(claims('a', DRAW)).does(claims('c', DRAW));
    const agreed = event.state;
    event.does({ type: 'undo' });
    expect(board1(event)).toMatchObject({
      outcome: { kind: 'notEntered' },
      claims: { white: DRAW },
    });
    event.does({ type: 'redo' });
    expect(event.state).toEqual(agreed);
  });
});

describe('verification', () => {
  const verifies = (outcome: GameOutcome): Command => ({
    type: 'verifyResult',
    round: 1,
    board: 1,
    outcome,
  });

  it('[Ronde 10] marks a result read twice alike', () => {
    const event = playing().does(enters(WHITE_WINS)).does(verifies(WHITE_WINS));
    expect(board1(event).verified).toBe(true);
    const entries = event.ledger.entries.length;
    event.does(verifies(WHITE_WINS));
    expect(event.ledger.entries).toHaveLength(entries);
  });

  it.each<[GameOutcome, string]>([
    [DRAW, '½-½'],
    [{ kind: 'played', score: '1-0', underOneMove: true }, '1-0 u'],
    [{ kind: 'played', score: '1-0', coloursReversed: true }, '1-0 r'],
    [{ kind: 'forfeit', winner: 'white' }, '+/-'],
    [{ kind: 'forfeit', winner: 'black' }, '-/+'],
    [{ kind: 'doubleForfeit' }, '-/-'],
    [{ kind: 'adjourned' }, '*'],
    [{ kind: 'notEntered' }, '–'],
  ])('[Ronde 10] names both where they differ: %o', (outcome, read) => {
    const event = playing().does(enters(WHITE_WINS));
    expect(event.objects(verifies(outcome))).toMatchObject({
      refusal: {
        code: 'verificationDiffers',
        article: 'Ronde 10',
        params: { round: 1, board: 1, entered: '1-0', read },
      },
    });
  });

  it.each<[string, Command]>([
    ['another result', enters(DRAW)],
    ['no result', { type: 'clearResult', round: 1, board: 1 }],
  ])('is gone with %s', (_, command) => {
    const event = playing().does(enters(WHITE_WINS)).does(verifies(WHITE_WINS)).does(command);
    expect(board1(event).verified).toBe(false);
  });

  it('[C.04.2 4.3] is gone with a correction that counts only later', () => {
    const event = playing().does(enters(WHITE_WINS)).does(verifies(WHITE_WINS));
    event.does({ type: 'enterResult', round: 1, board: 2, outcome: DRAW }).pairs(2, 'b-a c-d');
    event.does(enters(DRAW));
    expect(board1(event)).toMatchObject({ outcome: WHITE_WINS, verified: false });
    expect(event.verdict(verifies(WHITE_WINS))).toEqual(['refused verificationDiffers Ronde 10']);
    event.does(verifies(DRAW));
    expect(board1(event).verified).toBe(true);
  });

  it.each<[string, Command, string]>([
    ['an open board', verifies(DRAW), 'nothingToVerify Ronde 10'],
    ['no board', { ...verifies(DRAW), board: 9 } as Command, 'unknownBoard Ronde 1'],
    ['no round', { ...verifies(DRAW), round: 4 } as Command, 'unknownRound Ronde 1'],
  ])('is refused for %s', (_, command, verdict) => {
    expect(playing().verdict(command)).toEqual([`refused ${verdict}`]);
  });
});
