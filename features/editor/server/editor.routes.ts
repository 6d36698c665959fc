import { fieldProblem } from '../../../platform/contract/errors.ts';
import { validateBody } from '../../../platform/server/content/validate-body.ts';
import { route } from '../../../platform/server/http/route.ts';
import { renderMentioning } from '../../mentions/server/ready-body.ts';
import { previewBody } from '../editor.contract.ts';

export const editorRoutes = [
  route(previewBody, async (ctx, { body: given }) => {
    const [problem] = validateBody(given.body, given.format);
    if (problem) throw fieldProblem(problem.field, problem.message, 422);
    const { body } = await renderMentioning(ctx.db, ctx.site.url, given.body, given.format);
    return { html: body.html };
  }),
];
