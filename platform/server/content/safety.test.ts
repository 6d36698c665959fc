import { describe, expect, it } from 'vitest';
import { BODY_FORMATS } from './body-format.ts';
import { mentionKey } from './mentions.ts';
import { renderBody } from './render-body.ts';
import { Rendering } from './render-context.ts';
import { sanitise } from './sanitise.ts';
import { ATTACKS } from './testing/attacks.ts';
import { violations } from './testing/find-violations.ts';
import { html, people, seeded } from './testing/render-context.ts';

/** The attack in every place a rich body has for text, addresses and markup. */
function inRich2(attack: string): string {
  const leaf = { text: attack };
  return JSON.stringify([
    { type: 'p', children: [leaf, { type: 'a', url: attack, target: attack, children: [leaf] }] },
    { type: 'h2', ref: attack, children: [leaf] },
    { type: 'code_block', lang: attack, children: [{ type: 'code_line', children: [leaf] }] },
    { type: '@', name: attack, userID: 5, url: attack, domID: attack },
    { type: 'legacy_emoji_image', attributes: { src: attack, alt: attack, onerror: attack } },
    { type: 'td', attributes: { colspan: attack, onclick: attack, scope: attack }, children: [leaf] },
    ...['link', 'image', 'file', 'quote', 'iframe', 'youtube'].map((embedType) => ({
      type: 'rich_embed_card',
      url: attack,
      embedData: {
        ...{
          embedType,
          url: attack,
          name: attack,
          body: attack,
          photoUrl: attack,
          frameSrc: attack,
          width: attack,
        },
        insertUser: { name: attack, userID: 1 },
        dateInserted: attack,
      },
    })),
    { type: attack, children: [leaf] },
  ]);
}

function inDelta(attack: string): string {
  return JSON.stringify([
    { insert: attack, attributes: { link: attack, bold: true } },
    { insert: '\n', attributes: { header: { level: 2, ref: attack } } },
    { insert: { mention: { name: attack, userID: 5 } } },
    { insert: { emoji: { emojiChar: attack } } },
    { insert: { 'embed-external': { data: { url: attack, embedType: 'image', name: attack } } } },
    { insert: attack },
    { insert: '\n', attributes: { 'code-block': attack } },
  ]);
}

const ways = (attack: string): [string, string][] => [
  ...BODY_FORMATS.map((format): [string, string] => [format, attack]),
  ['rich2', inRich2(attack)],
  ['rich', inDelta(attack)],
];

/** What has gone through the sanitiser once is left as it is by a second run. */
function isStable(output: string): boolean {
  const rendering = new Rendering(people, true);
  for (const [, name, userID] of output.matchAll(/data-username="([^"]*)" data-userid="(\d+)"/g)) {
    rendering.mentionAnchors.add(mentionKey(userID ?? '', name ?? ''));
  }
  for (const [, id] of output.matchAll(/ id="([^"]*)"/g)) rendering.noteIDs.add(id ?? '');
  return sanitise(output, rendering) === output;
}

describe('attacks', () => {
  it.each(ATTACKS)('%j leaves nothing behind in any format', { timeout: 30_000 }, (attack) => {
    for (const [format, source] of ways(attack)) {
      const output = html(source, format);
      expect(violations(output), format).toEqual([]);
      expect(isStable(output), `${format}: ${output}`).toBe(true);
    }
  });
});

const SCRAPS = [
  ...ATTACKS,
  ...[
    '<b>',
    '</b>',
    '<p>',
    '</p>',
    '<pre>',
    '</pre>',
    '<code>',
    '</code>',
    '<a href="/x">',
    '</a>',
    '<h1>',
    '</h1>',
  ],
  ...[
    '<table>',
    '<tr>',
    '<td colspan=2>',
    '</table>',
    '<blockquote>',
    '</blockquote>',
    '<details>',
    '</details>',
  ],
  ...[
    '<ul><li>',
    '</ul>',
    '<svg>',
    '</svg>',
    '<math>',
    '<style>',
    '</style>',
    '<!--',
    '-->',
    '<font>',
    '<center>',
  ],
  ...[
    '# ',
    '> ',
    '>! ',
    '- ',
    '1. ',
    '```js\n',
    '```\n',
    '`',
    '**',
    '_',
    '~~',
    '|',
    '\n|-|-|\n',
    '\n',
    '\n\n',
    '    ',
  ],
  ...[
    '[b]',
    '[/b]',
    '[quote]',
    '[/quote]',
    '[list][*]',
    '[/list]',
    '[code]',
    '[/code]',
    '[url=/x]',
    '[/url]',
    '[',
  ],
  ...[
    '@bob',
    '@"Ann Lee"',
    'https://e.com/x',
    'www.e.com',
    ':smile:',
    '$x$',
    '$$x^2$$',
    '\\(',
    '\\)',
    '\\[a_1 = ',
    '\\]',
    '$$',
    '\\text{',
    '}',
    '&amp;',
    '&#x3c;',
    '&lt',
    '"',
    "'",
    '<',
  ],
  ...['text ', '松本', 'עברית', '😀', '\u202e', '\u0000', '=', '/>', 'on', 'src=', 'href=', 'javascript:'],
];

describe('bodies made of scraps', () => {
  it.each([1, 2, 3, 4])(
    'hold allowed names only and survive a second run unchanged (seed %i)',
    { timeout: 60_000 },
    (seed) => {
      const random = seeded(seed);
      for (let round = 0; round < 400; round++) {
        const length = 1 + Math.floor(random() * 14);
        const source = Array.from({ length }, () => SCRAPS[Math.floor(random() * SCRAPS.length)]).join('');
        for (const [format, given] of ways(source)) {
          const output = html(given, format);
          expect(violations(output), `${format}: ${JSON.stringify(source)}`).toEqual([]);
          expect(isStable(output), `${format}: ${JSON.stringify(source)}\n${output}`).toBe(true);
        }
      }
    },
  );

  it('come out the same every time', { timeout: 30_000 }, () => {
    for (const attack of ATTACKS) {
      for (const [format, source] of ways(attack)) expect(html(source, format)).toBe(html(source, format));
    }
  });
});

describe('mentions of a crowd', () => {
  it('are left unlinked and notify nobody', () => {
    const source = Array.from({ length: 6 }, (_, i) => `@user${i}`)
      .join(' ')
      .replace('@user5', '@bob');
    const linked = renderBody(source, 'text', { ...people, maxMentions: 6 });
    expect([linked.mentions.length, linked.html.includes('atMention')]).toEqual([6, true]);
    const crowd = renderBody(source, 'text', { ...people, maxMentions: 5 });
    expect([crowd.mentions.length, crowd.html.includes('atMention')]).toEqual([0, false]);
  });
});
