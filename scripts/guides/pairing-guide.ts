import { readFileSync } from 'node:fs';
import { parseTrf } from '@ronde/core/formats/trf/read.ts';
import { dutchEngine } from '@ronde/core/pairing/dutch/dutch.ts';
import type { ExplanationAsked } from '@ronde/core/pairing/explanation/explained-round.ts';
import type { PairingRequest } from '@ronde/core/pairing/system.ts';
import { SWISS_2017 } from '@ronde/core/rules/editions/swiss.ts';
import { tpn } from '@ronde/core/rules/identity.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { roundQuestion } from '@ronde/core/tournament/pairing-question.ts';
import { filedForRound } from '@ronde/core/tournament/report-file/filed-tournament.ts';

const ROUNDS = [1, 2, 3, 4, 5];

/** The worked event of the Livre de l'Arbitre, chapter 4.3, before one of its rounds. */
function requestFor(round: number): PairingRequest {
  const file = new URL(`../../corpus/swiss-example-trf/round${round}_input.trf`, import.meta.url);
  const { document } = parseTrf(readFileSync(file, 'utf8'));
  const filed = filedForRound(document, { firstDay: '2022-01-01', from: 'the book' }, round);
  if (!filed.ok) throw new Error(`round ${round} cannot be read`);
  const { state } = filed.value;
  const asked = roundQuestion({ ...state, pins: { ...state.pins, swiss: SWISS_2017.id } }, round);
  if (!asked.ok) throw new Error(`round ${round} cannot be paired`);
  return asked.value.request;
}

/** Every figure of the guide comes from here; the words around them from the pages below. */
export function pairingGuide(language: Language, page: string): string {
  return page.replace(/<!-- (round|why-not) ([\d ]+) -->/g, (_, kind: string, text: string) => {
    const numbers = text.split(' ').map(Number);
    return kind === 'round' ? roundPart(numbers[0] ?? 1, language) : whyNotPart(numbers, language);
  });
}

function askedOf(request: PairingRequest, language: Language): ExplanationAsked {
  const names = new Map(request.players.map((player) => [player.tpn, player.name]));
  return { language, name: (player) => names.get(player) ?? String(player) };
}

function roundPart(round: number, language: Language): string {
  if (!ROUNDS.includes(round)) throw new RangeError(`the book has no round ${round}`);
  const request = requestFor(round);
  const asked = askedOf(request, language);
  const explained = dutchEngine.explainRound(request, asked);
  if (!explained.ok) throw new Error(`round ${round} has no legal pairing`);
  if (explained.value.kind !== 'brackets') throw new Error(`round ${round} has no brackets`);
  const { pairing } = explained.value;
  const sections = explained.value.sections.map(({ title, lines }) =>
    [`**${title}**`, '', ...lines.map((line) => `- ${line}`), ''].join('\n'),
  );
  const head = language === 'fr' ? '| échiquier | Blancs | Noirs |' : '| board | White | Black |';
  const boards = pairing.pairs.map(
    ({ white, black }, index) => `| ${index + 1} | ${asked.name(white)} | ${asked.name(black)} |`,
  );
  return [head, '|---|---|---|', ...boards, '', ...sections].join('\n').trimEnd();
}

function whyNotPart([round = 1, a = 1, b = 2]: readonly number[], language: Language): string {
  const request = requestFor(round);
  const pair = [tpn(a), tpn(b)] as const;
  const { sentences } = dutchEngine.explainWhyNot(request, pair, askedOf(request, language));
  return `> ${sentences.join(' ')}`;
}
