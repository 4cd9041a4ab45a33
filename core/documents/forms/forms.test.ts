import { describe, expect, it } from 'vitest';
import { list, scheme } from '../../standings/prizes/scheme.fixture.ts';
import { LAWS_2018, LAWS_2023 } from '../../rules/editions/laws.ts';
import { editionIn, editionsOf } from '../../rules/editions/registry.ts';
import { articleNumber } from '../../rules/laws/article-number.ts';
import type { KeptNorm, PlayerFile } from '../../ratings/titles/player-file.ts';
import { lawsOf } from '../../rules/laws/catalogue.ts';
import { playerId, tpn } from '../../rules/identity.ts';
import type { FormFact } from '../../tournament/form-facts.ts';
import { BLACK_WINS, PlayedEvent } from '../../tournament/testing/played-event.ts';
import { ROLES } from '../../tournament/roles.ts';
import { EMPTY_LEDGER, openLedger } from '../../tournament/log.ts';
import { normEvent } from '../../tournament/testing/norm-report.ts';
import { FORM_WORDS as CERTIFICATE_WORDS } from '../norms/form-words.ts';
import { normCertificates } from '../norms/norm-certificate.ts';
import { missingIn, type EventFile, type Form, type FormAsk } from './form.ts';
import { makeForm } from './form-makers.ts';
import { FORM_NAMES, FORMS, mayHaveForm, type FormName } from './forms.ts';
import { minutesText } from './minutes.ts';

const ASK: FormAsk = { language: 'en', zone: 'Europe/Paris' };
const [a, b, c] = [playerId('a'), playerId('b'), playerId('c')];

const PRIZES = scheme([list('main', 'place', [100], { name: { en: 'Main', fr: 'Général' } })]);

/** One round with a forfeit of b, an exclusion, a declaration, a note, a correction. */
function played(): PlayedEvent {
  const event = new PlayedEvent(
    { rounds: 1, federation: 'FRA', chiefArbiter: 'Arbitre, Une', prizes: PRIZES, place: 'Ici' },
    6,
  );
  event.does({
    ...{ type: 'correctPlayer', player: a },
    changes: { private: { birthDate: '2010-05-04', feeDue: 4000, feePaid: 1500 }, sex: 'w' },
  });
  event.does({ type: 'noteLicences', players: [a], seen: 'attestation', licence: 'A' });
  event.does({ type: 'noteLicences', players: [c], seen: 'attestation', licence: 'B' });
  event.pairs(1, 'a-b c-d e-f');
  event.does({
    ...{ type: 'enterResult', round: 1, board: 1 },
    outcome: { kind: 'forfeit', winner: 'white' },
  });
  event.does({ type: 'writeNote', text: 'Telephone of board 2 rang' });
  event.scores(1, '');
  for (const board of [2, 3])
    event.does({ type: 'enterResult', round: 1, board, outcome: BLACK_WINS });
  event.does({ type: 'expel', player: c });
  return event;
}

const fileOf = ({ ledger, state }: PlayedEvent): EventFile => ({ ledger, state });
/** What is said under each label: of fields, and of figures side by side. */
const fields = (forms: readonly Form[]): Record<string, string | null> =>
  Object.fromEntries(
    forms.flatMap(({ blocks }) =>
      blocks.flatMap((block): (readonly [string, string | null])[] => {
        if (block.kind === 'fields') return block.fields.map(({ label, value }) => [label, value]);
        if (block.kind !== 'table') return [];
        return block.heads.map((head, index) => [head, block.rows[0]?.[index] ?? null]);
      }),
    ),
  );
/** The sentence that says by which articles. */
const groundOf = (form: Form | undefined): string | undefined =>
  form?.blocks
    .flatMap((block) => (block.kind === 'text' ? [block.text] : []))
    .find((text) => text.startsWith('Ground'));
const made = (name: FormName, ask: FormAsk = ASK): readonly Form[] =>
  makeForm(name, fileOf(played()), ask);

describe('who may have a paper', () => {
  it.each(FORM_NAMES)(
    '%s: arbiters, or the organiser too; nobody else, and it says why',
    (name) => {
      const readers = ROLES.filter((role) => mayHaveForm(role, name));
      expect(
        // What somebody needs for reasons of health is the chief arbiter's alone (ADR 0072).
        name === 'accommodation'
          ? [['chief']]
          : [
              ['chief', 'deputy'],
              ['chief', 'deputy', 'organiser'],
            ],
      ).toContainEqual(readers);
      expect(FORMS[name].because).not.toBe('');
    },
  );
});

