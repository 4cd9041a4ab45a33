/** The Double-Swiss system of one edition: how it numbers its articles. */
export interface DoubleSwissArticles {
  readonly absolute: { readonly completion: string };
}

export const DOUBLE_SWISS_2026: DoubleSwissArticles = { absolute: { completion: 'C3' } };
