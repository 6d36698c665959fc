import { expect, it } from 'vitest';
import { translateProblem } from './translate-problem.ts';

const messages = {
  'Closed.': 'Zamknięte.',
  '{field} is required.': 'Brak wartości: {field}.',
  '{field} must not be longer than {maximum} characters.': '{field}: najwyżej {maximum} znaków.',
  '{record} not found.': 'Nie ma: {record}.',
  Discussion: 'Dyskusja',
  '{name}: home': 'nigdy',
  'Nobody named {name} is here.': { other: 'nigdy' },
};
const say = (message: string) => translateProblem({ message, status: 400 }, messages).message;

it('says refusals in the language of who reads them, whatever was filled in', () => {
  expect(say('Closed.')).toBe('Zamknięte.');
  expect(say('title is required.')).toBe('Brak wartości: title.');
  expect(say('title (a.b) must not be longer than 100 characters.')).toBe(
    'title (a.b): najwyżej 100 znaków.',
  );
  expect(say('Discussion not found.')).toBe('Nie ma: Dyskusja.');
  expect(say('Ola: home')).toBe('Ola: home');
  expect(say('Nobody named Ola is here.')).toBe('Nobody named Ola is here.');
});

it('leaves what somebody made endless as it is, at once', () => {
  const begun = performance.now();
  const endless = `A${' must not be longer than '.repeat(20_000)}~`;
  expect(say(endless)).toBe(endless);
  expect(performance.now() - begun).toBeLessThan(500);
});

it('says what is wrong with each field too, and leaves the rest as it is', () => {
  const error = { field: 'name', code: 'missingField', status: 400, message: 'name is required.' };
  const body = {
    message: 'Closed.',
    status: 422,
    code: 'validation',
    description: 'Closed.',
    errors: [error],
  };
  expect(translateProblem(body, messages)).toEqual({
    ...body,
    message: 'Zamknięte.',
    description: 'Zamknięte.',
    errors: [{ ...error, message: 'Brak wartości: name.' }],
  });
  expect(translateProblem(body, {})).toBe(body);
});
