import { Parser } from 'htmlparser2';
import { ElementCounter } from '../../../platform/server/content/too-complicated.ts';

const SILENT = new Set(['script', 'style', 'template', 'noscript']);

/** The words of markup, in one line. */
export function plainText(html: string): string {
  let text = '';
  let silent = 0;
  const elements = new ElementCounter();
  const parser = new Parser({
    onopentagname: (name) => {
      // Written by others: what comes after so many is left out.
      if (!elements.hasRoom()) parser.pause();
      if (SILENT.has(name)) silent++;
      else text += ' ';
    },
    onclosetag: (name) => {
      elements.close();
      if (SILENT.has(name)) silent--;
    },
    ontext: (words) => {
      if (silent === 0) text += words;
    },
  });
  parser.end(html);
  return text.replace(/\s+/g, ' ').trim();
}
