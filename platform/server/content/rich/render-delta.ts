import { isRecord, type LineStyle, parseDelta } from '../../../contract/rich/delta.ts';
import { deltaLines, type Line } from '../../../contract/rich/delta-lines.ts';
import { renderEmbed } from '../embeds/render-embed.ts';
import { escapeHtml } from '../escape.ts';
import { codeBlock } from '../highlight.ts';
import type { Rendering } from '../render-context.ts';
import { BROKEN_BODY, renderRich2 } from '../rich2/render-rich2.ts';
import { spoilerContent } from '../spoiler.ts';
import { renderRuns, textOfRuns } from './render-runs.ts';

type TextLine = Extract<Line, { kind: 'text' }>;

export function renderDelta(source: string, rendering: Rendering): string {
  if (source === '') return '';
  const operations = parseDelta(source);
  if (!operations) return BROKEN_BODY;
  const lines = deltaLines(operations);
  let html = '';
  for (let i = 0; i < lines.length; ) {
    const line = lines[i];
    if (line?.kind === 'text') {
      const group = sameBlock(lines, i);
      html += block(group, rendering);
      i += group.length;
    } else {
      if (line) html += embed(line.embed, rendering);
      i++;
    }
  }
  return html;
}

/** Neighbouring lines of one list, quote, spoiler or listing are one block. */
function sameBlock(lines: readonly Line[], from: number): TextLine[] {
  const group: TextLine[] = [];
  for (let i = from; i < lines.length; i++) {
    const line = lines[i];
    const kind = group[0]?.style.kind;
    if (line?.kind !== 'text' || (kind && (kind !== line.style.kind || kind === 'p' || kind === 'heading')))
      break;
    group.push(line);
  }
  return group;
}

function block(group: readonly TextLine[], rendering: Rendering): string {
  const [first] = group;
  if (!first) return '';
  switch (first.style.kind) {
    case 'heading':
      return heading(first.style, renderRuns(first.runs, rendering));
    case 'list':
      return list(group, rendering);
    case 'blockquote':
      return quote(group, rendering);
    case 'spoiler':
      return spoilerContent(linesOf('spoiler-line', group, rendering));
    case 'code':
      return codeBlock(group.map((line) => `${textOfRuns(line.runs)}\n`).join(''), first.style.lang);
    default:
      return `<p>${renderRuns(first.runs, rendering) || '<br>'}</p>`;
  }
}

function heading(style: LineStyle, content: string): string {
  const ref = style.ref === '' ? '' : ` data-id="${escapeHtml(style.ref)}"`;
  return `<h${style.level}${ref}>${content || '<br>'}</h${style.level}>`;
}

function quote(group: readonly TextLine[], rendering: Rendering): string {
  rendering.quoteDepth++;
  const lines = linesOf('blockquote-line', group, rendering);
  rendering.quoteDepth--;
  return `<div class="blockquote"><div class="blockquote-content">${lines}</div></div>`;
}

function linesOf(className: string, group: readonly TextLine[], rendering: Rendering): string {
  return group
    .map((line) => `<p class="${className}">${renderRuns(line.runs, rendering) || '<br>'}</p>`)
    .join('');
}

function list(group: readonly TextLine[], rendering: Rendering): string {
  let html = '';
  const open: string[] = [];
  const closeTo = (depth: number) => {
    while (open.length > depth) html += `</li></${open.pop()}>`;
  };
  for (const { style, runs } of group) {
    const tag = style.isOrdered ? 'ol' : 'ul';
    // An item can stand only one level below the item before it.
    const depth = Math.min(style.level, open.length);
    closeTo(depth + 1);
    if (open.length === depth + 1 && open[depth] !== tag) closeTo(depth);
    if (open.length === depth + 1) html += '</li><li>';
    else {
      open.push(tag);
      html += `<${tag}><li>`;
    }
    html += renderRuns(runs, rendering);
  }
  closeTo(0);
  return html;
}

function embed(embed: Readonly<Record<string, unknown>>, rendering: Rendering): string {
  const data = isRecord(embed.data) ? embed.data : {};
  // What was never fetched is known by the address that was to be fetched.
  const wanted = isRecord(embed.loaderData) ? embed.loaderData.link : '';
  const url = [data.url, wanted].find((address) => typeof address === 'string' && address !== '');
  return renderEmbed(data, url, false, rendering, renderRich2);
}
