/** One criterion of section C (2026: article 2): the smaller its value, the better satisfied. */
export interface Criterion<Subject> {
  readonly article: string;
  readonly value: (subject: Subject) => readonly number[];
}
