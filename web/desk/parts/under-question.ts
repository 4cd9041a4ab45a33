/** Whether a question stands over this part of the page: keys pressed then are not for it. */
export function isUnderQuestion(part: Element | null = null): boolean {
  const questions = [...document.querySelectorAll('[role="dialog"]')];
  return questions.length > 0 && !questions.some((question) => question.contains(part));
}

/** A deed of the page by key, not done while a question is open. */
export const unlessAsked = (deed: () => void) => (): void => {
  if (!isUnderQuestion()) deed();
};
