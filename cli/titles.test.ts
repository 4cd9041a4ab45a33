import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { normReport } from '@ronde/core/tournament/testing/norm-report.ts';
import { openTerminal, type Terminal } from './testing/terminal.ts';

const terminal = openTerminal();
afterAll(() => {
  terminal.remove();
});
const ronde: Terminal['ronde'] = (args, typed) => terminal.ronde(args, typed);

const event = (name: string, results: string): string => {
  const path = terminal.at(`${name}.trf`);
  writeFileSync(
    path,
    normReport(results, (line) => line, name),
  );
  return path;
};

describe('ronde titles', () => {
  it('[B.01 1.5] collects norms over events and tells what is missing', async () => {
    const file = terminal.at('player.json');
    const [one, two, three] = [1, 2, 3].map((n) => event(`Open ${n}`, '1==11===='));
    for (const path of [one, two]) {
      const ran = await ronde(['titles', file, '--add', path ?? '', '--player', '1']);
      expect(ran.code).toBe(0);
      expect(ran.said).toContain('added to');
    }
    const again = await ronde([
      'titles',
      file,
      '--add',
      one ?? '',
      '--player',
      '1',
      '--title',
      'GM',
    ]);
    expect(again.said).toContain('already; nothing was added');
    expect(again.out).toMatch(/^B\.01 1\.5\.1 +games of the norms, at least +27 +18 +no$/m);
    expect(again.out).toMatch(/^B\.01 1\.5\.3 +rating reached, at least +2500 +not known +\?$/m);
    await ronde(['titles', file, '--add', three ?? '', '--player', '1', '--rating', '2501']);
    const asked = ['titles', file, '--edition', 'titles-2022', '--title', 'GM', '--json'];
    const { applications } = (await ronde(asked)).json() as {
      applications: readonly { conditions: readonly { name: string; met: boolean | null }[] }[];
    };
    const met = Object.fromEntries(
      applications[0]?.conditions.map((condition) => [condition.name, condition.met]) ?? [],
    );
    // Norms of May 2022 ask for no large Swiss; the days of the rounds are not in the files.
    expect(met).toEqual({
      games: true,
      rating: true,
      foreigners: true,
      singleRoundDays: null,
      eightGameNorms: true,
    });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ highestRating: 2501 });
  });

  it('[B.01 1.3, 0.6.2, 2.3] tells titles by rating, direct ones and the late fee, in both languages', async () => {
    const file = terminal.at('other.json');
    await ronde(['titles', file, '--add', event('Open 4', '1==11===='), '--player', '1']);
    const days = ['--submitted', '2026-03-07', '--meeting', '2026-03-20'];
    const figures = ['--rating', '2299', '--games', '30', '--reached', '2025-01-01'];
    const { out } = await ronde(['titles', file, ...figures, ...days, '--direct', 'GM']);
    expect(out).toMatch(/^B\.01 1\.3 +FM +2300 +30 +no$/m);
    expect(out).toMatch(/^B\.01 1\.3 +CM +2200 +30 +yes$/m);
    expect(out).toContain('the fee is 50 % higher (B.01 2.3)');
    expect(out).toContain('GM won directly is conditional until 2300 is reached (B.01 0.6.2).');
    expect(out).toContain('Meanwhile IM can be taken.');
    // The event has player 1 as a man.
    expect(out).not.toContain('WFM');
    const woman = await ronde(['titles', file, '--sex', 'w']);
    expect(woman.out).toMatch(/^B\.01 1\.3 +WFM +2100 +30 +yes$/m);
    const large = await ronde(['titles', file, '--championship', '54,5,10,9']);
    expect(large.out).toContain('is large enough to bring titles directly (B.01 1.2.3)');
    const group = ['--championship', '54,5,10,9', '--group', '6,3,49'];
    const grouped = await ronde(['titles', file, ...group]);
    expect(grouped.out).toContain('is too small to bring titles directly (B.01 1.2.3)');
    const french = await ronde(['titles', file, '--direct', 'IM'], { language: 'fr' });
    expect(french.out).toContain('MI gagné directement est attribué aussitôt');
  });

  it('[B.01 2.1] tells what an application (IT2) asks for, and refuses one for nothing', async () => {
    const file = terminal.at('applied.json');
    for (const name of ['Open 6', 'Open 7', 'Open 8']) {
      await ronde(['titles', file, '--add', event(name, '1==11===='), '--player', '1']);
    }
    const figures = ['--rating', '2501', '--games', '400', '--reached', '2025-01-01'];
    const asked = ['titles', file, '--edition', 'titles-2022', '--it2'];
    const days = ['--submitted', '2026-03-07', '--meeting', '2026-05-01'];
    const told = await ronde([...asked, ...figures, ...days]);
    expect([told.code, told.err]).toEqual([0, '']);
    expect(told.out).toContain('Application for a title (IT2): Player, Number1, GM');
    expect(told.out).toContain('Application for a title (IT2): Player, Number1, IM');
    const french = await ronde([...asked, ...days], { language: 'fr' });
    expect(french.out).toContain('(IT2)');
    const json = await ronde([...asked, ...days, '--title', 'GM', '--json']);
    const { applications } = json.json() as {
      applications: readonly {
        title: string;
        complete: boolean | null;
        fields: readonly { field: string; value: unknown; ask?: string }[];
        norms: readonly { event: string }[];
      }[];
    };
    expect(applications.map(({ title }) => title)).toEqual(['GM']);
    // The days of the rounds are not in the files: nothing is decided (B.01 1.1.3a).
    expect(applications[0]).toMatchObject({ complete: null });
    const fields = Object.fromEntries(
      applications[0]?.fields.map(({ field, value, ask }) => [field, value ?? ask]) ?? [],
    );
    // Three norms of nine games each (B.01 1.5.1).
    expect(fields).toMatchObject({
      ...{ titleSought: 'GM', lastName: 'Player', firstName: 'Number1', birthPlace: 'player' },
      ...{ ratingRequired: 2500, ratingReached: 2501, ratingDay: '2025-01-01' },
      ...{
        norms: 3,
        totalGames: 27,
        applicationDay: '2026-03-07',
        federationOfficial: 'federation',
      },
    });
    expect(applications[0]?.norms.map((norm) => norm.event)).toEqual([
      'Open 6',
      'Open 7',
      'Open 8',
    ]);
    const empty = terminal.at('nothing.json');
    writeFileSync(
      empty,
      '{"format":"ronde-titles","name":"A","highestRating":null,"ratedGames":null,"ratingReached":null,"norms":[]}',
    );
    const nothing = await ronde(['titles', empty, '--it2']);
    expect([nothing.code, nothing.out]).toEqual([3, '']);
    expect(nothing.said).toContain('there is nothing to apply for');
  });

  it.each([
    [['none.json'], 5, '--add'],
    [['none.json', '--add', 'EVENT'], 3, '--player'],
    [['none.json', '--add', 'EVENT', '--player', '2'], 3, 'made no norm'],
    [['FILE', '--title', 'FM'], 3, 'GM, IM, WGM or WIM'],
    [['FILE', '--direct', 'XX'], 3, 'WCM'],
    [['FILE', '--rating', 'high'], 3, '--rating'],
    [['FILE', '--meeting', 'soon'], 3, '2026-03-07'],
    [['FILE', '--edition', 'titles-2003'], 3, 'prints nothing'],
    [['FILE', '--edition', 'titles-1'], 3, 'titles-1'],
    [['BROKEN'], 3, 'norms'],
  ])('%j ends with %i and a way on', async (args, code, said) => {
    const path = event('Open 5', '1==11====');
    const file = terminal.at('asked.json');
    writeFileSync(
      file,
      '{"format":"ronde-titles","name":"A","highestRating":null,"ratedGames":null,"ratingReached":null,"norms":[]}',
    );
    const broken = terminal.at('broken.json');
    writeFileSync(broken, readFileSync(file, 'utf8').replace('[]', '7'));
    const named: Readonly<Record<string, string>> = { EVENT: path, FILE: file, BROKEN: broken };
    const asked = args.map(
      (word) => named[word] ?? (word === 'none.json' ? terminal.at(word) : word),
    );
    const refused = await ronde(['titles', ...asked]);
    expect([refused.code, refused.out]).toEqual([code, '']);
    expect(refused.said).toContain(said);
  });

  it('[B.01 2.1] writes the application (IT2) as a file to sign, alone or with an event', async () => {
    const [file, path] = [terminal.at('it2.json'), event('Open IT2', '1==11====')];
    await ronde(['titles', file, '--add', path, '--player', '1']);
    const out = terminal.at('it2.pdf');
    const ran = await ronde(['titles', file, '--title', 'GM', '--it2', '--out', out]);
    expect(ran.code).toBe(0);
    expect(ran.out).toContain('1 page');
    expect(readFileSync(out).subarray(0, 5).toString()).toBe('%PDF-');
    const over = await ronde(['titles', file, '--it2', '--out', out]);
    expect(over.code).not.toBe(0);
    const other = event('Open of another year', '1==11====');
    const both = terminal.at('both.pdf');
    const printed = ['print', other, 'title-application', '--player-file', file, '--out', both];
    expect((await ronde([...printed, '--json'])).json()).toEqual({ written: both, pages: 2 });
    const wrong = await ronde(['print', other, 'title-application', '--player-file', path]);
    expect(wrong.said).toMatch(/no JSON file/);
  });
});
