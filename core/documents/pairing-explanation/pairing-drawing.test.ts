import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pairRound, type DutchTraceEvent } from '../../pairing/dutch/dutch.ts';
import { SWISS_2017, SWISS_2026 } from '../../rules/editions/swiss.ts';
import { playerId, tpn } from '../../rules/identity.ts';
import { LANGUAGES } from '../../rules/language.ts';
import { bookRound } from '../../tournament/report-file/testing/book-round.ts';
import { engineEvent } from '../../tournament/views/testing/engine-event.ts';
import { PlayedEvent } from '../../tournament/testing/played-event.ts';
import { drawRound, whyNotDrawing } from './draw-round.ts';
import { drawPairing } from '../../pairing/dutch/explanation/pairing-drawing.ts';
import type { PairingDrawing } from '../../pairing/explanation/drawn-brackets.ts';

/** Livre de l'Arbitre 4.3, the worked event: each file holds what stood before its round. */
const bookFile = (round: number): string =>
  readFileSync(
    new URL(`../../../corpus/swiss-example-trf/round${round}_input.trf`, import.meta.url),
    'utf8',
  );

function bookDrawing(round: number, edition = SWISS_2017): PairingDrawing {
  const request = bookRound(bookFile(round), round, edition.id);
  const events: DutchTraceEvent[] = [];
  pairRound(request, { trace: (event) => events.push(event) });
  const names = new Map(request.players.map((player) => [player.tpn, player.name]));
  return drawPairing(events, {
    language: 'en',
    name: (player) => names.get(player) ?? '',
    articles: edition.properties.dutch.articles,
  });
}

describe('[C.04.1.i] a drawn pairing', () => {
  it('[Livre 4.3, round 4] shows who floats where and what decided', () => {
    const { brackets } = bookDrawing(4);
    expect(brackets[0]).toMatchObject({ title: 'Bracket of 2½ points', isNatural: false });
    expect(brackets[0]?.decision).toMatchObject({
      article: 'C.1',
      sentences: ['C.1: Bruno and Eloise have played each other'],
    });
    expect(brackets[0]?.leaving).toEqual([{ player: tpn(5), to: 1, limbo: false }]);
    expect(brackets[1]?.movedDown).toEqual([{ player: tpn(5), score: 25 }]);
    const decided = brackets.find(({ decision }) => decision?.article === 'C.14');
    expect(decided?.decision?.criterion).toBe('downfloatTwoRoundsAgo');
    const count = decided?.criteria.find(({ article }) => article === 'C.14');
    expect(count).toMatchObject({ accepted: '0', natural: '1', better: 'accepted' });
    expect(decided?.naturalPairs.length).toBeGreaterThan(0);
  });

  it.each([1, 2, 3, 4, 5])('gives round %i of the book in both editions, whole', (round) => {
    for (const edition of [SWISS_2017, SWISS_2026]) holdsTogether(bookDrawing(round, edition));
  });
});

/** Every arrow lands where somebody came in, and every pair has its colours. */
function holdsTogether({ brackets, colours, bye }: PairingDrawing): void {
  const pairs = brackets.flatMap((bracket) => bracket.pairs.map(({ pair }) => pair));
  const sorted = (list: readonly (readonly number[])[]): string[] =>
    list.map((pair) => [...pair].sort((a, b) => a - b).join('-')).sort();
  if (bye) expect(bye.sentence).toMatch(/\.$/);
  expect(sorted(pairs)).toEqual(sorted(colours.map(({ white, black }) => [white, black])));
  brackets.forEach((bracket, index) => {
    const entering = brackets
      .slice(0, index)
      .flatMap(({ leaving }) => leaving.filter(({ to }) => to === index));
    if (bracket.kind !== 'leftOver') {
      expect(bracket.movedDown.map(({ player }) => player).sort()).toEqual(
        entering.map(({ player }) => player).sort(),
      );
    }
    for (const { player, to } of bracket.leaving) if (to === null) expect(player).toBe(bye?.player);
    expect(bracket.isNatural).toBe(bracket.naturalPairs.length === 0);
    expect(bracket.decision === null).toBe(bracket.isNatural);
  });
}

describe('a drawing of a round of the log', () => {
  it.each(['swiss-2017', 'swiss-2026'])('is what was paired, round by round (%s)', (edition) => {
    const event = engineEvent(21, 6, {
      seed: 5,
      firstDay: edition === 'swiss-2017' ? '2025-01-05' : '2026-03-07',
    });
    expect(event.state.pins.swiss).toBe(edition);
    for (let round = 1; round <= 6; round += 1) {
      for (const language of LANGUAGES) {
        const drawn = drawRound(event.state, round, language);
        if (!drawn.ok) throw new Error(drawn.error.code);
        if (drawn.value.kind !== 'brackets') throw new Error('a table');
        expect(drawn.value.check?.verdict).toBe('same');
        holdsTogether(drawn.value);
        expect(JSON.parse(JSON.stringify(drawn.value))).toEqual(drawn.value);
        expect(JSON.stringify(drawn.value.brackets)).not.toMatch(/\{(score|players|article)\}/);
        expect(drawn.value.players).toHaveLength(21);
      }
    }
  });

  it('marks the boards that depart from the natural pairing', () => {
    const event = new PlayedEvent({ initialColour: 'white' }, 8).pairs(1, 'a-f b-e c-g d-h');
    const drawn = drawRound(event.state, 1, 'en');
    expect(drawn.ok && drawn.value.departures).toEqual([1, 2]);
    expect(drawn.ok && drawn.value.check?.recorded.map(({ board }) => board)).toEqual([1, 2, 4]);
  });

  it('holds nothing private', () => {
    const { state } = engineEvent(9, 3);
    const text = JSON.stringify(drawRound(state, 3, 'en'));
    const known = [...state.players.values()].flatMap((player) =>
      Object.values(player.private ?? {}).map(String),
    );
    expect(known.length).toBeGreaterThan(20);
    for (const secret of known) expect(text).not.toContain(secret);
  });

  it('draws the next round before it is paired', () => {
    const event = new PlayedEvent({ initialColour: 'white' }, 8);
    const drawn = drawRound(event.state, 1, 'fr');
    expect(drawn.ok && drawn.value.check).toBeNull();
    expect(drawn).toMatchObject({ value: { brackets: [{ s1: [1, 2, 3, 4] }] } });
    expect(drawRound(event.state, 2, 'fr')).toMatchObject({ error: { code: 'unknownRound' } });
  });

  it('says why two players do not meet', () => {
    const event = new PlayedEvent({ initialColour: 'white' }, 8).pairs(1, 'a-e f-b c-g h-d');
    event.scores(1, '1010').does({ type: 'pairRound', round: 2 });
    const [a, e, d] = [playerId('a'), playerId('e'), playerId('d')];
    expect(whyNotDrawing(event.state, 2, [a, e], 'en')).toMatchObject({
      value: { reason: 'absolute', article: 'C1', sentences: [expect.stringContaining('round 1')] },
    });
    const other = whyNotDrawing(event.state, 2, [a, d], 'fr');
    expect(other.ok && other.value.sentences[0]).toMatch(/\.$/);
    const nobody = whyNotDrawing(event.state, 2, [a, playerId('nobody')], 'en');
    expect(nobody).toMatchObject({ error: { code: 'unknownPlayer' } });
  });
});
