import { describe, expect, it } from 'vitest';
import { emailProblem, nameKey, nameProblem } from '../user-name.ts';
import { hashPassword, isPasswordRight, passwordProblem } from './password.ts';

describe('a password', () => {
  it('is recognised, however its accents are typed', async () => {
    const hash = await hashPassword('caf\u00e9 au lait 42');
    expect(await isPasswordRight(hash, 'cafe\u0301 au lait 42')).toBe(true);
    expect(await isPasswordRight(hash, 'cafe au lait 42')).toBe(false);
  });

  it('is never right where there is none, and takes as long', async () => {
    await isPasswordRight(undefined, 'warm up');
    const time = async (hash: string | null) => {
      const startedAt = performance.now();
      for (let at = 0; at < 8; at++) expect(await isPasswordRight(hash, 'a wrong guess')).toBe(false);
      return performance.now() - startedAt;
    };
    const known = await time(await hashPassword('quite another one'));
    const unknown = await time(null);
    expect(unknown).toBeGreaterThan(known / 4);
  });

  it.each([
    ['purple anvil 18 teapot', undefined],
    ['short', 'minLength'],
    ['x'.repeat(257), 'maxLength'],
    ['aaaaaaaaaaaa', 'invalid'],
    ['Welcomewelcome1', 'invalid'],
    ['lkjhgfdsapoiuytrewq', 'invalid'],
    ['mira_okafor2024', 'invalid'],
    ['mira@mail.example', 'invalid'],
  ])('%s: %s', (password, code) => {
    expect(passwordProblem(password, 12, { name: 'Mira_Okafor', email: 'mira@mail.example' })?.code).toBe(
      code,
    );
  });
});

describe('a name', () => {
  it.each([
    ['ＡＤＡ', 'ada'],
    ['Ada', 'ada'],
    ['ﬁnn', 'finn'],
    ['Zoë', 'zoë'],
    ['ZOE\u0308', 'zoë'],
  ])('%s is known as %s', (name, key) => {
    expect(nameKey(name)).toBe(key);
  });

  it('may be long in letters, not in bytes', () => {
    expect(nameProblem('한'.repeat(20))).toBeUndefined();
    expect(nameProblem('한'.repeat(21))?.code).toBe('maxLength');
  });
});

describe('an e-mail address', () => {
  it.each([
    ['mira@mail.example', true],
    ['mira+tag@mail.example', true],
    ['用户@例子.example', true],
    ['admin@localhost', true],
    ['mira', false],
    ['mira@', false],
    ['mira@a@b', false],
    ['mira@mail.example\r\nBcc: all@example.org', false],
    ['<mira@mail.example>', false],
    [`${'m'.repeat(250)}@x.org`, false],
  ])('%j: %s', (email, isUsable) => {
    expect(emailProblem(email) === undefined).toBe(isUsable);
  });
});
