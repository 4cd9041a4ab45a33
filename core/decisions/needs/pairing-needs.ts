import { COLOURS, opposite, type Colour } from '../../rules/colour.ts';
import type { LawsProperties } from '../../rules/editions/laws.ts';
import { sheetOf, sheetOfAid } from './aids.ts';
import { articleOfHelp, wantsAssistant } from './assistant-tasks.ts';
import {
  hasAssistant,
  isBlind,
  isDeaf,
  isDisabled,
  type Aid,
  type NeedKind,
  type PlayerNeeds,
} from './need.ts';

/** Aids that are a line of the board by themselves. */
const AT_BOARD = [
  'light',
  'goBetween',
  'writtenNews',
  'escort',
  'explainer',
  'grip',
  'reach',
  'nearDoor',
  'quietPlace',
  'rest',
] as const satisfies readonly Aid[];

/** What a board needs, in the order an arbiter sees to it. */
export const PAIRING_NEEDS = [
  'compulsoryAssistant',
  'adviseAssistant',
  'assistantMissing',
  'assistantToAccept',
  'assistantRefused',
  'assistantAtBoard',
  'secondBoard',
  'announceMoves',
  'pegTouched',
  'pegMoved',
  'pegThenClock',
  'talkingClock',
  'adaptedClock',
  'blindRecord',
  'ownRecord',
  'boardsDiffer',
  'mayHaveAssistant',
  'opponentMayHaveAssistant',
  ...AT_BOARD,
  'timeUntouched',
  'timeTaken',
  'timeDeducted',
  'explainToOpponent',
] as const;
export type PairingNeedCode = (typeof PAIRING_NEEDS)[number];

/** Asked by a rule, allowed to who wants it, a custom, or agreed with the player. */
export type PairingForce = 'must' | 'may' | 'custom' | 'agreed';

export interface PairingNeed {
  readonly code: PairingNeedCode;
  /** Whose it is; null for what both have to know. */
  readonly side: Colour | null;
  readonly force: PairingForce;
  readonly article: string;
  /** Not there yet: somebody has to see to it before the clocks run. */
  readonly open: boolean;
  /** The thing that has to lie there, where it is one. */
  readonly thing?: Aid;
  /** Minutes, where it is about time. */
  readonly minutes?: number;
}

/** Both sides of a board; null for a player of whom nothing was noted. */
export type NeedsOfSides = Readonly<Record<Colour, PlayerNeeds | null>>;

/** Taken off the time of a player without a disability who has an assistant (comment on 6.2.6, LA line 1488). */
export const CUSTOMARY_MINUTES = 10;

/** Things somebody has to provide where the player does not bring them. */
const THINGS: readonly Aid[] = ['light', 'grip', 'adaptedClock'];

/** What the Laws and the federal sheets make of a pairing; nothing where neither side needs anything. */
export function needsOfPairing(sides: NeedsOfSides, laws: LawsProperties): PairingNeed[] {
  const found = [
    ...blindAgainstDeaf(sides, laws),
    ...COLOURS.flatMap((side) => assistants(side, sides[side], laws)),
    ...forBlind(sides, laws),
    ...COLOURS.flatMap((side) => agreedAids(side, sides[side])),
    ...COLOURS.flatMap((side) => timeNeeds(side, sides[side], laws)),
    ...explained(sides),
  ];
  return found.sort(
    (one, other) => PAIRING_NEEDS.indexOf(one.code) - PAIRING_NEEDS.indexOf(other.code),
  );
}

const need = (
  code: PairingNeedCode,
  side: Colour | null,
  force: PairingForce,
  article: string,
  open = false,
): PairingNeed => ({ code, side, force, article, open });

/** Nobody could hear an announcement on one side, nor see a move on the other (E.01 D.2.11). */
function blindAgainstDeaf(sides: NeedsOfSides, laws: LawsProperties): PairingNeed[] {
  const meets = COLOURS.some((side) => isBlind(sides[side]) && isDeaf(sides[opposite(side)]));
  if (!meets) return [];
  const open = !COLOURS.some((side) => hasAssistant(sides[side]));
  return laws.assistantWhenBlindMeetsDeaf
    ? [need('compulsoryAssistant', null, 'must', laws.articles.sightedAssistant, open)]
    : [need('adviseAssistant', null, 'custom', sheetOf('hearing'), open)];
}

function assistants(side: Colour, needs: PlayerNeeds | null, laws: LawsProperties): PairingNeed[] {
  if (needs === null || !wantsAssistant(needs)) return [];
  const help = needs.aids.map((aid) => articleOfHelp(aid, needs, laws)).find((one) => one !== null);
  const article =
    help ?? (isBlind(needs) ? laws.articles.blindAssistant : laws.articles.movingAssistant);
  switch (needs.assistant?.standing ?? 'wanted') {
    case 'wanted':
      return [need('assistantMissing', side, 'agreed', article, true)];
    case 'proposed':
      return [need('assistantToAccept', side, 'must', article, true)];
    case 'refused':
      return [need('assistantRefused', side, 'must', article, true)];
    case 'accepted':
      return [need('assistantAtBoard', side, 'agreed', article)];
  }
}

