import { describe, expect, it } from 'vitest';
import { playerId } from '@ronde/core/rules/identity.ts';
import type { Publication } from '@ronde/core/tournament/settings.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { engineEvent, inventedPlayers } from '@ronde/core/tournament/views/testing/engine-event.ts';
import { teamEvent, teamsPlay } from '@ronde/core/tournament/testing/team-event.ts';
import { flagAddress } from './flags.ts';
import type { SiteOptions } from './page-frame.ts';
import { mayHaveFile } from './site-paths.ts';
import { openSite } from './site.ts';

const OPTIONS: SiteOptions = {
  language: 'fr',
  changedAt: '2026-03-07T13:05:00Z',
  zone: 'Europe/Paris',
};
const event = engineEvent(12, 3, {
  tieBreaks: ['BH/C1', 'SB'],
  roundDates: ['2026-03-07', '2026-03-07', '2026-03-08'],
});

/** Every file of the site by its path. */
function filesOf(state: Tournament, options = OPTIONS): Map<string, string> {
  const site = openSite(state, 'open', options);
  return new Map(site.paths.map((path) => [path, site.file(path)?.text ?? '']));
}

const files = filesOf(event.state);
const pages = [...files].filter(([path]) => path.endsWith('.html'));

const withPublication = (state: Tournament, changes: Partial<Publication>): Tournament => ({
  ...state,
  settings: { ...state.settings, publication: { ...state.settings.publication, ...changes } },
});

