import type { BodyFormat } from '../../../platform/contract/fields.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import { hasDollarMath } from '../../categories/server/dollar-math.ts';
import { withOwnEmbeds } from '../../discussions/server/bodies/own-embeds.ts';
import { renderGiven } from '../../mentions/server/prepared-body.ts';
import { previewBody, quoteBody } from '../editor.contract.ts';

async function renderedHtml(
  ctx: RequestContext,
  given: { body: string; format: BodyFormat; categoryID?: number | undefined },
): Promise<string> {
  const { body } = await renderGiven(ctx, given.body, given.format, {
    dollarMath: await hasDollarMath(ctx.db, given.categoryID),
  });
  return (await withOwnEmbeds(ctx, [body.html]))[0] ?? '';
}

export const editorRoutes = [
  route(previewBody, async (ctx, { body }) => ({ html: await renderedHtml(ctx, body) })),
  route(quoteBody, async (ctx, { body }) => ({ quote: await renderedHtml(ctx, body) })),
];
