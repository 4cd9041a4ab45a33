import { playerId } from '@ronde/core/rules/identity.ts';
import { randomFrom, type Random } from '@ronde/core/rules/random.ts';
import type { Command } from '@ronde/core/tournament/command.ts';
import { perform } from '@ronde/core/tournament/decide.ts';
import { EMPTY_LEDGER, type Ledger } from '@ronde/core/tournament/log.ts';
import type { NewSettings } from '@ronde/core/tournament/settings.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { cents } from '@ronde/core/standings/prizes/money.ts';
import { EVERYTHING_CONFIRMED } from '@ronde/core/tournament/testing/random-season.ts';

const SCORES = ['1-0', '½-½', '0-1'] as const;
const TITLES = [{ title: 'GM' }, { title: 'IM' }, { title: 'FM' }, {}, {}, {}] as const;
/** Of sixty letters: names are never cut. */
const LONGEST = 'Montmorency-Laval-Bouteville de la Tour d’Auvergne, Françoise';

const SETTINGS: NewSettings = {
  name: 'Open d’hiver #1 de Saint-Étienne-du-Rouvray',
  firstDay: '2026-03-07',
  lastDay: '2026-03-15',
  place: 'Saint-Étienne-du-Rouvray',
  rounds: 9,
  initialColour: 'white',
  tieBreaks: ['BH/C1', 'BH', 'SB'],
  roundDates: ['2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10'],
  roundTimes: ['14:00', '09:30', '14:00', '14:00'],
  timeControl: '90 min + 30 s',
  chiefArbiter: 'Arbitre, Une',
  prizes: {
    ...{ name: null, currency: 'EUR', unit: cents(1), cumulative: false },
    lists: [
      {
        ...{ id: 'main', name: { en: 'General', fr: 'Général' }, rule: 'hort', criteria: {} },
        ...{ minimum: cents(0), cumulative: false },
        prizes: [30_000, 20_000, 10_000].map((amount) => ({ amount: cents(amount), thing: null })),
      },
    ],
  },
};

const events = new Map<string, Tournament>();

/** Who plays, by the place in the list. */
type People = (random: Random, index: number) => { readonly name: string; readonly club: string };

/** Names that nobody shares, of many alphabets. */
const marked: People = (random, index) => ({
  name: index === 2 ? LONGEST : `${random.pick(FAMILIES)}-${index + 1}, ${random.pick(GIVEN)}`,
  club: `Échiquier de ${random.pick(FAMILIES)}`,
});

/**
 * An event of invented players with two rounds played and the third on the boards, the same every
 * time: a Swiss, but for five players, who meet each other all.
 */
export function eventOf(
  players: number,
  { draft = false, people = marked }: { readonly draft?: boolean; readonly people?: People } = {},
): Tournament {
  const name = `${players} ${draft} ${people.name}`;
  const known = events.get(name) ?? played(players, draft, people);
  events.set(name, known);
  return known;
}

function played(players: number, draft: boolean, people: People): Tournament {
  const random = randomFrom(players);
  let ledger: Ledger = EMPTY_LEDGER;
  let now = Date.parse('2026-03-07T09:00:00Z');
  const does = (command: Command): void => {
    now += 1_000;
    const at = new Date(now).toISOString();
    const done = perform(ledger, command, { at, by: 'chief', confirmations: EVERYTHING_CONFIRMED });
    if (!done.ok) throw new Error(`${command.type}: ${JSON.stringify(done.error)}`);
    ledger = done.value.ledger;
  };
  const settings: NewSettings =
    players < 10 ? { ...SETTINGS, rounds: 5, system: 'berger', tieBreaks: ['DE', 'SB'] } : SETTINGS;
  does({ type: 'createTournament', settings, published: true });
  does({
    type: 'enterPlayers',
    players: Array.from({ length: players }, (_, index) => ({
      id: playerId(`p${index + 1}`),
      ...people(random, index),
      ...random.pick(TITLES),
      federation: 'FRA',
      ratings: { fide: 2400 - 4 * index },
      private: { phone: '+33 1 23 45 67 89', birthDate: '1999-09-09' },
      fromRound: 1,
    })),
  });
  does({ type: 'assignNumbers', reason: 'initialOrder' });
  for (let round = 1; round <= 3; round += 1) {
    if (ledger.state?.rounds[round - 1] === undefined) does({ type: 'pairRound', round });
    if (round === 3 && draft) break;
    if (ledger.state?.rounds[round - 1]?.published !== true) does({ type: 'publishRound', round });
    if (round === 3) break;
    for (const { board } of ledger.state?.rounds[round - 1]?.games ?? []) {
      does({
        ...{ type: 'enterResult', round, board },
        outcome: { kind: 'played', score: random.pick(SCORES) },
      });
    }
    does({ type: 'closeRound', round });
  }
  if (ledger.state === null) throw new Error('no event');
  return ledger.state;
}

const FAMILIES = ['Aubépine', 'Brûlé', 'Çelik', 'Dvořák', 'Ērgle', 'Fjørd', 'Güneş', 'Hoàng'];
const GIVEN = ['Zoé', 'Noël', 'Inès', 'Łukasz', 'Đorđe', 'Ana', 'Ívar', 'Öykü'];