describe('the public pages', () => {
  it('are there for every round, every standings and everybody, in two languages', () => {
    // Overview, standings, crosstable, players; three times board, name and standings; 12 players.
    expect(pages).toHaveLength(2 * (4 + 3 * 3 + 12));
    expect(pages.every(([, text]) => text.startsWith('<!doctype html>'))).toBe(true);
    expect(files.get('index.html')).toContain('<html lang="fr">');
    expect(files.get('index.en.html')).toContain('<html lang="en">');
    expect(files.get('round-3.html')).toContain('Appariements de la ronde 3');
    expect(files.get('standings-2.en.html')).toContain('Standings after round 2');
  });

  it('federations have their flags where a server has the files, and their letters always', () => {
    const flown = new PlayedEvent();
    flown.does({
      type: 'enterPlayers',
      players: ['ENG', 'FID'].map((federation, index) => ({
        ...{ id: playerId(`p${index}`), name: `N${index}`, ratings: {}, fromRound: 1 },
        federation,
      })),
    });
    const served = filesOf(flown.state, { ...OPTIONS, flags: flagAddress });
    const players = served.get('players.html') ?? '';
    const flag = /<img class="flag" src="\/assets\/flag-eng\.svg" alt=""[^>]*>/.source;
    expect(players).toMatch(new RegExp(`<td class="federation wide">${flag}ENG</td>`));
    expect(players).toMatch(new RegExp(`<span class="detail">${flag}ENG</span>`));
    expect(players).toContain('<td class="federation wide">FID</td>');
    expect(served.get('player-p0.html')).toMatch(new RegExp(`<dd>${flag}ENG</dd>`));
    // A folder on a disk has no such files.
    const kept = filesOf(flown.state).get('players.html') ?? '';
    expect(kept).not.toContain('<img');
    expect(kept).toContain('<td class="federation wide">ENG</td>');
  });

  it('a name that is none is known as such without making anything', () => {
    const odd = new PlayedEvent();
    odd.does({
      type: 'enterPlayers',
      players: [{ id: playerId('Ärger/1'), name: 'A', ratings: {}, fromRound: 1 }],
    });
    for (const state of [event.state, odd.state]) {
      const site = openSite(state, 'open', OPTIONS);
      for (const path of site.paths)
        expect([path, mayHaveFile(state, path, 'fr')]).toEqual([path, true]);
    }
    for (const path of [
      '',
      'round-0.html',
      'round-4.html',
      'round-03.html',
      'round-3-boards.html',
      'standings-4.html',
      'standings-1-names.html',
      'player-nobody.html',
      'player-x0123456789abcdef.html',
      'index.fr.html',
      'index.de.html',
      'other.html',
      'other.css',
    ]) {
      expect([path, mayHaveFile(event.state, path, 'fr')]).toEqual([path, false]);
      expect(openSite(event.state, 'open', OPTIONS).file(path)).toBeNull();
    }
  });

  it('lead only to files of the site, by relative links', () => {
    for (const [path, text] of pages) {
      for (const [, link = ''] of text.matchAll(/(?:href|src)="([^"]*)"/g)) {
        if (link !== '#content') expect([path, link, files.has(link)]).toEqual([path, link, true]);
      }
    }
  });

  it('link every page to itself in the other language', () => {
    for (const [path, text] of pages) {
      const other = path.endsWith('.en.html')
        ? path.replace('.en.html', '.html')
        : path.replace('.html', '.en.html');
      expect(text).toContain(`class="language" href="${other}"`);
    }
  });

  it('have landmarks, one heading of the first rank, captions and a way past the menu', () => {
    for (const [path, text] of pages) {
      for (const once of [
        '<main id="content"',
        '<h1>',
        '<header>',
        '<footer>',
        'href="#content"',
      ]) {
        expect([path, once, text.split(once).length - 1]).toEqual([path, once, 1]);
      }
      expect(text.match(/<table/g)?.length).toBe(text.match(/<caption/g)?.length);
    }
  });

  it('need no script and no style of their own, so that the strictest policy may hold', () => {
    for (const [, text] of pages) expect(text).not.toMatch(/<script|<style|style=|\son\w+=/);
  });

  it('take the script that keeps them fresh from whoever serves them', () => {
    const live = { src: '/live.js', data: { tournament: 'a"b', position: '12' } };
    const text = openSite(event.state, 'open', { ...OPTIONS, live }).file('index.html')?.text;
    expect(text).toContain(
      '<script src="/live.js" data-tournament="a&quot;b" data-position="12" defer></script>',
    );
  });

  it('say when something last changed', () => {
    expect(files.get('index.html')).toContain(
      'Dernière modification\u00a0: <time datetime="2026-03-07T13:05:00Z" data-zone="Europe/Paris">7 mars 2026, 14:05 UTC+1</time>',
    );
    expect(files.get('index.en.html')).toContain('>7 March 2026, 14:05 CET</time>');
  });

  it('say when a round begins by the clock of the hall, and for machines the instant', () => {
    const timed = (zone: string) =>
      filesOf(
        engineEvent(4, 1, {
          roundDates: ['2026-03-07', '2026-07-11', '2026-07-12'],
          roundTimes: ['14:00', '14:00', null],
        }).state,
        { ...OPTIONS, zone },
      );
    const paris = timed('Europe/Paris');
    const first =
      '<time datetime="2026-03-07T13:00:00Z" data-zone="Europe/Paris" data-city="Paris">7 mars 2026, 14:00</time>';
    expect(paris.get('index.html')).toContain(first);
    expect(paris.get('round-1.html')).toContain(`<p class="stage">${first} · affichée`);
    expect(paris.get('index.html')).toContain('datetime="2026-07-11T12:00:00Z"');
    expect(paris.get('index.html')).toContain('<span class="when">12 juillet 2026</span>');
    // A computer that was never told its zone does not know when the round begins elsewhere.
    expect(timed('UTC').get('index.html')).toContain(
      '<span class="when">7 mars 2026, 14:00</span>',
    );
  });

  it('[C.07] say the tie-breaks in words, with the codes of their columns', () => {
    expect(files.get('index.html')).toContain(
      '<li>Buchholz, sans le plus faible <span class="code">BH/C1</span></li>',
    );
    for (const path of ['index.en.html', 'standings.en.html', 'standings-2.en.html']) {
      expect(files.get(path)).toContain(
        '<li>Buchholz, the lowest cut <span class="code">BH/C1</span></li>',
      );
    }
  });

  it('tell what is shown beside a link, with an address where there is one', () => {
    const alone = files.get('standings.en.html') ?? '';
    expect(alone).toMatch(
      /<meta property="og:title" content="Standings after round 2 · [^"]+" \/>/,
    );
    expect(alone).toContain('<meta property="og:locale" content="en_GB" />');
    expect(alone).not.toMatch(/og:(?:url|image)/);
    const base = 'https://ronde.example/t/open/';
    const address = { base, picture: 'https://ronde.example/assets/ronde-512.png' };
    const found = filesOf(event.state, { ...OPTIONS, address }).get('standings.en.html') ?? '';
    expect(found).toContain(`<meta property="og:url" content="${base}standings.en.html" />`);
    expect(found).toContain(`<meta property="og:image" content="${address.picture}" />`);
    const prepared = filesOf(event.state, { ...OPTIONS, address, preview: true });
    expect([...prepared.values()].join('')).not.toContain('og:');
  });

  it('look for names where everybody stands, and nowhere if nobody is shown', () => {
    const list = (state: Tournament): string | undefined =>
      /data-list="([^"]+)"/.exec(filesOf(state).get('index.en.html') ?? '')?.[1];
    expect(list(event.state)).toBe('round-3-names.en.html');
    expect(list(withPublication(event.state, { pairings: false }))).toBe('players.en.html');
    const nobody = withPublication(event.state, { pairings: false, players: false });
    expect(list(nobody)).toBeUndefined();
  });

  it('tell contact and regulations where the arbiter wrote them, as text', () => {
    expect(files.get('index.en.html')).not.toContain('id="contact"');
    const publicNotice = {
      contact: '<b>Club</b>\n06',
      regulations: null,
      regulationsLink: 'https://club.example/?a=1&b="2"',
    };
    const state = { ...event.state, settings: { ...event.state.settings, publicNotice } };
    const text = filesOf(state).get('index.html') ?? '';
    expect(text).toContain('<p class="told">&lt;b&gt;Club&lt;/b&gt;\n06</p>');
    expect(text).toContain('href="https://club.example/?a=1&amp;b=&quot;2&quot;"');
    expect(text).toContain('Lire le règlement');
  });

  it('have nothing private in them', () => {
    const everything = [...files.values()].join('\n');
    for (const { name, private: hidden } of inventedPlayers(12)) {
      expect(everything).toContain(name.split(',')[0]);
      for (const value of Object.values<string | number>({ ...hidden })) {
        expect(everything).not.toContain(String(value));
      }
    }
  });

  it('never show a draft', () => {
    const played = engineEvent(6, 1).scores(1, '111');
    const before = filesOf(played.state);
    const drafted = filesOf(played.does({ type: 'pairRound', round: 2 }).state);
    expect([...drafted]).toEqual([...before]);
    expect(openSite(played.state, 'open', OPTIONS).file('round-2.html')).toBeNull();
  });

  it('draw a score only after rounds whose game is over', () => {
    const played = engineEvent(4, 1).scores(1, '11').does({ type: 'pairRound', round: 2 });
    played.does({ type: 'publishRound', round: 2 });
    const [first] = played.state.players.keys();
    const page = () => filesOf(played.state).get(`player-${first}.html`) ?? '';
    expect(page().match(/<circle/g)).toHaveLength(1);
    played.scores(2, '==');
    expect(page().match(/<circle/g)).toHaveLength(2);
  });

  it('[C.05 annex 1] show a round robin as a grid above its rounds, and a Swiss without one', () => {
    const robin = new PlayedEvent({ system: 'berger', rounds: 3 }, 4);
    robin.does({ type: 'pairRound', round: 1 }).does({ type: 'publishRound', round: 1 });
    robin.scores(1, '1=');
    const page = filesOf(robin.state).get('crosstable.html') ?? '';
    expect(page.indexOf('<table class="grid">')).toBeGreaterThan(0);
    expect(page.indexOf('<h2>Ronde par ronde</h2>')).toBeGreaterThan(page.indexOf('class="grid"'));
    expect(page.match(/class="diagonal"/g)).toHaveLength(4);
    expect(page).toContain('ronde 1\u00a0: gain contre D., Player, Blancs');
    expect(files.get('crosstable.html')).not.toContain('class="grid"');
  });

  it('[C.05 annex 1] show the grid of a large round robin whole, in parts', () => {
    const robin = new PlayedEvent({ system: 'berger', rounds: 61 }).does({
      type: 'enterPlayers',
      players: inventedPlayers(61),
    });
    robin.does({ type: 'assignNumbers', reason: 'initialOrder' });
    robin.does({ type: 'pairRound', round: 1 }).does({ type: 'publishRound', round: 1 });
    const page = openSite(robin.state, 'open', OPTIONS).file('crosstable.html')?.text ?? '';
    expect(page.match(/<table class="grid">/g)).toHaveLength(3);
    expect(page.match(/class="diagonal"/g)).toHaveLength(61);
    expect(page).toContain('<h2>Contre les nos 1 à 21</h2>');
  });

  it('[C.05 annex 1] show all rounds of a round robin, with the day of a postponed game', () => {
    const robin = new PlayedEvent({ system: 'berger', rounds: 3 }, 5);
    expect(filesOf(robin.state).has('calendar.html')).toBe(false);
    robin.does({ type: 'publishCalendar', cycles: 1 });
    robin.does({ type: 'postponeGame', round: 2, board: 1, day: '2026-03-20', time: '19:30' });
    const made = filesOf(robin.state);
    const page = made.get('calendar.html') ?? '';
    expect(page.match(/<table class="calendar">/g)).toHaveLength(5);
    expect(page.match(/>exempt</g)).toHaveLength(5);
    expect(page).toContain('20 mars 2026, 19:30');
    const late = robin.state.rounds[1]?.games[0]?.white ?? '';
    expect(made.get(`player-${late}.html`)).toContain('reportée · 20 mars 2026, 19:30');
    expect(filesOf(withPublication(robin.state, { pairings: false })).has('calendar.html')).toBe(
      false,
    );
    robin.does({
      type: 'enterResult',
      round: 2,
      board: 1,
      outcome: { kind: 'played', score: '1-0' },
    });
    expect(filesOf(robin.state).get('calendar.html')).not.toContain('20 mars 2026');
    expect(files.has('calendar.html')).toBe(false);
  });

  it('are only those the settings publish', () => {
    const without = (page: keyof Publication) =>
      filesOf(withPublication(event.state, { [page]: false }));
    expect(without('pairings').has('round-1.html')).toBe(false);
    expect(without('standings').has('standings.html')).toBe(false);
    expect(without('crosstable').has('crosstable.html')).toBe(false);
    const results = />(?:1 – 0|0 – 1|½ – ½)</;
    expect(filesOf(event.state).get('round-1.html')).toMatch(results);
    expect(without('results').get('round-1.html')).not.toMatch(results);
    const nobody = without('players');
    expect([...nobody.keys()].some((path) => path.startsWith('player'))).toBe(false);
    expect(nobody.get('standings.html')).not.toContain('href="player');
  });

  it('say that nothing is paired yet', () => {
    const empty = filesOf(new PlayedEvent({ name: 'Vide' }).state);
    expect(empty.get('index.html')).toContain('La première ronde n’est pas encore appariée.');
    for (const page of ['players', 'standings', 'crosstable']) {
      expect(empty.get(`${page}.html`)).toContain('Rien à afficher pour l’instant.');
      expect(empty.get(`${page}.html`)).not.toMatch(/<table|ronde 0/);
    }
  });

  it('show any name as text, and any identity as a harmless file', () => {
    const name = `<script>alert(1)</script>, "><img src=x onerror='y'>`;
    const wild = new PlayedEvent({ name, place: name, chiefArbiter: name });
    const id = playerId('../../x"><b>');
    wild.does({
      type: 'enterPlayers',
      players: [
        { id, name, club: name, federation: '<b>', ratings: {}, fromRound: 1 },
        { id: playerId('b'), name: 'B', ratings: {}, fromRound: 1 },
      ],
    });
    wild.does({ type: 'assignNumbers', reason: 'initialOrder' });
    wild.does({
      type: 'draftRound',
      round: 1,
      pairs: [{ white: id, black: playerId('b') }],
      bye: null,
      origin: 'manual',
    });
    wild.does({ type: 'publishRound', round: 1 });
    for (const [path, text] of filesOf(wild.state)) {
      expect(path).toMatch(/^[a-z0-9.-]+$/);
      if (path.endsWith('.html')) expect(text).not.toMatch(/<script|<img|<b>|onerror='/);
    }
  });

  it.each(['', '../index.html', 'index.fr.html', 'index.de.html', 'round-99.html', 'player-.html'])(
    'have no file %j',
    (path) => {
      expect(openSite(event.state, 'open', OPTIONS).file(path)).toBeNull();
    },
  );
});

