import { type Attributes, isRecord } from '../../../contract/rich/delta.ts';
import type { Run } from '../../../contract/rich/delta-lines.ts';
import { escapeHtml } from '../escape.ts';
import { fallbackHtml } from '../fallback-html.ts';
import { drawFormula, withFormulas } from '../math/draw-formula.ts';
import { nodeMention } from '../mentions.ts';
import type { Rendering } from '../render-context.ts';

interface Mark {
  open: string;
  close: string;
}

const STRONG: Mark = { open: '<strong>', close: '</strong>' };
const EM: Mark = { open: '<em>', close: '</em>' };
const STRIKE: Mark = { open: '<s>', close: '</s>' };
const CODE: Mark = {
  open: '<code class="code codeInline" spellcheck="false" tabindex="0">',
  close: '</code>',
};

/** The text of a line; neighbours that carry the same mark share its tag, bold outermost. */
export function renderRuns(runs: readonly Run[], rendering: Rendering): string {
  let html = '';
  let open: Mark[] = [];
  for (const run of runs) {
    const marks = marksOf(run.attributes);
    let shared = 0;
    while (shared < open.length && shared < marks.length && open[shared]?.open === marks[shared]?.open)
      shared++;
    html +=
      closing(open.slice(shared)) +
      marks
        .slice(shared)
        .map((mark) => mark.open)
        .join('');
    html += typeof run.insert === 'string' ? textOf(run, rendering) : inlineInsert(run.insert, rendering);
    open = marks;
  }
  return html + closing(open);
}

export function textOfRuns(runs: readonly Run[]): string {
  return runs.map((run) => (typeof run.insert === 'string' ? run.insert : nameOf(run.insert))).join('');
}

function textOf({ insert, attributes }: Run, rendering: Rendering): string {
  const isCode = Boolean(attributes.code || attributes.codeInline);
  return isCode ? escapeHtml(String(insert)) : withFormulas(String(insert), rendering, escapeHtml);
}

function closing(marks: readonly Mark[]): string {
  return marks
    .toReversed()
    .map((mark) => mark.close)
    .join('');
}

function marksOf(attributes: Attributes): Mark[] {
  const marks: Mark[] = [];
  if (attributes.bold) marks.push(STRONG);
  if (attributes.italic) marks.push(EM);
  if (attributes.strike) marks.push(STRIKE);
  if (attributes.code || attributes.codeInline) marks.push(CODE);
  if (typeof attributes.link === 'string') {
    marks.push({ open: `<a href="${escapeHtml(attributes.link)}">`, close: '</a>' });
  }
  return marks;
}

function inlineInsert(insert: Attributes, rendering: Rendering): string {
  const { mention, emoji } = insert;
  if (isRecord(mention) && typeof mention.name === 'string') {
    return nodeMention(mention.name, mention.userID, rendering);
  }
  if (isRecord(emoji) && typeof emoji.emojiChar === 'string') {
    return `<span class="safeEmoji nativeEmoji">${escapeHtml(emoji.emojiChar)}</span>`;
  }
  if (typeof insert.formula === 'string') {
    const { formula } = insert;
    return drawFormula({ tex: formula, isDisplay: false, written: `\\(${formula}\\)` }, rendering);
  }
  return strangeInsert(insert);
}

/** An insert that we do not know has a name and one value: `{ image: "https://…" }`, `{ poll: { title: … } }`. */
function strangeInsert(insert: Attributes): string {
  return Object.entries(insert)
    .map(([kind, value]) => {
      if (typeof value !== 'string') return isRecord(value) ? fallbackHtml(value) : '';
      if (!/^https?:\/\//i.test(value)) return fallbackHtml({ text: value });
      return kind === 'image' ? `<img src="${escapeHtml(value)}" alt="">` : fallbackHtml({ url: value });
    })
    .join(' ');
}

/** In a listing there is text only. */
function nameOf({ mention, emoji }: Attributes): string {
  if (isRecord(mention) && typeof mention.name === 'string') return `@${mention.name}`;
  return isRecord(emoji) && typeof emoji.emojiChar === 'string' ? emoji.emojiChar : '';
}
