import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width of an element in rem, as it is now; null until it is known. */
export function useWidthInRem(element: RefObject<HTMLElement | null>): number | null {
  const [room, setRoom] = useState<number | null>(null);
  useLayoutEffect(() => {
    const place = element.current;
    if (place === null) return undefined;
    const measure = (): void => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRoom(Math.floor((place.clientWidth / rem) * 8) / 8);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return room;
}
