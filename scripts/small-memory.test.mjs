import { expect, it } from 'vitest';
import { nodeOptionsFor } from './small-memory.mjs';

const megabytes = (count) => count * 1024 * 1024;

it('leaves Node alone where there is memory', () => {
  expect(nodeOptionsFor(megabytes(1024))).toEqual({ args: [], env: {} });
});

it('leaves room for the database and a command beside the server on a small machine', () => {
  const { args, env } = nodeOptionsFor(megabytes(512));
  expect(args).toContain('--max-old-space-size=143');
  expect(env).toEqual({ MALLOC_ARENA_MAX: '2' });
  expect(nodeOptionsFor(megabytes(128)).args).toContain('--max-old-space-size=96');
});
