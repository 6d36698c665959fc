// The rules of storing drafts on the site, one by one: against a site that is nothing but its answers.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AUTOSAVE_MS, DraftSync } from './draft-sync.ts';

interface StoredDraft {
  draftID: number;
  insertUserID: number;
  recordType: string;
  draftStatus: string;
  attributes: Record<string, unknown>;
}

const KEY = 'server-draft:4:comment:9';
let drafts: Map<number, StoredDraft>;
/** `POST /drafts`, as they came. */
let calls: string[];
/** By call: what is answered instead; 0: nothing. */
let faults: Map<string, number>;
/** Holds an answer back. */
let gate: Promise<void> | undefined;
let made: DraftSync[];
let logged: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [drafts, calls, faults, gate, made, logged] = [new Map(), [], new Map(), undefined, [], []];
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void logged.push(text));
  vi.stubGlobal('fetch', answer);
});
afterEach(async () => {
  for (const each of made) each.close();
  // What waits is stored then.
  await vi.runOnlyPendingTimersAsync();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function answer(address: string, init: RequestInit = {}): Promise<Response> {
  const [path = ''] = address.replace('/api/v2', '').split('?');
  const call = `${init.method ?? 'GET'} ${path}`;
  calls.push(call);
  await gate;
  const fault = faults.get(call);
  if (fault === 0) throw new TypeError('Failed to fetch');
  if (fault !== undefined) return json(fault, { status: fault, message: 'No.' });
  const draftID = Number(path.split('/')[2] ?? drafts.size + 1);
  if (init.method === 'DELETE') return drafts.delete(draftID) ? json(204) : json(404, {});
  if (init.body) drafts.set(draftID, draftOf(draftID, JSON.parse(String(init.body))));
  const found = drafts.get(draftID);
  return found ? json(init.method === 'POST' ? 201 : 200, found) : json(404, { status: 404, message: 'No.' });
}

function json(status: number, body?: unknown): Response {
  const headers = { 'content-type': 'application/json', etag: `"${calls.length}"` };
  return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
}

function draftOf(draftID: number, body: Partial<StoredDraft>): StoredDraft {
  return { draftID, insertUserID: 4, recordType: 'comment', draftStatus: 'draft', attributes: {}, ...body };
}

/** As another device left it. */
function storedDraft(draftID: number, body: string, savedAt: number): void {
  const lastSaved = new Date(savedAt).toISOString();
  drafts.set(draftID, draftOf(draftID, { attributes: { body, format: 'markdown', lastSaved } }));
}

function sync(more: { knownID?: number; recordType?: string } = {}): DraftSync {
  const target = {
    recordType: more.recordType ?? 'comment',
    parentRecordType: 'discussion',
    parentRecordID: 9,
  };
  const one = new DraftSync({ key: KEY, userID: 4, target, knownID: more.knownID, addressedID: undefined });
  made.push(one);
  return one;
}

const text = (body: string) => ({ body, format: 'markdown' });
const local = (body: string, savedAt: number) => ({ ...text(body), savedAt });
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const bodies = () => [...drafts.values()].map(({ attributes }) => attributes.body);

describe('a text that is written', () => {
  it('is saved as a new draft five seconds after the last change, and its number is noted', async () => {
    const own = sync();
    own.changed(text('Half'));
    await pass(AUTOSAVE_MS - 100);
    own.changed(text('Half a thought'));
    await pass(AUTOSAVE_MS - 100);
    expect(calls).toEqual([]);
    await pass(100);
    expect(calls).toEqual(['POST /drafts']);
    expect(localStorage.getItem(KEY)).toBe('1');
    own.changed(text('Half a thought, and the rest'));
    await pass(AUTOSAVE_MS);
    expect(calls).toEqual(['POST /drafts', 'PATCH /drafts/1']);
    expect(bodies()).toEqual(['Half a thought, and the rest']);
  });

  it('waits while it is being saved, and is saved then', async () => {
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const own = sync();
    own.changed(text('One'));
    await pass(AUTOSAVE_MS);
    own.changed(text('One and two'));
    await pass(4 * AUTOSAVE_MS);
    expect(calls).toEqual(['POST /drafts']);
    open();
    await pass(2 * AUTOSAVE_MS);
    expect(calls).toEqual(['POST /drafts', 'PATCH /drafts/1']);
    expect(bodies()).toEqual(['One and two']);
  });

  it('is not saved again where nothing changed since, and nothing is where nothing is written', async () => {
    const own = sync();
    own.changed(text('The same'));
    await pass(AUTOSAVE_MS);
    own.changed(text('The same'));
    await pass(AUTOSAVE_MS);
    expect(calls).toEqual(['POST /drafts']);
    const empty = sync();
    empty.changed(text('  '));
    await pass(AUTOSAVE_MS);
    expect(calls).toEqual(['POST /drafts']);
  });

  it('is tried again where the site does not answer, which is written to the log alone', async () => {
    faults.set('POST /drafts', 503);
    const own = sync();
    own.changed(text('Patient'));
    await pass(AUTOSAVE_MS);
    expect(logged).toEqual(['Error autosaving draft']);
    faults.clear();
    await pass(15_000);
    expect(bodies()).toEqual(['Patient']);
    faults.set('PATCH /drafts/1', 500);
    own.changed(text('More patient'));
    await pass(AUTOSAVE_MS);
    expect(logged).toEqual(['Error autosaving draft', 'Error updating draft']);
  });

  it('becomes a draft of its own where its draft is gone, or was written on elsewhere', async () => {
    const own = sync();
    own.changed(text('Mine'));
    await pass(AUTOSAVE_MS);
    for (const status of [404, 409]) {
      faults.set(`PATCH /drafts/${drafts.size}`, status);
      own.changed(text(`Mine, ${status}`));
      await pass(AUTOSAVE_MS);
    }
    expect(bodies()).toEqual(['Mine', 'Mine, 404', 'Mine, 409']);
    expect(own.draftID).toBe(3);
  });
});

describe('what both have', () => {
  it('is pushed up where the one on the site is older', async () => {
    storedDraft(7, 'Old', 1000);
    localStorage.setItem(KEY, '7');
    const own = sync();
    expect(await own.find(local('Newer here', 2000))).toMatchObject({ body: 'Newer here', draftID: 7 });
    await pass(AUTOSAVE_MS);
    expect(bodies()).toEqual(['Newer here']);
    expect(calls.at(-1)).toBe('PATCH /drafts/7');
  });

  it('is taken from the site where that is newer, and what is here stays as a draft of its own', async () => {
    storedDraft(1, 'Newer there', 2000);
    const own = sync({ knownID: 1 });
    expect(await own.find(local('Old here', 1000))).toMatchObject({ body: 'Newer there' });
    expect(bodies()).toEqual(['Newer there', 'Old here']);
    expect(own.draftID).toBe(1);
    // It is older than what was saved last: it is not saved over it.
    await pass(4 * AUTOSAVE_MS);
    expect(bodies()).toEqual(['Newer there', 'Old here']);
  });

  it('is posted from here as a new one where the draft cannot be fetched, and its number is forgotten', async () => {
    localStorage.setItem(KEY, '7');
    const gone = sync();
    expect(await gone.find(local('Still here', 1000))).toBeUndefined();
    expect(localStorage.getItem(KEY)).toBeNull();
    await pass(AUTOSAVE_MS);
    expect(bodies()).toEqual(['Still here']);
    expect(localStorage.getItem(KEY)).toBe('1');
    faults.set('GET /drafts/8', 500);
    const failing = sync({ knownID: 8 });
    await expect(failing.find(local('And this', 1000))).rejects.toThrow();
    expect(logged).toEqual(['Error fetching draft from server']);
    await pass(AUTOSAVE_MS);
    expect(bodies()).toEqual(['Still here', 'And this']);
  });

  it('is nothing where neither has anything: the number is cleared and nothing is posted', async () => {
    localStorage.setItem(KEY, '7');
    expect(await sync().find(local('', 0))).toBeUndefined();
    await pass(4 * AUTOSAVE_MS);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(calls).toEqual(['GET /drafts/7']);
  });

  it('is looked at before it is taken: what is no draft is written to the log', async () => {
    drafts.set(1, draftOf(1, { attributes: { body: { what: 'this' } } }));
    drafts.set(2, draftOf(2, { attributes: { format: 'markdown', body: '' } }));
    drafts.set(3, draftOf(3, { recordType: 'discussion', attributes: { body: 'Nothing beside it' } }));
    await sync({ knownID: 1 }).find(local('', 0));
    await sync({ knownID: 2 }).find(local('', 0));
    await sync({ knownID: 3, recordType: 'discussion' }).find(local('', 0));
    expect(logged).toEqual([
      'Draft attributes contain unknown structure',
      'Invalid draft, no body content',
      'Invalid draft meta',
    ]);
  });

  it('is a post that lacks a part of what stands beside its body: it is written to the log, and opened', async () => {
    const whole = { name: 'Hive', postMeta: {}, tags: [], tagIDs: [], pinLocation: 'none' };
    const found = async (draftMeta: object) => {
      drafts.set(1, draftOf(1, { recordType: 'discussion', attributes: { body: 'Words', draftMeta } }));
      return sync({ knownID: 1, recordType: 'discussion' }).find(local('', 0));
    };
    expect(await found(whole)).toMatchObject({ body: 'Words', draftMeta: whole });
    expect(logged).toEqual([]);
    for (const name of Object.keys(whole)) {
      const { [name as keyof typeof whole]: _, ...rest } = whole;
      expect(await found(rest)).toMatchObject({ body: 'Words', draftMeta: rest });
    }
    expect(logged).toEqual(Array(5).fill('Invalid draft meta'));
  });
});

describe('a draft that is removed', () => {
  it('goes from the site as well, if it is there', async () => {
    const own = sync();
    own.changed(text('Away'));
    await pass(AUTOSAVE_MS);
    await own.discard();
    expect(bodies()).toEqual([]);
    expect(localStorage.getItem(KEY)).toBeNull();
    const never = sync();
    never.changed(text('Never there'));
    await never.discard();
    await pass(4 * AUTOSAVE_MS);
    expect(calls).toEqual(['POST /drafts', 'DELETE /drafts/1']);
  });

  it('that the site keeps is written to the log', async () => {
    const own = sync();
    own.changed(text('Stays'));
    await pass(AUTOSAVE_MS);
    faults.set('DELETE /drafts/1', 500);
    await expect(own.discard()).rejects.toThrow();
    expect(logged).toEqual(['Error deleting draft']);
  });

  it('goes with its post, also where it was on its way to the site', async () => {
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const own = sync();
    own.changed(text('Posted'));
    await pass(AUTOSAVE_MS);
    own.posted();
    gate = undefined;
    open();
    await pass(4 * AUTOSAVE_MS);
    expect(calls).toEqual(['POST /drafts', 'DELETE /drafts/1']);
    expect(bodies()).toEqual([]);
  });

  it.each([
    [0, { pinLocation: 'none', pinned: false }],
    ['0', { pinLocation: 'none', pinned: false }],
    [1, { pinLocation: 'category', pinned: true }],
    ['1', { pinLocation: 'category', pinned: true }],
    [2, { pinLocation: 'recent', pinned: true }],
    ['yes', { pinLocation: 'recent', pinned: true }],
  ])('of an older client says by announce %j where its post is pinned', async (announce, pin) => {
    drafts.set(1, draftOf(1, { recordType: 'discussion', attributes: { body: 'Words', announce } }));
    const find = async () => sync({ knownID: 1, recordType: 'discussion' }).find(local('', 0));
    expect((await find())?.draftMeta).toEqual(pin);
    const draftMeta = { pinLocation: 'none' };
    drafts.set(
      1,
      draftOf(1, { recordType: 'discussion', attributes: { body: 'Words', announce, draftMeta } }),
    );
    expect((await find())?.draftMeta).toEqual(draftMeta);
  });
});
