import { describe, expect, it } from 'vitest';
import { onQuote, quote, quoteMarkdown } from './quotes.ts';

describe('quoting', () => {
  it('goes to the composer that was opened last', () => {
    const heard: string[] = [];
    expect(quote('> nobody')).toBe(false);
    const stopThread = onQuote((text) => heard.push(`thread ${text}`));
    const stopReply = onQuote((text) => heard.push(`reply ${text}`));
    quote('> a');
    stopReply();
    quote('> b');
    stopThread();
    expect(heard).toEqual(['reply > a', 'thread > b']);
  });

  it('marks every line and says whose words they are', () => {
    const text = quoteMarkdown({
      name: 'Mira *',
      url: 'http://localhost/discussion/7',
      text: 'one\n\ntwo\n',
    });
    expect(text).toBe('> **Mira \\*** [wrote](http://localhost/discussion/7):\n>\n> one\n>\n> two');
  });
});
