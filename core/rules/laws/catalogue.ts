import type { LawsProperties } from '../editions/laws.ts';
import type { EditionOf } from '../editions/registry.ts';
import type { InBoth } from '../in-both.ts';
import { fill } from '../sentence.ts';
import { APPENDIX_A } from './appendix-a.ts';
import { APPENDIX_B } from './appendix-b.ts';
import { APPENDIX_C } from './appendix-c.ts';
import { APPENDIX_D } from './appendix-d.ts';
import { ARTICLE_1 } from './article-1.ts';
import { ARTICLE_2 } from './article-2.ts';
import { ARTICLE_3 } from './article-3.ts';
import { ARTICLE_4 } from './article-4.ts';
import { ARTICLE_5 } from './article-5.ts';
import { ARTICLE_6 } from './article-6.ts';
import { ARTICLE_7 } from './article-7.ts';
import { ARTICLE_8 } from './article-8.ts';
import { ARTICLE_9 } from './article-9.ts';
import { ARTICLE_10 } from './article-10.ts';
import { ARTICLE_11 } from './article-11.ts';
import { ARTICLE_12 } from './article-12.ts';
import { GUIDELINES_1 } from './guidelines-1.ts';
import { GUIDELINES_2 } from './guidelines-2.ts';
import { GUIDELINES_3 } from './guidelines-3.ts';
import { commentsOf } from './commentary.ts';
import { isNamedInBaf101, lawsOf2001 } from './laws-2001/articles.ts';
import { LAWS_2014_ALONE } from './laws-2014.ts';
import { CATALOGUED, type Catalogued, type LawArticle } from './law-article.ts';

const SINCE_2014: readonly LawArticle[] = [
  ...[ARTICLE_1, ARTICLE_2, ARTICLE_3, ARTICLE_4, ARTICLE_5, ARTICLE_6, ARTICLE_7].flat(),
  ...[ARTICLE_8, ARTICLE_9, ARTICLE_10, ARTICLE_11, ARTICLE_12].flat(),
  ...[APPENDIX_A, APPENDIX_B, APPENDIX_C, APPENDIX_D].flat(),
  ...[GUIDELINES_1, GUIDELINES_2, GUIDELINES_3, LAWS_2014_ALONE].flat(),
];

/** Every article the catalogue has, in every form it had. */
export const LAW_ARTICLES: readonly LawArticle[] = [...SINCE_2014, ...lawsOf2001(SINCE_2014)];

/** One article as an edition has it, its figures filled in. */
export interface StatedLaw {
  readonly id: string;
  readonly title: InBoth<string>;
  readonly says: InBoth<string>;
  readonly facets: LawArticle['facets'];
  readonly also: readonly string[];
  /** Articles its statement sends to. */
  readonly to: readonly string[];
  /** The Arbiters’ Commission on it; null where it says nothing that changes what is done. */
  readonly comment: InBoth<string> | null;
  /** Written without the text of its year at hand (KD-283). */
  readonly fromMemory: boolean;
}

export const isCatalogued = (id: string): id is Catalogued =>
  (CATALOGUED as readonly string[]).includes(id);

/** The articles of an edition; none where the catalogue does not hold it yet. */
export function lawsOf({ id, properties }: EditionOf<'laws'>): readonly StatedLaw[] {
  if (!isCatalogued(id)) return [];
  const comments = commentsOf(id);
  return statedLaws(
    LAW_ARTICLES.filter(({ editions }) => editions.includes(id)),
    properties,
  ).map((law) => ({
    ...law,
    comment: comments.get(law.id) ?? null,
    fromMemory: id === 'laws-2001' && !isNamedInBaf101(law.id),
  }));
}

/** Articles with the figures of an edition, in the order of their numbers. */
export function statedLaws(
  held: readonly LawArticle[],
  properties: LawsProperties,
): readonly StatedLaw[] {
  const figures = figuresOf(properties);
  const filled = ({ en, fr }: InBoth<string>): InBoth<string> => ({
    en: fill(en, figures),
    fr: fill(fr, figures),
  });
  const ids = new Set(held.map((article) => article.id));
  return held
    .map(({ id: own, title, says, facets, also }) => ({
      ...{ id: own, title: filled(title), says: filled(says), facets, also },
      comment: null,
      fromMemory: false,
      to: (says.en.match(ARTICLE_ID) ?? []).filter((one) => ids.has(one) && one !== own),
    }))
    .sort((one, other) => compareIds(one.id, other.id));
}

const ARTICLE_ID = /\b(?:\d{1,2}|[A-F]|I{1,3})\.\d+(?:\.(?:\d+|[a-h]))*\b/g;

const HEADS = ['A', 'B', 'C', 'D', 'E', 'F', 'I', 'II', 'III'];

/** Articles 1 to 12 first, then the appendices, then the guidelines. */
export function compareIds(one: string, other: string): number {
  const [a, b] = [one, other].map((id) =>
    id.split('.').map((part, index) => {
      if (index === 0 && HEADS.includes(part)) return 100 + HEADS.indexOf(part);
      return /[a-z]/i.test(part) ? part.toLowerCase().charCodeAt(0) - 96 : Number(part);
    }),
  );
  for (let at = 0; at < Math.max(a?.length ?? 0, b?.length ?? 0); at += 1) {
    const difference = (a?.[at] ?? -1) - (b?.[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

function figuresOf(laws: LawsProperties): Readonly<Record<string, number>> {
  const { penaltySeconds, quickplayFinish, recording, repetitions, quietMoves } = laws;
  return {
    agreedFrom: laws.agreedDrawFrom,
    defaultTime: laws.defaultTime,
    reversedBelow: laws.reversedColoursBelow ?? 0,
    setUp: laws.setUpStandsAfter,
    penaltyMinutes: penaltySeconds.standard / 60,
    rapidPenalty: penaltySeconds.rapid / 60,
    blitzPenalty: penaltySeconds.blitz / 60,
    illegalLoses: laws.illegalMoveLoses.supervised,
    exemptMinutes: recording.exemptBelowMinutes,
    exemptIncrement: recording.unlessIncrement,
    repClaim: repetitions.claim,
    repAuto: repetitions.automatic ?? 0,
    quietClaim: quietMoves.claim,
    quietAuto: quietMoves.automatic ?? 0,
    rapidGames: laws.gamesPerArbiter.rapid,
    blitzGames: laws.gamesPerArbiter.blitz,
    requests: laws.scoresheetRequests ?? 0,
    blitzAtMost: laws.time.blitzAtMost,
    standardFrom: laws.time.standardFrom,
    finishMinutes: quickplayFinish.belowMinutes,
    finishSeconds: quickplayFinish.increment ?? 0,
    finishExtra: quickplayFinish.opponentSeconds / 60,
    wrongClaimMinutes: laws.wrongClaim.opponentSeconds.standard / 60,
    claimantMinutes: laws.wrongClaim.claimantSeconds / 60,
    rapidFrom: Math.ceil(laws.time.blitzAtMost),
    rapidTo: Math.floor(laws.time.standardFrom),
  };
}
