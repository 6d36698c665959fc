import { type RenderedBody, renderBody } from '../render-body.ts';
import type { RenderContext } from '../render-context.ts';

export const people: RenderContext = {
  siteUrl: 'https://forum.example',
  mentionedUsers: new Map([
    ['bob', { userID: 5, name: 'Bob' }],
    ['ann lee', { userID: 6, name: 'Ann Lee' }],
    ['42', { userID: 7, name: '42' }],
  ]),
};

export function body(source: string, format: string): RenderedBody {
  return renderBody(source, format, people);
}

export function html(source: string, format: string): string {
  return body(source, format).html;
}

/** The same without the writing direction every block carries, to keep expectations readable. */
export function plainHtml(source: string, format: string): string {
  return html(source, format).replaceAll(' dir="auto"', '');
}

/** A small generator of repeatable randomness (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
