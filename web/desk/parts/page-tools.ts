import { useEffect, useRef } from 'react';

/** What the page on screen can do with its list, whoever asks for it. */
export type PageTool = 'csv' | 'print';

type Work = () => void;

const offered: Readonly<Record<PageTool, Set<Work>>> = { csv: new Set(), print: new Set() };

/** Offers what a button of the page does, so that it can be asked for without the button. */
export function useOffered(tool: PageTool, work: Work): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    const own: Work = () => {
      latest.current();
    };
    offered[tool].add(own);
    return () => {
      offered[tool].delete(own);
    };
  }, [tool]);
}

/** What the page offers; null where nothing does, or several lists do. */
export function pageTool(tool: PageTool): Work | null {
  const [only, ...others] = offered[tool];
  return others.length > 0 ? null : (only ?? null);
}

/** Prints the page as it stands. */
export const printPage: Work = () => {
  window.print();
};
