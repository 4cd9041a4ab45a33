import { sayTitle } from '@ronde/core/documents/lists/say-result.ts';
import {
  conditionCells,
  eventSentences,
  foresightSentences,
  normSign,
  remarksOn,
  sayHalfPoints,
} from '@ronde/core/documents/norms/norm-lines.ts';
import { NORM_WORDS } from '@ronde/core/documents/norms/norm-words.ts';
import type { NormVerdict } from '@ronde/core/ratings/norms/verdict.ts';
import type { NormTitle } from '@ronde/core/rules/editions/title-properties.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Norms, PlayerNorms } from '@ronde/core/tournament/norms/norms.ts';
import type { Cli } from './cli.ts';
import { table } from './table.ts';
import { NORMS_WORDS } from './words/norms.ts';

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
        foresightSentences(foresight, cli.language).join('; '),
      ]),
  );
  const { edition, event } = found;
  return [
    `${fill(words.by, { edition: edition.id, name: edition.name[cli.language] })}\n`,
    ...eventSentences(event, cli.language).map((sentence) => `${sentence}\n`),
    '\n',
    ...(made.length === 0 ? [] : [table([[...words.header], ...made])]),
    ...(open.length === 0
      ? []
      : [`\n${words.foresightTitle}\n`, table([[...words.foresightHeader], ...open])]),
    ...(made.length + open.length === 0 ? [`${words.nobody}\n`] : []),
  ].join('');
}

/** Every condition of every title for each player. */
export function normsWhy(cli: Cli, { players, edition, event }: Norms): string {
  const { language } = cli;
  const [words, said] = [NORMS_WORDS[language], NORM_WORDS[language]];
  const { articles } = edition.properties;
  const head = [...said.conditionHeads];
  const blocks = players.flatMap((player) =>
    player.norms.map((verdict) => {
      const foresight = player.foresight.find(({ title }) => title === verdict.title);
      const sentences = [
        ...remarksOn(verdict, articles, language),
        ...(foresight === undefined ? [] : foresightSentences(foresight, language)),
      ];
      const heading = { player: `${player.tpn} ${player.name}`, norm: titleOf(cli, verdict.title) };
      const rows = verdict.conditions.map((one) => conditionCells(one, said.conditions, language));
      return [
        `${fill(words.whyHeading, { ...heading, verdict: verdictWord(cli, verdict) })}\n`,
        table([head, ...rows]),
        ...sentences.map((line) => `${line}\n`),
      ].join('');
    }),
  );
  const rows = event.map((one) => conditionCells(one, said.eventConditions, language));
  const list = fill(said.ratingList, { article: articles.ratingListUsed });
  return [...blocks, `${words.eventTitle}\n${table([head, ...rows])}`, `${list}\n`].join('\n');
}

/** Every condition of the players shown, with the norm each is of. */
export const conditionRows = (cli: Cli, { players }: Norms): string[][] => {
  const [words, said] = [NORMS_WORDS[cli.language], NORM_WORDS[cli.language]];
  return [
    [words.header[1] ?? '', words.header[2] ?? '', ...said.conditionHeads],
    ...players.flatMap(({ name, norms }) =>
      norms.flatMap(({ title, conditions }) =>
        conditions.map((one) => [
          ...[name, titleOf(cli, title)],
          ...conditionCells(one, said.conditions, cli.language),
        ]),
      ),
    ),
  ];
};

const titleOf = (cli: Cli, title: NormTitle): string => sayTitle(title, cli.language) ?? title;

const verdictWord = (cli: Cli, { achieved }: NormVerdict): string =>
  NORM_WORDS[cli.language].verdicts[normSign(achieved)];

function verdictRow(cli: Cli, { tpn, name }: PlayerNorms, verdict: NormVerdict): string[] {
  const { games, halfPoints, average, performance, dropped, title } = verdict;
  return [
    ...[String(tpn), name, titleOf(cli, title), verdictWord(cli, verdict)],
    ...[String(games), sayHalfPoints(halfPoints, cli.language)],
    ...[String(average ?? ''), String(performance ?? '')],
    dropped.length === 0
      ? ''
      : fill(NORM_WORDS[cli.language].leftOut, {
          rounds: dropped.join(', '),
          count: dropped.length,
        }),
  ];
}
