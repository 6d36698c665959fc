import { afterEach, describe, expect, it } from 'vitest';
import { quoteMarkdown, quoteOf, withQuote } from './quoted-text.ts';
import { onQuote, type QuotedPost, quote } from './quotes.ts';

afterEach(() => document.body.replaceChildren());

describe('quoting', () => {
  const from = (name: string): QuotedPost => ({
    name,
    url: '/1',
    recordType: 'comment',
    recordID: 1,
    element: null,
  });

  it('goes to the composer that was opened last', () => {
    const heard: string[] = [];
    quote(from('nobody'));
    const stopThread = onQuote(({ name }) => heard.push(`thread ${name}`));
    const stopReply = onQuote(({ name }) => heard.push(`reply ${name}`));
    quote(from('a'));
    stopReply();
    quote(from('b'));
    stopThread();
    expect(heard).toEqual(['reply a', 'thread b']);
  });

  it('is a card of the post in rich text, and its words in Markdown, below what was written before', () => {
    const quoted = quoteOf({ ...from('Mira'), recordID: 7, url: 'http://localhost/discussion/comment/7' });
    expect(withQuote('Mine.', 'markdown', quoted)).toMatch(/^Mine\.\n\n> \*\*Mira\*\* \[wrote\]/);
    const before = JSON.stringify([{ type: 'p', children: [{ text: 'Mine.' }] }]);
    const nodes = JSON.parse(withQuote(before, 'rich2', quoted));
    expect(nodes.map(({ type }: { type: string }) => type)).toEqual(['p', 'rich_embed_card']);
    expect(nodes[1].embedData).toEqual({
      embedType: 'quote',
      url: 'http://localhost/discussion/comment/7',
      recordType: 'comment',
      recordID: 7,
    });
  });

  it('of selected words is these words', () => {
    document.body.innerHTML = '<div id="body"><p>All of it</p></div>';
    const element = document.getElementById('body');
    const text = element?.querySelector('p')?.firstChild as Text;
    getSelection()?.setBaseAndExtent(text, 0, text, 3);
    const [block] = quoteOf({ ...from('Mira'), element }).nodes;
    getSelection()?.removeAllRanges();
    expect(block?.type).toBe('blockquote');
    expect(JSON.stringify(block)).toContain('"text":"All"');
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
