/**
 * Folders of one machine: a home, a workspace, a temporary folder. A home of one letter is
 * nobody's, as in tests of where data goes. The brackets keep this file from finding itself.
 */
const MACHINE_PATH =
  /(?<![\w.:~/@-])\/(?:(?:hom[e]|User[s])\/[\w.-]{2,}|(?:roo[t]|wor[k]|far[m])\/[\w.-]+|tm[p]\/\w+)|\b[A-Z]:\\User[s]\\\w{2,}/g;

export function machinePaths(text: string): string[] {
  return [...text.matchAll(MACHINE_PATH)].map((match) => match[0]);
}
