import type { Command } from 'commander';
import { engineOf } from '@ronde/core/pairing/engines.ts';
import type { SaidGames } from '@ronde/core/pairing/explanation/drawn-games.ts';
import type { DrawnLadder } from '@ronde/core/pairing/explanation/drawn-ladder.ts';
import type {
  ExplainedRound,
  ExplanationAsked,
  ExplanationSection,
} from '@ronde/core/pairing/explanation/explained-round.ts';
import type { PairingRequest } from '@ronde/core/pairing/system.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { openOne } from '../asked-event.ts';
import { askedIn, eventAndRound } from '../asked-round.ts';
import { answer, type Cli } from '../cli.ts';
import { explainFacts, type ExplainOptions } from '../explain-facts.ts';
import { tableText } from '../explain-table.ts';
import { playerNamed, twoPlayers } from '../player-option.ts';
import { noLegalPairing, pairingJson } from './pair.ts';

export function explain(program: Command, cli: Cli): void {
  const { words } = cli;
  program
    .command('explain')
    .description(words.about_explain)
    .argument('<event>', words.argument_ref)
    .option('--round <n>', words.option_round)
    .option('--edition <id>', words.option_swissEdition)
    .option('--player <player>', words.option_player)
    .option('--why-not <players...>', words.option_whyNot)
    .option('--json', words.json)
    .action(async (ref: string, options: ExplainOptions) => {
      const { state, round } = eventAndRound(cli, await openOne(cli, ref), options);
      if (engineOf(state.settings.system) === null) {
        explainFacts(cli, state, round, options);
        return;
      }
      const { request, engine } = askedIn(cli, state, round);
      const { players } = request;
      const edition = state.pins.swiss;
      const asked = askedOf(cli, request);
      const json = options.json === true;
      if (options.whyNot !== undefined) {
        const pair = twoPlayers(cli, players, options.whyNot);
        const { sentences, figures } = engine.explainWhyNot(request, pair, asked);
        const text = sentences.join(' ');
        answer(cli, json, { round, players: pair, why: figures, text }, text);
        return;
      }
      const only = options.player === undefined ? null : playerNamed(cli, players, options.player);
      const explained = engine.explainRound(request, asked);
      if (!explained.ok) throw noLegalPairing(cli, request, explained.error);
      const pairing = pairingJson(round, explained.value.pairing);
      const { reasons, text } = told(cli, explained.value, { round, edition, only, asked });
      answer(cli, json, { ...pairing, ...reasons }, text);
    });
}

interface Asked {
  readonly round: number;
  readonly edition: string;
  /** Only what speaks of this player. */
  readonly only: Tpn | null;
  readonly asked: ExplanationAsked;
}

/** A round as its system explains it: score by score, on its table, or down its ladder. */
function told(
  cli: Cli,
  explained: ExplainedRound,
  { round, edition, only, asked }: Asked,
): { readonly reasons: object; readonly text: string } {
  switch (explained.kind) {
    case 'table': {
      const { table } = explained;
      return { reasons: { table }, text: tableText(cli, round, table, only) };
    }
    case 'ladder': {
      const { ladder } = explained;
      const title = fill(cli.words.roundTitle, { round, edition });
      return { reasons: { ladder }, text: ladderText(title, ladder, only, asked) };
    }
    case 'games': {
      const { said } = explained;
      const title = fill(cli.words.roundTitle, { round, edition });
      const head = only === null ? [title, ...said.sentences] : [title];
      const text = [head.join('\n'), ...gamesText(said, only, asked)].join('\n\n');
      return { reasons: { games: said.games, sentences: said.sentences }, text };
    }
    case 'brackets': {
      const { events, sections } = explained;
      const title = fill(cli.words.roundTitle, { round, edition });
      const parts = sections
        .filter(({ players }) => only === null || players.has(only))
        .map((section) => sectionText(section, only === null ? null : asked.name(only)));
      return { reasons: { events }, text: [title, ...parts].join('\n\n') };
    }
  }
}

/** The ranking of those who play, then board by board; of one player, the own board alone. */
function ladderText(
  title: string,
  { places, games, sentences }: DrawnLadder,
  only: Tpn | null,
  asked: ExplanationAsked,
): string {
  const { name } = asked;
  const ranking = places.map(
    ({ player, rank, points, value }) => `  ${rank}. ${name(player)}: ${points} (${value})`,
  );
  const head = only === null ? [[title, ...sentences, ...ranking].join('\n')] : [title];
  return [...head, ...gamesText({ games }, only, asked)].join('\n\n');
}

/** Board by board with the reasons; of one player, the own board alone. */
const gamesText = (
  { games }: Pick<SaidGames, 'games'>,
  only: Tpn | null,
  { name }: ExplanationAsked,
): string[] =>
  games.flatMap(({ white, black, sentences }, index) => {
    const own = only === null || only === white || only === black;
    const pair = `${index + 1}. ${name(white)} – ${name(black)}`;
    return own ? [[pair, ...sentences.map((line) => `  ${line}`)].join('\n')] : [];
  });

/** A heading and its lines; of one player, those that name it. */
function sectionText({ title, lines }: ExplanationSection, name: string | null): string {
  const shown = name === null ? lines : lines.filter((line) => line.includes(name));
  return [title, ...shown.map((line) => `  ${line}`)].filter((line) => line !== '').join('\n');
}

/** Number and name, as on the pairing sheet. */
function askedOf(cli: Cli, request: PairingRequest): ExplanationAsked {
  const names = new Map(request.players.map((player) => [player.tpn, player.name]));
  return {
    language: cli.language,
    name: (player) => `${player} ${names.get(player) ?? ''}`.trimEnd(),
  };
}
