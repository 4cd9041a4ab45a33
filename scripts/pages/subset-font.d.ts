declare module 'subset-font' {
  /** A font with no more than the signs of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'sfnt' | 'woff2';
      readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
      readonly keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
}
