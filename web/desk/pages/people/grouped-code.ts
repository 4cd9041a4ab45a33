/** `1234 5678`, as it is read aloud. */
export const groupedCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
