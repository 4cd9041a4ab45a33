import type { NormCondition, NormConditionName } from '@ronde/core/ratings/norms/condition.ts';
import type { NormForesight } from '@ronde/core/ratings/norms/foresight.ts';
import type { NormTitle } from '@ronde/core/rules/editions/title-properties.ts';
import type { NormVerdict } from '@ronde/core/ratings/norms/verdict.ts';
import { sayTitle } from '@ronde/core/documents/lists/say-result.ts';
import { displayPoints, pointsFromTenths, POINT } from '@ronde/core/rules/points.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Norms, PlayerNorms } from '@ronde/core/tournament/norms/norms.ts';
import type { Cli } from './cli.ts';
import { table } from './table.ts';
import { NORMS_WORDS, type NormsWords } from './words/norms.ts';

/** Who has made a norm, for whom it cannot be decided, and who can still make one. */
export function normsText(cli: Cli, found: Norms): string {
  const words = NORMS_WORDS[cli.language];
  const made = found.players.flatMap((player) =>
    player.norms
      .filter(({ achieved }) => achieved !== false)
      .map((verdict) => verdictRow(cli, player, verdict)),
  );
  const open = found.players.flatMap((player) =>
    player.foresight
      .filter(({ state }) => state === 'open')
      .map((foresight) => [
        ...[String(player.tpn), player.name, titleOf(cli, foresight.title)],
        needs(cli, foresight).join(' ; '),
      ]),
  );
  const { edition } = found;
  return [
    `${fill(words.by, { edition: edition.id, name: edition.name[cli.language] })}\n`,
    ...eventLines(cli, found),
    '\n',
    ...(made.length === 0 ? [] : [table([[...words.header], ...made])]),
    ...(open.length === 0
      ? []
      : [`\n${words.foresightTitle}\n`, table([[...words.foresightHeader], ...open])]),
    ...(made.length + open.length === 0 ? [`${words.nobody}\n`] : []),
  ].join('');
}

/** Every condition of every title for each player. */
export function normsWhy(cli: Cli, found: Norms): string {
  const words = NORMS_WORDS[cli.language];
  const blocks = found.players.flatMap((player) =>
    player.norms.map((verdict) => {
      const foresight = player.foresight.find(({ title }) => title === verdict.title);
      return [
        `${player.tpn} ${player.name}, ${titleOf(cli, verdict.title)}: ${verdictWord(words, verdict)}\n`,
        conditionTable(cli, verdict.conditions, words.conditions),
        ...remarks(cli, found, verdict).map((line) => `${line}\n`),
        ...(foresight === undefined ? [] : foresightLines(cli, foresight)),
      ].join('');
    }),
  );
  const event = `${words.eventTitle}\n${conditionTable(cli, found.event, words.eventConditions)}`;
  const list = fill(words.ratingList, {
    article: found.edition.properties.articles.ratingListUsed,
  });
  return [...blocks, event, `${list}\n`].join('\n');
}

const titleOf = (cli: Cli, title: NormTitle): string => sayTitle(title, cli.language) ?? title;

const sign = (met: boolean | null): 'yes' | 'no' | 'open' =>
  met === null ? 'open' : met ? 'yes' : 'no';

const verdictWord = (words: NormsWords, { achieved }: NormVerdict): string =>
  words.verdicts[sign(achieved)];

const points = (cli: Cli, halves: number): string =>
  displayPoints(pointsFromTenths((halves * POINT) / 2), cli.language);

function verdictRow(cli: Cli, { tpn, name }: PlayerNorms, verdict: NormVerdict): string[] {
  const words = NORMS_WORDS[cli.language];
  const { games, halfPoints, average, performance, dropped } = verdict;
  return [
    ...[String(tpn), name, titleOf(cli, verdict.title), verdictWord(words, verdict)],
    ...[String(games), points(cli, halfPoints), String(average ?? ''), String(performance ?? '')],
    dropped.length === 0 ? '' : fill(words.leftOut, { rounds: dropped.join(', ') }),
  ];
}

