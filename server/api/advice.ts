import type { Advice } from '@ronde/core/pairing/advice/advise.ts';

/** `GET /api/advice` */
export interface AdviceAnswer extends Pick<Advice, 'systems' | 'acceleration'> {
  /** Events played by chance for each system. */
  readonly events: number;
  /** What the picture shows, in words. */
  readonly title: string;
  /** The same as bars: an SVG document. */
  readonly picture: string;
}
