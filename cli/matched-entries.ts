import type { MatchedEntry } from '@ronde/core/formats/entries/match-entries.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Cli } from './cli.ts';

/** How the entries fared, line by line where a person must look. */
export function sayMatches(cli: Cli, matched: readonly MatchedEntry[]): string[] {
  const count = (kind: MatchedEntry['match']['kind']): number =>
    matched.filter(({ match }) => match.kind === kind).length;
  const counts = { certain: count('certain'), doubt: count('candidates'), unknown: count('none') };
  return [
    fill(cli.words.matchedEntries, counts),
    ...matched.flatMap(({ entry, match }): string[] => {
      const place = { line: entry.line, name: entry.player.name };
      switch (match.kind) {
        case 'none':
          return [fill(cli.words.entryUnknown, place)];
        case 'candidates': {
          const candidates = match.candidates
            .slice(0, 4)
            .map(({ player }) => `${player.name} (${player.fideId ?? player.nationalId ?? '?'})`);
          return [fill(cli.words.entryInDoubt, { ...place, candidates: candidates.join(', ') })];
        }
        case 'certain':
          return match.differences.map(({ field, entered, listed }) =>
            // A birth date is nobody's business on a screen in the hall.
            fill(cli.words.entryDiffers, {
              ...place,
              field,
              entered: field === 'birth' ? entered.slice(0, 4) : entered,
              listed: field === 'birth' ? listed.slice(0, 4) : listed,
            }),
          );
      }
    }),
  ];
}
