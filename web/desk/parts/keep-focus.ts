/** Something that had the focus, and what stood around it, from the inside out. */
interface Held {
  readonly element: HTMLElement;
  readonly around: readonly { readonly part: Element; readonly at: number }[];
  /** The dialog, menu or message it was in: once that is gone, nothing in its place is meant. */
  readonly layer: Element | null;
  readonly name: string;
}

const LAYER = '[role="dialog"], [role="menu"], [role="listbox"], .mantine-Notification-root';
const STOPS = ':is(button, input, select, textarea):enabled, a[href], summary, [tabindex="0"]';
/** The parts of a page: whoever falls out of one starts again at the heading. */
const PARTS = 'main, aside, header, nav, [role="dialog"]';
/** How many stops are remembered. */
const TRAIL = 24;
/** How long a button that was switched off keeps the focus waiting, in milliseconds: it may be at work. */
const WORK = 600;
/** One that says so keeps it until it is done. */
const AT_WORK = '[data-loading]';

/**
 * [WCAG 2.4.3] Where the focus falls to the page because what had it is gone (a dialog closed, a
 * button used up), it goes to what opened the dialog, to what stands in the button's place, or to
 * the heading. Whoever leaves by the mouse keeps what they chose.
 * @param onGiven told of each element that takes the place of one that is gone
 */
export function keepFocus(page: Document, onGiven: (element: Element) => void): () => void {
  let trail: readonly Held[] = [];
  let held: Held | null = null;
  let waiting: ReturnType<typeof setTimeout> | null = null;

  const stopWaiting = (): void => {
    if (waiting !== null) clearTimeout(waiting);
    waiting = null;
  };
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || target === page.body) return;
    stopWaiting();
    held = heldOf(target);
    trail = [...trail.filter(({ element }) => element !== target), held].slice(-TRAIL);
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null || !(target instanceof HTMLElement)) return;
    // Only afterwards is it known whether it was left or is gone.
    setTimeout(() => {
      if (held?.element === target && isAtNothing(page) && page.hasFocus() && takesFocus(target)) {
        held = null;
      }
    });
  };
  const restore = (): void => {
    stopWaiting();
    if (held === null || !isAtNothing(page)) return;
    const from = trail.findLast(({ layer }) => layer === null || isShown(layer));
    const next = from === undefined ? null : inPlaceOf(from);
    if (next === null) {
      focusHeading(page);
      return;
    }
    next.focus({ preventScroll: true });
    if (next !== from?.element) onGiven(next);
  };
  const look = (): void => {
    if (held === null || !isAtNothing(page)) return;
    const { element } = held;
    if (element.isConnected && isShown(element) && !takesFocus(element)) {
      waiting ??= setTimeout(element.matches(AT_WORK) ? lookAgain : restore, WORK);
    } else {
      restore();
    }
  };
  const lookAgain = (): void => {
    stopWaiting();
    look();
  };
  const watch = new MutationObserver(look);
  watch.observe(page.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'data-disabled', 'hidden'],
  });
  page.addEventListener('focusin', onFocus);
  page.addEventListener('focusout', onBlur);
  return () => {
    stopWaiting();
    watch.disconnect();
    page.removeEventListener('focusin', onFocus);
    page.removeEventListener('focusout', onBlur);
  };
}

/** The page's heading, or its main part where it has none yet. */
export function focusHeading(page: Document): void {
  const main = page.querySelector('main');
  const place = main?.querySelector<HTMLElement>('h1') ?? main;
  if (place === null) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

function heldOf(element: HTMLElement): Held {
  const around: { part: Element; at: number }[] = [];
  let inner: Element = element;
  for (let part = inner.parentElement; part !== null; part = part.parentElement) {
    around.push({ part, at: [...part.children].indexOf(inner) });
    if (part.matches(PARTS)) break;
    inner = part;
  }
  return { element, around, layer: element.closest(LAYER), name: nameOf(element) };
}

/** The thing itself, else the same drawn anew, else what follows or goes before it. */
function inPlaceOf({ element, around, name }: Held): HTMLElement | null {
  if (takesFocus(element)) return element;
  for (const { part, at } of around) {
    if (!part.isConnected) continue;
    const same = stopsIn([part]).find((stop) => nameOf(stop) === name);
    if (same !== undefined) return same;
    // In the whole part only the same thing will do.
    if (part.matches(PARTS)) return null;
    const children = [...part.children];
    const next = stopsIn(children.slice(at))[0] ?? stopsIn(children.slice(0, at)).at(-1);
    if (next !== undefined) return next;
  }
  return null;
}

const stopsIn = (parts: readonly Element[]): HTMLElement[] =>
  parts
    .flatMap((part) => [part, ...part.querySelectorAll(STOPS)])
    .filter((one) => one instanceof HTMLElement)
    .filter((one) => one.matches(STOPS) && one.tabIndex >= 0 && takesFocus(one));

const nameOf = (element: HTMLElement): string =>
  `${element.tagName} ${element.id} ${element.getAttribute('aria-label') ?? element.textContent}`;

/** Also while the browser has yet to notice that what has the focus was switched off. */
function isAtNothing({ activeElement, body }: Document): boolean {
  return activeElement === null || activeElement === body || activeElement.matches(':disabled');
}

const isShown = (element: Element): boolean =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true });

const takesFocus = (element: HTMLElement): boolean =>
  isShown(element) && !element.matches(':disabled') && element.closest('[inert]') === null;
