import { afterEach, expect, it, vi } from 'vitest';
import { mount, unmountAll } from '../../ui/testing/mount.tsx';
import { LanguageProvider, useTranslator } from './language.tsx';

afterEach(() => {
  unmountAll();
  vi.restoreAllMocks();
});

function Words({ text }: { text: string }) {
  const { t } = useTranslator();
  return [t('Search'), t(text)].join(' ');
}

function draw(text: string, isDebug: boolean): string | null {
  return mount(
    <LanguageProvider locale="pl" messages={{ Search: 'Szukaj' }} isDebug={isDebug}>
      <Words text={text} />
    </LanguageProvider>,
  ).container.textContent;
}

it('warns once of a text that the language lacks, in debug mode, and shows it in English', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(draw('Nests', false)).toBe('Szukaj Nests');
  expect(warn).not.toHaveBeenCalled();
  for (let time = 0; time < 2; time++) expect(draw('Nests', true)).toBe('Szukaj Nests');
  expect(warn.mock.calls).toEqual([['There is no translation of "Nests".']]);
});
