import { describe, expect, it } from 'vitest';
import { playerId } from '../../rules/identity.ts';
import { points } from '../../rules/points.ts';
import { FACTS } from '../deeds/facts.ts';
import { perform } from '../decide.ts';
import type { Entry } from '../log.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { standingsView } from '../views/standings.ts';
import { readEntries } from '../stored/read-entries.ts';
import { erasedEntries, erasureBy } from './erased-entries.ts';
import { ERASED } from './erased-words.ts';
import { undoBarred } from '../deeds/undo/may-go-to.ts';
import { undoPreview } from '../views/log.ts';
import { restorePoints } from '../views/restore-points.ts';
import { retentionOf } from './retention.ts';

const a = playerId('a');
const [FIRST, LAST] = ['2026-03-07', '2026-03-08'];
/** The day after six months (LA line 8846). */
const DUE = '2026-09-09T08:00:00Z';
const SECRETS = {
  phone: '06 11 22 33 44',
  email: 'a@private.example',
  comment: 'secret comment',
  note: 'secret note',
  incident: 'secret incident',
  changed: 'secret change',
  decision: 'secret decision',
  remark: 'secret remark',
  minutes: 'secret minutes',
  address: '3 secret street',
  suspended: 'Secret, Person',
} as const;

function playedEvent(): PlayedEvent {
  return new PlayedEvent({ name: 'Open', rounds: 2, firstDay: FIRST, lastDay: LAST }, 4)
    .does({
      type: 'correctPlayer',
      player: a,
      changes: {
        private: {
          ...{ birthDate: '2012-04-19', phone: SECRETS.phone, email: SECRETS.email },
          ...{ comment: SECRETS.comment, feeDue: 4000, feePaid: 4000 },
        },
      },
    })
    .does({ type: 'noteLicences', players: [a], seen: 'attestation', remark: SECRETS.remark })
    .pairs(1, 'a-c b-d')
    .scores(1, '10')
    .does({ type: 'writeNote', text: SECRETS.note })
    .does({ type: 'undo' })
    .does({
      type: 'enterIncident',
      kind: 'device',
      player: a,
      round: 1,
      text: SECRETS.incident,
      texts: { en: SECRETS.incident, fr: SECRETS.incident },
      score: SECRETS.incident,
    })
    .does({
      ...{ type: 'changeIncident', number: 1, kind: 'device', player: a, round: 1 },
      text: SECRETS.changed,
    })
    .does({
      ...{ type: 'decideIncident', number: 1, article: 'E.01 11.3.2', text: SECRETS.decision },
      penalties: [{ kind: 'warning' }],
    })
    .does({ type: 'adjustPoints', player: a, round: 1, points: points(-0.5), reason: 'telephone' })
    .does({ type: 'fillInForm', fact: 'minutes', value: SECRETS.minutes })
    .does({ type: 'fillInForm', fact: 'address', value: SECRETS.address })
    .does({ type: 'fillInForm', fact: 'homologation', value: '61234' })
    .does({
      ...{ type: 'registerSuspension', person: SECRETS.suspended, functions: ['captain'] },
      ...{ from: '2026-01-15', until: null, sentence: 'inForce' },
    });
}

const asks = (event: PlayedEvent, at = DUE, name = 'Open', confirmed = true) =>
  perform(
    event.ledger,
    { type: 'erasePrivateData', name },
    {
      ...{ at, by: 'chief' },
      confirmations: confirmed ? { erasesPrivateData: 'confirmedTwice' } : {},
    },
  );

function erased(event: PlayedEvent) {
  const done = asks(event);
  if (!done.ok || done.value.entry === null) throw new Error('refused');
  const erasure = erasureBy(done.value.entry, event.ledger.entries);
  if (erasure === null) throw new Error('no erasure');
  return { mark: done.value.entry, ...erasure };
}

