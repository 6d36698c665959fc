import { Parser } from 'htmlparser2';
import { escapeHtml } from '../escape.ts';
import { VOID } from './foreign-elements.ts';
import { startTag } from './html-elements.ts';
import { SpoilerMarks } from './spoiler-marks.ts';

/** The same markup, where blocks that are spoilers by their class are spoilers as we draw them. */
export function withSpoilerBlocks(markup: string): string {
  const out: string[] = [];
  const spoilers = new SpoilerMarks(out);
  const parser = new Parser(
    {
      onopentag: (name, attributes) =>
        out.push(spoilers.enter(name, attributes.class ?? '') ?? startTag(name, attributes)),
      ontext: (text) => {
        spoilers.words(text);
        out.push(escapeHtml(text));
      },
      onclosetag: (name) => {
        const end = spoilers.leave(name);
        if (!VOID.has(name)) out.push(end ?? `</${name}>`);
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(markup);
  parser.end();
  return out.join('');
}
