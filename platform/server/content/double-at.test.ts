import { describe, expect, it } from 'vitest';
import { body } from './testing/render-context.ts';

const CLASSES_OF_RUBY = 'Ruby @@count and @@bob, a@@b, @@@bob, (@@bob) and bob@@e.com';

describe('two at-signs', () => {
  it.each(['text', 'textex', 'markdown', 'html', 'wysiwyg', 'bbcode'])(
    'stay as they were typed and mention nobody: %s',
    (format) => {
      expect(body(CLASSES_OF_RUBY, format)).toMatchObject({ text: CLASSES_OF_RUBY, mentions: [] });
      expect(body('@@bob and @bob', format)).toMatchObject({ text: '@@bob and @Bob', mentions: ['bob'] });
      expect(body('@@', format).text).toBe('@@');
    },
  );

  it('stay in the text of rich bodies', () => {
    expect(body(JSON.stringify([{ insert: `${CLASSES_OF_RUBY}\n` }]), 'rich').text).toBe(CLASSES_OF_RUBY);
    const paragraph = [{ type: 'p', children: [{ text: CLASSES_OF_RUBY }] }];
    expect(body(JSON.stringify(paragraph), 'rich2').text).toBe(CLASSES_OF_RUBY);
  });
});