describe('what is private and due', () => {
  it('[LA line 8846] goes from every entry, undone ones too, and nothing else changes', () => {
    const event = playedEvent();
    const { ledger, rewritten } = erased(event);
    const text = JSON.stringify(ledger.entries);
    for (const secret of [...Object.values(SECRETS), '2012-04-19', '04-19']) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain('"birthDate":"2012"');
    expect(ledger.state?.players.get(a)?.private).toEqual({
      ...{ birthDate: '2012', feeDue: 4000, feePaid: 4000 },
    });
    expect(ledger.state?.incidents?.get(1)).toMatchObject({
      ...{ kind: 'device', player: a, round: 1, text: ERASED },
      decision: { article: 'E.01 11.3.2', text: ERASED, penalties: [{ kind: 'warning' }] },
    });
    expect(ledger.state?.formFacts?.get('homologation')).toBe('61234');
    expect(ledger.state?.rounds).toEqual(event.state.rounds);
    expect(ledger.state?.adjustments).toEqual(event.state.adjustments);
    expect(
      rewritten.every(({ position, at, by }) => {
        const before = event.ledger.entries[position - 1];
        return before?.at === at && before.by === by;
      }),
    ).toBe(true);
    if (ledger.state === null) throw new Error('no state');
    expect(standingsView(ledger.state)).toEqual(standingsView(event.state));
    // A log that was erased is a log like any other.
    expect(readEntries(ledger.entries).ok).toBe(true);
  });

  it('leaves a mark that tells how much went and nothing of it, no digest either', () => {
    const event = playedEvent();
    const withDigest = event.ledger.entries.map((entry): Entry => ({
      ...entry,
      key: `k${entry.position}`,
      asked: 'a'.repeat(64),
    }));
    const again = erasedEntries(withDigest);
    expect(again.length).toBeGreaterThan(5);
    expect(again.filter(({ asked }) => asked !== undefined)).toEqual([]);
    expect(again.every(({ key, position }) => key === `k${position}`)).toBe(true);
    const { mark, rewritten } = erased(event);
    expect(mark.events).toEqual([
      {
        type: 'privateDataErased',
        entries: rewritten.map(({ position }) => position),
        keptUntil: '2026-09-08',
      },
    ]);
  });

  it.each([
    ['too early', '2026-09-08T23:00:00Z', 'Open', 'keptForNow', 'LA 5.1, line 8846'],
    ['another name', DUE, 'open', 'otherNameTyped', 'Ronde 16'],
  ])('is kept: %s', (_, at, name, code, article) => {
    expect(asks(playedEvent(), at, name)).toMatchObject({
      error: { kind: 'refused', refusal: { code, article } },
    });
  });

  it('is asked in two steps', () => {
    expect(asks(playedEvent(), DUE, 'Open', false)).toMatchObject({
      error: { kind: 'unconfirmed', warnings: [{ code: 'erasesPrivateData', level: 4 }] },
    });
  });

  it('[LA 6.12 App. I A.5] stays while a case is open', () => {
    const open = playedEvent().does({ type: 'enterIncident', kind: 'other', text: 'in the hall' });
    expect(asks(open)).toMatchObject({
      error: { refusal: { code: 'caseStillOpen', params: { cases: '#2' } } },
    });
    open.does({ type: 'takeBackIncident', number: 2, reason: 'settled' });
    expect(asks(open).ok).toBe(true);
    open.does({
      ...{ type: 'registerSuspension', person: 'Pion, Tom', functions: ['player'] },
      ...{ from: '2026-03-08', until: null, sentence: 'pending' },
    });
    expect(asks(open)).toMatchObject({ error: { refusal: { params: { cases: 'Pion, Tom' } } } });
  });

  it('is erased once; neither undo nor a restore goes behind it', () => {
    const event = playedEvent();
    event.ledger = erased(event).ledger;
    expect(event.verdict({ type: 'undo' })).toEqual(['refused neverUndone Ronde 16']);
    expect(undoBarred(event.ledger)).toMatchObject({ code: 'neverUndone', article: 'Ronde 16' });
    expect(undoPreview(event.ledger, 'en')).toBeNull();
    expect(restorePoints(event.ledger)).toEqual([]);
    expect(event.verdict({ type: 'restore', position: 3 })).toEqual([
      'refused neverUndone Ronde 16',
    ]);
    expect(asks(event)).toMatchObject({ error: { refusal: { code: 'nothingToErase' } } });
    // What is done after it is undone as ever.
    event.does({ type: 'markRestorePoint', name: 'after' });
    expect(undoBarred(event.ledger)).toBeNull();
    expect(restorePoints(event.ledger).map(({ mark }) => mark)).toEqual([{ name: 'after' }]);
    expect(event.verdict({ type: 'undo' })).toEqual([]);
  });
});

describe('how long it is kept', () => {
  it.each([
    ['a club evening', null, 'dutch', '2026-09-08', 'LA 5.1, line 8846'],
    ['an open for FIDE', 'fide', 'dutch', '2026-09-08', 'LA 5.1, line 8846'],
    ['a closed event with norms', 'norms', 'berger', '2027-03-08', 'LA 5.1, line 8913'],
  ] as const)('%s', (_, kind, system, keptUntil, article) => {
    const event = new PlayedEvent({ rounds: 3, firstDay: FIRST, lastDay: LAST, system }, 4);
    if (kind !== null) {
      event.does({
        ...{ type: 'describeHomologation', kind, requestedOn: null, number: null },
        qualifier: false,
      });
    }
    expect(retentionOf(event.state)).toEqual({ keptUntil, article });
  });
});

it('every fact that not everybody who runs the event may read says what is left of it', () => {
  const silent = Object.entries(FACTS).filter(
    ([, fact]) => fact.readBy !== undefined && fact.erased === undefined,
  );
  // A sealed line-up is a secret of the match, and nobody's own.
  expect(silent.map(([type]) => type)).toEqual(['lineUpSealed']);
});
