// Drafts: what somebody is writing, stored until it is posted, on every device; and posts that go out at a chosen time.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, expand, id, idParam, limit, page, rangeText } from '../../platform/contract/fields.ts';
import { crumb } from '../categories/categories.contract.ts';

export const MAX_DRAFTS = 500;
/** As JSON: a body as long as it may be, and what stands beside it. */
export const MAX_ATTRIBUTES_LENGTH = 700_000;

export const draftStatus = z.enum(['draft', 'scheduled', 'error']);
export type DraftStatus = z.infer<typeof draftStatus>;

const recordType = z.string().trim().min(1).max(30);
const attributes = z.record(z.string(), z.unknown());

const failedField = z.object({
  field: z.string().describe('The name of the field.'),
  message: z.string().describe('What is wrong with it.'),
});
export type FailedField = z.infer<typeof failedField>;

export const draft = z.object({
  draftID: id,
  recordType: z.string(),
  recordID: id.optional(),
  parentRecordType: z.string().optional(),
  parentRecordID: z.int32().nullable(),
  attributes,
  insertUserID: id,
  dateInserted: dateTime,
  updateUserID: z.int32().nullable(),
  dateUpdated: dateTime.nullable(),
  draftStatus,
  dateScheduled: dateTime.nullable(),
  name: z.string().optional(),
  excerpt: z.string().optional(),
  editUrl: z.string().nullable().optional(),
  breadCrumbs: z.array(crumb).nullable().optional(),
  permaLink: z.string().nullable().optional(),
  failedReason: z.string().nullable().optional(),
  failedFields: z.array(failedField).nullable().optional(),
});
export type Draft = z.infer<typeof draft>;

export const draftEdit = draft.pick({
  draftID: true,
  recordType: true,
  recordID: true,
  parentRecordType: true,
  parentRecordID: true,
  attributes: true,
  draftStatus: true,
  dateScheduled: true,
});
export type DraftEdit = z.infer<typeof draftEdit>;

/** A number that is 0 or below names nothing, as in the addresses of forms. */
const reference = z.int32().nullable();

const fields = {
  recordType,
  attributes,
  recordID: reference.optional(),
  parentRecordType: recordType.nullable().optional(),
  parentRecordID: reference.optional(),
  dateScheduled: dateTime.nullable().optional(),
};
const newStatus = z.enum(['draft', 'scheduled']);

export const draftPost = z.object({ ...fields, draftStatus: newStatus.default('draft') });
export type DraftPost = z.infer<typeof draftPost>;

export const draftPatch = z.object({ ...fields, draftStatus: newStatus }).partial();
export type DraftPatch = z.infer<typeof draftPatch>;

export const draftError = defineErrors({
  'draft.tooMany': [400, 'No more than 500 drafts are stored. Delete some of them first.'],
  'draft.notScheduled': [400, 'This draft is not scheduled.'],
  'draft.schedulingOff': [403, 'Posts cannot be scheduled here.'],
});

const draftParams = z.object({ draftID: idParam });
const RIGHTS = ['draft.schedulingOff'] as const;

export const listDrafts = endpoint({
  method: 'GET',
  path: '/drafts',
  summary: 'One’s own drafts; with a status, those that are scheduled or that could not be posted.',
  permission: 'session.valid',
  query: z.object({
    recordType: recordType.optional(),
    parentRecordType: recordType.optional(),
    parentRecordID: z.int32().optional(),
    recordID: id.optional(),
    draftStatus: draftStatus.default('draft'),
    dateUpdated: rangeText.optional(),
    dateScheduled: rangeText.optional(),
    sort: z
      .enum([
        'dateUpdated',
        '-dateUpdated',
        'dateInserted',
        '-dateInserted',
        'dateScheduled',
        '-dateScheduled',
      ])
      .default('-dateUpdated'),
    expand: expand(['name', 'excerpt', 'editUrl', 'breadCrumbs', 'permaLink', 'failedReason']),
    page,
    limit: limit(30, 500),
  }),
  response: z.array(draft),
  paging: 'numbered',
});

export const postDraft = endpoint({
  method: 'POST',
  path: '/drafts',
  rateLimit: 'drafts',
  summary: 'Stores a new draft; with a status and a date, it is posted then.',
  permission: 'session.valid',
  body: draftPost,
  response: draft,
  errors: ['draft.tooMany', ...RIGHTS],
});

export const getDraft = endpoint({
  method: 'GET',
  path: '/drafts/:draftID',
  summary: 'One draft.',
  permission: 'session.valid',
  params: draftParams,
  response: draft,
});

export const getDraftEdit = endpoint({
  method: 'GET',
  path: '/drafts/:draftID/edit',
  summary: 'One draft as it is written on.',
  permission: 'session.valid',
  params: draftParams,
  response: draftEdit,
});

export const patchDraft = endpoint({
  method: 'PATCH',
  path: '/drafts/:draftID',
  rateLimit: 'drafts',
  takesRevision: true,
  summary: 'Changes a draft. Unless it says that it is scheduled, it is not scheduled any more.',
  permission: 'session.valid',
  params: draftParams,
  body: draftPatch,
  response: draft,
  errors: [...RIGHTS],
});

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/drafts/:draftID',
  summary: 'Deletes a draft.',
  permission: 'session.valid',
  params: draftParams,
});

export const scheduleDraft = endpoint({
  method: 'PATCH',
  path: '/drafts/schedule/:draftID',
  rateLimit: 'drafts',
  summary: 'Has a scheduled draft posted at another time.',
  permission: 'schedule.allow',
  params: draftParams,
  body: z.object({ dateScheduled: dateTime }),
  response: draft,
  errors: ['draft.notScheduled', ...RIGHTS],
});

export const cancelDraftSchedule = endpoint({
  method: 'PATCH',
  path: '/drafts/cancel-schedule/:draftID',
  rateLimit: 'drafts',
  summary: 'Makes a scheduled draft one that is not posted by itself.',
  permission: 'schedule.allow',
  params: draftParams,
  response: draft,
  errors: ['draft.notScheduled'],
});