describe('[LA 8661] T1, the synopsis', () => {
  it('counts what the event knows', () => {
    expect(fields(made('t1'))).toMatchObject({
      Event: 'Open',
      Players: '6',
      'without a rating': '0',
      women: '1',
      'youths (under 20)': '1',
      'of unknown age': '5',
      'declared on honour (T3, T4)': '2',
      Forfeits: '1',
      'Exclusions (T6)': '1',
      'Chief arbiter': 'Arbitre, Une',
      Norms: 'none',
    });
  });

  it('counts the rounds played, also in a log in which nobody closed them', () => {
    const event = new PlayedEvent({ rounds: 2 }, 4).pairs(1, 'a-c b-d').scores(1, '11');
    event.pairs(2, 'b-a d-c').scores(2, '=1');
    const entries = event.ledger.entries.map((entry) => ({
      ...entry,
      events: entry.events.filter(({ type }) => type !== 'roundClosed'),
    }));
    const ledger = openLedger(entries);
    if (ledger.state === null) throw new Error('no event');
    expect(ledger.state.rounds.some(({ closed }) => closed)).toBe(false);
    expect(fields(makeForm('t1', { ledger, state: ledger.state }, ASK))['Rounds']).toBe('2 of 2');
  });

  it('names what nobody has filled in, and whom to ask; invents nothing', () => {
    const [form] = made('t1');
    const asked =
      form === undefined ? [] : missingIn(form).map(({ label, ask }) => `${label}: ${ask}`);
    expect(asked).toEqual([
      'Registration number: organiser',
      'Organising club: organiser',
      'Organiser: organiser',
      'Address of the venue: organiser',
      'Rate of play: chiefArbiter',
      'Tie-breaks: chiefArbiter',
      'Title: chiefArbiter',
      'Number: chiefArbiter',
      'Registration fees: organiser',
      'Registration fees paid on: organiser',
      'Allowance of the arbiter: chiefArbiter',
      'Allowance paid on: organiser',
      'Report sent on: chiefArbiter',
    ]);
  });

  it.each<[FormFact, string, string, string]>([
    ['homologation', '61234', 'Registration number', '61234'],
    ['arbiterTitle', 'AFO1', 'Title', 'AFO1'],
    ['allowance', '212.50', 'Allowance of the arbiter', '€212.50'],
    ['reportSentOn', '2026-03-14', 'Report sent on', '14 March 2026'],
  ])('%s is filled in once, and stands there', (fact, value, label, said) => {
    const event = played().does({ type: 'fillInForm', fact, value });
    expect(fields(makeForm('t1', fileOf(event), ASK))[label]).toBe(said);
  });
});

describe('[LA 8662] T2, the minutes', () => {
  it('are the notes, forfeits, corrections and exclusions of the log in order', () => {
    const text = minutesText(played().ledger, ASK);
    expect(
      text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => line.slice(0, 16)),
    ).toEqual(Array.from({ length: 3 }, () => '2026-03-07 15:00'));
    expect(text).toMatch(/forfeit[\s\S]*Telephone of board 2 rang[\s\S]*C\., Player/);
  });

  it.each([
    ['en', '7 March 2026, 15:00'],
    ['fr', '7 mars 2026, 15:00'],
  ] as const)('say on paper when it happened as %s says days', (language, when) => {
    const [form] = made('t2', { ...ASK, language });
    const [table] = form?.blocks.flatMap((block) => (block.kind === 'table' ? [block] : [])) ?? [];
    expect(table?.rows.map(([first]) => first)).toEqual([when, when, when]);
  });

  it('leave out what was taken back', () => {
    const event = played().does({ type: 'writeNote', text: 'By mistake' }).does({ type: 'undo' });
    expect(minutesText(event.ledger, ASK)).not.toContain('By mistake');
  });

  it('stand as somebody has edited them', () => {
    const [form] = made('t2', { ...ASK, minutes: ['All went well.'] });
    expect(form?.blocks).toContainEqual({ kind: 'text', text: 'All went well.' });
    expect(form?.blocks.some(({ kind }) => kind === 'table')).toBe(false);
  });
});

