import { notFound } from '../../../platform/contract/errors.ts';
import { route } from '../../../platform/server/http/route.ts';
import { TEST_JOB } from '../../mail-health/server/mail-health.actions.ts';
import { findUser } from '../../users/server/user.queries.ts';
import { listMailTemplates, mailTemplateError, sendMailTemplate } from '../mail-templates.contract.ts';
import { filledTemplate, localeOf, templatesIn } from './read-templates.ts';

export const mailTemplateRoutes = [
  route(listMailTemplates, (ctx, { query }) => templatesIn(ctx, localeOf(ctx, query.locale))),
  route(sendMailTemplate, async (ctx, { params, body }) => {
    const { templates } = await templatesIn(ctx, localeOf(ctx, body.locale));
    const template = templates.find(({ templateID }) => templateID === params.templateID);
    if (!template) throw notFound('Mail');
    const user = await findUser(ctx.db, ctx.viewer.userID);
    if (!user?.email) throw mailTemplateError('mailTemplate.noAddress');
    const { email } = user;
    await ctx.write((w) => w.enqueue(TEST_JOB, { email, ...filledTemplate(template) }));
    return { success: true };
  }),
];
