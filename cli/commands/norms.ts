import type { Command } from 'commander';
import { csvOfRows } from '@ronde/core/documents/lists/plain-list.ts';
import { formRows } from '@ronde/core/documents/norms/form-words.ts';
import { normCertificates } from '@ronde/core/documents/norms/norm-certificate.ts';
import { normRows } from '@ronde/core/documents/norms/norm-rows.ts';
import { editionIn } from '@ronde/core/rules/editions/registry.ts';
import { isIsoDate, tpn, type Tpn } from '@ronde/core/rules/identity.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import {
  ARBITER_TITLES_OR_NONE,
  type ArbiterTitleOrNone,
} from '@ronde/core/tournament/fide-record.ts';
import { normsOf, type NormsOptions } from '@ronde/core/tournament/norms/norms.ts';
import { publishedRounds, type Tournament } from '@ronde/core/tournament/state.ts';
import { normLines } from '@ronde/core/tournament/views/norms.ts';
import { playersByNumber } from '@ronde/core/tournament/numbers.ts';
import { playerRecords } from '@ronde/core/tournament/views/records.ts';
import { openOne, sayWarnings, stateOf } from '../asked-event.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { certificatesText } from '../forms-text.ts';
import { normEventKind } from '../norm-options.ts';
import { normsJson } from '../norms-json.ts';
import { conditionRows, normsText, normsWhy } from '../norms-text.ts';
import { playerNamed } from '../player-option.ts';
import { NORMS_WORDS } from '../words/norms.ts';

interface Options extends JsonOption {
  readonly edition?: string;
  readonly whatIf?: string;
  readonly why?: string;
  readonly kind?: string;
  readonly host?: string;
  readonly flag?: string;
  readonly chiefArbiter?: string;
  readonly registered?: string;
  readonly registrationAgreed?: boolean;
  readonly it1?: string;
  readonly csv?: boolean;
}

export function norms(program: Command, cli: Cli): void {
  const words = NORMS_WORDS[cli.language];
  program
    .command('norms')
    .description(words.about)
    .argument('<file>', cli.words.argument_ref)
    .option('--edition <id>', words.option_edition)
    .option('--what-if <results>', words.option_whatIf)
    .option('--why <player>', words.option_why)
    .option('--kind <kind>', words.option_kind)
    .option('--host <federation>', words.option_host)
    .option('--flag <flags>', words.option_flag)
    .option('--chief-arbiter <title>', words.option_chiefArbiter)
    .option('--registered <date>', words.option_registered)
    .option('--registration-agreed', words.option_registrationAgreed)
    .option('--it1 <player>', words.option_it1)
    .option('--csv', cli.words.option_csv)
    .option('--json', cli.words.json)
    .action(async (file: string, options: Options) => {
      const source = await openOne(cli, file);
      const state = stateOf(cli, source);
      // Fixed pairings decide by other articles (B.01 1.4.1e).
      sayWarnings(cli, source, ['report.system.unknown']);
      if (state.settings.game !== 'chess') throw bad(words.notChess, {});
      const asked = optionsOf(cli, state, options);
      const playerAsked = (who: string): Tpn =>
        playerNamed(cli, playerRecords(state, { ratingReport: true }), who);
      if (options.it1 !== undefined) {
        certify(cli, state, playerAsked(options.it1), asked, options);
        return;
      }
      const found = normsOf(state, asked);
      if (options.why === undefined && options.csv === true) {
        cli.out(csvOfRows(normRows(normLines(found), cli.language), cli.language));
        return;
      }
      if (options.why === undefined) {
        answer(cli, options.json === true, normsJson(found, false), normsText(cli, found));
        return;
      }
      const number = playerAsked(options.why);
      const only = { ...found, players: found.players.filter(({ tpn: own }) => own === number) };
      if (options.csv === true) {
        cli.out(csvOfRows(conditionRows(cli, only), cli.language));
        return;
      }
      answer(cli, options.json === true, normsJson(only, true), normsWhy(cli, only));
    });
}

