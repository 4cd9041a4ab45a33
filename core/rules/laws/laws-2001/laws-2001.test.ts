import { describe, expect, it } from 'vitest';
import { LAWS_2001, LAWS_2014 } from '../../editions/laws.ts';
import { articlesNumbered } from '../article-number.ts';
import { LAW_ARTICLES, lawsOf } from '../catalogue.ts';
import { lawChanges } from '../law-changes.ts';
import { SAME_IN_2014 } from './same-in-2014.ts';

const laws = lawsOf(LAWS_2001);

describe('the Laws of July 2001', () => {
  // BAF 101, answers to exam UV1 (003:176-220): every article they name.
  it.each([
    ['2.1', 'light corner'],
    ['6 alinéa 4', 'arbiter decides'],
    ['6.8b', 'hand that moved'],
    ['6.10', 'could mate by no legal moves'],
    ['6.13b', 'get the arbiter'],
    ['7.4 b', 'Number 3'],
    ['8.1', 'cannot write'],
    ['8.4', 'without 30 seconds'],
    ['8.5 c', 'second board'],
    ['9.2', '3 times'],
    ['10.2', '2 minutes'],
    ['13.6', 'never tells move counts'],
    ['B.5 a', 'only when a player asks'],
    ['B.6', 'keeps silent'],
    ['B.8', 'drawn'],
    ['C.1', '15 minutes'],
    ['E', 'Only the algebraic'],
  ])('[BAF 101] article %s says “%s”', (written, words) => {
    const [found] = articlesNumbered(laws, written.replace(' alinéa ', '.'));
    expect(found?.says.en).toContain(words);
  });

  // 003:415: more than an hour late.
  it('[E.01 6.7] loses a game after an hour', () => {
    expect(laws.find(({ id }) => id === '6.7')?.says.en).toContain('more than 60 minutes');
  });

  it('takes from 2014 only articles that 2014 has, each number once', () => {
    const of2014 = new Set(lawsOf(LAWS_2014).map(({ id }) => id));
    expect(SAME_IN_2014.filter(([, later]) => !of2014.has(later))).toEqual([]);
    expect(new Set(laws.map(({ id }) => id)).size).toBe(laws.length);
  });

  it('sends to no article it does not have', () => {
    const has = (to: string): boolean =>
      laws.some(({ id }) => id === to || id.startsWith(`${to}.`));
    const written = LAW_ARTICLES.filter(({ editions }) => editions.includes('laws-2001')).flatMap(
      ({ id, says }) =>
        (says.en.match(/\b(?:\d{1,2}|[A-F]|I{1,3})\.\d+(?:\.(?:\d+|[a-h]))*\b/g) ?? []).map(
          (to) => [id, to] as const,
        ),
    );
    expect(written.filter(([, to]) => !has(to))).toEqual([]);
  });

  // Bulletins-berger-and-draughts §8: the answers that changed with the edition.
  it.each([
    ['the third illegal move loses, later the second', 'changed', '7.4.b'],
    ['the arbiter keeps silent about a flag', 'changed', 'B.6'],
    ['touched pieces in rapid only when asked', 'changed', 'B.5.a'],
    ['the quickplay finish without appeal', 'changed', '10.2.d'],
    ['who cannot write loses time', 'changed', '8.1'],
    ['an hour of lateness', 'changed', '6.7'],
    ['move counts are not told', 'kept', '13.6'],
    ['a game is rebuilt on a second board', 'kept', '8.5.c'],
    ['three times the position', 'kept', '9.2'],
  ] as const)('from 2001 to 2014, %s: %s', (_, what, id) => {
    const changes = lawChanges(laws, lawsOf(LAWS_2014));
    const kept = changes.some((change) => change.kind === 'moved' && change.from === id);
    const gone = changes.some(
      (change) => (change.kind === 'gone' || change.kind === 'changed') && change.before.id === id,
    );
    expect([kept, gone]).toEqual(what === 'kept' ? [true, false] : [false, true]);
  });
});
