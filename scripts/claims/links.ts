import { posix } from 'node:path';

/** Relative targets of the links and pictures of a Markdown text, without their anchors. */
export function relativeLinks(markdown: string): string[] {
  const prose = markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, '').replace(/`[^`\n]*`/g, '');
  const inline = [...prose.matchAll(/\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g)];
  const named = [...prose.matchAll(/^\s*\[[^\]]+\]:\s*<?(\S+?)>?\s*$/gm)];
  return [...inline, ...named]
    .map((match) => (match[1] ?? '').replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^([a-z][a-z+.-]*:|\/\/)/i.test(target));
}

/** Links of a document that lead nowhere. */
export function deadLinks(
  document: string,
  markdown: string,
  exists: (file: string) => boolean,
): string[] {
  return relativeLinks(markdown).filter(
    (target) => !exists(posix.normalize(posix.join(posix.dirname(document), decodeURI(target)))),
  );
}
