import { afterEach, describe, expect, it } from 'vitest';
import { quotedText } from './quoted-text.ts';

afterEach(() => document.body.replaceChildren());

describe('quoted formulas', () => {
  const math = (tex: string, attributes = '') =>
    `<math${attributes}><semantics><mi>drawn</mi><annotation encoding="application/x-tex">${tex}</annotation></semantics></math>`;
  const place = () => {
    document.body.innerHTML = `<div id="body"><p>If ${math('a_1 &lt; b')} holds, then</p><p>${math('x^2', ' display="block"')}</p></div>`;
    return document.getElementById('body');
  };

  it('are the TeX they were typed as', () => {
    const text = quotedText(place());
    expect(text).toContain('If \\(a_1 < b\\) holds, then');
    expect(text).toContain('$$x^2$$');
    expect(text).not.toContain('drawn');
    expect(document.querySelectorAll('#body, div')).toHaveLength(1);
  });

  it('are whole where the selection begins within one', () => {
    const element = place();
    const range = document.createRange();
    range.setStart(element?.querySelector('mi')?.firstChild ?? document.body, 2);
    range.setEnd(element?.querySelector('p')?.lastChild ?? document.body, 6);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    expect(quotedText(element)).toBe('\\(a_1 < b\\) holds');
    getSelection()?.removeAllRanges();
  });
});
