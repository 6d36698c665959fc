import { parseBbcode } from '../../../platform/server/content/bbcode/parse-bbcode.ts';
import type { ConvertedBody } from './converted-body.ts';
import { linkHashtags } from './discourse-hashtags.ts';
import { convertSmilies } from './discourse-smilies.ts';
import { DISCOURSE_TAGS } from './discourse-tags.ts';
import { resolveUploads } from './discourse-uploads.ts';
import { MarkdownWriter } from './markdown-writer.ts';
import { ProtectedCode } from './protected-code.ts';

/** Clean Markdown from Discourse's own, which may hold BBCode of the forum it grew from. */
export function convertDiscourseRaw(raw: string, cooked: string): ConvertedBody {
  const code = new ProtectedCode();
  const text = code.protect(raw.replace(/\r\n?/g, '\n'));
  const plain = linkHashtags(convertSmilies(resolveUploads(withDates(notSpoilers(text)), cooked)), cooked);
  const tree = parseBbcode(plain, DISCOURSE_TAGS);
  const source = new MarkdownWriter(code).write(tree);
  return { source, format: 'markdown' };
}

/** `>!` hides text here, which nobody meant there. */
function notSpoilers(text: string): string {
  return text.replace(/^( {0,3}(?:>[^\S\n]{0,3}){0,50}>)!/gm, '$1 !');
}

function withDates(text: string): string {
  return text.replace(
    /\[date=(\d{4}-\d\d-\d\d)(?:\s+time=([\d:]+))?(?:\s+timezone="?([\w/+-]+)"?)?[^\]\n]{0,200}\]/g,
    (_tag, day: string, time?: string, zone?: string) =>
      [day, time?.slice(0, 5), time ? (zone ?? 'UTC') : undefined].filter(Boolean).join(' '),
  );
}
