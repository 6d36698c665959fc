import { expect, it } from 'vitest';
import { sentenceParts } from './sentence-parts.ts';

it('reads names and words of a sentence, and leaves all else text', () => {
  const html = '<strong>A &lt;b&gt; &amp;amp; C</strong> mentioned you in <strong>&quot;x&quot;</strong>';
  expect(sentenceParts(html)).toEqual([
    { text: 'A <b> &amp; C', isName: true, at: 0 },
    { text: ' mentioned you in ', isName: false, at: 40 },
    { text: '"x"', isName: true, at: 58 },
  ]);
  expect(sentenceParts('')).toEqual([]);
});