/** Appendix D, where at least one of the two is blind. */
function forBlind(sides: NeedsOfSides, { articles }: LawsProperties): PairingNeed[] {
  const blind = COLOURS.filter((side) => isBlind(sides[side]));
  if (blind.length === 0) return [];
  const asked = COLOURS.filter((side) => sides[side]?.aids.includes('secondBoard') === true);
  const brought = blind.some((side) => sides[side]?.brings.includes('secondBoard') === true);
  const board =
    asked.length === 0
      ? need('secondBoard', null, 'may', articles.twoBoards)
      : {
          ...need('secondBoard', asked[0] ?? null, 'agreed', articles.twoBoards, !brought),
          thing: 'secondBoard' as const,
        };
  const each = blind.flatMap((side) => [
    need('pegTouched', side, 'must', articles.pegTouched),
    need('pegMoved', side, 'must', articles.pegMoved),
    need('pegThenClock', side, 'must', articles.pegThenClock),
    {
      ...need('talkingClock', side, 'must', articles.talkingClock),
      ...thing(sides[side], 'adaptedClock'),
    },
    need('blindRecord', side, 'must', articles.blindRecord),
  ]);
  return [
    board,
    need('announceMoves', null, 'must', articles.announcedMoves),
    ...each,
    need('boardsDiffer', null, 'must', articles.boardsDiffer),
    ...blind.flatMap((side) => mayHaveAssistants(side, sides, articles)),
  ];
}

/** A blind player may have one; without it the sighted opponent may (E.01 D.2.10, D.2.11). */
function mayHaveAssistants(
  side: Colour,
  sides: NeedsOfSides,
  articles: LawsProperties['articles'],
): PairingNeed[] {
  const own = sides[side];
  if (own !== null && wantsAssistant(own)) return [];
  const other = opposite(side);
  return [
    need('mayHaveAssistant', side, 'may', articles.blindAssistant),
    ...(isBlind(sides[other])
      ? []
      : [need('opponentMayHaveAssistant', other, 'may', articles.sightedAssistant)]),
  ];
}

/** A thing that was agreed on has to be there: brought, or laid out in the hall. */
function thing(
  needs: PlayerNeeds | null,
  aid: Aid,
): Pick<PairingNeed, 'open'> & Partial<Pick<PairingNeed, 'thing'>> {
  if (needs === null || !needs.aids.includes(aid)) return { open: false };
  return { open: !needs.brings.includes(aid), thing: aid };
}

function agreedAids(side: Colour, needs: PlayerNeeds | null): PairingNeed[] {
  if (needs === null) return [];
  // Appendix D has its own lines for the clock and the record of a blind player.
  const ofSheets: readonly ('adaptedClock' | 'ownRecord')[] = isBlind(needs)
    ? []
    : ['adaptedClock', 'ownRecord'];
  return [...AT_BOARD, ...ofSheets]
    .filter((aid) => needs.aids.includes(aid))
    .map((aid) => ({
      ...need(aid, side, 'agreed', sheetOfAid(aid, needs.kinds)),
      ...(THINGS.includes(aid) ? thing(needs, aid) : {}),
    }));
}

/** With an assistant a disabled player keeps all the time, anybody else gives some (E.01 6.2.6, 8.1.6). */
export function timeNeeds(
  side: Colour | null,
  needs: PlayerNeeds | null,
  laws: LawsProperties,
): PairingNeed[] {
  if (needs === null || !wantsAssistant(needs)) return [];
  const { articles, recording } = laws;
  const writes = needs.aids.includes('recorder') && !needs.aids.includes('clockHand');
  const article = writes ? articles.cannotRecord : articles.clockAssistant;
  if (writes && recording.unable === 'timeDeducted' && !isBlind(needs)) {
    return [need('timeDeducted', side, 'must', article)];
  }
  return isDisabled(needs)
    ? [need('timeUntouched', side, 'must', article)]
    : [{ ...need('timeTaken', side, 'custom', article), minutes: CUSTOMARY_MINUTES }];
}

/** What is done differently is explained to the other side (LA 7.1 to 7.4, during the tournament). */
function explained(sides: NeedsOfSides): PairingNeed[] {
  return COLOURS.flatMap((side) => {
    const kind: NeedKind | undefined = sides[side]?.kinds[0];
    if (kind === undefined) return [];
    return [need('explainToOpponent', opposite(side), 'custom', sheetOf(kind))];
  });
}
