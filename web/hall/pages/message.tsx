/** @jsxImportSource preact */
import { frenchSpaces } from '@ronde/core/rules/french-spaces.ts';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Box } from '../layout/fit-lines.ts';

/** From the largest that looks right to the smallest that can be read, as parts of the height. */
const SIZES = [0.17, 0.15, 0.13, 0.11, 0.095, 0.08, 0.07, 0.06, 0.05, 0.042, 0.035, 0.03, 0.025];

/** A free text as large as it fits; no line of it begins with a sign that was typed after a space. */
export function Message(props: {
  readonly text: string;
  readonly box: Box;
  readonly scale: number;
}): JSX.Element {
  const { text, box, scale } = props;
  const place = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const paragraph = place.current;
    if (paragraph === null) return;
    for (const size of SIZES) {
      paragraph.style.fontSize = `${size * box.height * scale}px`;
      if (paragraph.scrollHeight <= box.height && paragraph.scrollWidth <= box.width) return;
    }
  }, [text, box.width, box.height, scale]);
  return (
    <div class="message">
      <p ref={place}>
        {frenchSpaces(text)
          .split('\n')
          .map((line, index) => (
            <span key={index}>{line === '' ? '\u00a0' : line}</span>
          ))}
      </p>
    </div>
  );
}
