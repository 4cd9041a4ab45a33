import { describe, expect, it } from 'vitest';
import { playerId } from '../../rules/identity.ts';
import { points } from '../../rules/points.ts';
import { read, written } from '../report-file/testing/written-and-read.ts';
import { letter, PlayedEvent } from '../testing/played-event.ts';
import { integrityComments, publicComments } from './integrity.ts';

const played = (): PlayedEvent => new PlayedEvent({ rounds: 3 }, 4).pairs(1, 'a-c b-d');
const commentsOf = ({ ledger }: PlayedEvent): string[] => integrityComments(ledger.entries);

describe('[VCL4THP] what is on record', () => {
  it('names no new numbers after a played event was read from a file', () => {
    const file = written(played().scores(1, '11').ledger);
    expect(integrityComments(read(file).entries)).toEqual([
      '### MPA @ Round 1',
      '### Import @ Round 1: open.trf',
    ]);
  });

  it('names new numbers where somebody’s number changed after a published round', () => {
    const behind = played().does({ type: 'enterPlayers', players: [letter(4, 2)] });
    expect(commentsOf(behind)).toEqual(['### MPA @ Round 1']);
    const between = played().does({
      type: 'enterPlayers',
      players: [{ ...letter(4, 2), ratings: { fide: 2350 } }],
    });
    expect(commentsOf(between)).toEqual([
      '### MPA @ Round 1',
      '### TPN regeneration @ Round 2: lateEntry',
    ]);
    const exchanged = played().does({
      type: 'exchangeNumbers',
      a: playerId('a'),
      b: playerId('b'),
    });
    expect(commentsOf(exchanged)).toEqual(['### MPA @ Round 1', '### TPN exchange @ Round 2']);
  });

  it('outlives the file: read and written again it says the same, and the import once', () => {
    const event = played()
      .scores(1, '11')
      .does({ type: 'grantBye', player: playerId('a'), round: 2, bye: 'fullPointBye' })
      .does({
        type: 'adjustPoints',
        player: playerId('b'),
        round: 1,
        points: points(-0.5),
        reason: 'phone @ Round 1: twice',
      });
    const first = commentsOf(event);
    const again = read(written(event.ledger));
    const second = integrityComments(again.entries);
    expect(first).toHaveLength(3);
    expect(second).toEqual([...first, '### Import @ Round 1: open.trf']);
    expect(integrityComments(read(written(again)).entries)).toEqual(second);
    expect(publicComments(again.entries, 1)).toEqual([
      '### MPA @ Round 1',
      '### Points by decision @ Round 1',
      '### Import @ Round 1',
    ]);
  });
});