function conditionTable<Name extends string>(
  cli: Cli,
  conditions: readonly NormCondition<Name>[],
  names: Readonly<Record<Name, string>>,
): string {
  const words = NORMS_WORDS[cli.language];
  const shown = (value: number | string | null): string =>
    value === null
      ? words.unknown
      : typeof value === 'number'
        ? displayPoints(pointsFromTenths(Math.round(value * POINT)), cli.language)
        : value;
  return table([
    [...words.conditionsHeader],
    ...conditions.map(({ article, name, required, actual, met }) => [
      ...[article, names[name], shown(required), shown(actual), words.marks[sign(met)]],
    ]),
  ]);
}

function remarks(cli: Cli, { edition, nameOf }: Norms, verdict: NormVerdict): string[] {
  const words = NORMS_WORDS[cli.language];
  const { articles, raised } = edition.properties;
  const undecided = verdict.conditions.filter(({ met }) => met === null);
  const { credit, games, dropped, raised: lifted } = verdict;
  const raisedNames = lifted.map((id) => nameOf.get(id) ?? String(id));
  const article = credit < games ? articles.countedAtMost : articles.extension;
  return [
    ...(verdict.achieved === true ? [fill(words.creditedAs, { games: credit, article })] : []),
    ...(dropped.length === 0
      ? []
      : [
          fill(words.leftOutBy, {
            rounds: dropped.join(', '),
            articles: `${articles.firstRounds}, ${articles.dropWins}`,
          }),
        ]),
    ...(raisedNames.length === 0
      ? []
      : [
          fill(words.raised, {
            floor: raised.to[verdict.title],
            players: raisedNames.join(', '),
            article: articles.raisedOpponents,
          }),
        ]),
    ...(verdict.isEightOfNine ? [words.eightOfNine] : []),
    ...(verdict.countsForfeitAsLoss ? [words.forfeitAsLoss] : []),
    ...(verdict.achieved === null
      ? [fill(words.cannotDecide, { conditions: listed(words, undecided) })]
      : []),
  ];
}

const listed = (
  words: NormsWords,
  conditions: readonly NormCondition<NormConditionName>[],
): string =>
  conditions.map(({ name, article }) => `${words.conditions[name]} (${article})`).join(', ');

function eventLines(cli: Cli, { event }: Norms): string[] {
  const words = NORMS_WORDS[cli.language];
  const named = (met: false | null): string =>
    event
      .filter((condition) => condition.met === met)
      .map(({ name, article }) => `${words.eventConditions[name]} (${article})`)
      .join(', ');
  const [failed, open] = [named(false), named(null)];
  return [
    ...(failed === '' ? [] : [`${fill(words.barred, { conditions: failed })}\n`]),
    ...(open === '' ? [] : [`${fill(words.toConfirm, { conditions: open })}\n`]),
  ];
}

function foresightLines(cli: Cli, foresight: NormForesight): string[] {
  const words = NORMS_WORDS[cli.language];
  if (foresight.state === 'had') return [`${words.states.had}\n`];
  if (foresight.state === 'gone') {
    return [`${fill(words.because, { conditions: listed(words, foresight.because) })}\n`];
  }
  return needs(cli, foresight).map((line) => `${line}\n`);
}

/** What a norm that is still open needs, in a few words each. */
function needs(cli: Cli, foresight: NormForesight): string[] {
  const { next, points: needed, against, needed: mix, coming: games } = foresight;
  const words = NORMS_WORDS[cli.language];
  const lines: string[] = [];
  if (next !== null) {
    const params = { round: next.round, opponent: next.opponent.name };
    lines.push(
      next.makes === null
        ? fill(words.nextKeeps, { ...params, result: words.results[next.keepsOpen] })
        : fill(words.nextMakes, { ...params, result: words.results[next.makes] }),
    );
  }
  if (needed !== null) {
    const { least, enough } = needed;
    if (least !== null) lines.push(fill(words.points, { points: points(cli, least), games }));
    else if (enough !== null) {
      lines.push(fill(words.pointsSure, { points: points(cli, enough), games }));
    }
  }
  if (mix !== null) {
    for (const { halfPoints, average } of against) {
      lines.push(fill(words.against, { points: points(cli, halfPoints), games, average }));
    }
    if (mix.titled + mix.ofClass + mix.federations > 0) {
      lines.push(fill(words.needed, { ...mix, ownAtMost: mix.ownAtMost ?? '' }));
    }
  }
  return lines;
}
