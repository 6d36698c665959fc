import { Parser } from 'htmlparser2';

const SILENT = new Set(['script', 'style', 'template', 'noscript']);

/** The words of markup, in one line. */
export function plainText(html: string): string {
  let text = '';
  let silent = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (SILENT.has(name)) silent++;
      else text += ' ';
    },
    onclosetag: (name) => {
      if (SILENT.has(name)) silent--;
    },
    ontext: (words) => {
      if (silent === 0) text += words;
    },
  });
  parser.end(html);
  return text.replace(/\s+/g, ' ').trim();
}
