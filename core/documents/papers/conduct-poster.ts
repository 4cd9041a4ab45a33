import { readTimeControl } from '../../decisions/time-control/time-control.ts';
import type { LawsProperties, Play } from '../../rules/editions/laws.ts';
import { editionIn } from '../../rules/editions/registry.ts';
import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { failure, success } from '../../rules/result.ts';
import { fill } from '../../rules/sentence.ts';
import { minutesOfDefault } from '../../tournament/default-time.ts';
import { lawsOfEvent } from '../../tournament/laws-of-event.ts';
import type { Tournament } from '../../tournament/state.ts';
import { CONDUCT_RULES, CONDUCT_WORDS, type ConductRuleName } from './conduct-words.ts';
import type { PaperMaker } from './paper-ask.ts';

/** The Laws of Chess are of chess alone. */
export const hasLaws = (state: Tournament): boolean => lawsOfEvent(state) !== null;

/** What is asked of everybody in the hall, with the figures of the event. */
export const conductPoster: PaperMaker = (state, { language }) => {
  const laws = lawsOfEvent(state);
  if (laws === null) return failure({ code: 'paper.notForThisEvent' });
  const words = CONDUCT_WORDS[language];
  const play = playOf(state, laws.properties);
  const minutes = minutesOfDefault(state)?.minutes ?? laws.properties.defaultTime;
  const figures = figuresOf(laws.properties, play, minutes, language);
  const sources = sourcesOf(laws.properties);
  const rules = CONDUCT_RULES.filter(
    (rule) =>
      rule !== (minutes === 0 ? 'onTime' : 'atOnce') &&
      !(rule === 'recording' && play !== 'standard'),
  );
  return success([
    {
      title: words.title,
      ...{ round: null, draft: false, landscape: false },
      body: {
        layout: 'notice',
        size: 12.5,
        columns: 2,
        fields: [],
        items: rules.map((rule) => ({
          head: words.rules[rule].head,
          text: fill(words.rules[rule].text, figures),
          source: sources[rule] ?? words.ours,
        })),
        note: fill(words.source, { edition: laws.name[language] }),
      },
    },
  ]);
};

/** Standard where the settings have no rate of play that can be read. */
function playOf({ settings, pins }: Tournament, laws: LawsProperties): Play {
  const ratings = editionIn('ratings', pins.ratings);
  if (settings.timeControl === null || ratings === null) return 'standard';
  return readTimeControl(settings.timeControl, laws, ratings.properties)?.class.play ?? 'standard';
}

const TIMES = inBoth(
  { minutes: '{count} {count|minute|minutes}', seconds: '{count} seconds' },
  { minutes: '{count} {count|minute|minutes}', seconds: '{count} secondes' },
);

function figuresOf(
  laws: LawsProperties,
  play: Play,
  minutes: number,
  language: Language,
): Readonly<Record<string, string | number>> {
  const seconds = laws.penaltySeconds[play];
  const times = TIMES[language];
  return {
    minutes,
    time:
      seconds % 60 === 0
        ? fill(times.minutes, { count: seconds / 60 })
        : fill(times.seconds, { count: seconds }),
    loses: laws.illegalMoveLoses.supervised,
    below: laws.recording.exemptBelowMinutes,
    increment: laws.recording.unlessIncrement,
    repetitions: laws.repetitions.claim,
    quiet: laws.quietMoves.claim,
  };
}

/** `E.01 4.2, 4.3`: the chapter is said once. */
const both = (first: string, ...others: readonly string[]): string =>
  [first, ...others.map((one) => one.replace('E.01 ', ''))].join(', ');

/** The article each rule rests on; what is a custom has none. */
const sourcesOf = ({
  articles,
}: LawsProperties): Readonly<Partial<Record<ConductRuleName, string>>> => ({
  onTime: articles.defaultTime,
  atOnce: articles.defaultTime,
  silence: articles.distraction,
  devices: articles.electronicDevice,
  leaving: articles.leaving,
  touched: both(articles.adjusting, articles.touchedPiece),
  oneHand: both('E.01 4.1', articles.sameHand),
  illegal: articles.illegalMovePenalty,
  recording: both(articles.recording, articles.recordingExemption),
  draws: both(articles.drawOffer, articles.repetitionClaim, articles.movesClaim),
  help: articles.callingTheArbiter,
  signing: articles.signedResult,
  finished: articles.finishedPlayers,
  smoking: articles.smoking,
});
