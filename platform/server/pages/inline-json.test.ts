import { expect, it } from 'vitest';
import { inlineJson } from './inline-json.ts';

it('cannot be left from inside, and reads back as it was', () => {
  const value = { text: '</script><!--<script> ]]> --> & \u2028 \u2029 é 漢', list: [1, null, true] };
  const json = inlineJson(value);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(value);
});