describe('papers about somebody', () => {
  it.each<[FormName, readonly string[]]>([
    ['t3', ['A., Player']],
    ['t4', ['C., Player']],
    ['t5', ['B., Player']],
    ['t6', ['C., Player']],
    ['training', []],
    ['norm-certificate', []],
    ['title-application', []],
  ])('[LA 8663-8666] %s is made for whom it concerns, and for nobody else', (name, people) => {
    expect(made(name).map(({ about }) => about)).toEqual(people);
    expect(made(name, { ...ASK, player: playerId('f') })).toEqual([]);
  });

  it('[LA 994] T5 asks whom the letter cannot be sent to by an address', () => {
    const [letter] = made('t5', { ...ASK, player: b });
    expect(letter === undefined ? [] : missingIn(letter)).toContainEqual({
      label: 'E-mail',
      ask: 'club',
    });
  });

  it('[LA 875] an attestation of training is there once somebody is in training', () => {
    const event = played().does({ type: 'fillInForm', fact: 'trainee', value: 'Stage, Ida' });
    expect(makeForm('training', fileOf(event), ASK).map(({ about }) => about)).toEqual([
      'Stage, Ida',
    ]);
  });
});

describe('papers about norms', () => {
  const file: EventFile = { ledger: EMPTY_LEDGER, state: normEvent('1==11====') };
  const said = (name: FormName) => makeForm(name, file, ASK);

  it('[B.01 1.8] IT1 has every field of the certificate but its signature, and every round', () => {
    const [gm, im] = said('norm-certificate');
    expect([gm?.about, im?.about]).toEqual(['Player, Number1, GM', 'Player, Number1, IM']);
    const [certificate] = normCertificates(file.state, tpn(1), 'en');
    const labels = gm?.blocks.flatMap((block) =>
      block.kind === 'fields' ? block.fields.map(({ label }) => label.toLowerCase()) : [],
    );
    const wanted = (certificate?.fields ?? [])
      .map(({ field }) => CERTIFICATE_WORDS.en.fields[field].toLowerCase())
      .filter((label) => label !== CERTIFICATE_WORDS.en.fields.federationOfficial);
    expect(labels).toEqual(expect.arrayContaining(wanted));
    const rounds = gm?.blocks.find(
      (block) => block.kind === 'table' && block.heads.includes('opponent'),
    );
    expect(rounds?.kind === 'table' ? rounds.rows : []).toHaveLength(9);
    expect(gm === undefined ? [] : missingIn(gm)).toContainEqual({
      label: 'Place of birth',
      ask: 'player',
    });
  });

  it('[B.01 1.5.1] IT2 knows the norm made here, and that 27 games are not there yet', () => {
    const [gm] = said('title-application');
    expect(gm?.about).toBe('Player, Number1, GM');
    const tables =
      gm?.blocks.flatMap((block) => (block.kind === 'table' ? [block.rows] : [])) ?? [];
    expect(tables[0]).toEqual([['Norms of nine rounds', '1–9 May 2022', '9', 'yes']]);
    expect(tables[1]?.[0]).toEqual([
      ...['B.01 1.5.1', 'games of the norms, at least', '27', '9', 'no'],
    ]);
  });

  it('are for the player asked for alone', () => {
    const ask = { ...ASK, player: playerId('nobody') };
    expect(makeForm('title-application', file, ask)).toEqual([]);
  });
});

describe('papers of money', () => {
  it('[LA 9198] the allowance sheet has two copies, and an amount only where one was typed', () => {
    const [sheet] = made('allowance');
    expect(sheet?.copies).toBe(2);
    expect(fields(made('allowance'))['Allowance']).toBeNull();
    const event = played().does({ type: 'fillInForm', fact: 'allowance', value: '425' });
    expect(fields(makeForm('allowance', fileOf(event), ASK))['Allowance']).toBe('€425');
  });

  it('[LA 9050] receipts name the winner, the prize and the sum', () => {
    const [form] = made('prize-receipts');
    const table = form?.blocks.find(({ kind }) => kind === 'table');
    // Three players are tied for the first prize, which is shared to the cent.
    expect(table).toMatchObject({
      rows: [
        ['Main', '1', 'A., Player', '€33.34', ''],
        ['Main', '1', 'D., Player', '€33.33', ''],
        ['Main', '1', 'F., Player', '€33.33', ''],
        ['', '', 'In all', '€100.00', ''],
      ],
    });
  });

  it('the list of fees has who owes what, and is not made where nobody noted any', () => {
    const [form] = made('fees-list');
    expect(form?.blocks.find(({ kind }) => kind === 'table')).toMatchObject({
      rows: [
        ['A., Player', '', '€40.00', '€15.00', '€25.00'],
        ['In all', '1', '€40.00', '€15.00', '€25.00'],
      ],
    });
    const none = new PlayedEvent({}, 2);
    expect(makeForm('fees-list', fileOf(none), ASK)).toEqual([]);
  });
});

