import { CONTENT } from './styles/content.ts';
import { FRAME } from './styles/frame.ts';
import { FINDER } from './styles/finder.ts';
import { NARROW_AND_PRINT } from './styles/narrow-and-print.ts';

/** The one stylesheet of the public pages; the colours are those of the desk. */
export const STYLES = `${FRAME}${CONTENT}${FINDER}${NARROW_AND_PRINT}`;
