import type { Tpn } from '@ronde/core/rules/identity.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Choice, Offer, PrizeAllocation } from '@ronde/core/standings/prizes/allocation.ts';
import {
  cents,
  floorTo,
  formatCents,
  type Cents,
  type ExactCents,
} from '@ronde/core/standings/prizes/money.ts';
import type { PrizeScheme } from '@ronde/core/standings/prizes/scheme.ts';
import type { PrizeShare, ShareGroup } from '@ronde/core/standings/prizes/share-out.ts';
import type { Cli } from './cli.ts';

/** Says amounts and lists of one scheme in the person's language. */
export interface PrizeSpeech {
  readonly cli: Cli;
  readonly scheme: PrizeScheme;
  readonly name: (tpn: Tpn) => string;
}

export const listName = ({ cli, scheme }: PrizeSpeech, id: string): string =>
  scheme.lists.find((list) => list.id === id)?.name[cli.language] ?? id;

export const amountOf = ({ scheme }: PrizeSpeech, amount: Cents): string =>
  `${formatCents(amount)} ${scheme.currency}`;

/** Why a player has this prize and not that one, or none. */
export function sayPrizesOf(
  speech: PrizeSpeech,
  allocation: PrizeAllocation,
  player: Tpn,
): readonly string[] {
  const { words } = speech.cli;
  const shares = allocation.lists.flatMap(({ list, rule, groups }) =>
    groups.flatMap((group) =>
      group.shares
        .filter(({ tpn }) => tpn === player)
        .flatMap((share) => sayShare(speech, list, rule, group, share)),
    ),
  );
  const choice = allocation.choices.find(({ tpn }) => tpn === player);
  const passed = allocation.tiedWithoutPrize.filter(({ players }) => players.includes(player));
  return [
    speech.name(player),
    ...(shares.length === 0 ? [words.prizeNone] : shares),
    ...(choice ? sayChoice(speech, choice) : []),
    ...passed.map(({ list, because, winners }) =>
      fill(words.prizeTiedWith[because], {
        list: listName(speech, list),
        players: winners.map(speech.name).join(', '),
      }),
    ),
  ];
}

function sayShare(
  speech: PrizeSpeech,
  list: string,
  rule: keyof Cli['words']['prizeRules'],
  { places, tied, pool }: ShareGroup,
  { place, amount, byPlace, shared, thing }: PrizeShare,
): string[] {
  const { cli } = speech;
  const won = [amount > 0 ? amountOf(speech, amount) : '', thing?.name[cli.language] ?? ''];
  const head = fill(cli.words.prizeWon, {
    list: listName(speech, list),
    place,
    prize: won.filter((part) => part !== '').join(' + '),
  });
  if (tied.length < 2 || amount === 0) return [head];
  const working = fill(cli.words.prizeWorking, {
    rule: cli.words.prizeRules[rule],
    players: tied.map(speech.name).join(', '),
    places: places.join('–'),
    pool: amountOf(speech, pool),
    byPlace: amountOf(speech, floored(byPlace)),
    shared: amountOf(speech, floored(shared)),
  });
  return [head, `  ${working}`];
}

const floored = (exact: ExactCents): Cents => floorTo(exact, cents(1));

/** Why this list: the largest, the one named first, the only one, or nothing settles it. */
export function sayChoice(speech: PrizeSpeech, { because, passedOver }: Choice): readonly string[] {
  const { words } = speech.cli;
  const offer = ({ list, place, worth }: Offer): string =>
    fill(words.prizeOffer, {
      list: listName(speech, list),
      place,
      amount: amountOf(speech, worth),
    });
  return [words.prizeWhy[because], ...passedOver.map((other) => `  ${offer(other)}`)];
}
