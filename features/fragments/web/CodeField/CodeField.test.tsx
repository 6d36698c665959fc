import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { find, hydrate, press, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { CodeField } from './CodeField.tsx';
import { replacementFor } from './edit-code.ts';

afterEach(unmountAll);

/** `|` stands at both ends of what is selected, or once for the caret. */
function after(marked: string, key: string, shiftKey = false): string | undefined {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|');
  const value = marked.replaceAll('|', '');
  const field = { value, selectionStart: start, selectionEnd: start === end ? end : end - 1 };
  const made = replacementFor({ key, shiftKey }, field);
  if (!made) return undefined;
  const next = value.slice(0, made.from) + made.text + value.slice(made.to);
  const [from, to] = made.selection;
  return from === to
    ? `${next.slice(0, from)}|${next.slice(from)}`
    : `${next.slice(0, from)}|${next.slice(from, to)}|${next.slice(to)}`;
}

describe('in code', () => {
  it.each([
    ['Tab moves on by two', 'a|b', 'Tab', false, 'a  |b'],
    ['Tab takes the place of what is selected', 'a|bc|d', 'Tab', false, 'a  |d'],
    ['Tab moves several lines in', 'x\na|b\ncd|\ny', 'Tab', false, 'x\n  a|b\n  cd|\ny'],
    ['Shift with Tab moves a line out', '  a|b', 'Tab', true, 'a|b'],
    ['Shift with Tab moves several out, as far as they go', '  |a\n b\n\tc|', 'Tab', true, '|a\nb\nc|'],
    ['Shift with Tab leaves a line that is out', 'a|b', 'Tab', true, 'a|b'],
    ['Enter begins where the line began', '  a|b', 'Enter', false, '  a\n  |b'],
    ['Enter takes the place of what is selected', '\ta|b|c', 'Enter', false, '\ta\n\t|c'],
    ['other keys are what they are', 'a|b', 'x', false, undefined],
  ])('%s', (_, before, key, shiftKey, wanted) => {
    expect(after(before, key, shiftKey)).toBe(wanted);
  });
});

describe('the field', () => {
  function Written() {
    const [value, setValue] = useState('one\ntwo');
    return <CodeField id="js" label="Script" value={value} onChange={setValue} isInvalid={false} />;
  }

  it('numbers its lines, and is hydrated as it was rendered', () => {
    const { container, complaints } = hydrate(onPage(<Written />));
    expect(complaints).toEqual([]);
    expect(find(container, '[aria-hidden]').textContent).toBe('1\n2');
  });

  it('lets Tab pass until something was written, and after Escape', () => {
    const { container } = hydrate(onPage(<Written />));
    const field = find<HTMLTextAreaElement>(container, 'textarea');
    field.setSelectionRange(0, 0);
    press(field, 'Tab');
    expect(field.value).toBe('one\ntwo');
    press(field, 'Enter');
    expect(field.value).toBe('\none\ntwo');
    field.setSelectionRange(0, 0);
    press(field, 'Tab');
    expect(field.value).toBe('  \none\ntwo');
    press(field, 'Escape');
    press(field, 'Tab');
    expect(field.value).toBe('  \none\ntwo');
  });
});
