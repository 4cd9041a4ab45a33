import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StorePlace } from '../store-place.ts';
import type { Store } from '../store.ts';
import type { AccessStore, Account, DeviceLink, IsNeeded, Session } from './access-store.ts';

const NOW = '2026-11-15T09:30:00.000Z';
const LATER = '2026-11-15T20:00:00.000Z';

const ACCOUNT: Account = {
  id: 'a1',
  login: 'Chief',
  name: 'The Chief ♞',
  passwordHash: '$argon2id$v=19$x',
  grants: [
    { tournament: '*', role: 'chief' },
    { tournament: 'open', role: 'results' },
  ],
  disabled: false,
};

const LINK: DeviceLink = {
  id: 'd1',
  tournament: 'open',
  role: 'results',
  boards: { from: 1, to: 20 },
  player: null,
  team: 'Tour',
  name: 'Tablet by the door',
  codeHash: 'c1',
  tokenHash: 't1',
  createdAt: '2026-11-15T09:00:00.000Z',
  expiresAt: LATER,
  revokedAt: null,
  lastSeenAt: null,
};

const session = (tokenHash: string, owner: Session['owner'], expiresAt = LATER): Session => ({
  tokenHash,
  owner,
  createdAt: NOW,
  expiresAt,
});

const done = (value: unknown): object => ({ ok: true, value });
const refused = (error: object): object => ({ ok: false, error });

