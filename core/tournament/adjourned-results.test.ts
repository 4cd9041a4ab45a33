import { describe, expect, it } from 'vitest';
import { ADJOURNED, type GameOutcome } from '../rules/outcome.ts';
import { BLACK_WINS, DRAW, WHITE_WINS, type PlayedEvent } from './testing/played-event.ts';
import { outcomeFor } from './corrections.ts';
import { read, written } from './report-file/testing/written-and-read.ts';
import { integrityComments } from './views/integrity.ts';
import { checkRound } from './views/check-round.ts';
import { engineEvent, playRound } from './views/testing/engine-event.ts';
import type { NewSettings } from './settings.ts';

const enters = (event: PlayedEvent, round: number, board: number, outcome: GameOutcome) =>
  event.does({ type: 'enterResult', round, board, outcome });

/** Eight players; the game on board 1 of round 1 is adjourned, White winning everywhere else. */
function adjourned(settings: Partial<NewSettings> = {}): PlayedEvent {
  const event = enters(engineEvent(8, 1, { rounds: 4, ...settings }), 1, 1, ADJOURNED);
  for (const board of [2, 3, 4]) enters(event, 1, board, WHITE_WINS);
  return event;
}

function pairs(event: PlayedEvent, round: number): PlayedEvent {
  return event.does({ type: 'pairRound', round }).does({ type: 'publishRound', round });
}

const verdicts = ({ state }: PlayedEvent): string[] =>
  state.rounds.map(({ number }) => checkRound(state, number).verdict);

const gameOf = ({ state }: PlayedEvent, round: number, board: number) => {
  const game = state.rounds[round - 1]?.games.find((one) => one.board === board);
  if (game === undefined) throw new Error('no such board');
  return game;
};

