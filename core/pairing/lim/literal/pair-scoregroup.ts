import { colourSuits, type MayMeet, type Participant } from './participant.ts';

export type LiteralPair = readonly [Participant, Participant];

/** A scoregroup with its floaters, and the scoregroup it would send floaters to. */
export interface LiteralGroup {
  readonly direction: 'down' | 'up';
  readonly residents: readonly Participant[];
  readonly fromAbove: readonly Participant[];
  readonly fromBelow: readonly Participant[];
  readonly adjacent: readonly Participant[];
}

const numberOrder = (direction: 'down' | 'up', players: readonly Participant[]): Participant[] =>
  [...players].sort((a, b) => (direction === 'down' ? a.tpn - b.tpn : b.tpn - a.tpn));

/** 3.6, 3.7. */
const floaterOrder = (direction: 'down' | 'up', players: readonly Participant[]): Participant[] =>
  [...players].sort((a, b) =>
    direction === 'down' ? b.score - a.score || a.tpn - b.tpn : a.score - b.score || b.tpn - a.tpn,
  );

/** 2.3 and article 3: who leaves the group. */
export function floatersOf(group: LiteralGroup, mayMeet: MayMeet): Participant[] {
  const members = [...group.fromAbove, ...group.fromBelow, ...group.residents];
  const floaters = floaterOrder(group.direction, members).filter(
    (player) => !members.some((other) => other !== player && mayMeet(player, other)),
  );
  let left = members.filter((player) => !floaters.includes(player));
  while (fewestLeftOver(left, mayMeet) > 0) {
    const needed = fewestLeftOver(left, mayMeet);
    const possible = left.filter(
      (player) =>
        fewestLeftOver(
          left.filter((other) => other !== player),
          mayMeet,
        ) ===
        needed - 1,
    );
    const next = bestFloater(group, possible, left, floaters, mayMeet);
    floaters.push(next);
    left = left.filter((player) => player !== next);
  }
  return floaters;
}

function bestFloater(
  group: LiteralGroup,
  possible: readonly Participant[],
  left: readonly Participant[],
  floaters: readonly Participant[],
  mayMeet: MayMeet,
): Participant {
  const disadvantage = (player: Participant): number => {
    const came = group.fromAbove.includes(player) || group.fromBelow.includes(player);
    const meets = hasOpponentNextDoor(group, player, floaters, mayMeet);
    return came ? (meets ? 2 : 3) : meets ? 0 : 1;
  };
  const least = Math.min(...possible.map(disadvantage));
  let choice = possible.filter((player) => disadvantage(player) === least); // 3.9.2
  const fresh = choice.filter((player) => !player.floated);
  if (fresh.length > 0) choice = fresh; // 3.10
  const white = left.filter(({ due }) => due === 'white').length;
  const black = left.filter(({ due }) => due === 'black').length;
  if (white !== black) {
    const equalising = choice.filter(({ due }) => due === (white > black ? 'white' : 'black'));
    if (equalising.length > 0) choice = equalising; // 3.2.2
  }
  const best = numberOrder(group.direction, choice).at(-1); // 3.2.4, 3.3, 3.4
  if (!best) throw new Error('nobody can float');
  return best;
}

/** 3.3, 3.4: with the opponents of the floaters before it excluded. */
function hasOpponentNextDoor(
  { direction, adjacent }: LiteralGroup,
  player: Participant,
  floaters: readonly Participant[],
  mayMeet: MayMeet,
): boolean {
  let free = adjacent;
  for (const other of floaterOrder(direction, [...floaters, player])) {
    if (other === player) break;
    const [taken] = opponentsFor(direction, other, free, mayMeet);
    free = free.filter((one) => one !== taken);
  }
  return free.some((other) => mayMeet(player, other));
}

/** 3.8: due the alternate colour first, then by number. */
function opponentsFor(
  direction: 'down' | 'up',
  floater: Participant,
  among: readonly Participant[],
  mayMeet: MayMeet,
): Participant[] {
  const sorted = numberOrder(direction, among).filter((other) => mayMeet(floater, other));
  return [
    ...sorted.filter((other) => colourSuits(floater, other)),
    ...sorted.filter((other) => !colourSuits(floater, other)),
  ];
}

/** Pairs a group whose players can all be paired; floaters first. */
export function pairGroup(group: LiteralGroup, mayMeet: MayMeet): LiteralPair[] {
  const floaters = [
    ...floaterOrder('down', group.fromAbove),
    ...floaterOrder('up', group.fromBelow),
  ]; // 3.6.3
  let left = [...floaters, ...group.residents];
  const pairs: LiteralPair[] = [];
  for (const floater of floaters) {
    if (!left.includes(floater)) continue;
    left = left.filter((player) => player !== floater);
    const residents = left.filter((player) => group.residents.includes(player));
    const others = left.filter((player) => !group.residents.includes(player));
    const opponent = [
      ...opponentsFor(group.direction, floater, residents, mayMeet),
      ...opponentsFor(group.direction, floater, others, mayMeet),
    ].find(
      (other) =>
        fewestLeftOver(
          left.filter((player) => player !== other),
          mayMeet,
        ) === 0,
    );
    if (!opponent) throw new Error('a floater without an opponent');
    left = left.filter((player) => player !== opponent);
    pairs.push([floater, opponent]);
  }
  let best: { pairs: LiteralPair[]; missed: number } | null = null;
  for (const tried of exchanges(numberOrder(group.direction, left), mayMeet)) {
    const missed = tried.filter(([a, b]) => !colourSuits(a, b)).length; // 5.2
    if (best === null || missed < best.missed) best = { pairs: tried, missed };
  }
  return [...pairs, ...(best?.pairs ?? [])];
}

/** Article 4: every pairing, in the order in which exchanges find it. */
function* exchanges(left: readonly Participant[], mayMeet: MayMeet): Generator<LiteralPair[]> {
  const [first, ...others] = left;
  if (first === undefined) {
    yield [];
    return;
  }
  const half = left.length / 2;
  const below = others.slice(half - 1);
  const above = others.slice(0, half - 1).reverse();
  for (const opponent of [...below, ...above]) {
    if (!mayMeet(first, opponent)) continue;
    const rest = others.filter((player) => player !== opponent);
    for (const more of exchanges(rest, mayMeet)) yield [[first, opponent], ...more];
  }
}

/** How many players at least stay without an opponent. */
export function fewestLeftOver(players: readonly Participant[], mayMeet: MayMeet): number {
  const [first, ...others] = players;
  if (first === undefined) return 0;
  let fewest = players.length % 2;
  for (; fewest < players.length; fewest += 2) {
    if (canLeave(players, fewest, mayMeet)) return fewest;
  }
  return others.length + 1;
}

function canLeave(players: readonly Participant[], over: number, mayMeet: MayMeet): boolean {
  const [first, ...others] = players;
  if (first === undefined) return true;
  const meets = others.some(
    (other) =>
      mayMeet(first, other) &&
      canLeave(
        others.filter((player) => player !== other),
        over,
        mayMeet,
      ),
  );
  return meets || (over > 0 && canLeave(others, over - 1, mayMeet));
}
