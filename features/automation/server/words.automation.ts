// Words that posts are looked through for: whole ones, in any case, however they are put together.
import { z } from 'zod';
import { field } from '../../../platform/server/layouts/prop-fields.ts';
import { plainText } from '../../widgets/server/plain-text.ts';

export const wordSettings = z.object({
  words: field(
    z.array(z.string().trim().min(2).max(100)).min(1).max(200),
    'Words',
    { inputType: 'list' },
    'One a line, each a word or some words in a row. Capitals do not matter.',
  ),
});

interface Post {
  record_id: number;
  name: string;
  body_html: string;
}

export function postsWithWords(posts: readonly Post[], words: readonly string[]): number[] {
  const wanted = words.map(inWords);
  return posts
    .filter(({ name, body_html: html }) => {
      const text = inWords(`${name} ${plainText(html)}`);
      return wanted.some((each) => text.includes(each));
    })
    .map((post) => post.record_id);
}

/** Each word between spaces, so that whole words alone are found. */
function inWords(text: string): string {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return ` ${words.join(' ')} `;
}