describe('[C.04.2 3.1] the result of an adjourned game', () => {
  it.each(['dutch', 'dubov', 'burstein', 'lim', 'keizer'] as const)(
    'counts from the pairing after it came (%s)',
    (system) => {
      const event = pairs(adjourned({ system }), 2);
      playRound(event, 2);
      expect(verdicts(event)).toEqual(['same', 'same']);
      enters(event, 1, 1, BLACK_WINS);
      expect(verdicts(event)).toEqual(['same', 'same']);
      const game = gameOf(event, 1, 1);
      expect(outcomeFor(game, { pairingOf: 2 })).toEqual(ADJOURNED);
      expect(outcomeFor(game, { pairingOf: 3 })).toEqual(BLACK_WINS);
      expect(outcomeFor(game, { standingsAfter: 1 })).toEqual(BLACK_WINS);
      pairs(event, 3);
      expect(verdicts(event)).toEqual(['same', 'same', 'same']);
    },
  );

  it('counts in the round drafted when it came, once that is paired again', () => {
    const event = pairs(adjourned(), 2);
    [DRAW, DRAW, DRAW, WHITE_WINS].forEach((outcome, at) => enters(event, 2, at + 1, outcome));
    event.does({ type: 'pairRound', round: 3 });
    const drafted = event.state.rounds[2]?.games.map(({ white, black }) => [white, black]);
    enters(event, 1, 1, BLACK_WINS);
    expect(event.state.rounds[2]?.outdated).toBe(true);
    pairs(event, 3);
    expect(event.state.rounds[2]?.games.map(({ white, black }) => [white, black])).not.toEqual(
      drafted,
    );
    expect(verdicts(event)).toEqual(['same', 'same', 'same']);
  });

  it('does not count in an outdated draft that was published as it was', () => {
    const event = pairs(adjourned(), 2);
    playRound(event, 2);
    event.does({ type: 'pairRound', round: 3 });
    enters(event, 1, 1, BLACK_WINS).does({ type: 'publishRound', round: 3 });
    expect(gameOf(event, 1, 1).countsFrom).toBe(4);
    expect(verdicts(event)).toEqual(['same', 'same', 'same']);
  });

  it('counts as before after undo and redo, and after a restored log', () => {
    const event = pairs(adjourned(), 2);
    enters(event, 1, 1, BLACK_WINS).does({ type: 'undo' });
    expect(gameOf(event, 1, 1)).toMatchObject({ outcome: ADJOURNED });
    expect(gameOf(event, 1, 1).countsFrom).toBeUndefined();
    playRound(event.does({ type: 'redo' }), 2);
    expect(gameOf(event, 1, 1)).toMatchObject({ outcome: BLACK_WINS, countsFrom: 3 });
    event.does({ type: 'markRestorePoint', name: 'before round 3' });
    const position = event.ledger.entries.length;
    pairs(event, 3).does({ type: 'restore', position });
    expect(verdicts(pairs(event, 3))).toEqual(['same', 'same', 'same']);
  });

  it('[C.04.2 4.3] is corrected at once while no pairing has used it', () => {
    const event = pairs(adjourned(), 2);
    playRound(event, 2);
    enters(event, 1, 1, BLACK_WINS);
    enters(event, 1, 1, WHITE_WINS);
    expect(gameOf(event, 1, 1)).toMatchObject({
      outcome: WHITE_WINS,
      countsFrom: 3,
      corrections: [],
    });
    expect(verdicts(pairs(event, 3))).toEqual(['same', 'same', 'same']);
  });

  it('[C.04.2 4.3] corrected twice while the first round that used it plays, counts from the one after', () => {
    const event = pairs(adjourned(), 2);
    playRound(event, 2);
    enters(event, 1, 1, BLACK_WINS);
    pairs(event, 3);
    enters(event, 1, 1, WHITE_WINS);
    enters(event, 1, 1, DRAW);
    const game = gameOf(event, 1, 1);
    const counted = [2, 3, 4].map((pairingOf) => outcomeFor(game, { pairingOf }));
    expect(counted).toEqual([ADJOURNED, BLACK_WINS, DRAW]);
    playRound(event, 3);
    expect(verdicts(pairs(event, 4))).toEqual(['same', 'same', 'same', 'same']);
  });

  it('[C.04.2 4.3] is for the rating report alone once the first round that used it is over', () => {
    const event = pairs(adjourned(), 2);
    playRound(event, 2);
    enters(event, 1, 1, BLACK_WINS);
    playRound(pairs(event, 3), 3);
    const correction = { type: 'enterResult', round: 1, board: 1, outcome: WHITE_WINS } as const;
    expect(event.verdict(correction)).toEqual(['3 correctionForRatingOnly C.04.2 4.3']);
  });

  it('comes after a result entered by mistake, and counts in the standings all the same', () => {
    const event = pairs(adjourned(), 2);
    enters(event, 1, 1, WHITE_WINS);
    playRound(event, 2);
    pairs(event, 3);
    enters(event, 1, 1, ADJOURNED);
    playRound(event, 3);
    playRound(pairs(event, 4), 4);
    enters(event, 1, 1, BLACK_WINS);
    const game = gameOf(event, 1, 1);
    const counted = [2, 3, 4].map((pairingOf) => outcomeFor(game, { pairingOf }));
    expect(counted).toEqual([ADJOURNED, WHITE_WINS, ADJOURNED]);
    expect(outcomeFor(game, { standingsAfter: 4 })).toEqual(BLACK_WINS);
    expect(verdicts(event)).toEqual(['same', 'same', 'same', 'same']);
  });

  it('may be corrected after the last round was closed with the game open', () => {
    const event = adjourned({ rounds: 1 }).does({ type: 'closeRound', round: 1 });
    enters(event, 1, 1, BLACK_WINS);
    enters(event, 1, 1, WHITE_WINS);
    expect(gameOf(event, 1, 1)).toMatchObject({ outcome: WHITE_WINS, corrections: [] });
  });

  it('comes from two games of different rounds at different times', () => {
    const event = pairs(adjourned(), 2);
    playRound(event, 2);
    enters(event, 2, 2, ADJOURNED);
    playRound(pairs(event, 3), 3);
    enters(event, 1, 1, BLACK_WINS);
    playRound(pairs(event, 4), 4);
    enters(event, 2, 2, BLACK_WINS);
    expect(gameOf(event, 1, 1).countsFrom).toBe(4);
    expect(gameOf(event, 2, 2).countsFrom).toBe(5);
    expect(verdicts(event)).toEqual(['same', 'same', 'same', 'same']);
  });
});

