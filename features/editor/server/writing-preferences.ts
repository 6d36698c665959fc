// In which format a member writes: as they chose last, on whichever device. Nobody else sees it.
import type { z } from 'zod';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import { type StateOf, viewerStateSlice } from '../../../platform/server/pages/viewer-state.ts';
import { writingFormatChosen } from '../editor.events.ts';
import * as contract from '../writing-preferences.contract.ts';

declare module '../../../platform/contract/viewer-state.ts' {
  interface ViewerState extends StateOf<typeof writingFormatState> {}
}

const chosenBy = (userID: number) => sql`(select format from writing_formats where user_id = ${userID})`;

export const writingFormatState = viewerStateSlice(
  'writingFormat',
  contract.writingFormat.nullable() satisfies z.ZodType<contract.WritingFormat | null>,
  { select: chosenBy },
);

export const writingPreferenceRoutes = [
  route(contract.getWritingPreferences, async (ctx) => {
    const row = await ctx.db.row<{ format: contract.WritingFormat | null }>(
      sql`select ${chosenBy(ctx.viewer.userID)} as format`,
    );
    return { format: row?.format ?? null };
  }),
  route(contract.patchWritingPreferences, async (ctx, { body }) => {
    await chooseFormat(ctx, body.format);
    return body;
  }),
];

async function chooseFormat(ctx: RequestContext, format: contract.WritingFormat | null): Promise<void> {
  const { userID } = ctx.viewer;
  await ctx.write(async (w) => {
    const changed = await w.db.execute(
      format === null
        ? sql`delete from writing_formats where user_id = ${userID}`
        : sql`
          insert into writing_formats (user_id, format) values (${userID}, ${format})
          on conflict (user_id) do update set format = excluded.format, date_updated = now()
          where writing_formats.format <> excluded.format`,
    );
    if (changed > 0) await w.announce(writingFormatChosen, { userID });
  });
}
