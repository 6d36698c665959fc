import { fieldProblem } from '../../../platform/contract/errors.ts';
import type { BodyFormat } from '../../../platform/contract/fields.ts';
import { validateBody } from '../../../platform/server/content/validate-body.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import { renderMentioning } from '../../mentions/server/ready-body.ts';
import { previewBody, quoteBody } from '../editor.contract.ts';

async function renderedHtml(
  ctx: RequestContext,
  given: { body: string; format: BodyFormat },
): Promise<string> {
  const [problem] = validateBody(given.body, given.format);
  if (problem) throw fieldProblem(problem.field, problem.message, 422);
  const { body } = await renderMentioning(ctx.db, ctx.site.url, given.body, given.format);
  return body.html;
}

export const editorRoutes = [
  route(previewBody, async (ctx, { body }) => ({ html: await renderedHtml(ctx, body) })),
  route(quoteBody, async (ctx, { body }) => ({ quote: await renderedHtml(ctx, body) })),
];
