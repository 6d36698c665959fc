// Issues, as GitHub, Gitea and Forgejo take and answer them: the three speak the same language about these.
import {
  type AttachedPost,
  type AttachmentProvider,
  guardedFetch,
  OutgoingProblem,
  outgoingRules,
  propFields,
  type RequestContext,
  type SourceRecord,
} from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';
import { wordings } from '@parley/addon-api/shared';
import { issueTrackerConfig } from './issue-tracker.config.ts';

const TITLE_LENGTH = 255;
const REPOSITORY = 'Repository';

const answeredIssue = z.object({
  number: z.int().min(1),
  html_url: z.string(),
  state: z.string(),
  updated_at: z.string().nullish(),
});

const WORDS = wordings({
  name: 'Issue tracker',
  label: 'Create an Issue',
  submitButton: 'Create',
  title: 'Issue',
  externalIDLabel: 'Issue',
});
const LINK = wordings({ text: 'Open it' });
const STATUS = wordings({ open: 'Open', closed: 'Closed' });

export const issueTracker: AttachmentProvider = {
  ...WORDS,
  attachmentType: 'issue',
  logoIcon: 'circle-dot',
  recordTypes: ['discussion', 'comment'],
  postSuccessMessage: { message: 'The issue was created.', linkText: LINK.text },
  isConfigured: (ctx) =>
    ctx.setting(issueTrackerConfig.token) !== '' && ctx.setting(issueTrackerConfig.repositories).length > 0,
  form,
  create: async (ctx, post, values) => {
    const { projectID, title, body } = form(ctx, post).parse(values);
    const sent = { title, body };
    return recordOf(projectID, await ask(ctx, 'POST', `/repos/${projectID}/issues`, sent));
  },
  refresh: async (ctx, { sourceID, metadata }) => {
    const repository = metadata.find(({ labelCode }) => labelCode === REPOSITORY)?.value;
    // One that the settings name no more is not asked about.
    if (typeof repository !== 'string' || !ctx.setting(issueTrackerConfig.repositories).includes(repository))
      return undefined;
    return recordOf(repository, await ask(ctx, 'GET', `/repos/${repository}/issues/${Number(sourceID)}`));
  },
};

function form(ctx: RequestContext, post: AttachedPost) {
  const [first = '', ...others] = ctx.setting(issueTrackerConfig.repositories);
  const { choice, field } = propFields;
  const repositories = Object.fromEntries([first, ...others].map((name) => [name, name]));
  const title = z.string().trim().min(1).max(TITLE_LENGTH).default(post.name.slice(0, TITLE_LENGTH));
  const body = z.string().max(50_000).default(`${post.text}\n\n${post.url}`);
  return z.object({
    projectID: choice(repositories, REPOSITORY).default(first),
    title: field(title, 'Title', { inputType: 'textBox' }),
    body: field(body, 'Description', { inputType: 'textArea' }),
  });
}

async function ask(ctx: RequestContext, method: string, path: string, body?: object) {
  const base = ctx.setting(issueTrackerConfig.apiUrl).replace(/\/$/, '');
  const answer = await guardedFetch(
    base + path,
    {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${ctx.setting(issueTrackerConfig.token)}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    },
    { ...outgoingRules(ctx), maxRedirects: 0 },
  );
  if (!answer.ok) throw new OutgoingProblem('refused', `The issue tracker answered ${answer.status}.`);
  return answeredIssue.safeParse(await answer.json().catch(() => undefined));
}

function recordOf(repository: string, answer: Awaited<ReturnType<typeof ask>>): SourceRecord {
  if (!answer.success) throw new OutgoingProblem('refused', 'The issue tracker did not answer an issue.');
  const { number, html_url, state, updated_at } = answer.data;
  return {
    sourceID: String(number),
    sourceUrl: html_url,
    status: state === 'closed' ? STATUS.closed : STATUS.open,
    state,
    lastModifiedDate: updated_at ?? undefined,
    metadata: [{ labelCode: REPOSITORY, value: repository }],
  };
}
