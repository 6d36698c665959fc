// Which theme is seen: by everybody, and by an administrator who tries another one in this session.

import type { SiteMeta } from '../../../platform/contract/page.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { Snapshot } from '../../../platform/server/cache/snapshots.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { SHIPPED_THEMES, shippedTheme } from '../shipped/shipped-themes.ts';
import type { ThemePreview } from '../theme-preview.ts';
import { safeModeOf } from './safe-mode.ts';
import { findCurrentChoice, findPreviewChoices, findTheme, type ThemeChoiceRow } from './theme.queries.ts';
import { filesOf, type ThemeFiles } from './theme-files.ts';
import { stateOfRow, stateOfShipped, type ThemeState } from './theme-state.ts';

export const currentThemeSnapshot: Snapshot<ThemeState, Site> = {
  name: 'current-theme',
  tags: [cacheTag.themes],
  load: ({ database }) => currentState(database),
};

export async function currentState(db: Queryable): Promise<ThemeState> {
  return (
    (await chosenState(db, await findCurrentChoice(db))) ??
    stateOfShipped(SHIPPED_THEMES[0] as (typeof SHIPPED_THEMES)[number])
  );
}

/** Few try themes at any time: all of them are known, so that no page asks. */
const previewsSnapshot: Snapshot<ReadonlyMap<number, ThemeState>, Site> = {
  name: 'theme-previews',
  tags: [cacheTag.themePreviews, cacheTag.themes],
  load: async ({ database }) => {
    const previews = new Map<number, ThemeState>();
    for (const choice of await findPreviewChoices(database)) {
      const state = await chosenState(database, choice);
      if (state) previews.set(choice.session_id, state);
    }
    return previews;
  },
};

/** Gone meanwhile, or of a product that ships other themes: undefined. */
async function chosenState(
  db: Queryable,
  choice: ThemeChoiceRow | undefined,
): Promise<ThemeState | undefined> {
  if (choice?.theme_key) {
    const shipped = shippedTheme(choice.theme_key);
    return shipped && stateOfShipped(shipped);
  }
  const row = choice?.theme_id
    ? await findTheme(db, choice.theme_id, choice.revision_id ?? undefined)
    : undefined;
  return row && stateOfRow(row);
}

export async function previewedTheme(ctx: RequestContext): Promise<ThemeState | undefined> {
  const { sessionID } = ctx.viewer;
  if (sessionID === undefined || !ctx.can('site.manage')) return undefined;
  return (await ctx.site.snapshots.get(previewsSnapshot)).get(sessionID);
}

declare module '../../../platform/contract/page.ts' {
  interface SiteMeta {
    themePreview?: ThemePreview;
  }
}

/** What this very viewer sees. */
export async function shownTheme(ctx: RequestContext): Promise<ThemeState> {
  return (await previewedTheme(ctx)) ?? (await ctx.snapshot(currentThemeSnapshot));
}

/** The theme stands in what every page knows of the site; pages made with it drop when it changes. */
export const themeMeta = async (ctx: RequestContext): Promise<Partial<SiteMeta>> => {
  const current = await ctx.snapshot(currentThemeSnapshot);
  const previewed = await previewedTheme(ctx);
  const shown = previewed ?? current;
  return {
    themeKey: String(shown.themeID),
    ...filesIn(safeModeOf(ctx), await filesOf(shown, ctx.site.url)),
    ...(previewed && { themePreview: previewFacts(previewed) }),
  };
};

function filesIn(safeMode: ReturnType<typeof safeModeOf>, files: ThemeFiles): Partial<SiteMeta> {
  if (safeMode === 'whole') return { isSafeMode: true };
  const { font, header, footer, scriptUrls } = files;
  const stylesUrl = safeMode ? files.looksUrl : files.stylesUrl;
  const looks = { ...(stylesUrl && { themeStyles: stylesUrl }), ...(font && { themeFont: font }) };
  if (safeMode === 'code') return looks;
  return {
    ...looks,
    ...(scriptUrls.length > 0 && { themeScripts: scriptUrls }),
    ...(header && { themeHeader: header }),
    ...(footer && { themeFooter: footer }),
  };
}

function previewFacts({ themeID, name, row }: ThemeState): ThemePreview {
  const isEarlier = row !== undefined && row.revision_id !== row.live_revision_id;
  return {
    name,
    redirect: isEarlier ? null : '/appearance/themes',
    themeID,
    revisionID: isEarlier ? row.revision_id : null,
  };
}
