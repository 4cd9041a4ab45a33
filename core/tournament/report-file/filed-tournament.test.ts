import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { recordsOf } from '../../formats/trf/document.ts';
import { parseTrf } from '../../formats/trf/read.ts';
import { roundsRecorded } from '../../formats/trf/rounds-of.ts';
import { playerId } from '../../rules/identity.ts';
import { comparePairings } from '../../pairing/compare.ts';
import { recordedRoundQuestion, roundQuestion } from '../pairing-question.ts';
import type { Tournament } from '../state.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { recordedPairing } from '../views/recorded-meetings.ts';
import { standingsQuestion } from '../views/standings-question.ts';
import { filedForRound, filedTournament } from './filed-tournament.ts';
import { written } from './testing/written-and-read.ts';

const OPTIONS = { firstDay: '2026-03-07', from: 'event.trf' };

const line = (number: number, points: string, rounds = ''): string =>
  `001 ${String(number).padStart(4)}      Player ${number}`.padEnd(48) +
  `${2400 - 10 * number}`.padEnd(32) +
  `${points.padStart(4)} ${String(number).padStart(4)}  ${rounds}`;

const textOf = (...lines: readonly string[]): string => [...lines, ''].join('\n');

function filed(text: string): Tournament {
  const read = filedTournament(parseTrf(text).document, OPTIONS);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.state;
}

function next(text: string) {
  const { document } = parseTrf(text);
  const round = roundsRecorded(document) + 1;
  const read = filedForRound(document, OPTIONS, round);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { state, problems } = read.value;
  return { asked: roundQuestion(state, round), notes: problems.map(({ code }) => code) };
}

function requestOf(text: string) {
  const { asked } = next(text);
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  return asked.value.request;
}

const FIRST_ROUND = [
  line(1, '1.0', '   3 w 1'),
  line(2, '0.5', '   4 b ='),
  line(3, '0.0', '   1 b 0'),
  line(4, '0.5', '   2 w ='),
];

describe('a birth date of a file', () => {
  it.each([
    ['1987-05', '1987'],
    ['1987/05/00', '1987'],
    ['1987/00/00', '1987'],
    ['1987', '1987'],
    ['1987/05/23', '1987-05-23'],
  ])('[TRF26 001] %s is kept as a day or a year: %s', (written, expected) => {
    const [first = '', ...others] = FIRST_ROUND;
    const born = first.slice(0, 69) + written.padEnd(10) + first.slice(79);
    const { players } = filed(textOf(born, ...others));
    expect([...players.values()][0]?.private).toEqual({ birthDate: expected });
  });
});

describe.each(['dutch-2017', 'dutch-2026'])('golden %s', (name) => {
  it('is paired from the tournament as it was recorded', () => {
    const packed = readFileSync(new URL(`../../../corpus/${name}.ndjson.gz`, import.meta.url));
    const lines = gunzipSync(packed).toString('utf8').trim().split('\n');
    for (const text of lines.slice(0, 60 * inject('sizes').shareOfCases)) {
      const { id, trf } = JSON.parse(text) as { id: string; trf: string };
      const read = filed(trf);
      const state = { ...read, pins: { ...read.pins, swiss: name.replace('dutch', 'swiss') } };
      for (const round of state.rounds) {
        const asked = recordedRoundQuestion(state, round);
        if (!asked.ok) throw new Error(`${id}: ${asked.error.code}`);
        const { engine, request } = asked.value;
        const paired = engine.pairRound(request);
        const recorded = recordedPairing(state, round);
        expect(paired.ok && comparePairings(request, recorded, paired.value, ''), id).toBeNull();
      }
    }
  });
});

describe('a report file', () => {
  it('[TRF26 001] says zero-point bye of who is absent, whatever was announced', () => {
    const event = new PlayedEvent({ rounds: 3 }, 4)
      .does({ type: 'grantBye', player: playerId('d'), round: 1, bye: 'zeroPointBye' })
      .pairs(1, 'a-b c')
      .scores(1, '1');
    const cells = recordsOf(parseTrf(written(event.ledger)).document, '001').map(
      ({ rounds }) => rounds[0],
    );
    expect(cells).toMatchObject([
      { outcome: 'win' },
      { outcome: 'loss' },
      { outcome: 'pairingAllocatedBye' },
      { outcome: 'zeroPointBye' },
    ]);
  });
});

describe('a report file asked for its next round', () => {
  it('[TRF XXZ] leaves out whoever is named as absent', () => {
    const { absent } = requestOf(textOf('142 5', ...FIRST_ROUND, 'XXZ    2    4'));
    expect([...absent]).toEqual([2, 4]);
  });

  it('[TRF 240] goes before XXZ, and gives what it says', () => {
    const state = filed(textOf('142 5', '240 H   2    2', ...FIRST_ROUND, 'XXZ    2    4'));
    expect([...(state.byes.get(2) ?? [])]).toEqual([
      ['p2', 'halfPointBye'],
      ['p4', 'zeroPointBye'],
    ]);
  });

  it('assumes that a round follows where the file declares none, and says so', () => {
    const { notes } = next(textOf(...FIRST_ROUND));
    expect(notes).toEqual(['report.rounds.missing']);
    const request = requestOf(textOf(...FIRST_ROUND, 'XXP    1    2'));
    expect([request.round, request.rounds]).toEqual([2, 3]);
    expect(request.prohibited).toEqual([[1, 2]]);
  });

  it('keeps the numbers of the file where some are left out', () => {
    const lines = [
      line(1, '1.0', '   6 w 1'),
      line(3, '0.5', '   7 b ='),
      line(6, '0.0', '   1 b 0'),
      line(7, '0.5', '   3 w ='),
    ];
    const request = requestOf(textOf('142 5', '250       1.0   1   3    3    7', ...lines));
    expect(request.players.map(({ tpn }) => tpn)).toEqual([1, 3, 6, 7]);
    expect(request.players.map(({ rounds }) => rounds[0]?.opponent)).toEqual([6, 7, 1, 3]);
    expect(request.players.map(({ tpn }) => request.virtualPoints?.(tpn, 2))).toEqual([
      0, 10, 10, 10,
    ]);
  });

  it.each([
    ['numbersMissing', textOf('062 0', '142 5')],
    ['roundsExhausted', textOf('142 1', ...FIRST_ROUND)],
    ['previousRoundOpen', textOf('142 5', line(1, '0.0', '   2 w  '), line(2, '0.0', '   1 b  '))],
    ['systemNotPaired', textOf('142 5', '192 CUSTOM_SWISS', ...FIRST_ROUND)],
  ])('is refused as a stored tournament is: %s', (code, text) => {
    const { asked } = next(text);
    expect(asked.ok ? null : asked.error).toMatchObject({ code });
  });
});

describe('a report file asked for its standings', () => {
  it.each([
    ['202 BH/C1,SB', ['BH/C1', 'SB']],
    ['212 PTS,BH,SB', ['BH', 'SB']],
  ])('[TRF26 202, 212] %s', (listed, descriptors) => {
    const state = filed(textOf('142 5', listed, ...FIRST_ROUND));
    expect(standingsQuestion(state).descriptors).toEqual(descriptors);
  });
});

it('[C.04.7 1.3] a late entry is not on the first list', () => {
  const state = filed(
    textOf(
      '142 5',
      line(1, '1.0', '   2 w 1  0000 - Z'),
      line(2, '1.0', '   1 b 0     3 w 1'),
      line(3, '0.0', '0000 - Z     2 b 0'),
    ),
  );
  expect([...state.players.values()].map(({ fromRound }) => fromRound)).toEqual([1, 1, 2]);
});
