import { expect, it } from 'vitest';
import { keyName, keysText } from './key-names.ts';

it('calls keys as they are on the keyboard of the reader', () => {
  expect(keysText('Ctrl+Shift+X', false)).toBe('Ctrl+Shift+X');
  expect(keysText('Ctrl+Shift+X', true)).toBe('⌘⇧X');
  expect(['Mod', 'Alt', 'Enter'].map((key) => keyName(key, false))).toEqual(['Ctrl', 'Alt', 'Enter']);
  expect(['Mod', 'Alt', 'Enter'].map((key) => keyName(key, true))).toEqual(['⌘', '⌥', 'Enter']);
});
