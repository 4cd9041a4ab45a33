import type { Command } from 'commander';
import {
  CLAUSES,
  isClause,
  USUAL_CLAUSES,
} from '@ronde/core/administration/regulations/clauses.ts';
import { FINDING_KIND_NAMES } from '@ronde/core/administration/regulations/finding-words.ts';
import type { Finding } from '@ronde/core/administration/regulations/finding.ts';
import { areSound } from '@ronde/core/administration/regulations/lint-regulations.ts';
import { SIGNATORIES } from '@ronde/core/administration/regulations/regulations-record.ts';
import { sayFinding } from '@ronde/core/administration/regulations/say-finding.ts';
import { SIGNATORY_NAMES, TERM_NAMES } from '@ronde/core/administration/regulations/term-words.ts';
import { ARTICLE_OF } from '@ronde/core/administration/regulations/terms.ts';
import {
  PAPER_LANGUAGES,
  paperOf,
  type PaperLanguage,
} from '@ronde/core/documents/papers/paper-of.ts';
import { sayPaperRefusal } from '@ronde/core/documents/papers/paper-refusals.ts';
import { regulationsMarkdown } from '@ronde/core/documents/regulations/regulations-markdown.ts';
import {
  regulationsText,
  type RegulationsText,
} from '@ronde/core/documents/regulations/regulations-text.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { wallTime } from '@ronde/core/rules/zone.ts';
import type { Command as TournamentCommand } from '@ronde/core/tournament/command.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { regulationsView } from '@ronde/core/tournament/views/regulations.ts';
import { zoneOf } from '@ronde/exchange/exports/own-zone.ts';
import { markup, type Html } from '@ronde/site/markup.ts';
import { regulationsHtml } from '@ronde/site/regulations-page.ts';
import { answer, type Cli } from '../cli.ts';
import { doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { openState } from '../open-state.ts';
import { writeOutput } from '../output-file.ts';
import { isDraft, lintDraft } from '../regulations-draft.ts';
import { table } from '../table.ts';
import { REGULATIONS_CLI_WORDS } from '../words/regulations.ts';
import { writePapers } from '../write-papers.ts';

interface Options extends CommonOptions {
  readonly language?: string;
  readonly out?: string;
  readonly force?: boolean;
  readonly as?: string;
  readonly name?: string;
  readonly usual?: boolean;
}

/** The event's regulations: looked through, written, stated and signed. */
export function regulations(program: Command, cli: Cli): void {
  const words = REGULATIONS_CLI_WORDS[cli.language];
  const command = program
    .command('regulations')
    .description(words.about)
    .argument('<action>', words.argument_action)
    .argument('<event>', words.argument_event)
    .argument('[clauses...]', words.argument_clauses)
    .option('--language <language>', words.option_language)
    .option('--out <file>', words.option_out)
    .option('--force', cli.words.option_force)
    .option('--as <signatory>', words.option_as)
    .option('--name <name>', words.option_name)
    .option('--usual', words.option_usual);
  withDeedOptions(command, cli).action(
    async (action: string, ref: string, clauses: readonly string[], options: Options) => {
      switch (action) {
        case 'lint':
          await lint(cli, ref, options);
          return;
        case 'write':
          await write(cli, await openState(cli, ref), options);
          return;
        case 'state':
          await doDeed(cli, 'regulations', ref, options, (state) => [
            stated(cli, state, clauses, options.usual === true),
          ]);
          return;
        case 'sign':
          await doDeed(cli, 'regulations', ref, options, (state) => [
            signature(cli, state, options),
          ]);
          return;
        default:
          throw new CliFailure(EXIT.badRequest, fill(words.notAnAction, { value: action }));
      }
    },
  );
}

async function lint(cli: Cli, ref: string, { json }: Options): Promise<void> {
  if (isDraft(ref)) {
    const findings = lintDraft(cli, ref);
    tellFindings(cli, json === true, findings, { findings: saidFindings(cli, findings) }, []);
    return;
  }
  const state = await openState(cli, ref);
  const view = regulationsView(state);
  const { version, signatures, findings } = view;
  const words = REGULATIONS_CLI_WORDS[cli.language];
  const zone = zoneOf(state);
  const signed =
    signatures.length === 0
      ? [fill(words.unsigned, { version })]
      : signatures.flatMap(({ as, name, at, version: of, changed }) => [
          fill(words.signed, {
            ...{ as: SIGNATORY_NAMES[cli.language][as], name, version: of },
            at: wallTime(at, zone).replace('T', ' '),
          }),
          ...(changed.length === 0
            ? []
            : [
                fill(words.changed, {
                  terms: changed.map((term) => TERM_NAMES[cli.language][term]).join(', '),
                }),
              ]),
        ]);
  tellFindings(
    cli,
    json === true,
    findings,
    { ...view, findings: saidFindings(cli, findings) },
    signed,
  );
}

const saidFindings = (cli: Cli, findings: readonly Finding[]) =>
  findings.map((finding) => ({ ...finding, ...sayFinding(finding, cli.language) }));

/** Nothing but advice is a yes; anything else is a no. */
function tellFindings(
  cli: Cli,
  json: boolean,
  findings: readonly Finding[],
  value: object,
  signed: readonly string[],
): void {
  const words = REGULATIONS_CLI_WORDS[cli.language];
  const rows = findings.map((finding) => {
    const { what, remedy } = sayFinding(finding, cli.language);
    const kind = FINDING_KIND_NAMES[cli.language][finding.kind];
    return [String(ARTICLE_OF[finding.term]), what, kind, finding.article, remedy];
  });
  const count = findings.length;
  const text = [
    ...(count === 0 ? [] : [table([words.header, ...rows])]),
    areSound(findings) ? words.sound : fill(words.open, { count }),
    ...signed,
  ];
  answer(cli, json, value, text.join('\n'));
  if (!areSound(findings)) throw new CliFailure(EXIT.answerIsNo, '');
}

async function write(cli: Cli, state: Tournament, options: Options): Promise<void> {
  const words = REGULATIONS_CLI_WORDS[cli.language];
  const asked = languageOf(cli, options.language);
  const { out = '-', json, force = false } = options;
  const texts = (asked === 'both' ? bothFirst(cli.language) : [asked]).map((language) => ({
    language,
    text: regulationsText(state, language, zoneOf(state)),
  }));
  if (json === true && options.out === undefined) {
    answer(
      cli,
      true,
      { regulations: texts.map(({ language, text }) => ({ language, ...text })) },
      '',
    );
    return;
  }
  const ending = out === '-' ? 'md' : (/\.(\w+)$/.exec(out.toLowerCase())?.[1] ?? '');
  if (ending === 'pdf') {
    await print(cli, state, { asked, out, force, json: json === true });
    return;
  }
  if (ending !== 'md' && ending !== 'html') {
    throw new CliFailure(EXIT.badRequest, fill(words.notAnEnding, { file: out }));
  }
  const written =
    ending === 'md'
      ? texts.map(({ text }) => regulationsMarkdown(text)).join('\n---\n\n')
      : htmlOf(texts).html;
  writeOutput(cli, out, written, force);
  if (json === true) answer(cli, true, { written: out }, '');
}

async function print(
  cli: Cli,
  state: Tournament,
  wish: {
    readonly asked: PaperLanguage;
    readonly out: string;
    readonly force: boolean;
    readonly json: boolean;
  },
): Promise<void> {
  const { asked, out, force, json } = wish;
  const made = paperOf(state, 'regulations', {
    ...{ language: asked === 'both' ? cli.language : asked, both: asked === 'both' },
    ...{ audience: 'staff', at: cli.now().toISOString(), zone: zoneOf(state) },
  });
  if (!made.ok) {
    throw new CliFailure(EXIT.badRequest, sayPaperRefusal(made.error, cli.language), made.error);
  }
  const pages = await writePapers(cli, { out, force }, made.value);
  const said = fill(REGULATIONS_CLI_WORDS[cli.language].written, { file: out, pages });
  answer({ ...cli, out: json ? cli.out : cli.err }, json, { written: out, pages }, said);
}

const bothFirst = (language: Language): readonly Language[] =>
  language === 'fr' ? ['fr', 'en'] : ['en', 'fr'];

/** A whole page that needs nothing else. */
function htmlOf(
  texts: readonly { readonly language: Language; readonly text: RegulationsText }[],
): Html {
  const [first] = texts;
  const parts = texts.map(
    ({ language, text }) => markup`<article lang="${language}">
      <h1>${text.title} · ${text.event}</h1>
      ${regulationsHtml(text)}
    </article> `,
  );
  return markup`<!doctype html>
<html lang="${first?.language ?? 'en'}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${first?.text.title ?? ''} · ${first?.text.event ?? ''}</title>
  </head>
  <body>${parts}</body>
</html>
`;
}

function languageOf(cli: Cli, value: string | undefined): PaperLanguage {
  if (value === undefined) return cli.language;
  const found = PAPER_LANGUAGES.find((one) => one === value);
  if (found !== undefined) return found;
  const { notALanguage } = REGULATIONS_CLI_WORDS[cli.language];
  throw new CliFailure(EXIT.badRequest, fill(notALanguage, { value }));
}

/** `feeAdults=40`; `feeAdults=` takes it out. */
function stated(
  cli: Cli,
  state: Tournament,
  written: readonly string[],
  usual: boolean,
): TournamentCommand {
  const words = REGULATIONS_CLI_WORDS[cli.language];
  if (written.length === 0 && !usual) throw new CliFailure(EXIT.badRequest, words.nothingToState);
  const said = written.map((text) => {
    const [, clause = '', value = ''] = /^(\w+)=(.*)$/s.exec(text) ?? [];
    if (!isClause(clause)) {
      const params = { value: text, known: CLAUSES.join(', ') };
      throw new CliFailure(EXIT.badRequest, fill(words.notAClause, params));
    }
    return [clause, value.trim() === '' ? null : value] as const;
  });
  const before = regulationsView(state).clauses;
  const filled = usual ? { ...USUAL_CLAUSES, ...before } : {};
  return { type: 'stateClauses', clauses: { ...filled, ...Object.fromEntries(said) } };
}

function signature(cli: Cli, state: Tournament, { as, name }: Options): TournamentCommand {
  const words = REGULATIONS_CLI_WORDS[cli.language];
  const signatory = SIGNATORIES.find((one) => one === as);
  if (signatory === undefined) throw new CliFailure(EXIT.badRequest, words.notASignatory);
  const { chiefArbiter, organiser } = state.settings;
  const who = name ?? (signatory === 'chiefArbiter' ? chiefArbiter : organiser);
  if (who === null || who.trim() === '') {
    throw new CliFailure(EXIT.badRequest, words.signatureAsked);
  }
  const { version } = regulationsView(state);
  return { type: 'signRegulations', as: signatory, name: who, version };
}
