// The styles of HTML widgets: files of this site, named by what is in them, each bound to its own widget.
import { createHash } from 'node:crypto';
import { type CssPart, partsOfCss } from '../../../platform/contract/css-parts.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { Snapshot } from '../../../platform/server/cache/snapshots.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';

const NAME_LENGTH = 16;

function styleName(css: string): string {
  return `html-${createHash('sha256').update(css).digest('hex').slice(0, NAME_LENGTH)}`;
}

/** What was shown lately and may not be stored: an editor looks at a layout before it saves it. */
const shownLately = new Map<string, string>();
const MOST_SHOWN = 100;

/** The name of the stylesheet that a widget brings along; undefined: it has none, or none that may stand. */
export function bringStyles(css: string): string | undefined {
  const styles = scopedStyles(css);
  if (styles === undefined) return undefined;
  const name = styleName(css);
  shownLately.delete(name);
  shownLately.set(name, styles);
  const [oldest] = shownLately.keys();
  if (shownLately.size > MOST_SHOWN && oldest) shownLately.delete(oldest);
  return name;
}

export async function findStyles(ctx: RequestContext, name: string): Promise<string | undefined> {
  return shownLately.get(name) ?? (await ctx.snapshot(htmlStylesSnapshot)).get(name);
}

/** Every rule below the class of the widget; undefined where there is none, or where it would reach beyond it. */
export function scopedStyles(css: string): string | undefined {
  const parts = partsOfCss(css) ?? [];
  const bare = parts.map(({ kind, text }) => (kind === 'comment' ? ' ' : text)).join('');
  if (bare.trim() === '' || /@import|@charset|@namespace|<\/|\\/i.test(bare) || !isBalanced(parts))
    return undefined;
  return `.${styleName(css)}{${bare}}`;
}

/** No brace closes what the widget did not open. */
function isBalanced(parts: readonly CssPart[]): boolean {
  let depth = 0;
  for (const { kind, text } of parts) {
    if (kind !== 'rest') continue;
    for (const character of text) {
      if (character === '{') depth++;
      if (character === '}' && --depth < 0) return false;
    }
  }
  return depth === 0;
}

/** The styles that stored layouts hold, by name. */
const htmlStylesSnapshot: Snapshot<ReadonlyMap<string, string>, { database: Database }> = {
  name: 'html-widget-styles',
  tags: [cacheTag.layouts],
  load: async ({ database }) => {
    const rows = await database.rows<{ css: string }>(sql`
      select distinct found #>> '{}' as css from layouts,
        jsonb_path_query(layout, '$.**.css ? (@.type() == "string")') as found`);
    return new Map(
      rows.flatMap(({ css }) => {
        const styles = scopedStyles(css);
        return styles === undefined ? [] : [[styleName(css), styles] as const];
      }),
    );
  },
};
