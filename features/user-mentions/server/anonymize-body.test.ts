import { describe, expect, it } from 'vitest';
import { anonymizeBody, mentionedNames } from './anonymize-body.ts';

const them = { userID: 12, names: ['Zoë'] };

describe('a body without a name', () => {
  it.each([
    ['Thanks @Zoë, and @zoë!', 'Thanks @[Deleted User], and @[Deleted User]!'],
    ['Thanks @"Zoë".', 'Thanks @[Deleted User].'],
    ['Not @Zoëlla, not a@Zoë_2, not Zoë.', 'Not @Zoëlla, not a@Zoë_2, not Zoë.'],
    ['@@Zoë = 1; @@"Zoë"', '@@Zoë = 1; @@"Zoë"'],
    ['[@Zoë](https://x.example/profile/Zo%C3%AB)', '[@[Deleted User]](https://x.example/)'],
    ['<a href="/profile/12/Zo%C3%AB">@Zoë</a>', '<a href="/">@[Deleted User]</a>'],
  ])('%s', (source, expected) => {
    expect(anonymizeBody(source, 'markdown', them)).toBe(expected);
  });

  it('has no node for it either, whatever the node calls the member', () => {
    const mention = (userID: number, name: string) => ({
      type: '@',
      userID,
      name,
      url: '/x',
      children: [{ text: '' }],
    });
    const source = [
      { type: 'p', children: [{ text: '@Zoë said' }, mention(12, 'Old_name'), mention(13, 'Other')] },
    ];
    const [paragraph] = JSON.parse(anonymizeBody(JSON.stringify(source), 'rich2', them));
    expect(paragraph.children[1]).toEqual({
      type: '@',
      userID: 0,
      name: '[Deleted User]',
      children: [{ text: '' }],
    });
    expect(paragraph.children[2]).toEqual(mention(13, 'Other'));
    const delta = [{ insert: { mention: { name: 'Zoë', userID: 99 } } }, { insert: ' hello\n' }];
    expect(JSON.parse(anonymizeBody(JSON.stringify(delta), 'rich', them))).toEqual([
      { insert: { mention: { name: '[Deleted User]', userID: 0 } } },
      { insert: ' hello\n' },
    ]);
    expect(anonymizeBody('{broken', 'rich2', them)).toBe('{broken');
  });

  it('gets the names from what was rendered', () => {
    const html =
      '<p><a class="atMention" data-username="A &amp; B" data-userid="12" href="/x">@A</a> <a class="atMention" data-username="C" data-userid="120" href="/y">@C</a></p>';
    expect(mentionedNames(html, 12)).toEqual(['A & B']);
  });
});
