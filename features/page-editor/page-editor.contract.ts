// What was changed on the page: a draft of one's own, and the one call that publishes all of it.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';

export const MOST_CHANGES = 200;

const change = z.object({
  part: z.string().min(1).max(60),
  key: z.string().min(1).max(2000),
  from: z.unknown(),
  to: z.unknown(),
});
export type PageChange = z.infer<typeof change>;

const changes = z.array(change).max(MOST_CHANGES);

const conflict = z.object({
  part: z.string(),
  key: z.string(),
  isGone: z.boolean(),
  now: z.unknown(),
});
export type PageConflict = z.infer<typeof conflict>;

const draft = z.object({
  changes,
  conflicts: z.array(conflict),
  revision: z.int32(),
  publishedEntryID: z.int().nullable(),
});
export type PageDraft = z.infer<typeof draft>;

const written = z.object({ changes, revision: z.int32().min(0) });

export const pageDraftError = defineErrors({
  'pageDraft.changedElsewhere': [409, 'This draft was changed on another device.'],
  'pageDraft.conflict': [409, 'Some of it was changed by others meanwhile.'],
  'pageDraft.empty': [422, 'There is nothing to publish.'],
});

export const pageEditorSchemas = {
  PageChange: change,
  PageConflict: conflict,
  PageDraft: draft,
  PageDraftWrite: written,
};

const permission = 'site.manage';

export const getPageDraft = endpoint({
  method: 'GET',
  path: '/page-draft',
  summary: 'What the caller changed on pages and did not publish, with what others changed meanwhile.',
  permission,
  response: draft,
});

export const putPageDraft = endpoint({
  method: 'PUT',
  path: '/page-draft',
  summary: 'Saves the draft; nobody else sees it.',
  permission,
  body: written,
  response: draft,
  errors: ['pageDraft.changedElsewhere'],
});

export const publishPageDraft = endpoint({
  method: 'POST',
  path: '/page-draft/publish',
  summary: 'Publishes the whole draft in one transaction: all of it, or nothing.',
  permission,
  body: written,
  response: draft,
  status: 200,
  errors: ['pageDraft.changedElsewhere', 'pageDraft.conflict', 'pageDraft.empty'],
});
