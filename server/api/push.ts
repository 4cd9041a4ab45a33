import type { Language } from '@ronde/core/rules/language.ts';

/** `GET /api/tournaments/:id/push` */
export interface PushAnswer {
  /** The key a browser subscribes with, as base64url; null where this server cannot tell anybody. */
  readonly key: string | null;
}

/** `POST /api/tournaments/:id/push`: a browser that wants to be told, in the words of its Push API. */
export interface PushWish {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: Language;
  /** What a press on the notice opens. */
  readonly page: 'public' | 'phone';
}

/** `POST /api/tournaments/:id/push/end` */
export interface PushEnd {
  readonly endpoint: string;
}

/** What is sent to a browser, sealed for it: its worker shows it. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly opens: string;
  /** A later notice of the same event takes the place of an earlier one. */
  readonly tag: string;
  readonly language: string;
}
