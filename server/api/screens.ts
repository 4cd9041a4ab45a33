/** What a hall screen shows, page after page. */
export type ScreenPage =
  | {
      readonly view: 'pairings' | 'byName' | 'results';
      /** Null for the latest published round. */
      readonly round: number | null;
      readonly part?: ScreenPart;
    }
  | {
      readonly view: 'standings' | 'crosstable' | 'players' | 'prizes';
      readonly part?: ScreenPart;
    }
  | { readonly view: 'message'; readonly text: string }
  | { readonly view: 'clock'; readonly title: string; readonly until: string | null };

/** One of several screens that share a long list. */
export interface ScreenPart {
  readonly index: number;
  readonly of: number;
}

export interface Screen {
  /** In the address: `/s/CODE`. Unique on the server. */
  readonly code: string;
  readonly name: string;
  readonly pages: readonly ScreenPage[];
  /** Seconds a page stays; a page that does not fit is split and each part stays so long. */
  readonly seconds: number;
  /** 1 is normal. */
  readonly scale: number;
  readonly theme: 'light' | 'dark' | 'system';
  readonly language: 'fr' | 'en' | 'both';
  /** Across the foot of every page; null for none. */
  readonly banner: string | null;
}

/** `GET` and `PUT /api/tournaments/:id/screens` */
export interface ScreensAnswer {
  readonly screens: readonly Screen[];
}

/** `GET /api/screens/:code` */
export interface ScreenAnswer {
  readonly tournament: string;
  readonly screen: Screen;
}
