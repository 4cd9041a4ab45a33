import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import {
  IconArrowBackUp,
  IconArrowsShuffle,
  IconCircleCheck,
  IconPlayerPlay,
  IconTrash,
  IconWorldUpload,
  type Icon,
} from '../icons.tsx';
import { useEvent } from '../event/event-context.tsx';
import { useMay } from '../event/use-may.ts';
import { useView } from '../event/use-view.ts';
import { useWords } from '../language.tsx';
import { openBoards } from '../pages/rounds/results/open-boards.ts';
import { roundSteps, type RoundStep, type StepKind } from '../pages/rounds/steps/round-steps.ts';
import { ROUNDS_WORDS } from '../pages/rounds/rounds-words.ts';
import { STEP_WORDS } from '../pages/rounds/steps/step-words.ts';
import { isBeingChanged } from '../pages/rounds/manual-pairing/pairings-being-changed.ts';
import { useTakeStep } from '../pages/rounds/steps/use-take-step.ts';
import { pairingPrerequisite } from '../pages/rounds/pairing/pairing-prerequisite.ts';
import type { Deed, Surroundings } from './deed.ts';
import { PALETTE_WORDS } from './palette-words.ts';

const SIGNS: Readonly<Record<StepKind, Icon>> = {
  pair: IconArrowsShuffle,
  discard: IconTrash,
  pairAgain: IconArrowsShuffle,
  publish: IconWorldUpload,
  start: IconPlayerPlay,
  close: IconCircleCheck,
};

/** The steps of the round that is on, and the pairing of the next: the same as on its page. */
export function useRoundDeeds({ answer, shown, ask }: Surroundings): Deed[] {
  const words = useWords(PALETTE_WORDS);
  const steps = useWords(STEP_WORDS);
  const rounds = useWords(ROUNDS_WORDS);
  const { id } = useEvent();
  const may = useMay();
  const { takeInTurn } = useTakeStep(shown);
  const { overview } = answer;
  const { current } = overview;
  const { data } = useView<RoundView>(`rounds/${current ?? 0}`, current !== null);
  const view = data?.round === current ? data : undefined;

  const deed = (step: RoundStep, hindrance: string | null): Deed => ({
    id: `step-${step.kind}-${step.round}`,
    label: words.steps[step.kind](step.round),
    ...(hindrance === null ? {} : { about: hindrance }),
    icon: SIGNS[step.kind],
    run:
      hindrance === null
        ? () => {
            takeInTurn(step);
          }
        : null,
  });

  const ofCurrent = (): Deed[] => {
    if (view === undefined) return [];
    const { round, stage, outdated } = view;
    const byHand = isBeingChanged(id, view) ? steps.byHand : null;
    // The pairing of the next round is offered below, whatever the page.
    const at = { round, stage, outdated, waits: false, ready: true, nextToPair: false };
    const deeds = roundSteps(at, may)
      .sort((a, b) => Number(b.primary) - Number(a.primary))
      .map((step) => deed(step, byHand));
    if (stage === 'playing' && may('closeRound')) {
      const { count, which } = openBoards(view);
      const close: RoundStep = { kind: 'close', round, commands: [], primary: false };
      deeds.push(deed(close, steps.noResult(count, which)));
    }
    if ((stage === 'published' || stage === 'playing') && byHand === null && may('restore')) {
      deeds.push({
        id: 'take-back',
        label: words.takeBack(round),
        icon: IconArrowBackUp,
        run: () => {
          ask({ kind: 'takeBack', view });
        },
      });
    }
    return deeds;
  };

  const ofNext = (): Deed[] => {
    const next = overview.rounds.find(({ stage }) => stage === 'toCome');
    if (next === undefined) return [];
    const { round } = next;
    const at = { round, stage: null, outdated: false, ready: true, nextToPair: false } as const;
    const prerequisite = pairingPrerequisite(overview, round);
    const reason =
      prerequisite === null
        ? null
        : prerequisite.kind === 'round'
          ? rounds.firstRound(prerequisite.round)
          : rounds.nobodyYet;
    return roundSteps({ ...at, waits: false }, may).map((step) => deed(step, reason));
  };

  return [...ofCurrent(), ...ofNext()];
}
