import type { NetworkAnswer } from './network.ts';

/** Carries the secret of the launcher's window; a page of another site cannot send it. */
export const WINDOW_HEADER = 'x-ronde-window';

/** `GET /api/window`: what the launcher's window shows. */
export type WindowAnswer = Serving | NotStarted;

export interface Serving {
  readonly kind: 'serving';
  readonly version: string;
  /** The desk at this computer. */
  readonly address: string;
  readonly folder: string;
  /** Another folder is used from the next start on; null where it is the same. */
  readonly nextFolder: string | null;
  /** Null where the server did not answer. */
  readonly phones: NetworkAnswer | null;
  /** What the terminal said at the start, in the person's own language. */
  readonly warnings: readonly string[];
}

export interface NotStarted {
  readonly kind: 'notStarted';
  readonly version: string;
  /** Why, and what helps, in the person's own language. */
  readonly message: string;
}

export const OPENABLE = ['desk', 'folder', 'help'] as const;
/** What the window opens with what its person has chosen for it. */
export type Openable = (typeof OPENABLE)[number];

/** `POST /api/open` */
export interface OpenRequest {
  readonly what: Openable;
}

export interface OpenAnswer {
  /** False where the system has nothing to open it with. */
  readonly opened: boolean;
}

/** `POST /api/phones`; the answer of the server, or the code of its refusal, null where it said nothing. */
export interface PhonesRequest {
  readonly open: boolean;
}

export type PhonesAnswer =
  | { readonly turned: true; readonly network: NetworkAnswer }
  | { readonly turned: false; readonly code: string | null; readonly address: string };

/** `POST /api/next-folder` */
export interface NextFolderRequest {
  readonly folder: string;
}

export type NextFolderAnswer =
  | {
      readonly kept: true;
      readonly folder: string;
      /** A service copies it to other computers. */
      readonly synchronised: boolean;
    }
  | {
      readonly kept: false;
      /** A part of a path only; fixed by RONDE_DATA; or what the system said. */
      readonly why: 'notWhole' | 'fixed' | 'refused';
      readonly folder: string;
      readonly reason: string;
    };
