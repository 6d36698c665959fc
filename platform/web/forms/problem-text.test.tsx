import { afterEach, expect, it, vi } from 'vitest';
import { mount, unmountAll } from '../../ui/testing/mount.tsx';
import { ApiError } from '../api/call.ts';
import { LanguageProvider } from '../i18n/language.tsx';
import { problemText } from './problem-text.ts';

afterEach(() => {
  unmountAll();
  vi.restoreAllMocks();
});

it('what is no answer of the server is said in the language of the page, and written to the log', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fault = new TypeError('Cannot read properties of undefined');
  expect(problemText(fault)).toBe('Something has gone wrong.');
  expect(logged).toHaveBeenCalledWith(fault);
  const messages = { 'Something has gone wrong.': 'Coś poszło nie tak.' };
  mount(
    <LanguageProvider locale="pl" messages={messages}>
      <p>Strona</p>
    </LanguageProvider>,
  );
  expect(problemText(fault)).toBe('Coś poszło nie tak.');
});

it('a refusal is said by the words of its field, else by its own', () => {
  const errors = [{ field: 'email', message: 'No address.', code: 'invalid', status: 422 }];
  expect(problemText(new ApiError({ message: 'Refused.', status: 422, errors }))).toBe('No address.');
  expect(problemText(new ApiError({ message: 'Refused.', status: 422, errors: [] }))).toBe('Refused.');
});
