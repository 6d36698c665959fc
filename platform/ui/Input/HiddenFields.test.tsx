import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HiddenFields } from './HiddenFields.tsx';

it('stands in one order, however the address had it', () => {
  const html = renderToString(<HiddenFields fields={{ tagID: '3', sort: '-score', locale: 'ar' }} />);
  expect(html.match(/name="\w+"/g)).toEqual(['name="locale"', 'name="sort"', 'name="tagID"']);
  expect(html).toContain('<input type="hidden" name="sort" value="-score"/>');
  expect(renderToString(<HiddenFields fields={{ locale: 'ar', tagID: '3', sort: '-score' }} />)).toBe(html);
});
