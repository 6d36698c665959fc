// Drafts of layouts, what was published when, and the way back.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { dateTime, id, idParam, limit, page } from '../../platform/contract/fields.ts';
import {
  layoutDefinition,
  layoutParams,
  layoutPatch,
  layoutPlace,
  storedLayout,
} from './layout-documents.contract.ts';

export const layoutRevision = z.object({
  layoutRevisionID: id,
  layoutID: id,
  name: z.string(),
  /** At most one draft, and one active: what pages show. */
  status: z.enum(['draft', 'active', 'past-revision']),
  dateInserted: dateTime,
  insertUserID: z.int32().nullable(),
  /** Of a draft: when it was saved last. */
  dateUpdated: dateTime.nullable(),
  updateUserID: z.int32().nullable(),
});
export type LayoutRevision = z.infer<typeof layoutRevision>;

export const layoutRevisionDetails = layoutRevision.extend({
  layout: z.array(layoutDefinition),
  titleBar: layoutDefinition,
});
export type LayoutRevisionDetails = z.infer<typeof layoutRevisionDetails>;

const permission = 'site.manage';

export const listLayoutRevisions = endpoint({
  method: 'GET',
  path: '/layouts/:layoutID/revisions',
  summary: 'The draft and everything that was published, the newest first.',
  permission,
  params: layoutParams,
  query: z.object({ page, limit: limit(30, 100) }),
  response: z.array(layoutRevision),
  paging: 'numbered',
  errors: ['layout.badID'],
});

export const getLayoutRevision = endpoint({
  method: 'GET',
  path: '/layouts/:layoutID/revisions/:layoutRevisionID',
  summary: 'One revision with its document.',
  permission,
  params: layoutParams.extend({ layoutRevisionID: idParam }),
  response: layoutRevisionDetails,
  errors: ['layout.badID'],
});

export const putLayoutDraft = endpoint({
  method: 'PUT',
  path: '/layouts/:layoutID/draft',
  summary: 'Saves a draft; pages stay as they are. Required widgets may still be missing.',
  permission,
  params: layoutParams,
  body: layoutPatch,
  response: layoutRevisionDetails,
  errors: ['layout.badID', 'layout.isTemplate'],
});

export const deleteLayoutDraft = endpoint({
  method: 'DELETE',
  path: '/layouts/:layoutID/draft',
  summary: 'Throws a draft away.',
  permission,
  params: layoutParams,
  errors: ['layout.badID', 'layout.isTemplate', 'layout.noDraft', 'layout.notPublished'],
});

export const publishLayout = endpoint({
  method: 'POST',
  path: '/layouts/:layoutID/publish',
  summary: 'Publishes the draft, and lets it stand for records at once if they are named.',
  permission,
  params: layoutParams,
  body: z
    .object({
      layoutViews: z
        .array(layoutPlace)
        .min(1)
        .max(500)
        .optional()
        .describe(
          'Records it stands for from now on, in place of what stood for them. Both happen, or neither.',
        ),
    })
    .optional(),
  response: storedLayout,
  status: 200,
  errors: ['layout.badID', 'layout.isTemplate', 'layout.noDraft'],
});

export const restoreLayout = endpoint({
  method: 'POST',
  path: '/layouts/:layoutID/restore',
  summary: 'Publishes an earlier revision, or the template, again. A draft stays.',
  permission,
  params: layoutParams,
  body: z
    .object({ layoutRevisionID: id.optional(), toTemplate: z.literal(true).optional() })
    .refine(
      ({ layoutRevisionID, toTemplate }) => (layoutRevisionID === undefined) !== (toTemplate === undefined),
      {
        path: ['layoutRevisionID'],
        params: { isMissing: true },
        message: 'Either layoutRevisionID or toTemplate is required.',
      },
    ),
  response: storedLayout,
  status: 200,
  errors: ['layout.badID', 'layout.isTemplate'],
});
