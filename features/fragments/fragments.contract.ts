// Custom fragments: code of an administrator that draws a widget in place of the product.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, limit, page } from '../../platform/contract/fields.ts';
import { mediaItem } from '../media/media.contract.ts';
import { FRAGMENT_TYPES } from './injectables.contract.ts';

export const fragmentType = z.enum(FRAGMENT_TYPES);
const uuid = z.uuid();
const permission = 'site.manage';

export const fragment = z.object({
  fragmentUUID: uuid,
  name: z.string(),
  fragmentType,
  status: z.enum(['draft', 'active', 'past-revision']),
  isLatest: z.boolean(),
  fragmentRevisionUUID: uuid,
  revisionInsertUserID: z.int32().nullable(),
  dateRevisionInserted: dateTime,
  commitMessage: z.string().nullable(),
  commitDescription: z.string().nullable(),
  /** A layout names it. */
  isApplied: z.boolean(),
  url: z.string(),
  jsUrl: z.string(),
  cssUrl: z.string(),
  fragmentViews: z.array(
    z.object({
      recordType: z.enum(['layout', 'theme']),
      recordID: z.string(),
      recordName: z.string(),
      recordUrl: z.string(),
    }),
  ),
});
export type Fragment = z.infer<typeof fragment>;

const previewData = z.array(
  z.object({
    previewDataUUID: z.string().max(100),
    data: z.record(z.string(), z.unknown()),
    name: z.string().max(100),
    description: z.string().max(500),
  }),
);
const customSchema = z.record(z.string(), z.unknown());

export const fragmentDetails = fragment.extend({
  js: z.string(),
  jsRaw: z.string(),
  css: z.string(),
  previewData,
  files: z.array(mediaItem),
  customSchema: customSchema.optional(),
});
export type FragmentDetails = z.infer<typeof fragmentDetails>;

const code = z.string().max(300_000);
const message = z.string().trim().min(1).max(200);
const fields = z.object({
  name: z.string().trim().min(1).max(100),
  fragmentType,
  /** An ES module whose default is a React component; imports nothing but what is injected. */
  js: code.min(1),
  /** As it was written, before it was compiled. */
  jsRaw: code.min(1),
  css: code.default(''),
  previewData: previewData.max(50).default([]),
  files: z
    .array(z.looseObject({ mediaID: z.int32().min(1) }))
    .max(50)
    .default([]),
  customSchema: customSchema.optional(),
  commitMessage: message.optional(),
  commitDescription: z.string().max(2000).optional(),
});
export type FragmentPost = z.infer<typeof fields>;

const patch = z.object({
  name: fields.shape.name.optional(),
  js: code.min(1).optional(),
  jsRaw: code.min(1).optional(),
  /** null: none any more. */
  css: code.nullable().optional(),
  previewData: previewData.max(50).optional(),
  files: z
    .array(z.looseObject({ mediaID: z.int32().min(1) }))
    .max(50)
    .optional(),
  customSchema: customSchema.optional(),
  commitMessage: message.optional(),
  commitDescription: z.string().max(2000).optional(),
});
export type FragmentPatch = z.infer<typeof patch>;

export const fragmentError = defineErrors({
  'fragment.notADraft': [400, 'Only a draft can be deleted by itself.'],
  'fragment.notCommittable': [400, 'Only the draft can be published.'],
});

/** What is no UUID names nothing: 404, as of any other record. */
const params = z.object({ fragmentUUID: z.string().max(100) });
const revision = z.object({ fragmentRevisionUUID: uuid.optional() });

export const listFragments = endpoint({
  method: 'GET',
  path: '/fragments',
  summary: 'The fragments, one revision of each unless past ones are asked for.',
  permission,
  query: z.object({
    status: z
      .enum(['draft', 'active', 'past-revision', 'latest'])
      .default('latest')
      .describe('Only code in this state; `latest` is the newest of each fragment.'),
    fragmentType: fragmentType.optional(),
    sort: z.enum(['dateRevisionInserted', '-dateRevisionInserted']).default('-dateRevisionInserted'),
    appliedStatus: z.enum(['all', 'applied', 'not-applied']).default('all'),
  }),
  response: z.array(fragment),
});

export const postFragment = endpoint({
  method: 'POST',
  path: '/fragments',
  summary: 'Makes a fragment: a draft, unless it comes with a commit message.',
  permission,
  body: fields,
  response: fragmentDetails,
});

export const getFragment = endpoint({
  method: 'GET',
  path: '/fragments/:fragmentUUID',
  summary: 'One fragment with its code.',
  permission,
  params,
  query: revision.extend({
    status: z
      .enum(['active', 'latest'])
      .default('latest')
      .describe('The code that is in use, or the newest, drafts among them.'),
  }),
  response: fragmentDetails,
});

export const patchFragment = endpoint({
  method: 'PATCH',
  path: '/fragments/:fragmentUUID',
  summary: 'Writes a new draft; pages stay as they are until it is committed.',
  permission,
  params,
  body: patch,
  response: fragmentDetails,
});

export const deleteFragment = endpoint({
  method: 'DELETE',
  path: '/fragments/:fragmentUUID',
  summary: 'Deletes a fragment, or its draft alone.',
  permission,
  params,
  query: revision,
  response: z.object({ success: z.boolean() }),
  errors: ['fragment.notADraft'],
});

export const commitFragment = endpoint({
  method: 'POST',
  path: '/fragments/:fragmentUUID/commit-revision',
  summary: 'Publishes the draft.',
  permission,
  params,
  body: z.object({
    fragmentRevisionUUID: z.string().max(100),
    commitMessage: message,
    commitDescription: z.string().max(2000).optional(),
  }),
  response: fragmentDetails,
  errors: ['fragment.notCommittable'],
});

export const listFragmentRevisions = endpoint({
  method: 'GET',
  path: '/fragments/:fragmentUUID/revisions',
  summary: 'What a fragment was, the newest first.',
  permission,
  params,
  query: z.object({ page, limit: limit(30, 500) }),
  response: z.array(fragment),
  paging: 'numbered',
});

const disclosure = z.object({ didAccept: z.boolean() });

export const getDisclosureState = endpoint({
  method: 'GET',
  path: '/fragments/disclosure-state',
  summary: 'Whether the caller has accepted what it means to run code on pages.',
  permission,
  response: disclosure,
});

export const putDisclosureState = endpoint({
  method: 'PUT',
  path: '/fragments/disclosure-state',
  summary: 'Accepts it, or takes that back.',
  permission,
  body: disclosure,
  response: disclosure,
});
