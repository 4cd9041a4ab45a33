/** What an engine of a Swiss answers to "why not A–B?", as far as it names an article. */
export type AnsweredWhyNot =
  | { readonly reason: 'paired' | 'absent' }
  | { readonly reason: 'absolute'; readonly objection: { readonly article: string } }
  | { readonly reason: 'criterion'; readonly best: { readonly article: string } }
  | {
      readonly reason: 'incomplete' | 'completion' | 'bye' | 'byeScore' | 'order';
      readonly article: string;
    };

/** The article that keeps two players apart; null where none does. */
export function whyNotArticle(answer: AnsweredWhyNot): string | null {
  switch (answer.reason) {
    case 'paired':
    case 'absent':
      return null;
    case 'absolute':
      return answer.objection.article;
    case 'criterion':
      return answer.best.article;
    default:
      return answer.article;
  }
}