describe('[C.04.2 3.1] deciding an adjourned game', () => {
  const decides = (outcome: GameOutcome) =>
    ({ type: 'enterResult', round: 1, board: 1, outcome }) as const;

  it('asks nothing before the next pairing, nor for a draw', () => {
    const event = adjourned();
    expect(event.verdict(decides(BLACK_WINS))).toEqual([]);
    pairs(event, 2);
    expect(event.verdict(decides(DRAW))).toEqual([]);
  });

  it('asks where pairings counted a draw, public or drafted', () => {
    const event = adjourned().does({ type: 'pairRound', round: 2 });
    const drafted = '3 adjournedGameOutdatesDraft C.04.2 3.1';
    expect(event.verdict(decides(BLACK_WINS))).toEqual([drafted]);
    event.does({ type: 'publishRound', round: 2 });
    const published = '3 decidesAdjournedGame C.04.2 3.1';
    expect(event.verdict(decides(BLACK_WINS))).toEqual([published]);
    playRound(event, 2);
    event.does({ type: 'pairRound', round: 3 });
    expect(event.verdict(decides(BLACK_WINS))).toEqual([published, drafted]);
  });

  it('is put on record', () => {
    const event = adjourned().does({ type: 'pairRound', round: 2 });
    enters(event, 1, 1, BLACK_WINS);
    expect(integrityComments(event.ledger.entries)).toEqual([
      '### Adjournment @ Round 1: board 1',
      '### Adjournment @ Round 1: board 1, 0-1 after the pairing of round 2',
    ]);
  });
});

describe('[C.04.2 3.1] a report file', () => {
  const reread = ({ ledger }: PlayedEvent) => read(written(ledger));

  it('says up to which pairing the game was a draw, and is paired again with it', () => {
    const event = pairs(adjourned(), 2);
    playRound(event, 2);
    enters(event, 2, 2, DRAW);
    playRound(pairs(event, 3), 3);
    enters(event, 1, 1, BLACK_WINS);
    playRound(pairs(event, 4), 4);
    const file = written(event.ledger);
    expect(file).toContain('### Counted @ Round 1: 1 w ?, 5 b ? up to the pairing of Round 3');
    const again = reread(event);
    expect(again.state?.rounds[0]?.games[0]).toMatchObject({ outcome: BLACK_WINS, countsFrom: 4 });
    const checked = [1, 2, 3, 4].map((round) => again.state && checkRound(again.state, round));
    expect(checked.map((one) => one?.verdict)).toEqual(['same', 'same', 'same', 'same']);
    expect(written(again)).toContain(
      '### Counted @ Round 1: 1 w ?, 5 b ? up to the pairing of Round 3',
    );
  });

  it('[C.04.2 4.3] says the same of a result that was corrected after the next pairing', () => {
    const event = pairs(enters(adjourned(), 1, 1, WHITE_WINS), 2);
    enters(event, 1, 2, BLACK_WINS);
    playRound(event, 2);
    playRound(pairs(event, 3), 3);
    expect(written(event.ledger)).toContain(
      '### Counted @ Round 1: 6 w 1, 2 b 0 up to the pairing of Round 2',
    );
    const { state } = reread(event);
    expect(state?.rounds.map(({ number }) => checkRound(state, number).verdict)).toEqual([
      'same',
      'same',
      'same',
    ]);
  });
});
