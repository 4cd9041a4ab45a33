import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LAWS_2018 } from '../editions/laws.ts';
import { editionIn } from '../editions/registry.ts';
import { lawsOf } from './catalogue.ts';
import { onlineLaws } from './online/stated-online.ts';
import { splitOwnCopy } from './split-own-copy.ts';

const IDS = lawsOf(LAWS_2018).map(({ id }) => id);
const OF_2001 = editionIn('laws', 'laws-2001');
const IDS_2001 = OF_2001 === null ? [] : lawsOf(OF_2001).map(({ id }) => id);
const IDS_ONLINE = onlineLaws().map(({ id }) => id);

describe('an own copy of the Laws', () => {
  it.each([
    ['plain text', '7.1 First words\nand more.\n\n7.2.1 Second.\n8.2 Third'],
    ['Markdown', '# Seven\n\n- **7.1** First words\nand more.\n- 7.2.1 Second.\n\n### 8.2 Third\n'],
    [
      'HTML',
      '<p>7.1 First <b>words</b></p><p>and more.</p><ul><li>7.2.1 Second.</li><li>8.2&nbsp;Third</li></ul>',
    ],
  ])('in %s is split by article', (_, text) => {
    expect(splitOwnCopy(text, IDS)).toEqual({
      '7.1': 'First words and more.',
      '7.2.1': 'Second.',
      '8.2': 'Third',
    });
  });

  it('leaves numbers that are no articles in the text, and what is printed twice once', () => {
    expect(splitOwnCopy('7.1 One of\n3.14 parts.\n7.1 Again', IDS)).toEqual({
      '7.1': 'One of 3.14 parts.',
    });
    expect(splitOwnCopy('C9 Scan without a dot', IDS)).toEqual({ 'C.9': 'Scan without a dot' });
    expect(splitOwnCopy('no article at all', IDS)).toEqual({});
  });

  // The texts are made up; the numbers are those of the catalogue (ADR 0068).
  it.each([
    [
      'letters of July 2001 below their article',
      '3.7 (a) Pawns go on.\n(b) Twice at first.\n    or once.\n(c) They take aside.',
      { '3.7.a': 'Pawns go on.', '3.7.b': 'Twice at first. or once.', '3.7.c': 'They take aside.' },
    ],
    [
      'figures below a letter',
      '3.8\na) King words\n(b) (1) Lost for good\n(2) Not now\n3.9 Next',
      {
        '3.8.a': 'King words',
        '3.8.b.1': 'Lost for good',
        '3.8.b.2': 'Not now',
        '3.9': 'Next',
      },
    ],
    [
      'letters written in the number, with and without a dot',
      '13.4.a First\n13.4b Second\n13.4 (c) Third',
      { '13.4.a': 'First', '13.4.b': 'Second', '13.4.c': 'Third' },
    ],
    [
      'appendices, their letters, and E to F',
      '8.7 Signed\nAppendix A. Laid aside\nA1. (a) Sealed\n(b) Kept\nA2 On it:\n(a) names\n# Annexe F\nF.2.3 (a) Spoken\nE10. Told\n(b) twice',
      {
        '8.7': 'Signed',
        'A.1.a': 'Sealed',
        'A.1.b': 'Kept',
        'A.2': 'On it:',
        'A.2.a': 'names',
        'F.2.3.a': 'Spoken',
        'E.10': 'Told',
        'E.10.b': 'twice',
      },
    ],
    [
      'plain figures of an appendix, which are no articles there',
      '8.2 Game words\nAppendix A\n3. Aside\n4. Again',
      { '8.2': 'Game words', 'A.3': 'Aside', 'A.4': 'Again' },
    ],
    [
      'the words before the first letter with that letter',
      '5.1 Won\n(a) by mate\n(b) by a word',
      { '5.1.a': 'Won by mate', '5.1.b': 'by a word' },
    ],
    [
      'figures in brackets that divide no letter stay in the text',
      '8.2 One of\n1) these\n2) those',
      { '8.2': 'One of 1) these 2) those' },
    ],
  ] as const)('splits %s', (_, text, articles) => {
    expect(splitOwnCopy(text, IDS_2001)).toEqual(articles);
  });

  it.each([
    [
      'sections of an appendix, which count from 1 again',
      '2.1 Screens\n## ANNEXE I. Fairness\nFor all.\n### A. General\n1. Watched\n2. Named\n### **B. Faults**\n1. Helped',
      { '2.1': 'Screens', 'I.A.1': 'Watched', 'I.A.2': 'Named', 'I.B.1': 'Helped' },
    ],
    [
      'sections that are one article, and those counted twice over',
      '2.1 Screens\nAppendix I\nF. Who judges\nThe panel.\nG. Complaints\n#### 1. Begun\n- 1.1 By letter\n#### 2. Heard\n2.1 By all\nJ. Who enters\nAgrees.',
      {
        '2.1': 'Screens',
        'I.F': 'The panel.',
        'I.G.1.1': 'By letter',
        'I.G.2.1': 'By all',
        'I.J': 'Agrees.',
      },
    ],
    [
      'the words before the first number of an article, and its letters',
      'Article 20 : Both boards\nWhere both are used.\n20.1 One counts\n18.9 He chooses\na) on\nb) less',
      {
        '20': 'Where both are used.',
        '20.1': 'One counts',
        '18.9': 'He chooses',
        '18.9.a': 'on',
        '18.9.b': 'less',
      },
    ],
    [
      'appendices that are no divisions, and articles after them',
      '2.1 Screens\nAnnexe III\n1. Helped\n1.1 Spoken\nArticle 2\n2.2 Hosts\nAnnex II: Helpers\n1. Told',
      { '2.1': 'Screens', 'III.1': 'Helped', 'III.1.1': 'Spoken', '2.2': 'Hosts', 'II.1': 'Told' },
    ],
    [
      'nothing by a table of contents',
      'Annexe I. Fairness\nAnnexe II. Helpers\n2.1 Screens\n2.2 Hosts',
      { '2.1': 'Screens', '2.2': 'Hosts' },
    ],
  ] as const)('splits online %s', (_, text, articles) => {
    expect(splitOwnCopy(text, IDS_ONLINE)).toEqual(articles);
  });

  // Where the sources lie beside the project: lines 1144 to 2333 of the book are the whole Laws.
  const seeds = new URL('../../../../shared/seeds/', import.meta.url);
  it.runIf(existsSync(seeds))('finds the articles of the book', () => {
    const name = readdirSync(seeds).find((one) => one.startsWith('000')) ?? '';
    const lines = readFileSync(new URL(name, seeds), 'utf8').split('\n').slice(1143, 2333);
    const found = Object.keys(splitOwnCopy(lines.join('\n'), IDS));
    expect(found.length).toBeGreaterThanOrEqual(330);
  });

  // Lines 13262 to 13904 are the whole regulations for online chess, with their three appendices.
  it.runIf(existsSync(seeds))('finds every article of the online regulations', () => {
    const name = readdirSync(seeds).find((one) => one.startsWith('000')) ?? '';
    const lines = readFileSync(new URL(name, seeds), 'utf8').split('\n').slice(13261, 13904);
    const found = splitOwnCopy(lines.join('\n'), IDS_ONLINE);
    expect(IDS_ONLINE.filter((id) => found[id] === undefined)).toEqual([]);
  });
});
