/** What an answer waits at, until the test lets it through. */
export interface Gate {
  readonly passed: Promise<void>;
  open(): void;
}

export function gate(): Gate {
  let resume = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    resume = resolve;
  });
  return {
    passed,
    open: () => {
      resume();
    },
  };
}
