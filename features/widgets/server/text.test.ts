// Words of administrators in layouts, rendered as posts are.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodesOf } from './testing/home-of.ts';
import { type WidgetCommunity, widgetCommunity } from './testing/widget-community.ts';

let test: WidgetCommunity;
beforeAll(async () => {
  test = await widgetCommunity();
}, 60_000);
afterAll(() => test.close());

describe('formatted text', () => {
  it('is rendered as posts are, and says nothing that posts may not', async () => {
    const text = (source: string, format: string) => ({
      $hydrate: 'react.text',
      title: 'Rules',
      text: { source, format },
    });
    const rich = JSON.stringify([{ type: 'p', children: [{ text: 'Be kind', bold: true }] }]);
    const [markdown, formatted, unsafe] = await nodesOf(
      test,
      [
        text('**Be** kind', 'markdown'),
        text(rich, 'rich2'),
        text('<p onclick="x()">Be</p><script>x()</script><a href="javascript:x()">kind</a>', 'html'),
      ],
      test.guest,
    );
    expect(markdown?.$reactProps).toMatchObject({
      title: 'Rules',
      html: expect.stringContaining('<strong>Be</strong> kind'),
    });
    expect(formatted?.$reactProps.html).toContain('<strong>Be kind</strong>');
    expect(unsafe?.$reactProps.html).toContain('Be');
    expect(unsafe?.$reactProps.html).not.toMatch(/script|onclick/);
  });

  it.each([
    ['a format there is not', { source: 'x', format: 'word' }],
    ['rich text that is none', { source: 'no JSON', format: 'rich2' }],
    ['more than a body can hold', { source: 'x'.repeat(200_001), format: 'markdown' }],
  ])('cannot be %s', async (_, text) => {
    const layout = [{ $hydrate: 'react.section.1-column', children: [{ $hydrate: 'react.text', text }] }];
    const refused = await test.admin.client.post('/layouts', {
      name: 'Text',
      layoutViewType: 'home',
      layout,
    });
    expect(refused.status).toBe(422);
    expect(refused.body.errors[0].path).toContain('text');
  });
});