describe('notices', () => {
  it('[E.01 12.9] a penalty names player, board and opponent where they are said', () => {
    expect(fields(made('penalty', { ...ASK, player: a, round: 1 }))).toMatchObject({
      Player: 'A., Player',
      Round: '1',
      Board: '1',
      White: 'A., Player',
      Black: 'B., Player',
    });
  });

  // E.01 12.9, and 13.4 of 2001: the rungs of each edition, and no others.
  it.each(editionsOf('laws').map(({ id, name }) => [id, name.en] as const))(
    '[E.01 12.9] every penalty of %s can be ticked, by its number',
    (laws, edition) => {
      const { ledger, state } = played();
      const file = { ledger, state: { ...state, pins: { ...state.pins, laws } } };
      const [notice] = makeForm('penalty', file, ASK);
      const boxes = notice?.blocks.find(({ kind }) => kind === 'boxes');
      const numbers = boxes?.kind === 'boxes' ? boxes.lines.map((line) => line.split(' ')[0]) : [];
      const { ladder, articles } = editionIn('laws', laws)?.properties ?? LAWS_2018.properties;
      expect(numbers.toSorted()).toEqual(Object.values(ladder).map(articleNumber).toSorted());
      const [penalties, appeal] = [articles.penalties, articles.appeal].map(articleNumber);
      expect(groundOf(notice)).toBe(`Ground: ${edition}, art. ${penalties}, ${appeal}.`);
    },
  );

  it.each([
    ['sealed-move', 'I.2, I.3, I.7'],
    ['penalty', '12.9, 11.10'],
    ['warning', '12.9.1'],
    ['appeal', '11.10'],
    ['search-record', '11.3.3, 12.9'],
    ['accommodation', '4.9, 6.2.6, 8.1.6'],
    ['t5', '6.7.1'],
    ['t6', '12.9.9, 11.10'],
  ] as const)('%s names the articles of the event’s edition of the Laws: %s', (name, articles) => {
    const [notice] = made(name);
    expect(groundOf(notice)).toMatch(`, art. ${articles}.`);
    const ids = lawsOf(LAWS_2023).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(articles.split(', ')));
  });

  it('in draughts the Laws of Chess are not named, and the penalty is written by hand', () => {
    const { ledger, state } = played();
    const settings = { ...state.settings, game: 'draughts' };
    const draughts = makeForm('penalty', { ledger, state: { ...state, settings } }, ASK);
    expect(fields(draughts)).toMatchObject({ Penalty: null });
    expect(groundOf(draughts[0])).toBeUndefined();
  });

  it('[E.01 12.9] a notice from an incident says who, what and how it was decided', () => {
    const event = new PlayedEvent({ rounds: 3, initialColour: 'white' }, 4)
      .pairs(1, 'a-c b-d')
      .does({
        ...{ type: 'enterIncident', kind: 'illegal', round: 1, board: 1, player: a, text: 'Ke3' },
        decision: {
          article: 'E.01 7.5.5',
          text: 'Two minutes for the opponent',
          penalties: [{ kind: 'timeToOpponent', seconds: 120 }, { kind: 'warning' }],
        },
      });
    const notice = makeForm('penalty', fileOf(event), { ...ASK, incident: 1 });
    expect(fields(notice)).toMatchObject({
      Board: '1',
      Round: '1',
      'Article that was broken': 'E.01 7.5.5',
      Penalty: 'more time for the opponent, 2:00 (E.01 12.9.2)',
    });
    expect(notice[0]?.about).toBe('A., Player');
    expect(JSON.stringify(notice)).toContain('Illegal move. Ke3');
    const warning = makeForm('warning', fileOf(event), { ...ASK, incident: 1 });
    expect(JSON.stringify(warning)).not.toContain('2:00');
    expect(makeForm('penalty', fileOf(event), { ...ASK, incident: 2 })).toEqual([]);
  });

  it.each(['sealed-move', 'penalty', 'warning', 'appeal', 'complaint', 'search-record'] as const)(
    '%s can be printed with nothing known, to be written by hand',
    (name) => {
      const [form] = made(name);
      expect(fields(form === undefined ? [] : [form])['Board']).toBeNull();
    },
  );
});

