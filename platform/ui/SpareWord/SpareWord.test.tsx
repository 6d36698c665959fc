import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SpareWord } from './SpareWord.tsx';

it.each([false, true])('is read before what is always shown, wherever it is: %s', (isBehind) => {
  const html = renderToString(
    <SpareWord word="Sort" isBehind={isBehind}>
      <b>Newest</b>
    </SpareWord>,
  );
  expect(html.replace(/<[^>]*>/g, '|')).toMatch(/\|Sort\|+Newest\|/);
});