/** What the certificates of a player ask for. */
function certify(
  cli: Cli,
  state: Tournament,
  number: Tpn,
  asked: NormsOptions,
  options: Options,
): void {
  const certificates = normCertificates(state, number, cli.language, asked);
  if (certificates.length === 0) {
    const id = playersByNumber(state).get(number);
    const player = (id === undefined ? undefined : state.players.get(id)?.name) ?? number;
    throw new CliFailure(
      EXIT.answerIsNo,
      fill(NORMS_WORDS[cli.language].noCertificate, { player }),
    );
  }
  if (options.csv === true) {
    cli.out(
      csvOfRows(
        certificates.flatMap(({ fields }) => formRows(fields, cli.language)),
        cli.language,
      ),
    );
  } else {
    answer(
      cli,
      options.json === true,
      { certificates },
      certificatesText(cli, state, certificates),
    );
  }
}

const bad = (sentence: string, params: Readonly<Record<string, string | number>>): CliFailure =>
  new CliFailure(EXIT.badRequest, fill(sentence, params));

function optionsOf(cli: Cli, state: Tournament, options: Options): NormsOptions {
  const words = NORMS_WORDS[cli.language];
  const { edition, host, registered } = options;
  if (edition !== undefined && editionIn('titles', edition) === null) {
    throw bad(words.notAnEdition, { value: edition });
  }
  if (registered !== undefined && !isIsoDate(registered)) {
    throw bad(words.notADay, { value: registered });
  }
  if (host !== undefined && !/^[A-Za-z]{3}$/.test(host)) {
    throw bad(words.notAFederation, { value: host });
  }
  const kind = options.kind === undefined ? undefined : normEventKind(cli, options.kind);
  const chiefArbiter =
    options.chiefArbiter === undefined ? undefined : arbiterOf(cli, options.chiefArbiter);
  return {
    ...(edition === undefined ? {} : { edition }),
    ...(host === undefined ? {} : { host }),
    ...(registered === undefined ? {} : { registered }),
    ...(options.registrationAgreed === true ? { registrationAgreed: true } : {}),
    ...(kind === undefined ? {} : { kind }),
    ...(chiefArbiter === undefined ? {} : { chiefArbiter }),
    ...(options.flag === undefined ? {} : { flags: flagsOf(cli, options.flag) }),
    ...(options.whatIf === undefined ? {} : { whatIf: whatIfOf(cli, state, options.whatIf) }),
  };
}

function arbiterOf(cli: Cli, value: string): ArbiterTitleOrNone {
  const title = ARBITER_TITLES_OR_NONE.find((one) => one === value);
  if (title !== undefined) return title;
  throw bad(NORMS_WORDS[cli.language].notAnArbiterTitle, { value });
}

function flagsOf(cli: Cli, text: string): ReadonlyMap<Tpn, string> {
  return new Map(
    text.split(',').map((value) => {
      const [, number, federation] = /^\s*([1-9]\d{0,4})=([A-Za-z]{3})\s*$/.exec(value) ?? [];
      if (number === undefined || federation === undefined) {
        throw bad(NORMS_WORDS[cli.language].notAFlag, { value });
      }
      return [tpn(Number(number)), federation.toUpperCase()] as const;
    }),
  );
}

const HALF_POINTS: Readonly<Record<string, 0 | 1 | 2>> = {
  '1': 2,
  '½': 1,
  '1/2': 1,
  '0.5': 1,
  '=': 1,
  '0': 0,
};

function whatIfOf(cli: Cli, state: Tournament, text: string): ReadonlyMap<number, 0 | 1 | 2> {
  const words = NORMS_WORDS[cli.language];
  return new Map(
    text.split(',').map((value) => {
      const [, digits, result = ''] = /^\s*R?([1-9]\d?)=(\S+)\s*$/i.exec(value) ?? [];
      const halfPoints = HALF_POINTS[result];
      if (digits === undefined || halfPoints === undefined) throw bad(words.notAWhatIf, { value });
      const round = Number(digits);
      if (round > publishedRounds(state).length) throw bad(words.notPaired, { round });
      return [round, halfPoints] as const;
    }),
  );
}
