import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeTournamentFile } from '@ronde/core/formats/tournament-file/write-tournament-file.ts';
import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import {
  BLACK_WINS,
  DRAW,
  letter,
  PlayedEvent,
} from '@ronde/core/tournament/testing/played-event.ts';
import { wordsOf } from './cli.ts';
import { run } from './program.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-teams-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function ronde(args: readonly string[], language: Language = 'en') {
  let out = '';
  let err = '';
  const code = await run(
    {
      language,
      words: wordsOf(language),
      out: (text) => (out += text),
      err: (text) => (err += text),
      now: () => new Date('2026-03-07T09:00:00Z'),
      env: { RONDE_DATA: join(folder, 'data') },
    },
    args,
  );
  return { code, out, err, json: (): unknown => JSON.parse(out) };
}

const player = (number: number, rounds: string): string =>
  `001 ${String(number).padStart(4)}      ${`P${number}`.padEnd(33)} 2000${' '.repeat(28)} 0.0     ${rounds}`;
const team = (number: number, name: string, players: string, told = ''): string =>
  `310 ${String(number).padStart(3)} ${name.padEnd(46)}${told.padEnd(19)}${players}`;

/**
 * Two boards. Round 1: Ash 1½-½ Oak, Elm has the bye (1 and 1). Round 2: Elm 1-1 Ash, and Elm's
 * board 1 was empty; Oak has the bye.
 */
function file(...more: readonly string[]): string {
  const path = join(folder, 'teams.trf');
  const lines = [
    '012 Trees',
    '042 2026/03/01',
    '142 3',
    '192 FIDE_TEAM_TYPEA_MP_GP',
    '352 WB',
    '362 TW 2.0   TD 1.0   TL 0.0',
    ...more,
    player(1, '     3 w 1  0000 - +'),
    player(2, '     4 b =     6 w 0'),
    player(3, '     1 b 0  0000 - U'),
    player(4, '     2 w =  0000 - U'),
    player(5, '  0000 - U  0000 - Z'),
    player(6, '  0000 - U     2 b 1'),
    team(1, 'Ash', '   1    2'),
    team(2, 'Oak', '   3    4'),
    team(3, 'Elm', '   5    6'),
    '300   2   3   1    0    6',
    '320  1.0  1.0   3   2',
  ];
  writeFileSync(path, lines.map((line) => `${line}\n`).join(''));
  return path;
}

