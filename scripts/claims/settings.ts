/** Variables of the environment that a program asks for, by the way the code asks for them. */
export const variablesRead = (source: string): string[] =>
  [...source.matchAll(/(?:given\(|\benv\[)'([A-Z][A-Z_]*)'/g)].map((match) => match[1] ?? '');

/** Variables of ours that a document names; other programs have theirs. */
export const variablesNamed = (markdown: string): string[] =>
  [...markdown.matchAll(/\b(RONDE_[A-Z_]+|DATABASE_URL|(?:PORT|HOST)(?==|`))/g)].map(
    (match) => match[1] ?? '',
  );

/** Variables a reference page has a row for. */
export const variablesListed = (markdown: string): string[] =>
  [...markdown.matchAll(/^\| `([A-Z][A-Z_]*)` \|/gm)].map((match) => match[1] ?? '');
