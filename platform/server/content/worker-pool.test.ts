import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { TooComplicated } from './too-complicated.ts';
import { WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

const opened: WorkerPool[] = [];

function poolOf(size: number, more: Partial<WorkerPoolOptions> = {}): WorkerPool {
  const pool = new WorkerPool({
    script: join(import.meta.dirname, 'testing/slow-worker.ts'),
    size,
    taskLimitMs: 20_000,
    maxWaiting: 100,
    maxWaitingPerOwner: 100,
    waitLimitMs: 20_000,
    idleMs: 20_000,
    ...more,
  });
  opened.push(pool);
  return pool;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((pool) => pool.close()));
});

describe('a pool of threads', () => {
  it('answers each task', async () => {
    const pool = poolOf(2);
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((task) => pool.run(task)));
    expect(answers).toEqual(['A', 'B', 'C', 'D']);
    await expect(pool.run('fails')).rejects.toThrow('no');
  });

  it('ends what takes too long and goes on with the rest', async () => {
    const pool = poolOf(1, { taskLimitMs: 300 });
    const stuck = pool.run('stuck');
    const next = pool.run('next');
    await expect(stuck).rejects.toBeInstanceOf(TooComplicated);
    expect(await next).toBe('NEXT');
  });

  it.each(['falls', 'leaves', 'fills'])('replaces a thread that %s', { timeout: 60_000 }, async (task) => {
    const pool = poolOf(1);
    await expect(pool.run(task)).rejects.toBeInstanceOf(TooComplicated);
    expect(await pool.run('next')).toBe('NEXT');
  });

  it('lets those who wait for an answer go first', async () => {
    const pool = poolOf(1);
    const order: string[] = [];
    const note = (name: string) => () => order.push(name);
    await Promise.all([
      pool.run('stored', { isBulk: true }).then(note('stored')),
      pool.run('also stored', { isBulk: true }).then(note('also stored')),
      pool.run('sent').then(note('sent')),
    ]);
    expect(order).toEqual(['sent', 'stored', 'also stored']);
  });

  it('lets owners take turns', async () => {
    const pool = poolOf(1);
    const order: string[] = [];
    const run = (name: string, owner: string) => pool.run(name, { owner }).then(() => order.push(name));
    await Promise.all([
      ...['a1', 'a2', 'a3'].map((name) => run(name, 'a')),
      ...['b1', 'b2'].map((name) => run(name, 'b')),
      run('c1', 'c'),
    ]);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('leaves threads to others, whatever one owner brings', async () => {
    const pool = poolOf(2, { taskLimitMs: 2_000 });
    const stuck = Promise.allSettled([pool.run('stuck', { owner: 'a' }), pool.run('stuck', { owner: 'a' })]);
    const startedAt = performance.now();
    expect(await pool.run('next', { owner: 'b' })).toBe('NEXT');
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    expect((await stuck).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('refuses more than one owner may have waiting, and nobody else', async () => {
    const pool = poolOf(1, { maxWaitingPerOwner: 1, taskLimitMs: 500 });
    const stuck = Promise.allSettled([pool.run('stuck', { owner: 'a' })]);
    await expect(pool.run('a2', { owner: 'a' })).rejects.toMatchObject({ status: 429 });
    expect(await pool.run('b1', { owner: 'b' })).toBe('B1');
    await stuck;
  });

  it('refuses who waits too long', async () => {
    const pool = poolOf(1, { waitLimitMs: 300 });
    // In bulk, which waits for the thread to start however long that takes.
    expect(await pool.run('first', { isBulk: true })).toBe('FIRST');
    const stuck = Promise.allSettled([pool.run('stuck')]);
    await expect(pool.run('second')).rejects.toMatchObject({ status: 503 });
    await pool.close();
    await stuck;
  });

  it('refuses more than may wait, and whoever waits when it closes', async () => {
    const pool = poolOf(1, { maxWaiting: 2 });
    const waiting = Promise.allSettled([pool.run('stuck'), pool.run('b')]);
    await expect(pool.run('c')).rejects.toMatchObject({ status: 503 });
    await pool.close();
    const results = await waiting;
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
