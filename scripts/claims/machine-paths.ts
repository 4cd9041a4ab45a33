/**
 * Folders of one machine: a home, a workspace, a temporary folder. The brackets keep this file
 * from being one of its own findings.
 */
const MACHINE_PATH =
  /(?<![\w.:~/@-])\/(?:(?:hom[e]|User[s]|roo[t]|wor[k]|far[m])\/[\w.-]+|tm[p]\/\w+)|\b[A-Z]:\\User[s]\\\w+/g;

export function machinePaths(text: string): string[] {
  return [...text.matchAll(MACHINE_PATH)].map((match) => match[0]);
}
