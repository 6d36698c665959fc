import { describe, expect, it } from 'vitest';
import { quoteMarkdown } from './quoted-text.ts';
import { onQuote, quote } from './quotes.ts';

describe('quoting', () => {
  it('goes to the composer that was opened last', async () => {
    const heard: string[] = [];
    const from = (name: string) => ({ name, url: '/1', element: null });
    await quote(from('nobody'));
    const stopThread = onQuote((text) => heard.push(`thread ${text}`));
    const stopReply = onQuote((text) => heard.push(`reply ${text}`));
    await quote(from('a'));
    stopReply();
    await quote(from('b'));
    stopThread();
    expect(heard.map((text) => text.split('\n')[0])).toEqual([
      'reply > **a** [wrote](/1):',
      'thread > **b** [wrote](/1):',
    ]);
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
