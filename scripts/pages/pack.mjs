import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pages get a number of their own with every answer; pictures are packed already; maps are for whoever mends Ronde. */
const WORTH_PACKING = ['.js', '.css', '.svg', '.json', '.webmanifest'];
/** Bytes that fit into one packet on the network. */
const SMALL = 1_000;

/** The tightest, 11, makes files smaller by two hundredths in more than twice the time: a first start waits for it. */
const TIGHT = 10;

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Packs the text files among some files of a folder tightly, once for everybody who will ask for them.
 * @param {string} folder
 * @param {readonly string[]} names
 */
export async function packFiles(folder, names) {
  const texts = names.filter((name) => WORTH_PACKING.includes(extname(name)));
  await Promise.all(
    texts.map(async (name) => {
      const file = join(folder, name);
      const plain = readFileSync(file);
      if (plain.length < SMALL) return;
      const [tight, zipped] = await Promise.all([
        brotli(plain, {
          params: {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_QUALITY]: TIGHT,
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          },
        }),
        zip(plain, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      writeFileSync(`${file}.br`, tight);
      writeFileSync(`${file}.gz`, zipped);
    }),
  );
}
