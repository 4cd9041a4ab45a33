/** What is looked at, in the order it is said. */
export const LOOKED_AT = [
  'version',
  'folder',
  'store',
  'copies',
  'disk',
  'port',
  'clock',
  'lists',
] as const;
export type LookedAt = (typeof LOOKED_AT)[number];

/** `bad`: the event is in danger, or Ronde does not start. */
export const VERDICTS = ['good', 'careful', 'bad'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Each finding, and how grave it is. */
export const FINDINGS = {
  version: 'good',
  oldNode: 'bad',
  folder: 'good',
  folderNotYet: 'good',
  folderSynchronised: 'careful',
  folderReadOnly: 'bad',
  store: 'good',
  storeNotYet: 'good',
  storeOlder: 'careful',
  storeRefused: 'bad',
  logDamaged: 'bad',
  copies: 'good',
  nothingToCopy: 'good',
  noCopies: 'careful',
  copiesElsewhere: 'good',
  disk: 'good',
  diskSmall: 'careful',
  diskFull: 'bad',
  diskUnknown: 'careful',
  portServed: 'good',
  portFree: 'good',
  portTaken: 'careful',
  notAPort: 'bad',
  clock: 'good',
  clockBehindLog: 'bad',
  clockBehindList: 'careful',
  lists: 'good',
  noLists: 'careful',
  listOld: 'careful',
} as const satisfies Readonly<Record<string, Verdict>>;
export type FindingCode = keyof typeof FINDINGS;

export interface Finding {
  readonly about: LookedAt;
  readonly code: FindingCode;
  readonly params: Readonly<Record<string, string | number>>;
  /** What the store itself says, in the person's language. */
  readonly reason?: string;
}

export const finding = (
  about: LookedAt,
  code: FindingCode,
  params: Finding['params'] = {},
): Finding => ({ about, code, params });
