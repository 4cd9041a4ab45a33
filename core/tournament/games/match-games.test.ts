import { describe, expect, it } from 'vitest';
import { readPgn } from '../../formats/pgn/read-pgn.ts';
import { playerId } from '../../rules/identity.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { sayGameConflict } from '../words/say-games.ts';
import { matchGames, type GamesOfEvent } from './match-games.ts';

const NAMES = ['Aubert, Zoé', 'Beck, Jo', 'Camus, Lou', 'Dupont-Martin, Jean'];

/** Two rounds of four: a-b 1-0, c-d draw; d-a 0-1, b-c by forfeit. */
function event(): PlayedEvent {
  const played = new PlayedEvent({ rounds: 3 });
  const players = NAMES.map((name, index) => ({
    id: playerId('abcd'[index] ?? ''),
    name,
    ratings: { fide: 2400 - 100 * index },
    fromRound: 1,
    ...(index === 0 ? { fideId: '600001' } : {}),
  }));
  played.does({ type: 'enterPlayers', players });
  played.does({ type: 'assignNumbers', reason: 'initialOrder' });
  played.pairs(1, 'a-b c-d').scores(1, '1=');
  played.pairs(2, 'd-a b-c').scores(2, '0');
  return played.does({
    ...{ type: 'enterResult', round: 2, board: 2 },
    outcome: { kind: 'forfeit', winner: 'white' },
  });
}

const game = (white: string, black: string, result: string, more = ''): string =>
  `[White "${white}"]\n[Black "${black}"]\n[Result "${result}"]\n${more}\n1. e4 e5 2. Nf3 ${result}\n\n`;

const found = (...games: string[]): GamesOfEvent =>
  matchGames(event().state, readPgn(games.join('')).games);

const places = ({ matched }: GamesOfEvent): string[] =>
  matched.map(({ round, board, by }) => `${round}.${board} ${by}`);

const kinds = ({ matched }: GamesOfEvent): string[][] =>
  matched.map(({ conflicts }) => conflicts.map(({ kind }) => kind));

describe('games laid beside the boards of an event', () => {
  // Names as boards, broadcasts and mails write them.
  it.each([
    ['the name', 'Aubert, Zoé', 'Beck, Jo', '', '1.1 name'],
    ['without accents and comma', 'ZOE AUBERT', 'beck jo', '', '1.1 name'],
    ['an initial', 'Aubert, Z.', 'Beck,J', '', '1.1 shortName'],
    ['the FIDE number', 'Auberte, Z', 'Beck, Jo', '[WhiteFideId "600001"]\n', '1.1 name'],
    ['round and board', 'Somebody', 'Else', '[Round "1.1"]\n', '1.1 board'],
    ['round and board in two tags', '?', '?', '[Round "1"]\n[Board "1"]\n', '1.1 board'],
  ])('found by %s', (_, white, black, more, place) => {
    expect(places(found(game(white, black, '1-0', more)))).toEqual([place]);
  });

  it('are missing where a game was played and none was read; a forfeit has none', () => {
    const { missing } = found(game('Aubert, Zoé', 'Beck, Jo', '1-0'));
    expect(missing.map(({ round, board }) => `${round}.${board}`)).toEqual(['1.2', '2.1']);
  });

  it.each([
    ['another result', game('Aubert, Zoé', 'Beck, Jo', '0-1'), ['result']],
    ['no result', game('Aubert, Zoé', 'Beck, Jo', '*'), []],
    ['moves of a forfeit', game('Beck, Jo', 'Camus, Lou', '1-0'), ['result']],
    ['colours the other way round', game('Beck, Jo', 'Aubert, Zoé', '0-1'), ['colours']],
    ['another round', game('Aubert, Zoé', 'Beck, Jo', '1-0', '[Round "2"]\n'), ['round']],
    ['other names', game('X', 'Y', '1-0', '[Round "1.1"]\n'), ['names']],
    [
      'an illegal move',
      '[White "Aubert, Zoé"]\n[Black "Beck, Jo"]\n\n1. e4 e5 2. Ke3 1-0\n',
      ['moves'],
    ],
    [
      'a mate of who is said to have won',
      '[White "Aubert, Zoé"]\n[Black "Beck, Jo"]\n\n1. f3 e5 2. g4 Qh4# *\n',
      ['mate'],
    ],
  ])('are in conflict by %s', (_, text, conflicts) => {
    expect(kinds(found(text))).toEqual([conflicts]);
  });

  it('never change a result', () => {
    const played = event();
    const before = played.state;
    matchGames(before, readPgn(game('Aubert, Zoé', 'Beck, Jo', '0-1')).games);
    expect(played.state).toBe(before);
  });

  it('count once when they are read twice, the longer one; with other moves both are told', () => {
    const short = '[White "Aubert, Zoé"]\n[Black "Beck, Jo"]\n\n1. e4 e5 *\n\n';
    const long = game('Aubert, Zoé', 'Beck, Jo', '1-0');
    const twice = found(short, long, long);
    expect([places(twice), kinds(twice)]).toEqual([['1.1 name'], [[]]]);
    expect(twice.matched[0]?.game.moves).toHaveLength(3);
    const other = '[White "Aubert, Zoé"]\n[Black "Beck, Jo"]\n\n1. d4 d5 1-0\n';
    expect(found(long, other).matched[0]?.conflicts).toEqual([{ kind: 'twice', line: 7 }]);
  });

  it.each([
    ['who is not in the event', game('Nobody', 'Beck, Jo', '1-0'), 'unknownPlayers'],
    ['who sits elsewhere', game('Nobody', 'Beck, Jo', '1-0', '[Round "1.2"]\n'), 'unknownPlayers'],
    ['two who have not met', game('Aubert, Zoé', 'Camus, Lou', '1-0'), 'didNotMeet'],
  ])('belong to no board: %s', (_, text, why) => {
    expect(found(text).unmatched.map((one) => one.why)).toEqual([why]);
  });

  it('of two who met twice are told apart by round, else by colours, else not', () => {
    const played = new PlayedEvent({ rounds: 2 }, 2);
    played.pairs(1, 'a-b').scores(1, '1').pairs(2, 'a-b').scores(2, '0');
    const match = (more: string) =>
      matchGames(played.state, readPgn(game('A., Player', 'B., Player', '*', more)).games);
    expect(places(match('[Round "2"]\n'))).toEqual(['2.1 name']);
    expect(match('').unmatched[0]?.why).toBe('severalBoards');
  });

  it('say their conflicts in both languages', () => {
    const [conflict] =
      found(game('Aubert, Zoé', 'Beck, Jo', '1/2-1/2')).matched[0]?.conflicts ?? [];
    if (conflict === undefined) throw new Error('no conflict');
    expect(sayGameConflict(conflict, 'en')).toBe('the game says ½–½, entered is 1–0');
    expect(sayGameConflict(conflict, 'fr')).toBe('la partie dit ½–½, le résultat saisi est 1–0');
  });
});
