import type { EventType } from '@ronde/core/tournament/event.ts';
import type { LogLine } from '@ronde/core/tournament/views/log.ts';
import { describe, expect, it } from 'vitest';
import { byDay, filteredLines, topicOf } from './log-lines.ts';

const line = (
  position: number,
  code: EventType,
  words: string,
  at = '2026-11-15T10:00Z',
): LogLine => ({
  position,
  at,
  by: 'desk 2',
  code,
  params: {},
  words,
  facts: [{ code, params: {}, words }],
  undone: false,
  accepted: [],
});

const LINES = [
  line(3, 'resultEntered', 'Board 7: 1–0'),
  line(2, 'playersEntered', 'Entered: Lefèvre, Zoé', '2026-11-14T10:00Z'),
  line(1, 'tournamentCreated', 'Created', '2026-11-14T09:00Z'),
];
const positions = (lines: readonly LogLine[]): number[] => lines.map(({ position }) => position);

describe('the history', () => {
  it.each([
    ['resultCorrected', 'results'],
    ['claimWithdrawn', 'results'],
    ['questionDismissed', 'results'],
    ['roundPublished', 'rounds'],
    ['draftDiscarded', 'rounds'],
    ['byeGranted', 'players'],
    ['numbersAssigned', 'players'],
    ['settingsChanged', 'settings'],
    ['undone', 'steps'],
    ['redone', 'steps'],
    ['restored', 'steps'],
    ['restorePointMarked', 'steps'],
    ['noteWritten', 'notes'],
  ] as const)('puts %s among %s', (code, topic) => {
    expect(topicOf(code)).toBe(topic);
  });

  it.each([
    ['words without accents', { text: 'lefevre', topic: null }, [2]],
    ['who wrote it', { text: 'desk 2 board', topic: null }, [3]],
    ['a topic', { text: '', topic: 'settings' }, [1]],
    ['nothing', { text: '', topic: null }, [3, 2, 1]],
  ] as const)('is filtered by %s', (_, filter, expected) => {
    expect(positions(filteredLines(LINES, filter))).toEqual(expected);
  });

  it('is read day by day', () => {
    const days = byDay(LINES, (at) => at.slice(0, 10));
    expect(days.map(({ lines }) => positions(lines))).toEqual([[3], [2, 1]]);
  });
});