describe('ronde standings of teams', () => {
  it('ranks them by match points and the tie-breaks of the file', async () => {
    const { code, out } = await ronde(['standings', file('202 MPvGP,BH')]);
    expect(code).toBe(0);
    expect(out).toBe(
      [
        'rank  no  team  MP  GP  MPvGP  BH',
        '1     1   Ash   3   2½  2.5    3.0',
        '2     3   Elm   2   2   2.0    5.0',
        '3     2   Oak   1   1½  1.5    4.0',
        '',
      ].join('\n'),
    );
  });

  it('answers as JSON, CSV, as of a round, by presets and names', async () => {
    const json = await ronde(['standings', file(), '--tiebreaks', 'Berlin,BH:GP', '--json']);
    expect(json.json()).toEqual({
      primaryScore: 'matchPoints',
      standings: [
        // Berlin: 2 × 1 + ½, and 2 × 1 + 0 opposite the empty board.
        {
          rank: 1,
          tpn: 1,
          name: 'Ash',
          matchPoints: 3,
          gamePoints: 2.5,
          tiebreaks: { OTHER_BERLIN: 4.5, 'BH:GP': 3.5 },
        },
        {
          rank: 2,
          tpn: 3,
          name: 'Elm',
          matchPoints: 2,
          gamePoints: 2,
          tiebreaks: { OTHER_BERLIN: 1, 'BH:GP': 4.5 },
        },
        {
          rank: 3,
          tpn: 2,
          name: 'Oak',
          matchPoints: 1,
          gamePoints: 1.5,
          tiebreaks: { OTHER_BERLIN: 0.5, 'BH:GP': 4 },
        },
      ],
    });
    const early = await ronde(['standings', file(), '--round', '1', '--csv'], 'fr');
    expect(early.out.split(/\r?\n/)[0]).toBe('place,no,équipe,PM,PP');
    expect(early.out).toContain('1,1,Ash,2,1½');
    const preset = await ronde(['standings', file(), '--preset', 'baf101-team-swiss']);
    expect(preset.out).toContain('GPTS  MPTS  DE');
    expect(preset.err).toContain('computed under it');
    expect(preset.err).toContain('tb-2003');
    expect((await ronde(['standings', file(), '--round', '3'])).code).toBe(3);
  });

  it('shows the crosstable and the progress', async () => {
    const grid = await ronde(['standings', file(), '--view', 'crosstable']);
    // White on board 2 is Black on board 1 (352 WB).
    expect(grid.out).toContain('1     Ash   3w 1½  2b 1  3   2½');
    expect(grid.out).toContain('2     Elm   PAB    1w 1  2   2');
    const curve = await ronde(['standings', file(), '--view', 'progress'], 'fr');
    expect(curve.out).toContain('1      Ash     2  3');
    expect((await ronde(['standings', file(), '--view', 'pie'])).code).toBe(3);
  });

  it('tells why in both languages, a team by number or part of its name', async () => {
    const args = ['standings', file(), '--tiebreaks', 'EMGSB', '--why'];
    expect((await ronde([...args, 'oa'], 'fr')).out).toBe(
      [
        '2 Oak',
        '',
        'EMGSB, Sonneborn-Berger par équipes B (C.07 13.2.2)\u00a0: 2½',
        '  ronde 1, 1 Ash\u00a0: ½ × 3 = 1½',
        '  ronde 2, sans adversaire\u00a0: 1 × 1 = 1\u202f; adversaire fictif (C.07 16.4)',
        '',
      ].join('\n'),
    );
    expect((await ronde([...args, '1'])).out).toContain('  round 1, 2 Oak: 1½ × 1 = 1½');
    expect((await ronde([...args, 'fir'])).err).toContain('There is no team “fir”');
  });

  it('refuses what is not for these teams, with the article', async () => {
    const refusal = async (list: string) =>
      (await ronde(['standings', file(), '--tiebreaks', list])).err.trim().split('\n').at(-1);
    expect(await refusal('TPR')).toBe('TPR is for individual events (C.07 4.1).');
    expect(await refusal('EMMSB:GP')).toMatch(/not made from that score \(C\.07 13\.2/);
    expect(await refusal('WIN/C1')).toMatch(/variant does not exist \(C\.07 7\.1\)/);
  });

  it('ranks a tournament with its log, an empty board in the middle', async () => {
    const event = new PlayedEvent({ kind: 'team', rounds: 1, tieBreaks: ['MPvGP', 'TBR'] });
    event.does({ type: 'enterPlayers', players: Array.from({ length: 8 }, (_, i) => letter(i)) });
    const roster = (text: string) => Array.from(text, playerId);
    const [reds, blues] = [teamId('reds'), teamId('blues')];
    event.does({ type: 'enterTeam', team: { id: reds, name: 'Reds', roster: roster('abcd') } });
    event.does({ type: 'enterTeam', team: { id: blues, name: 'Blues', roster: roster('efgh') } });
    event.does({
      type: 'draftTeamRound',
      round: 1,
      matches: [{ first: reds, second: blues }],
      bye: null,
      origin: 'manual',
    });
    const boards = [playerId('a'), null, playerId('c'), playerId('d')];
    event.does({ type: 'setLineUp', round: 1, team: reds, boards });
    event.does({ type: 'publishRound', round: 1 });
    for (const board of [1, 3, 4]) {
      const outcome = board === 4 ? BLACK_WINS : DRAW;
      event.does({ type: 'enterResult', round: 1, board, outcome });
    }
    const path = join(folder, 'teams.ronde');
    const log = { id: 'teams', createdAt: event.at, entries: event.ledger.entries };
    writeFileSync(path, writeTournamentFile(log));
    // Board 4 has h - d: 2-2 in all, and f won board 2 alone.
    const { out } = await ronde(['standings', path]);
    expect(out.split('\n').map((line) => line.trimEnd())).toEqual([
      'rank  no  team   MP  GP  MPvGP  TBR',
      '1     2   Blues  1   2   2.0    1.0',
      '2     1   Reds   1   2   2.0    0.0',
      '',
    ]);
  });
});

describe('ronde check of teams', () => {
  // Round 1: Ash 1½-½ Oak, Elm has the bye; round 2: Elm 1-1 Ash, Oak has the bye (1 and 1).
  const told = (ash: string, oak: string, elm: string): string => {
    const path = file();
    // A win by forfeit and the bye of the team count for its players.
    const points = ['2.0', '0.5', '1.0', '1.5', '1.0', '2.0'];
    const lines = readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('310'))
      .map((line) => {
        const sum = line.startsWith('001') ? points[Number(line.slice(4, 8)) - 1] : undefined;
        return sum === undefined ? line : `${line.slice(0, 81)}${sum}${line.slice(84)}`;
      });
    const teams = [
      team(1, 'Ash', '   1    2', ash),
      team(2, 'Oak', '   3    4', oak),
      team(3, 'Elm', '   5    6', elm),
    ];
    writeFileSync(path, [...lines, ...teams, ''].join('\n'));
    return path;
  };
  const score = (match: string, game: string, rank: string): string =>
    `${match.padStart(6)} ${game.padStart(6)} ${rank.padStart(3)}`;
  const right = [score('3.0', '2.5', '1'), score('1.0', '1.5', '3'), score('2.0', '2.0', '2')];

  it('[TRF26 310] finds nothing where points, ranks and pairings are right', async () => {
    const [ash = '', oak = '', elm = ''] = right;
    const ran = await ronde(['check', told(ash, oak, elm)]);
    expect(ran.out).toContain('0 discrepancies');
    expect(ran.code).toBe(0);
    expect(ran.err).not.toContain('who meets whom');
  });

  it('[TRF26 192] says what it left out where the file does not name its system', async () => {
    const [ash = '', oak = '', elm = ''] = right;
    const path = told(ash, oak, elm);
    const lines = readFileSync(path, 'utf8').split('\n');
    writeFileSync(path, lines.filter((line) => !line.startsWith('192')).join('\n'));
    const ran = await ronde(['check', path]);
    expect(ran.err).toContain('who meets whom, the colours and the line-ups are not');
  });

  it('[TRF26 310] finds match points, game points and a rank that the boards do not give', async () => {
    const [, oak = '', elm = ''] = right;
    const path = told(score('4.0', '3.5', '1'), oak, elm);
    const ran = await ronde(['check', path, '--json']);
    expect(ran.code).toBe(1);
    expect(ran.json()).toMatchObject({
      found: [],
      problems: [
        { code: 'report.team.matchPoints', params: { team: 1, written: '4.0', sum: '3.0' } },
        { code: 'report.team.gamePoints', params: { team: 1, written: '3.5', sum: '2.5' } },
      ],
    });
    const french = await ronde(['check', path], 'fr');
    expect(french.out).toContain('les échiquiers en apportent 3.0');
    // Two rounds of three: ranks are a notice until the event is over (KD-71).
    const swapped = await ronde([
      'check',
      told(score('3.0', '2.5', '2'), oak, score('2.0', '2.0', '1')),
    ]);
    expect(swapped.code).toBe(0);
    expect(swapped.err).toContain('the rank is 2');
  });
});