/** What every database that keeps accounts, device links and sessions must do. */
export function describeAccessStore(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`access store: ${name}`, () => {
    let place: StorePlace;
    let stores: Store[];
    let access: AccessStore;
    let other: AccessStore;

    beforeEach(async () => {
      place = await makePlace();
      const [first, second] = [await place.open(), await place.open()];
      stores = [first, second];
      access = first.access;
      other = second.access;
    });
    afterEach(async () => {
      for (const store of stores) await store.close();
      await place.dispose();
    });

    describe('accounts', () => {
      beforeEach(async () => {
        expect(await access.addAccount(ACCOUNT)).toEqual(done(null));
      });

      it('come back as they were, by id and by login', async () => {
        expect(await other.account('a1')).toEqual(done(ACCOUNT));
        expect(await other.accountByLogin('Chief')).toEqual(done(ACCOUNT));
        expect(await other.account('a2')).toEqual(done(null));
      });

      it.each(['chief', 'CHIEF', ' Chief ', 'Ｃhief'])(
        'have a login as typed: %j',
        async (login) => {
          expect(await access.accountByLogin(login)).toMatchObject(done({ id: 'a1' }));
        },
      );

      it.each(['chie', '', '\u0000', "' OR 1=1 --", '%'])('are not found by %j', async (login) => {
        expect(await access.accountByLogin(login)).toEqual(done(null));
        expect(await access.account(login)).toEqual(done(null));
      });

      it('have logins and ids of their own', async () => {
        expect(await other.addAccount({ ...ACCOUNT, id: 'a2', login: 'CHIEF' })).toMatchObject(
          refused({ code: 'store.loginTaken', login: 'CHIEF' }),
        );
        expect(await other.addAccount({ ...ACCOUNT, login: 'deputy' })).toMatchObject(
          refused({ code: 'store.idTaken', id: 'a1' }),
        );
        expect(await access.accounts()).toEqual(done([ACCOUNT]));
      });

      it('are listed in the order of logins', async () => {
        for (const login of ['zoe', 'Adjoint', 'émile']) {
          await access.addAccount({ ...ACCOUNT, id: login, login });
        }
        const listed = await other.accounts();
        expect(listed.ok && listed.value.map(({ login }) => login)).toEqual([
          'Adjoint',
          'Chief',
          'zoe',
          'émile',
        ]);
      });

      it('change in what the change names', async () => {
        const change = { login: 'patron', grants: [] };
        const changed = { ...ACCOUNT, ...change };
        expect(await other.changeAccount('a1', change)).toEqual(done(changed));
        expect(await access.changeAccount('a1', { name: 'X' })).toEqual(
          done({ ...changed, name: 'X' }),
        );
        expect(await access.accountByLogin('chief')).toEqual(done(null));
        expect(await access.changeAccount('a1', { login: 'Patron' })).toMatchObject({ ok: true });
      });

      it('do not take another’s login, and unknown ones do not change', async () => {
        await access.addAccount({ ...ACCOUNT, id: 'a2', login: 'deputy' });
        expect(await access.changeAccount('a2', { login: 'chief' })).toMatchObject(
          refused({ code: 'store.loginTaken', login: 'chief' }),
        );
        const unknown = refused({ code: 'store.unknownAccount', id: 'a3' });
        expect(await access.changeAccount('a3', { name: 'X' })).toMatchObject(unknown);
        expect(await access.removeAccount('a3')).toMatchObject(unknown);
      });

      it('are never all taken away by two at the same moment', async () => {
        const second = { ...ACCOUNT, id: 'a2', login: 'second' };
        /** Whether nobody would be left but the one to go. */
        const isLast =
          (id: string): IsNeeded =>
          (accounts) =>
            !accounts.some((one) => one.id !== id && !one.disabled);
        for (let round = 0; round < 5; round++) {
          await access.addAccount(second);
          const both = await Promise.all([
            access.removeAccount('a2', isLast('a2')),
            other.changeAccount('a1', { disabled: true }, isLast('a1')),
          ]);
          expect(both.filter(({ ok }) => ok)).toHaveLength(1);
          expect(both.find(({ ok }) => !ok)).toMatchObject({
            error: { code: 'store.accountNeeded' },
          });
          const left = await access.accounts();
          expect(left.ok && left.value.filter(({ disabled }) => !disabled)).toHaveLength(1);
          await other.changeAccount('a1', { disabled: false });
        }
        await access.addAccount(second);
        const [one, two] = await Promise.all([
          access.removeAccount('a1', isLast('a1')),
          other.removeAccount('a2', isLast('a2')),
        ]);
        expect([one.ok, two.ok].sort()).toEqual([false, true]);
      });

      it('that are needed keep their rights and their sessions', async () => {
        await access.addSession(session('s1', { account: 'a1' }));
        const needed = refused({ code: 'store.accountNeeded', id: 'a1' });
        const all = (accounts: readonly Account[]): boolean => accounts.length === 1;
        expect(await access.changeAccount('a1', { disabled: true }, all)).toMatchObject(needed);
        expect(await access.removeAccount('a1', all)).toMatchObject(needed);
        expect(await other.account('a1')).toEqual(done(ACCOUNT));
        expect(await other.session('s1', NOW)).toMatchObject({ value: { account: { id: 'a1' } } });
        expect(await access.changeAccount('a1', { name: 'X' }, () => false)).toMatchObject({
          ok: true,
        });
      });

      it('throw on what cannot be kept', async () => {
        const unfit = [
          { id: '' },
          { login: '  ' },
          { name: 'a\u0000' },
          { passwordHash: '\ud800' },
        ];
        for (const change of unfit) {
          await expect(
            access.addAccount({ ...ACCOUNT, id: 'a2', login: 'x', ...change }),
          ).rejects.toThrow(TypeError);
        }
        expect(await access.accounts()).toEqual(done([ACCOUNT]));
      });
    });

    describe('device links', () => {
      beforeEach(async () => {
        expect(await access.addDeviceLink(LINK)).toEqual(done(null));
      });

      it('come back as they were, by id, code and token', async () => {
        expect(await other.deviceLink('d1')).toEqual(done(LINK));
        expect(await other.deviceLinkByCode('c1', NOW)).toEqual(done(LINK));
        expect(await other.deviceLinkByToken('t1', NOW)).toEqual(done(LINK));
      });

      it('keep what they do not say', async () => {
        const bare = {
          ...LINK,
          id: 'd2',
          boards: null,
          player: 'p7',
          codeHash: null,
          tokenHash: null,
        };
        await access.addDeviceLink(bare);
        await access.addDeviceLink({ ...bare, id: 'd3' });
        expect(await other.deviceLink('d2')).toEqual(done(bare));
      });

      it('give instants in UTC', async () => {
        const link = { ...LINK, id: 'd2', codeHash: 'c2', tokenHash: 't2' };
        await access.addDeviceLink({ ...link, expiresAt: '2026-11-15T21:00:00+01:00' });
        expect(await other.deviceLink('d2')).toEqual(done({ ...link, expiresAt: LATER }));
        // 19:59:59 UTC, though its text is beyond the text of the expiry.
        expect(await other.deviceLinkByCode('c2', '2026-11-15T20:59:59+01:00')).toMatchObject(
          done({ id: 'd2' }),
        );
      });

      it.each([
        ['the token for the code', 't1'],
        ['a prefix', 'c'],
        ['nothing', ''],
        ['a pattern', '%'],
        ['NUL', '\u0000'],
      ])('are not found by %s', async (_, hash) => {
        expect(await access.deviceLinkByCode(hash, NOW)).toEqual(done(null));
      });

      it('are not found from their expiry on, but stay in the list', async () => {
        expect(await access.deviceLinkByCode('c1', LATER)).toEqual(done(null));
        expect(await access.deviceLinkByToken('t1', LATER)).toEqual(done(null));
        expect(await access.deviceLinks('open')).toEqual(done([LINK]));
      });

      it('are revoked at once, for every program', async () => {
        const revoked = { ...LINK, revokedAt: NOW };
        expect(await other.revokeDeviceLink('d1', NOW)).toEqual(done(revoked));
        expect(await access.deviceLinkByCode('c1', NOW)).toEqual(done(null));
        expect(await access.deviceLinkByToken('t1', NOW)).toEqual(done(null));
        expect(await access.revokeDeviceLink('d1', LATER)).toEqual(done(revoked));
        expect(await access.deviceLinks('open')).toEqual(done([revoked]));
        expect(await access.revokeDeviceLink('d9', NOW)).toMatchObject(
          refused({ code: 'store.unknownDevice', id: 'd9' }),
        );
      });

      it('have codes, tokens and ids of their own', async () => {
        const link = { ...LINK, id: 'd2', codeHash: 'c2', tokenHash: 't2' };
        const taken = refused({ code: 'store.codeTaken' });
        expect(await other.addDeviceLink({ ...link, codeHash: 'c1' })).toMatchObject(taken);
        expect(await other.addDeviceLink({ ...link, tokenHash: 't1' })).toMatchObject(taken);
        expect(await other.addDeviceLink({ ...link, id: 'd1' })).toMatchObject(
          refused({ code: 'store.idTaken', id: 'd1' }),
        );
      });

      it('are listed by tournament in order of creation', async () => {
        const link = (id: string, tournament: string, hour: string): DeviceLink => ({
          ...LINK,
          id,
          tournament,
          codeHash: id,
          tokenHash: null,
          createdAt: `2026-11-15T${hour}:00:00.000Z`,
        });
        await access.addDeviceLink(link('d3', 'open', '08'));
        await access.addDeviceLink(link('d2', 'open', '09'));
        await access.addDeviceLink(link('d4', 'blitz', '07'));
        const listed = await other.deviceLinks('open');
        expect(listed.ok && listed.value.map(({ id }) => id)).toEqual(['d3', 'd1', 'd2']);
        expect(await other.deviceLinks('none')).toEqual(done([]));
      });

      it('say when they were seen, to the minute', async () => {
        const lastSeen = async (): Promise<unknown> => {
          const link = await access.deviceLink('d1');
          return link.ok && link.value?.lastSeenAt;
        };
        await access.deviceSeen('d1', NOW);
        await access.deviceSeen('d1', '2026-11-15T09:30:59.000Z');
        expect(await lastSeen()).toBe(NOW);
        await access.deviceSeen('d1', '2026-11-15T09:31:00.000Z');
        expect(await lastSeen()).toBe('2026-11-15T09:31:00.000Z');
        expect(await access.deviceSeen('d9', NOW)).toEqual(done(null));
      });
    });

    describe('sessions', () => {
      const OF_ACCOUNT = session('s1', { account: 'a1' });
      const OF_DEVICE = session('s2', { device: 'd1' });

      beforeEach(async () => {
        await access.addAccount(ACCOUNT);
        await access.addDeviceLink(LINK);
        expect(await access.addSession(OF_ACCOUNT)).toEqual(done(null));
        expect(await access.addSession(OF_DEVICE)).toEqual(done(null));
      });

      it('are found with whom they stand for', async () => {
        expect(await other.session('s1', NOW)).toEqual(
          done({ session: OF_ACCOUNT, account: ACCOUNT }),
        );
        expect(await other.session('s2', NOW)).toEqual(done({ session: OF_DEVICE, device: LINK }));
      });

      it.each(['s', '', 's3', '\u0000', '%', "s1' OR '1'='1"])(
        'are not found by %j',
        async (hash) => {
          expect(await other.session(hash, NOW)).toEqual(done(null));
          expect(await other.endSession(hash)).toEqual(done(null));
        },
      );

      it('end at their expiry', async () => {
        expect(await other.session('s1', LATER)).toEqual(done(null));
      });

      it('end with the device link’s expiry', async () => {
        await access.addDeviceLink({
          ...LINK,
          id: 'd2',
          codeHash: null,
          tokenHash: null,
          expiresAt: NOW,
        });
        await access.addSession(session('s3', { device: 'd2' }));
        expect(await access.session('s3', NOW)).toEqual(done(null));
      });

      it('end when the device link is revoked, for every program', async () => {
        await other.revokeDeviceLink('d1', NOW);
        expect(await access.session('s2', NOW)).toEqual(done(null));
        expect(await access.session('s1', NOW)).toMatchObject(done({ account: { id: 'a1' } }));
      });

      it.each([
        ['disabled', { disabled: true }],
        ['given a new password', { passwordHash: 'other' }],
      ])('end when the account is %s', async (_, change) => {
        await other.changeAccount('a1', change);
        expect(await access.session('s1', NOW)).toEqual(done(null));
        await other.changeAccount('a1', { disabled: false });
        expect(await access.session('s1', NOW)).toEqual(done(null));
      });

      it('see the grants as they are now', async () => {
        await other.changeAccount('a1', { grants: [] });
        expect(await access.session('s1', NOW)).toMatchObject(done({ account: { grants: [] } }));
      });

      it('end when the account is removed', async () => {
        expect(await other.removeAccount('a1')).toEqual(done(null));
        expect(await access.session('s1', NOW)).toEqual(done(null));
      });

      it('end one by one, or all of one owner', async () => {
        await access.addSession(session('s3', { account: 'a1' }));
        await other.endSession('s1');
        expect(await access.session('s1', NOW)).toEqual(done(null));
        expect(await access.session('s3', NOW)).toMatchObject({ value: { session: {} } });
        await other.endSessionsOf({ account: 'a1' });
        expect(await access.session('s3', NOW)).toEqual(done(null));
        expect(await access.session('s2', NOW)).toMatchObject({ value: { session: {} } });
        await other.endSessionsOf({ device: 'd1' });
        expect(await access.session('s2', NOW)).toEqual(done(null));
      });

      it('need an owner and a token of their own', async () => {
        expect(await access.addSession(session('s3', { account: 'd1' }))).toMatchObject(
          refused({ code: 'store.unknownOwner', id: 'd1' }),
        );
        expect(await access.addSession(session('s3', { device: 'a1' }))).toMatchObject(
          refused({ code: 'store.unknownOwner', id: 'a1' }),
        );
        expect(await access.addSession(session('s1', { device: 'd1' }))).toMatchObject(
          refused({ code: 'store.codeTaken' }),
        );
      });

      it('are forgotten once expired', async () => {
        await access.addSession(session('s3', { account: 'a1' }, NOW));
        expect(await other.forgetExpiredSessions(NOW)).toEqual(done(1));
        expect(await other.forgetExpiredSessions(NOW)).toEqual(done(0));
        expect(await other.forgetExpiredSessions(LATER)).toEqual(done(2));
      });

      it('last beyond the program', async () => {
        for (const store of stores) await store.close();
        const again = await place.open();
        expect(await again.access.session('s2', NOW)).toEqual(
          done({ session: OF_DEVICE, device: LINK }),
        );
        await again.close();
        await expect(again.access.accounts()).rejects.toThrow(TypeError);
      });

      it('throw on what is not an instant', async () => {
        await expect(access.session('s1', 'now')).rejects.toThrow(RangeError);
      });
    });
  });
}
