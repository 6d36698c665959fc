import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { TooComplicated } from './too-complicated.ts';
import { WorkerPool } from './worker-pool.ts';

const opened: WorkerPool[] = [];

function poolOf(size: number, more: { taskLimitMs?: number; maxWaiting?: number } = {}): WorkerPool {
  const pool = new WorkerPool({
    script: join(import.meta.dirname, 'testing/slow-worker.ts'),
    size,
    taskLimitMs: 20_000,
    maxWaiting: 100,
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
      pool.run('stored', true).then(note('stored')),
      pool.run('also stored', true).then(note('also stored')),
      pool.run('sent').then(note('sent')),
    ]);
    expect(order).toEqual(['sent', 'stored', 'also stored']);
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
