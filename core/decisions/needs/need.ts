/** The sheets on which players are received (LA 7.1 to 7.4). */
export const NEED_KINDS = ['motor', 'visual', 'hearing', 'intellectual'] as const;
export type NeedKind = (typeof NEED_KINDS)[number];

/** The three columns of a sheet. */
export const AID_COLUMNS = ['access', 'material', 'human'] as const;
export type AidColumn = (typeof AID_COLUMNS)[number];

/** What the sheets name, from the way into the hall to the people at the board. */
export const AIDS = [
  'stepFree',
  'toilets',
  'table',
  'reach',
  'nearDoor',
  'quietPlace',
  'writtenNews',
  'rest',
  'secondBoard',
  'grip',
  'ownRecord',
  'adaptedClock',
  'light',
  'escort',
  'recorder',
  'mover',
  'clockHand',
  'announcer',
  'goBetween',
  'explainer',
] as const;
export type Aid = (typeof AIDS)[number];

/** From the player's wish to the arbiter's word: an assistant has to be accepted (E.01 4.9, 6.2.6, 8.1.6). */
export const ASSISTANT_STANDINGS = ['wanted', 'proposed', 'accepted', 'refused'] as const;
export type AssistantStanding = (typeof ASSISTANT_STANDINGS)[number];

export interface Assistant {
  readonly standing: AssistantStanding;
  /** Missing while nobody was found. */
  readonly name?: string;
}

/** What one player needs, as it was agreed with the player. */
export interface PlayerNeeds {
  /** None for somebody without a disability who cannot write, move or press for a while (E.01 6.2.6). */
  readonly kinds: readonly NeedKind[];
  readonly aids: readonly Aid[];
  /** Those of the material aids that the player brings. */
  readonly brings: readonly Aid[];
  readonly assistant: Assistant | null;
  /** A certificate was shown: no copy of it is kept, nor what it says. */
  readonly certificateSeen: boolean;
  readonly remark?: string;
}

export const NO_NEEDS: PlayerNeeds = {
  ...{ kinds: [], aids: [], brings: [], assistant: null, certificateSeen: false },
};

/** Whether nothing is said: the player's line is struck out. */
export const isNothingNeeded = ({
  kinds,
  aids,
  brings,
  assistant,
  certificateSeen,
  remark,
}: PlayerNeeds): boolean =>
  kinds.length + aids.length + brings.length === 0 &&
  assistant === null &&
  !certificateSeen &&
  remark === undefined;

export const isBlind = (needs: PlayerNeeds | null): boolean =>
  needs?.kinds.includes('visual') ?? false;
export const isDeaf = (needs: PlayerNeeds | null): boolean =>
  needs?.kinds.includes('hearing') ?? false;
export const isDisabled = ({ kinds }: PlayerNeeds): boolean => kinds.length > 0;
export const hasAssistant = (needs: PlayerNeeds | null): boolean =>
  needs?.assistant?.standing === 'accepted';
