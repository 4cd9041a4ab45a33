import { useEffect } from 'react';

/** An address with `#initialColour` leads to that setting, ready to be set. */
export function usePlaceMeant(): void {
  useEffect(() => {
    const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    place?.scrollIntoView({ block: 'center' });
    place
      ?.querySelector<HTMLElement>('input:checked, input, select, button')
      ?.focus({ preventScroll: true });
  }, []);
}
