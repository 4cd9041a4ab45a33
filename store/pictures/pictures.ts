import type { Result } from '@ronde/core/rules/result.ts';
import type { StoreError } from '../store-error.ts';

/** What is known of a picture without its content. */
export interface PictureHead {
  /** Names its content: the same picture kept twice is one. */
  readonly id: string;
  /** As whoever brought it calls it. */
  readonly name: string;
  /** `image/png` */
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
  /** Its length in bytes. */
  readonly size: number;
}

export interface Picture extends PictureHead {
  readonly bytes: Uint8Array;
}

/** Pictures for the walls of a tournament, beside its log. */
export interface Pictures {
  /** In the order of names. */
  list(tournament: string): Promise<Result<readonly PictureHead[], StoreError>>;
  /** Undefined when there is none. */
  get(tournament: string, id: string): Promise<Result<Picture | undefined, StoreError>>;
  /** One that is kept already has the new name. */
  put(tournament: string, picture: Picture): Promise<Result<null, StoreError>>;
  remove(tournament: string, id: string): Promise<Result<null, StoreError>>;
}