describe('[B.01 1.5] IT2 with the file of the player', () => {
  const norm = (event: string): KeptNorm => ({
    ...{ titles: ['GM', 'IM'], event, firstDay: '2025-07-01', lastDay: '2025-07-09', games: 9 },
    ...{ eightOfNine: false, foreigners: true, singleRoundDays: 9, swiss: null, otherEvent: false },
  });
  const file = (name: string, norms: readonly KeptNorm[]): PlayerFile => ({
    ...{ name, highestRating: 2501, ratedGames: 300, ratingReached: '2025-01-01', norms },
  });
  // Number1 makes the norms of GM and IM in this event (norm-report.ts).
  const state = normEvent('1==11====');
  const asked = (playerFile: PlayerFile): readonly Form[] =>
    makeForm('title-application', { ledger: EMPTY_LEDGER, state }, { ...ASK, playerFile });
  const events = (form: Form | undefined): readonly string[] => {
    const table = form?.blocks.find(({ kind }) => kind === 'table');
    return table?.kind === 'table' ? table.rows.map(([event = '']) => event) : [];
  };

  it('has the norms of other events and the one made here', () => {
    const made = asked(file('Player, Number1', [norm('Open A'), norm('Open B')]));
    expect(made.map(({ about }) => about)).toEqual(['Player, Number1, GM', 'Player, Number1, IM']);
    expect(events(made[0])).toEqual(['Open A', 'Open B', state.settings.name]);
  });

  it('has a norm of this event once where the file holds it already', () => {
    const { name, firstDay } = state.settings;
    const made = asked(file('Player, Number1', [{ ...norm(name), firstDay }]));
    expect(events(made[0])).toEqual([name]);
  });

  it('is made of the file alone for somebody who is not in the event', () => {
    expect(events(asked(file('Elsewhere, Anna', [norm('Open A')]))[0])).toEqual(['Open A']);
    expect(asked(file('Elsewhere, Anna', []))).toEqual([]);
  });
});

it.each(FORM_NAMES)('%s says everything in French too', (name) => {
  const french = made(name, { ...ASK, language: 'fr' });
  const english = made(name);
  expect(french.map(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual(
    english.map(({ blocks }) => blocks.map(({ kind }) => kind)),
  );
  for (const form of french) expect(form.title).toBe(FORMS[name].name.fr);
});

describe('what the event’s file holds', () => {
  const homologated = {
    type: 'describeHomologation',
    kind: 'fide',
    requestedOn: null,
    number: '61234',
    qualifier: false,
  } as const;

  it('[LA 5.1] is not asked for again: homologation, payment, fees, report', () => {
    const event = played();
    const asked = (): readonly string[] =>
      makeForm('t1', fileOf(event), ASK)
        .flatMap(missingIn)
        .map(({ label }) => label);
    const held = [
      'Registration number',
      'Registration fees',
      'Registration fees paid on',
      'Allowance of the arbiter',
      'Allowance paid on',
      'Report sent on',
    ];
    expect(asked()).toEqual(expect.arrayContaining(held));
    event.does(homologated);
    event.does({
      ...{ type: 'payArbiter', arbiter: 'Arbitre, Une' },
      ...{ amount: 42_550, on: '2026-03-07' },
    });
    for (const duty of ['feesPaid', 'technicalReport'] as const) {
      event.does({ type: 'settleDuty', duty, as: 'done', on: '2026-03-09' });
    }
    expect(asked().filter((label) => held.includes(label))).toEqual([]);
    expect(fields(makeForm('t1', fileOf(event), ASK))).toMatchObject({
      ...{ 'Registration number': '61234', 'Allowance of the arbiter': '€425.50' },
    });
  });

  it('what was filled in for the papers stands', () => {
    const event = played();
    event.does(homologated);
    event.does({ type: 'fillInForm', fact: 'homologation', value: '70000' });
    expect(fields(makeForm('t1', fileOf(event), ASK))['Registration number']).toBe('70000');
  });
});
