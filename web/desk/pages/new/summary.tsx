import { isByTable } from '@ronde/core/pairing/systems.ts';
import { Anchor } from '@mantine/core';
import { editionById, editionIn } from '@ronde/core/rules/editions/registry.ts';
import { isIsoDate } from '@ronde/core/rules/identity.ts';
import { classOfPlay } from '@ronde/core/rules/rate-of-play.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import { readRateOfPlay } from '@ronde/core/rules/read-rate-of-play.ts';
import { fundOf, type PrizeScheme } from '@ronde/core/standings/prizes/scheme.ts';
import type { Settings, TeamSettings } from '@ronde/core/tournament/settings.ts';
import type { ReactNode } from 'react';
import { formatDays } from '../../dates.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { moneyText } from '@ronde/core/standings/prizes/money-text.ts';
import { hasCurrency } from '../prizes/scheme-draft.ts';
import { choiceOf, figureText } from '../settings/fields/scoring-choice.ts';
import { SYSTEM_WORDS } from '../settings/fields/system-words.ts';
import { accelerationChoice, systemChoice } from '../settings/fields/systems-offered.ts';
import { TIME_WORDS } from '../settings/fields/time-words.ts';
import { lastRoundDay } from '../settings/fields/round-schedule.ts';
import { tieBreakHead } from '../standings/tie-break-head.ts';
import classes from './new.module.css';
import { NEW_WORDS, type Step } from './new-words.ts';

interface SummaryProps {
  readonly settings: Settings;
  /** How many are expected; null when nobody said. */
  readonly players: number | null;
  readonly swissEdition: string;
  readonly ratingEdition: string;
  readonly tieBreakEdition: string;
  readonly onStep: (step: Step) => void;
}

/** Everything in a few lines, each with the way back to where it is set. */
export function Summary(props: SummaryProps): ReactNode {
  const words = useWords(NEW_WORDS);
  const lines = useLines(props);
  return (
    <dl className={classes['summary']}>
      {lines.map(({ step, texts }) => (
        <div key={step}>
          <dt>
            {words.steps[step]}
            <Anchor
              component="button"
              type="button"
              size="sm"
              aria-label={words.change(words.steps[step])}
              onClick={() => {
                props.onStep(step);
              }}
            >
              {words.edit}
            </Anchor>
          </dt>
          <dd>
            {texts.map((text, index) => (
              <span key={index}>{text}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useLines(
  props: SummaryProps,
): { readonly step: Step; readonly texts: readonly string[] }[] {
  const { lines } = useWords(NEW_WORDS);
  const fields = useWords(SYSTEM_WORDS);
  const time = useWords(TIME_WORDS);
  const language = useLanguage();
  const { settings } = props;
  const dates = settings.roundDates.slice(0, settings.rounds);
  const last = settings.lastDay ?? lastRoundDay({ roundDates: dates }) ?? settings.firstDay;
  const dated = dates.filter((date) => date !== null).length;
  const control = settings.timeControl === null ? null : readRateOfPlay(settings.timeControl);
  const rules = editionIn('ratings', props.ratingEdition)?.properties;
  const play = control && rules ? classOfPlay(control, rules) : null;
  const scoring = choiceOf(settings.scoring);
  const figures = (['win', 'draw', 'loss'] as const)
    .map((figure) => figureText(settings.scoring, figure, language))
    .join('–');
  const choice = systemChoice(settings, props.players);
  const system = choice === null ? settings.system : fields.systems[choice].name;
  const acceleration = accelerationChoice(settings.acceleration);
  const days = isIsoDate(settings.firstDay) ? formatDays(settings.firstDay, last, language) : '';
  return [
    {
      step: 'event',
      texts: [
        settings.name,
        [days, settings.place].filter(Boolean).join(' · '),
        lines.rounds(settings.rounds),
      ],
    },
    {
      step: 'system',
      texts: [
        system,
        ...(acceleration === 'none'
          ? []
          : [lines.named(fields.acceleration, fields.accelerations[acceleration].name)]),
        ...teamLines(settings.team, lines, language),
        lines.named(lines.scoring, scoring === 'custom' ? figures : scoring),
        ...(isByTable(settings.system)
          ? []
          : [
              lines.named(lines.colour, fields.colours[settings.initialColour ?? 'none']),
              editionById(props.swissEdition)?.name[language] ?? props.swissEdition,
            ]),
      ],
    },
    {
      step: 'time',
      texts: [
        settings.timeControl === null
          ? lines.noTimeControl
          : `${settings.timeControl} · ${play ? time.classes[play.class] : time.unknownClass}`,
        ...(settings.ratingKind === null
          ? []
          : [lines.named(time.ratingKind, time.classes[settings.ratingKind])]),
        dated === 0 ? lines.noSchedule : lines.scheduled(dated),
      ],
    },
    {
      step: 'tieBreaks',
      texts:
        settings.tieBreaks.length === 0
          ? [lines.noTieBreaks]
          : settings.tieBreaks.map(
              (descriptor, index) =>
                `${index + 1}. ${tieBreakHead(descriptor, props.tieBreakEdition, language).name}`,
            ),
    },
    { step: 'prizes', texts: usePrizeLines(settings.prizes) },
    {
      step: 'people',
      texts: [
        settings.chiefArbiter ?? lines.noArbiter,
        ...settings.deputyArbiters,
        // Byes are asked for by players.
        ...(settings.halfPointByes === null || settings.kind === 'team'
          ? []
          : [lines.halfPointByes(settings.halfPointByes)]),
      ],
    },
  ];
}

/** What is fixed for matches of teams. */
function teamLines(
  team: TeamSettings | null,
  lines: (typeof NEW_WORDS)['en']['lines'],
  language: Language,
): readonly string[] {
  if (team === null) return [];
  const { win, draw, loss } = team.matchScoring;
  const points = [win, draw, loss].map((one) => displayPoints(one, language)).join('–');
  return [
    lines.boards(team.boards),
    lines.named(lines.matchPoints, points),
    ...(team.lineUpDeadline === undefined ? [] : [lines.lineUpMinutes(team.lineUpDeadline)]),
    ...(team.lineUpHour === undefined ? [] : [lines.lineUpHour(team.lineUpHour)]),
  ];
}

function usePrizeLines(prizes: PrizeScheme | null): readonly string[] {
  const { lines } = useWords(NEW_WORDS);
  const language = useLanguage();
  if (prizes === null) return [lines.noPrizes];
  const count = prizes.lists.reduce((sum, list) => sum + list.prizes.length, 0);
  const fund = fundOf(prizes);
  return [
    lines.prizeLists(prizes.lists.length, count),
    ...(fund > 0 && hasCurrency(prizes)
      ? [lines.fund(moneyText(fund, prizes.currency, language))]
      : []),
  ];
}
