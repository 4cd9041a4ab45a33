import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LAWS_2018 } from '../editions/laws.ts';
import { lawsOf } from './catalogue.ts';
import { splitOwnCopy } from './split-own-copy.ts';

const IDS = lawsOf(LAWS_2018).map(({ id }) => id);

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

  // Where the sources lie beside the project: lines 1144 to 2333 of the book are the whole Laws.
  const seeds = new URL('../../../../shared/seeds/', import.meta.url);
  it.runIf(existsSync(seeds))('finds the articles of the book', () => {
    const name = readdirSync(seeds).find((one) => one.startsWith('000')) ?? '';
    const lines = readFileSync(new URL(name, seeds), 'utf8').split('\n').slice(1143, 2333);
    const found = Object.keys(splitOwnCopy(lines.join('\n'), IDS));
    expect(found.length).toBeGreaterThanOrEqual(330);
  });
});
