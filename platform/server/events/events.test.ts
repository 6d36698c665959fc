import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { features } from '../../../app/features.ts';
import { migrations } from '../../../app/migrations.ts';
import { INVALIDATION_CHANNEL } from '../cache/invalidation-channel.ts';
import { sql } from '../db/sql.ts';
import type { WriteContext } from '../http/context.ts';
import { systemViewer } from '../sessions/identify.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';
import { listener, transactionHook } from './events.ts';
import { kettleBoiled, teaPoured } from './testing/typed-events.ts';

const heard = vi.fn<(where: string, kettleID: number) => void>();

let failures = 0;

const kettles = {
  name: 'kettles',
  listeners: [
    listener(kettleBoiled, {
      name: 'wake the house',
      handle: async (_site, { payload }) => {
        if (payload.kettleID === 9 && failures++ === 0) throw new Error('Nobody woke up.');
        heard('alarm', payload.kettleID);
      },
    }),
    listener(kettleBoiled, {
      name: 'pour the tea',
      handle: async (_site, { payload }) => heard('listener', payload.kettleID),
    }),
  ],
  transactionHooks: [transactionHook(kettleBoiled, async (_w, payload) => heard('hook', payload.kettleID))],
};

const heardTogether = vi.fn<(where: string, kettleIDs: number[]) => void>();

/** Hears what happened to several in one act all at once. */
const teaParty = {
  name: 'tea party',
  listeners: [
    listener(kettleBoiled, {
      name: 'pour for all',
      handle: async (_site, { payload }) => heardTogether('listener', [payload.kettleID]),
      handleAll: async (_site, all) =>
        heardTogether(
          'listener',
          all.map(({ payload }) => payload.kettleID),
        ),
    }),
  ],
  transactionHooks: [
    transactionHook(
      kettleBoiled,
      async (_w, payload) => heardTogether('hook', [payload.kettleID]),
      async (_w, payloads) =>
        heardTogether(
          'hook',
          payloads.map(({ kettleID }) => kettleID),
        ),
    ),
  ],
};

const cupboard = {
  name: 'cupboard',
  listeners: [
    listener(teaPoured, {
      name: 'fetch cups',
      isNeeded: ({ cups }) => sql`select where ${cups}::int > 0`,
      handle: async (_site, { payload }) => heard('cups', payload.cups),
    }),
    listener(teaPoured, {
      name: 'fetch a pot',
      isNeeded: ({ cups }) => sql`select where ${cups}::int > 4`,
      handle: async (_site, { payload }) => heard('pot', payload.cups),
    }),
  ],
};

let test: TestSite;
beforeAll(async () => {
  test = await createTestSite({
    features: [...features, kettles, teaParty, cupboard],
    migrations,
    withJobs: true,
  });
});
afterAll(() => test?.close());

const write = (work: (w: WriteContext) => Promise<void>) =>
  test.site.database.transaction((tx) => work(test.site.writeContext(tx, systemViewer(), 'en')));

describe('an event', () => {
  it('is stored by its name, heard in its transaction by hooks and after it by listeners', async () => {
    await write(async (w) => {
      await w.announce(kettleBoiled, { kettleID: 7 });
      expect(heard.mock.calls).toEqual([['hook', 7]]);
    });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('listener', 7), 5000);
    const stored = await test.site.database.rows(
      sql`select payload from events where type = 'kettle.boiled'`,
    );
    expect(stored).toEqual([{ payload: { kettleID: 7 } }]);
  });

  it('is tried again with the one listener that failed, and heard once by the others', async () => {
    heard.mockClear();
    await write((w) => w.announce(kettleBoiled, { kettleID: 9 }));
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('alarm', 9), 5000);
    expect(heard.mock.calls.filter(([where]) => where === 'listener')).toEqual([['listener', 9]]);
  });

  it('takes a job for the listeners that have anything to do, and none where there is none', async () => {
    const jobsOf = async (...cups: number[]) => {
      let jobs: object[] = [];
      await write(async (w) => {
        await w.announceAll(
          teaPoured,
          cups.map((each) => ({ cups: each })),
        );
        // Nobody works at them before the commit, and others' are not seen by their transaction.
        jobs = await w.db.rows(sql`
          select payload -> 'listeners' as listeners from graphile_worker._private_jobs
          where payload -> 'listeners' ->> 0 = 'fetch cups' and xmin = pg_current_xact_id()::xid`);
      });
      return jobs;
    };
    heard.mockClear();
    expect(await jobsOf(0)).toEqual([]);
    expect(await jobsOf(2)).toEqual([{ listeners: ['fetch cups'] }]);
    expect(await jobsOf(5)).toEqual([{ listeners: ['fetch cups', 'fetch a pot'] }]);
    expect(await jobsOf(0, 3)).toEqual([{ listeners: ['fetch cups', 'fetch a pot'] }]);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('cups', 3), 5000);
    expect(heard).toHaveBeenCalledWith('cups', 2);
  });

  it.each([
    ['lacks what was declared', {}],
    ['has another type', { kettleID: '7' }],
    ['has more than was declared', { kettleID: 7, colour: 'red' }],
  ])('is refused in tests where its payload %s', async (_, payload) => {
    const announced = write((w) => w.announce(kettleBoiled, payload as { kettleID: number }));
    await expect(announced).rejects.toThrow('kettle.boiled');
  });
});

describe('what happens to several in one act', () => {
  it('is an event for each, heard one by one or together, as those who hear it want it', async () => {
    heard.mockClear();
    heardTogether.mockClear();
    const kettleIDs = [11, 12, 13];
    await write(async (w) => {
      await w.announceAll(
        kettleBoiled,
        kettleIDs.map((kettleID) => ({ kettleID })),
      );
      expect(heard.mock.calls).toEqual(kettleIDs.map((id) => ['hook', id]));
      expect(heardTogether.mock.calls).toEqual([['hook', kettleIDs]]);
    });
    await vi.waitFor(
      () => expect(heard.mock.calls.filter(([where]) => where === 'listener')).toHaveLength(3),
      5000,
    );
    await vi.waitFor(() => expect(heardTogether).toHaveBeenLastCalledWith('listener', kettleIDs), 5000);
    const stored = await test.site.database.rows<{ id: number }>(sql`
      select (payload ->> 'kettleID')::int as id from events where type = 'kettle.boiled' and event_id > (
        select max(event_id) from events where type = 'kettle.boiled') - 3 order by event_id`);
    expect(stored.map(({ id }) => id)).toEqual(kettleIDs);
  });

  it('is nothing where there are none', async () => {
    heardTogether.mockClear();
    await write((w) => w.announceAll(kettleBoiled, []));
    expect(heardTogether).not.toHaveBeenCalled();
  });
});

describe('what is invalidated', () => {
  it('reaches other processes whole, however much it is, and nobody where the transaction fails', async () => {
    const others = new pg.Client(test.site.options.databaseUrl);
    const tags: string[] = [];
    others.on('notification', ({ payload }) => tags.push(...JSON.parse(payload ?? '{}').invalidates));
    await others.connect();
    await others.query(`listen ${INVALIDATION_CHANNEL}`);
    const many = Array.from({ length: 2000 }, (_, at) => `kettle:${at}`);
    const failing = write(async (w) => {
      await w.invalidate(['lost']);
      throw new Error('boiled over');
    });
    await expect(failing).rejects.toThrow('boiled over');
    await write((w) => w.invalidate(many));
    await write((w) => w.announce(kettleBoiled, { kettleID: 8 }, { invalidates: many }));
    await vi.waitFor(() => expect(tags).toEqual([...many, ...many]), 5000);
    await others.end();
  });
});
