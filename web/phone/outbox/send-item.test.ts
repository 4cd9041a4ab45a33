import { expect, it } from 'vitest';
import { meaningOf } from './send-item.ts';

it.each([
  [401, 'access.unknown', 'signedOut'],
  [200, 'page.unreadableAnswer', 'unknown'],
  [404, 'page.unreadableAnswer', 'unknown'],
  [421, 'server.unknownHost', 'unknown'],
  [429, 'server.tooManyTries', 'unknown'],
  [500, 'server.internal', 'unknown'],
  [503, 'server.busy', 'unknown'],
  [409, 'keyTaken', 'done'],
  [422, 'questionSaysTheSame', 'done'],
  [409, 'keyUsedOtherwise', 'refused'],
  [409, 'store.aheadOfLog', 'refused'],
  [403, 'access.otherBoards', 'refused'],
  [404, 'store.unknownTournament', 'refused'],
  [422, 'unknownBoard', 'refused'],
])('%i %s: %s', (status, code, kind) => {
  expect(meaningOf(status, { code, params: {} }, 3).kind).toBe(kind);
});

it('conflicts and questions carry what to show', () => {
  const others = [{ position: 8, at: '', by: 'desk', events: [] }];
  const conflict = { code: 'conflict', params: { position: 9, others } };
  expect(meaningOf(409, conflict, 3)).toEqual({ kind: 'conflict', others });
  const warnings = [{ code: 'correctionAfterDeadline', level: 3, article: 'D.8', params: {} }];
  // Asked for as an answer it comes with 200, and means the same.
  expect(meaningOf(200, conflict, 3)).toEqual({ kind: 'conflict', others });
  expect(meaningOf(428, { code: 'unconfirmed', params: { warnings } }, 3)).toEqual({
    kind: 'asks',
    warnings,
  });
});
