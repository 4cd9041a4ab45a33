import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import type { NormVerdict } from '../../ratings/norms/verdict.ts';
import { editionIn } from '../../rules/editions/registry.ts';
import { fill } from '../../rules/sentence.ts';
import { numbersOf } from '../../tournament/numbers.ts';
import { certificateRows } from '../norms/certificate-rounds.ts';
import { FORM_WORDS as CERTIFICATE_WORDS } from '../norms/form-words.ts';
import {
  certificatesIn,
  type CertificateField,
  type NormCertificate,
} from '../norms/norm-certificate.ts';
import { conditionCells } from '../norms/norm-lines.ts';
import { NORM_WORDS } from '../norms/norm-words.ts';
import { sayFormFields, sayTitleNamed } from '../norms/say-form-field.ts';
import { arbiterFields, form } from './form-parts.ts';
import type { Form, FormBlock, FormMaker } from './form.ts';
import { byHand } from './form-field.ts';
import { FORM_WORDS } from './form-words.ts';
import { madeNorms } from './norm-papers.ts';

const WORDS = inBoth(
  {
    player: 'The player',
    event: 'The event',
    opponents: 'The opponents',
    result: 'The result',
    rounds: 'Round by round',
    conditions: 'Every condition, with its article',
    heads: ['Article', 'Condition', 'Required', 'Actual', 'Met'],
    edition: 'By the edition: {edition}',
    official: 'Official of the federation',
  },
  {
    player: 'Le joueur',
    event: 'Le tournoi',
    opponents: 'Les adversaires',
    result: 'Le résultat',
    rounds: 'Ronde par ronde',
    conditions: 'Chaque condition, avec son article',
    heads: ['Article', 'Condition', 'Demandé', 'Réalisé', 'Remplie'],
    edition: 'Selon l’édition : {edition}',
    official: 'Responsable de la fédération',
  },
);

/** The form's fields in the order of their chapters; the official of the federation signs below. */
const CHAPTERS: Readonly<
  Record<'player' | 'event' | 'opponents' | 'result', readonly CertificateField[]>
> = {
  player: [
    ...(['normSought', 'lastName', 'firstName', 'fideId', 'federation'] as const),
    ...(['birthDate', 'birthPlace'] as const),
  ],
  event: ['event', 'start', 'close', 'chiefArbiter', 'rateOfPlay', 'confirmingFederation'],
  opponents: [
    ...(['games', 'ratedOpponents', 'titledOpponents', 'federations'] as const),
    ...(['notOwnFederation', 'hostPlayers', 'GM', 'IM', 'FM', 'WGM', 'WIM', 'WFM'] as const),
    ...(['exemptFederations', 'exemptRated', 'exemptTitled'] as const),
  ],
  result: ['average', 'required', 'achieved', 'exceededBy'],
};

/** IT1: a certificate for each norm that is made whatever still comes (B.01 1.8). */
export const normCertificate: FormMaker = ({ state }, { language, player: asked }) => {
  const made = madeNorms(state).filter(({ player }) => asked === undefined || player === asked);
  if (made.length === 0) return [];
  const numbers = numbersOf(state);
  const certificatesOf = certificatesIn(state, language);
  return made.flatMap(({ player, name, verdict }) => {
    const number = numbers.get(player);
    const all = number === undefined ? [] : certificatesOf(number);
    return all
      .filter(({ title }) => title === verdict.title)
      .map((certificate) =>
        onPaper(certificate, verdict, name, language, arbiterFields(state, language)),
      );
  });
};

function onPaper(
  { title, edition, fields, rounds, remarks }: NormCertificate,
  { conditions }: NormVerdict,
  name: string,
  language: Language,
  arbiter: ReturnType<typeof arbiterFields>,
): Form {
  const words = WORDS[language];
  const common = FORM_WORDS[language];
  const chapters = (['player', 'event', 'opponents', 'result'] as const).flatMap(
    (chapter): FormBlock[] => [
      { kind: 'heading', text: words[chapter] },
      {
        kind: 'fields',
        columns: chapter === 'opponents' || chapter === 'result' ? 4 : 3,
        fields: sayFormFields(
          CHAPTERS[chapter].flatMap((wanted) => fields.filter((one) => one.field === wanted)),
          language,
        ),
      },
    ],
  );
  return form(
    'norm-certificate',
    language,
    [
      ...chapters,
      { kind: 'heading', text: words.rounds },
      {
        kind: 'table',
        heads: CERTIFICATE_WORDS[language].rounds,
        rows: certificateRows(rounds, language),
      },
      ...remarks.map((text): FormBlock => ({ kind: 'text', text })),
      { kind: 'fields', columns: 3, fields: [...arbiter.slice(1), byHand(common.signedOn)] },
      { kind: 'signatures', who: [common.chiefArbiter, words.official] },
      // The certificate is signed on the sheet it stands on.
      { kind: 'newPage' },
      { kind: 'heading', text: words.conditions },
      {
        kind: 'text',
        text: fill(words.edition, {
          edition: editionIn('titles', edition)?.name[language] ?? edition,
        }),
      },
      {
        kind: 'table',
        heads: words.heads,
        rows: conditions.map((condition) =>
          conditionCells(condition, NORM_WORDS[language].conditions, language),
        ),
      },
    ],
    { about: `${name}, ${sayTitleNamed(title, language)}` },
  );
}
