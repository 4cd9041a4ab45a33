import { afterAll, describe, expect, it } from 'vitest';
import { openTerminal, type Terminal } from './testing/terminal.ts';

const terminal = openTerminal();
afterAll(() => {
  terminal.remove();
});
const ronde: Terminal['ronde'] = (args, typed) => terminal.ronde(args, typed);
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('ronde clock', () => {
  it('[E.01 A.1, 8.4] tells periods, class, recording, the latest end and the settings', async () => {
    const { out, code } = await ronde([
      'clock',
      '90/40+30+30',
      '--start',
      '14:00',
      '--rounds',
      '2',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('150 minutes for each player. By the Laws: standard (E.01 A.1)');
    expect(out).toContain('A game of 60 moves is over after 5 h 00');
    expect(out).toContain('ends by 19:00');
    expect(out).toContain('2 rounds a day: 10 h 00 of play at most; 12 hours are allowed');
    expect(out).toContain('1:30:30');
    const french = await ronde(['clock', '90/40+30+30', '--start', '21h'], { language: 'fr' });
    expect(plain(french.out)).toContain('la ronde finit au plus tard à 2:00, le lendemain.');
  });

  it('answers in JSON by an edition of the Laws', async () => {
    const told = await ronde(['clock', '5+5', '--edition', 'laws-2018', '--json']);
    expect(told.json()).toMatchObject({
      edition: 'laws-2018',
      class: { play: 'blitz', article: 'E.01 B.1' },
      longest: { moves: 60, minutes: 20 },
    });
  });

  it('refuses what is none, with the way on', async () => {
    const none = await ronde(['clock', 'soon'], { language: 'fr' });
    expect([none.code, none.said]).toEqual([
      3,
      expect.stringContaining('« soon » n’est pas une cadence'),
    ]);
    const edition = await ronde(['clock', '5+3', '--edition', 'laws-1900']);
    expect([edition.code, edition.said]).toEqual([3, expect.stringContaining('laws-2018')]);
    expect((await ronde(['clock', '5+3', '--moves', '0'])).code).toBe(3);
    expect((await ronde(['clock', '5+3', '--start', '25:00'])).code).toBe(3);
  });
});

describe('ronde chess960', () => {
  it('[Guidelines II] tells a position by its number or its pieces', async () => {
    expect((await ronde(['chess960', '--id', '518', '--json'])).json()).toEqual({
      seed: null,
      positions: [
        {
          ...{ round: null, id: 518, rank: 'RNBQKBNR', castling: { c: 'both', g: 'both' } },
          fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
        },
      ],
    });
    const french = await ronde(['chess960', '--rank', 'tcfdrfct'], { language: 'fr' });
    expect(french.out).toContain('T C F D R F C T');
  });

  it('draws each round again from the same seed', async () => {
    const first = await ronde(['chess960', '--seed', 'rennes', '--rounds', '9', '--json']);
    const again = await ronde(['chess960', '--seed', 'rennes', '--rounds', '9', '--json']);
    expect(first.out).toBe(again.out);
    expect(first.json()).toHaveProperty('positions.length', 9);
    const drawn = await ronde(['chess960']);
    expect(drawn.out).toMatch(/Drawn with the seed “[0-9a-f]{32}”/);
  });

  it('refuses what is no position', async () => {
    const codes = [
      ['--id', '960'],
      ['--rank', 'KRBNNQRB'],
      ['--seed', 'x', '--rounds', '0'],
      ['--seed', 'x', '--id', '5'],
    ].map(async (args) => (await ronde(['chess960', ...args])).code);
    expect(await Promise.all(codes)).toEqual([3, 3, 3, 3]);
  });
});

describe('ronde chess960 with an event', () => {
  it('[Guidelines II] keeps the position of a round in its log, and takes it back', async () => {
    const event = terminal.at('lots.ronde');
    const made = ['new', 'Lots', '--rounds', '3', '--file', event];
    expect((await ronde(made)).code).toBe(0);
    const kept = await ronde(['chess960', event, '--round', '2', '--id', '518']);
    expect([kept.code, kept.out]).toEqual([0, expect.stringContaining('Round 2, Chess960')]);
    const drawn = await ronde(['chess960', event, '--seed', 'rennes', '--rounds', '2']);
    expect(drawn.out).toContain('Round 1, Chess960');
    expect(drawn.out).toContain('seed rennes');
    const usual = await ronde(['chess960', event, '--round', '2', '--usual'], { language: 'fr' });
    expect(usual.out).toContain('position habituelle');
    expect((await ronde(['chess960', '--usual'])).code).toBe(3);
  });
});

describe('ronde clocks', () => {
  it('[E.01 6.10.1] notes what was done with a clock, and lists the faulty ones of several events', async () => {
    const event = terminal.at('clocks.ronde');
    expect((await ronde(['new', 'Clocks', '--rounds', '3', '--file', event])).code).toBe(0);
    const other = terminal.at('other.ronde');
    expect((await ronde(['new', 'Other', '--rounds', '3', '--file', other])).code).toBe(0);
    const noted = await ronde(['clocks', event, 'faulty', '--clock', '12', '--remark', 'stops']);
    expect(noted.out).toContain('Clock: 12, faulty, stops');
    await ronde(['clocks', other, 'replaced', '--clock', '7', '--replacement', '8']);
    const csv = await ronde(['clocks', event, '--faulty', '--also', other, '--csv']);
    expect(csv.out).toContain('12');
    expect(csv.out).toContain('Other');
    expect((await ronde(['clocks', event, '--json'])).json()).toMatchObject({
      faulty: [{ clock: '12', remark: 'stops' }],
    });
    const wrong = await ronde(['clocks', event, 'read', '--clock', '1', '--white', 'soon']);
    expect([wrong.code, wrong.said]).toEqual([3, expect.stringContaining('1:30:00')]);
  });
});

describe('ronde envelope', () => {
  it('[Guidelines I.2] seals a move, passes the envelope on and opens it', async () => {
    const event = terminal.at('sealed.ronde');
    await ronde(['new', 'Sealed', '--rounds', '3', '--file', event]);
    await ronde(['enter', event, '-'], {
      input: 'Name;Rating\nAlpha, Anne;2000\nBravo, Ben;1900\n',
    });
    await ronde(['draft', event, '--initial-colour', 'white']);
    await ronde(['publish', event, '--without-event']);
    const place = ['envelope', event, '--board', '1'];
    const sealed = await ronde([...place, '--seal', 'black', '--move', '41', '--holder', 'Chief']);
    expect(sealed.out).toContain('the envelope is with Chief');
    await ronde([...place, '--holder', 'Safe']);
    expect((await ronde(['envelope', event])).out).toContain('with Safe since');
    await ronde([...place, '--opened', '--holder', 'Deputy']);
    expect((await ronde(['envelope', event, '--json'])).json()).toMatchObject({
      games: [{ board: 1, envelope: { sealer: 'black', custody: [{}, {}, { state: 'opened' }] } }],
    });
    expect((await ronde(place)).code).toBe(3);
  });
});
