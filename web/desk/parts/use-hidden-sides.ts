import { useEffect, useState, type RefObject } from 'react';

export interface HiddenSides {
  readonly left: boolean;
  readonly right: boolean;
}

/** On which sides a scrolling element hides content: it gets a shadow there. */
export function useHiddenSides(
  scroller: RefObject<HTMLElement | null>,
  content: unknown,
): HiddenSides {
  const [more, setMore] = useState<HiddenSides>({ left: false, right: false });
  useEffect(() => {
    const place = scroller.current;
    if (place === null) return undefined;
    const look = (): void => {
      const left = place.scrollLeft > 1;
      const right = place.scrollLeft + place.clientWidth < place.scrollWidth - 1;
      setMore((before) =>
        before.left === left && before.right === right ? before : { left, right },
      );
    };
    look();
    place.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(place);
    return () => {
      place.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [scroller, content]);
  return more;
}
