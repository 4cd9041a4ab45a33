import { describe, expect, it } from 'vitest';
import { file, playerLine } from '../../formats/trf/lines-for-tests.ts';
import { parseTrf } from '../../formats/trf/read.ts';
import { TITLES_2022 } from '../../rules/editions/titles-2022.ts';
import { tpn } from '../../rules/identity.ts';
import { applicationCheck } from '../../ratings/titles/application.ts';
import { filedTournament } from '../../tournament/report-file/filed-tournament.ts';
import type { Tournament } from '../../tournament/state.ts';
import { FORM_WORDS, formRows } from './form-words.ts';
import { CERTIFICATE_FIELDS, normCertificates } from './norm-certificate.ts';
import { APPLICATION_FIELDS, titleApplication } from './title-application.ts';

/** Player 1 meets nine: GM, GM, GM, IM, FM and four without a title, 2500 but for the last. */
const OPPONENTS: readonly (readonly [title: string, federation: string, rating: number])[] = [
  ['g', 'GER', 2500],
  ['g', 'GER', 2500],
  ['g', 'ESP', 2500],
  ['m', 'ESP', 2500],
  ['f', 'FRA', 2500],
  ['', 'FRA', 2500],
  ['', 'FRA', 2500],
  ['', 'FRA', 2500],
  ['', 'FRA', 2100],
];

function event(results: string): Tournament {
  const own = results.split('').map((sign, round) => `${String(round + 2).padStart(4)} w ${sign}`);
  const turned: Readonly<Record<string, string>> = { '1': '0', '0': '1' };
  const lines = [
    playerLine({
      ...{ number: 1, sex: 'm', title: 'f', name: 'Player, One', rating: '2450' },
      ...{ federation: 'FRA', fideId: '1000000', rounds: own },
    }),
    ...OPPONENTS.map(([title, federation, rating], index) =>
      playerLine({
        ...{ number: index + 2, sex: 'm', title, name: `Player, No${index + 2}` },
        ...{ rating: String(rating), federation, fideId: String(2_000_000 + index) },
        rounds: results
          .split('')
          .map((sign, round) => (round === index ? `   1 b ${turned[sign] ?? sign}` : '0000 - Z')),
      }),
    ),
  ];
  const { document } = parseTrf(
    file(
      ...['012 Closed', '032 FRA', '042 2022/05/01', '052 2022/05/09', '102 IA Chief, Ada'],
      ...['122 90+30', 'XXR 9', ...lines],
    ),
  );
  const filed = filedTournament(document, { firstDay: '2022-05-01', from: 'test' });
  if (!filed.ok) throw new Error(JSON.stringify(filed.error));
  return filed.value.state;
}

const asked = { edition: 'titles-2022' };

describe('[B.01 1.8] the certificate of a title result (IT1)', () => {
  // 7 of 9; the last opponent counts as 2200 for GM (B.01 1.4.6c): average 2467, so 6½ were needed.
  const [gm, im] = normCertificates(event('1111=1=0='), tpn(1), 'en', asked);
  const valueOf = (name: string) => gm?.fields.find(({ field }) => field === name);

  it('has every field of the form, in its order', () => {
    expect([gm?.title, im?.title]).toEqual(['GM', 'IM']);
    const names = gm?.fields.map(({ field }) => field) ?? [];
    // The three of the large Swiss are asked for only where it frees of federations.
    expect(names).toEqual(CERTIFICATE_FIELDS.filter((name) => !name.startsWith('exempt')));
  });

  it.each([
    ['lastName', 'Player'],
    ['firstName', 'One'],
    ['fideId', '1000000'],
    ['federation', 'FRA'],
    ['start', '2022-05-01'],
    ['close', '2022-05-09'],
    ['chiefArbiter', 'IA Chief, Ada'],
    ['games', 9],
    ['federations', 3],
    ['notOwnFederation', 4],
    ['hostPlayers', 5],
    ['ratedOpponents', 9],
    ['titledOpponents', 5],
    ['GM', 3],
    ['IM', 1],
    ['FM', 1],
    ['WGM', 0],
    ['average', 2467],
    ['required', 6.5],
    ['achieved', 6.5],
    ['exceededBy', 0],
  ])('knows %s: %s', (name, value) => {
    expect(valueOf(name)).toMatchObject({ value });
  });

  it('says of what is not known whom to ask', () => {
    expect(valueOf('birthDate')).toEqual({ field: 'birthDate', value: null, ask: 'player' });
    expect(valueOf('birthPlace')).toEqual({ field: 'birthPlace', value: null, ask: 'player' });
    expect(valueOf('federationOfficial')).toMatchObject({ value: null, ask: 'federation' });
    const rows = formRows(gm?.fields ?? [], 'fr');
    expect(rows).toContainEqual(['lieu de naissance', 'manque (demander\u00a0: le joueur)']);
  });

  it('[B.01 1.4.6c] has every round, with the rating as it counts', () => {
    expect(gm?.rounds).toHaveLength(9);
    expect(gm?.rounds.at(-1)).toEqual({
      ...{ round: 9, opponent: 'Player, No10', fideId: '2000008', federation: 'FRA' },
      ...{ rating: 2100, countedRating: 2200, title: 'none', halfPoints: 1, isLeftOut: false },
    });
  });

  it('is none where no norm was made', () => {
    expect(normCertificates(event('000000000'), tpn(1), 'en', asked)).toEqual([]);
  });
});

describe('[B.01 2.1] the application for a title (IT2)', () => {
  const file2 = {
    ...{ name: 'Player, One', highestRating: 2510, ratedGames: 400, ratingReached: null },
    norms: [],
  };
  const check = applicationCheck(
    'GM',
    file2,
    { submitted: '2022-10-01', meeting: null },
    TITLES_2022.properties,
  );
  if (check === null) throw new Error('the edition prints nothing of applications');
  const { fields } = titleApplication(file2, check, '2022-10-01');

  it('has every field, known or with whom to ask', () => {
    expect(fields.map(({ field }) => field)).toEqual([...APPLICATION_FIELDS]);
    expect(fields).toContainEqual({ field: 'ratingRequired', value: 2500 });
    expect(fields).toContainEqual({ field: 'ratingReached', value: 2510 });
    expect(fields).toContainEqual({ field: 'ratingDay', value: null, ask: 'fide' });
    expect(fields).toContainEqual({ field: 'applicationDay', value: '2022-10-01' });
    expect(formRows(fields, 'en').at(1)).toEqual([FORM_WORDS.en.fields.titleSought, 'GM']);
  });
});
