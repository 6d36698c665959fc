import { expect, it } from 'vitest';
import { reasonIDOf } from './reason-id.ts';

it.each([
  ['Off topic', [], 'off-topic'],
  ['  Too “loud”, again! ', [], 'too-loud-again'],
  ['Off topic', ['off-topic', 'off-topic-2'], 'off-topic-3'],
  ['خارج الموضوع', ['reason'], 'reason-2'],
  ['x'.repeat(100), [], 'x'.repeat(40)],
])('%s is known by a name that no other reason has', (name, taken, id) => {
  expect(reasonIDOf(name, taken)).toBe(id);
});