describe('the public pages of a team event', () => {
  const played = teamsPlay(teamEvent(4), 1, 't1-t3 t2-t4', '1=01' + '1010');
  const made = filesOf(played.state);

  it('have a page for every team, its matches and its players in board order', () => {
    for (const team of ['t1', 't2', 't3', 't4'])
      expect(made.has(`team-${team}.en.html`)).toBe(true);
    const team = made.get('team-t1.en.html') ?? '';
    // 1 + ½ + 0 + 0 of four boards.
    expect(team).toContain('1½ – 2½');
    expect(team).toContain('<a href="team-t3.en.html">Team C</a>');
    expect(team.indexOf('player-p1.')).toBeLessThan(team.indexOf('player-p2.'));
    expect(mayHaveFile(played.state, 'team-t1.html', 'fr')).toBe(true);
    expect(mayHaveFile(played.state, 'team-t9.html', 'fr')).toBe(false);
  });

  it('rank teams, and show rounds as matches with their boards under them', () => {
    expect(made.get('standings.en.html')).toContain('<a href="team-t2.en.html">Team B</a>');
    const round = made.get('round-1.en.html') ?? '';
    expect(round.match(/<tr class="match">/g)).toHaveLength(2);
    expect(round).toContain('1½ – 2½');
    expect(made.get('crosstable.en.html')).toContain('4w 4');
    expect(made.get('individuals.en.html')).toContain('Best of every board after round 1');
  });

  it('lead only to files of the site', () => {
    for (const [path, text] of made) {
      if (!path.endsWith('.html')) continue;
      for (const [, link = ''] of text.matchAll(/(?:href|src)="([^"]*)"/g)) {
        if (link !== '#content') expect([path, link, made.has(link)]).toEqual([path, link, true]);
      }
    }
  });

  it('show neither rosters nor results that are not public', () => {
    const hidden = filesOf(withPublication(played.state, { players: false, results: false }));
    expect([...hidden.keys()].some((path) => path.startsWith('team-'))).toBe(false);
    expect(hidden.get('round-1.html')).not.toContain('1½ – 2½');
  });
});
