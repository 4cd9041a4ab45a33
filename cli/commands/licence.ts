import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Command as Asked } from '@ronde/core/tournament/command.ts';
import { LICENCE_SIGHTS, LICENCES } from '@ronde/core/tournament/licence.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { playersView, type PlayerLine } from '@ronde/core/tournament/views/players.ts';
import { sayLicenceReason, sayLicenceSight } from '@ronde/core/tournament/words/say-licence.ts';
import { answer, type Cli } from '../cli.ts';
import { dayOption } from '../day-option.ts';
import { deedCommand, doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { playersOf } from '../deeds/player-of-event.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { openState } from '../open-state.ts';
import { oneOf, orNone } from '../regulation-options.ts';
import { table } from '../table.ts';
import { DEED_WORDS } from '../words/deeds.ts';
import { LICENCE_WORDS } from '../words/licence-words.ts';

interface Options extends CommonOptions {
  readonly seen?: string;
  readonly kind?: string;
  readonly certificate?: true;
  readonly remark?: string;
  readonly clubAsked?: string;
  readonly everybody?: boolean;
}

/** The register of licences: what was seen of some players', or all of it (LA 5.1). */
export function licence(program: Command, cli: Cli): void {
  const words = LICENCE_WORDS[cli.language];
  const command = deedCommand(program, cli, 'licence', 'licence')
    .argument('[players...]', DEED_WORDS[cli.language].argument_maybePlayers)
    .option('--seen <what>', words.option_seen)
    .option('--kind <licence>', words.option_kind)
    .option('--certificate', words.option_certificate)
    .option('--club-asked <date>', words.option_clubAsked)
    .option('--remark <text>', words.option_remark)
    .option('--everybody', words.option_everybody);
  withDeedOptions(command, cli).action((ref: string, named: readonly string[], options: Options) =>
    options.seen === undefined && named.length === 0 && options.everybody !== true
      ? register(cli, ref, options)
      : doDeed(cli, 'licence', ref, options, (state) => [askedOf(cli, state, named, options)]),
  );
}

function askedOf(cli: Cli, state: Tournament, named: readonly string[], options: Options): Asked {
  const { seen, kind, certificate, clubAsked, remark, everybody } = options;
  if (seen === undefined || (named.length === 0 && everybody !== true)) {
    const sentence = fill(DEED_WORDS[cli.language].nothingAsked, { command: 'licence' });
    throw new CliFailure(EXIT.badRequest, sentence);
  }
  const unseen = [...state.players.values()].filter(
    ({ id, left }) => left === null && !state.licenceChecks.has(id),
  );
  return {
    type: 'noteLicences',
    players: everybody === true ? unseen.map(({ id }) => id) : playersOf(cli, state, named),
    seen: orNone(cli, seen, LICENCE_SIGHTS),
    ...(kind === undefined ? {} : { licence: oneOf(cli, kind, LICENCES) }),
    ...(certificate === true ? { medicalCertificate: true } : {}),
    ...(clubAsked === undefined ? {} : { clubAsked: dayOption(cli, clubAsked) }),
    ...(remark === undefined ? {} : { remark }),
  };
}

async function register(cli: Cli, ref: string, options: Options): Promise<void> {
  const words = LICENCE_WORDS[cli.language];
  const lines = playersView(await openState(cli, ref), 'staff')?.players ?? [];
  const asked = lines.some(({ staff }) => (staff?.licenceVerdict ?? null) !== null);
  const json = lines.map(({ id, tpn, name, staff }) => ({
    ...{ id, tpn, name, licence: staff?.licence ?? null },
    check: staff?.licenceCheck ?? null,
    verdict: staff?.licenceVerdict ?? null,
  }));
  const text = asked
    ? table([words.header, ...lines.map((line) => cellsOf(cli, line))])
    : words.noLicences;
  answer(cli, options.json === true, { licences: json }, text);
}

const DAY = 'YYYY-MM-DD'.length;

function cellsOf(cli: Cli, { tpn, name, staff }: PlayerLine): string[] {
  const check = staff?.licenceCheck ?? null;
  const verdict = staff?.licenceVerdict ?? null;
  return [
    tpn === null ? '' : String(tpn),
    name,
    check?.licence ?? staff?.licence ?? '',
    check === null ? '' : sayLicenceSight(check, cli.language),
    check === null ? '' : `${check.at.slice(0, DAY)}, ${check.by}`,
    verdict === null
      ? ''
      : verdict.inOrder && check !== null
        ? LICENCE_WORDS[cli.language].inOrder
        : sayLicenceReason(verdict.why, cli.language),
  ];
}

interface AdmitOptions extends CommonOptions {
  readonly reason?: string;
}

/** Lets somebody play round 1 whose licence or fee is not settled (LA line 8983). */
export function admit(program: Command, cli: Cli): void {
  const command = deedCommand(program, cli, 'admit', 'admit')
    .argument('<players...>', DEED_WORDS[cli.language].argument_somePlayers)
    .option('--reason <text>', LICENCE_WORDS[cli.language].option_reason);
  withDeedOptions(command, cli).action(
    (ref: string, named: readonly string[], options: AdmitOptions) =>
      doDeed(cli, 'admit', ref, options, (state) => [
        {
          type: 'admitPlayers',
          players: playersOf(cli, state, named),
          ...(options.reason === undefined ? {} : { reason: options.reason }),
        },
      ]),
  );
}
