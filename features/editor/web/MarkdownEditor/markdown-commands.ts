// What the toolbar and its keys do to a text and its selection. Pure: the text area applies the result.

export interface Selection {
  text: string;
  start: number;
  end: number;
}

/** Puts marks around the selection, or takes them off where they stand already. */
export function wrap(at: Selection, before: string, after: string, placeholder: string): Selection {
  const { text, start, end } = at;
  const isWrapped =
    text.slice(start - before.length, start) === before && text.slice(end, end + after.length) === after;
  if (isWrapped) {
    const bare =
      text.slice(0, start - before.length) + text.slice(start, end) + text.slice(end + after.length);
    return { text: bare, start: start - before.length, end: end - before.length };
  }
  const inner = text.slice(start, end) || placeholder;
  const first = start + before.length;
  return {
    text: text.slice(0, start) + before + inner + after + text.slice(end),
    start: first,
    end: first + inner.length,
  };
}

/** Begins every selected line with a mark, or takes it off where every line has it. */
export function prefixLines(at: Selection, prefixOf: (index: number) => string, pattern: RegExp): Selection {
  const { text } = at;
  const from = text.lastIndexOf('\n', at.start - 1) + 1;
  const next = text.indexOf('\n', at.end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isPrefixed = lines.every((line) => pattern.test(line));
  const changed = lines
    .map((line, index) => (isPrefixed ? line.replace(pattern, '') : prefixOf(index) + line))
    .join('\n');
  const end = from + changed.length;
  return {
    text: text.slice(0, from) + changed + text.slice(to),
    start: lines.length > 1 ? from : end,
    end,
  };
}

export function insertLink(at: Selection): Selection {
  const chosen = at.text.slice(at.start, at.end);
  if (isAddress(chosen)) return replaceSelection(at, `[](${chosen})`, 1, 0);
  const name = chosen || 'text';
  const address = 'https://';
  return replaceSelection(at, `[${name}](${address})`, name.length + 3, address.length);
}

export function insertImage(at: Selection): Selection {
  const chosen = at.text.slice(at.start, at.end);
  if (isAddress(chosen)) return replaceSelection(at, `![](${chosen})`, 2, 0);
  const address = 'https://';
  return replaceSelection(at, `![${chosen}](${address})`, chosen.length + 4, address.length);
}

export function insertTable(at: Selection): Selection {
  const table = '| Column | Column |\n| --- | --- |\n| Cell | Cell |\n';
  return replaceSelection(at, onItsOwnLines(at, table), onItsOwnLines(at, '').length + 2, 'Column'.length);
}

export function insertCode(at: Selection): Selection {
  const chosen = at.text.slice(at.start, at.end);
  if (!chosen.includes('\n') && chosen !== '') return wrap(at, '`', '`', '');
  const block = onItsOwnLines(at, `\`\`\`\n${chosen}\n\`\`\`\n`);
  return replaceSelection(at, block, block.indexOf('```') + 4, chosen.length);
}

/** An address laid over chosen words makes them a link; undefined: an ordinary paste. */
export function pasteAddress(at: Selection, pasted: string): Selection | undefined {
  const chosen = at.text.slice(at.start, at.end);
  if (chosen === '' || isAddress(chosen) || chosen.includes('\n') || !isAddress(pasted)) return undefined;
  const link = `[${chosen}](${pasted.trim()})`;
  return replaceSelection(at, link, link.length, 0);
}

/** Enter inside a list or quote goes on with it; on an empty item it ends it, with the empty line that Markdown needs. */
export function continueLine(at: Selection): Selection | undefined {
  if (at.start !== at.end) return undefined;
  const from = at.text.lastIndexOf('\n', at.start - 1) + 1;
  const line = at.text.slice(from, at.start);
  const found = /^(\s*)([-*+] |\d+[.)] |>!? )/.exec(line);
  if (!found) return undefined;
  const [whole, indent = '', mark = ''] = found;
  if (line === whole)
    return { text: `${at.text.slice(0, from)}\n${at.text.slice(at.start)}`, start: from + 1, end: from + 1 };
  const next = `\n${indent}${mark.replace(/^\d+/, (number) => String(Number(number) + 1))}`;
  return replaceSelection(at, next, next.length, 0);
}

function replaceSelection(at: Selection, inserted: string, selectFrom: number, length: number): Selection {
  const start = at.start + selectFrom;
  return { text: at.text.slice(0, at.start) + inserted + at.text.slice(at.end), start, end: start + length };
}

function onItsOwnLines(at: Selection, block: string): string {
  const before = at.text.slice(0, at.start);
  if (before === '' || before.endsWith('\n\n')) return block;
  return before.endsWith('\n') ? `\n${block}` : `\n\n${block}`;
}

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text.trim());
}
