import type { Refusal } from '@ronde/core/tournament/refusal.ts';
import type { StepPreview } from '@ronde/core/tournament/views/log.ts';
import type { DueItem } from '@ronde/core/tournament/views/due.ts';
import type { OverviewView } from '@ronde/core/tournament/views/overview.ts';
import type { RestorePoint } from '@ronde/core/tournament/views/restore-points.ts';
import type { Me } from './session.ts';

/** `GET /api/tournaments/:id` */
export interface OverviewAnswer {
  readonly id: string;
  /** Of the log when this was worked out: what a command sends as `seen`. */
  readonly position: number;
  /** ISO instant of the last entry. */
  readonly lastAt: string;
  /** Who you are in this tournament. */
  readonly me: Me;
  readonly overview: OverviewView;
}

/** `GET /api/tournaments/:id/due` */
export interface DueAnswer {
  readonly position: number;
  readonly due: readonly DueItem[];
}

/** `GET /api/tournaments/:id/steps`: what undo and redo would do. */
export interface StepsAnswer {
  /** Null where there is nothing to undo, or where what came last is for ever. */
  readonly undo: StepPreview | null;
  /** Why what came last is not undone. */
  readonly barred: Refusal | null;
  readonly redo: StepPreview | null;
}

/** `GET /api/tournaments/:id/restore-points` */
export interface RestorePointsAnswer {
  readonly restorePoints: readonly RestorePoint[];
}
