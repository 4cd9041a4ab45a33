import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { nameThatFits } from '../../words/short-name.ts';
import classes from './fitting-name.module.css';

let pen: CanvasRenderingContext2D | null = null;

/** Pixels a text takes in the letters of an element. */
function widthIn(element: Element): (text: string) => number {
  pen ??= document.createElement('canvas').getContext('2d');
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  if (pen !== null) pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return (text) => pen?.measureText(text).width ?? 0;
}

/**
 * A name on one line: in full where it has room, else shortened by the rule of all pages, never
 * broken inside. Screen readers and paper have it in full.
 */
export function FittingName(props: {
  readonly name: string;
  /** A title, written before the name. */
  readonly before?: string;
  /** What the name stands in: a button, for one. */
  readonly children?: (shown: ReactNode) => ReactNode;
}): ReactNode {
  const { name, before = '', children = (shown) => shown } = props;
  const place = useRef<HTMLSpanElement>(null);
  const [short, setShort] = useState(name);
  useLayoutEffect(() => {
    const span = place.current;
    if (span === null) return undefined;
    const fit = (): void => {
      const widthOf = widthIn(span);
      const taken = before === '' ? 0 : widthOf(`${before} `);
      setShort(nameThatFits({ name }, span.clientWidth - taken, widthOf));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(span);
    return () => {
      observer.disconnect();
    };
  }, [before, name]);
  const shown =
    short === name ? (
      name
    ) : (
      <>
        <span aria-hidden className={classes['short']}>
          {short}
        </span>
        <span className={classes['whole']}>{name}</span>
      </>
    );
  return (
    <span ref={place} className={classes['place']} title={short === name ? undefined : name}>
      {children(shown)}
    </span>
  );
}
