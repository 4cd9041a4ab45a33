/** Commands a document tells its reader to type: in backticks, or alone on a line of a code block. */
export function commandsIn(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^(```|~~~).*\n([\s\S]*?)^\1/gm)];
  const lines = blocks.flatMap((match) => (match[2] ?? '').split('\n'));
  const inline = [...markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, '').matchAll(/`([^`\n]+)`/g)];
  return [...inline.map((match) => match[1] ?? ''), ...lines]
    .map((text) => text.trim().replace(/^\$\s+/, ''))
    .map((text) => text.replace(/^(?:[A-Z_]+=\S+\s+)+/, ''))
    .filter((text) => /^(npm|ronde|bin\/ronde)\s/.test(text));
}

/** npm scripts named by the commands. */
export function npmScriptsIn(markdown: string): string[] {
  return commandsIn(markdown).flatMap((command) => {
    const match = /^npm (?:run ([\w:-]+)|(start|test))\b/.exec(command);
    return match?.[1] ?? match?.[2] ?? [];
  });
}

/** Words of `ronde` named by the commands: `convert` in `ronde convert a.trf`. */
export function rondeWordsIn(markdown: string): string[] {
  return commandsIn(markdown).flatMap(
    (command) => /^(?:bin\/)?ronde ([a-z][\w-]*)/.exec(command)?.[1] ?? [],
  );
}

/** Commands listed by `ronde --help`: a line's first word, indented below `Commands:`. */
export function wordsInHelp(help: string): string[] {
  const list = help.split(/^(?:Commands|Commandes)\s*:\s*$/m)[1] ?? '';
  return [...list.matchAll(/^ {2}([a-z][\w-]*)/gm)].map((match) => match[1] ?? '');
}
