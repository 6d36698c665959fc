import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { find, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { generatePassword } from '../../generate-password.ts';
import { NewPasswordInput } from './NewPasswordInput.tsx';

afterEach(unmountAll);

it('makes a password of 12 letters, and longer ones where the site wants more', async () => {
  const { container, rerender } = mount(<NewPasswordInput minLength={8} />);
  const input = () => find<HTMLInputElement>(container, 'input');
  const generate = () => act(async () => find<HTMLButtonElement>(container, 'button').click());
  expect([input().type, input().value]).toEqual(['password', '']);
  await generate();
  expect([input().type, input().value.length]).toEqual(['text', 12]);
  const first = input().value;
  await generate();
  expect(input().value).not.toBe(first);
  rerender(<NewPasswordInput minLength={20} />);
  await generate();
  expect(input().value).toMatch(/^[A-Za-z2-9]{20}$/);
});

it('draws from all letters, none of which looks like another', () => {
  const drawn = new Set(Array.from({ length: 200 }, () => generatePassword()).join(''));
  expect(drawn.size).toBe(57);
  expect(generatePassword()).toHaveLength(12);
  for (const alike of 'IO01l') expect(drawn).not.toContain(alike);
});
