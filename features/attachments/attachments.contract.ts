// Attachments: records of outside services, such as an issue of a tracker, that were made of a post.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, id } from '../../platform/contract/fields.ts';
import { userFragment } from '../users/users.contract.ts';

/** As many are asked about at once. */
export const MOST_REFRESHED = 10;

export const attachmentMetadata = z.object({
  labelCode: z.string(),
  value: z.union([z.string(), z.number(), z.array(z.string())]),
  url: z.string().optional(),
  format: z.enum(['date-time', 'user']).optional(),
  userFragment: userFragment.optional(),
});
export type AttachmentMetadata = z.infer<typeof attachmentMetadata>;

const recordType = z.enum(['discussion', 'comment']);
export type AttachableType = z.infer<typeof recordType>;

export const attachment = z.object({
  attachmentID: id,
  attachmentType: z.string(),
  recordType,
  recordID: id,
  foreignID: z.string(),
  foreignUserID: z.int32(),
  source: z.string(),
  sourceID: z.string(),
  sourceUrl: z.string().optional(),
  status: z.string(),
  state: z.string().optional(),
  lastModifiedDate: dateTime.nullable(),
  metadata: z.array(attachmentMetadata),
  insertUserID: z.int32(),
  insertUser: userFragment.optional(),
  dateInserted: dateTime,
  dateUpdated: dateTime,
  updateUserID: z.int32().nullable(),
  updateUser: userFragment.optional(),
});
export type Attachment = z.infer<typeof attachment>;

/** Which posts the caller may make records of. */
const contentScope = z.enum(['all', 'own', 'none']);
export type ContentScope = z.infer<typeof contentScope>;

export const attachmentIntegration = z.object({
  attachmentType: z.string(),
  name: z.string(),
  label: z.string(),
  recordTypes: z.array(recordType),
  submitButton: z.string(),
  title: z.string(),
  externalIDLabel: z.string(),
  logoIcon: z.string(),
  attachmentTypeIcon: z.string().optional(),
  postSuccessMessage: z
    .object({
      message: z.string().describe('What is said after one was made.'),
      linkText: z.string().describe('The words of the link to it.'),
    })
    .optional(),
  writeableContentScope: contentScope,
});
export type AttachmentIntegration = z.infer<typeof attachmentIntegration>;

export const attachmentPost = z
  .object({
    attachmentType: z.string().max(100),
    recordType: z.string().max(50),
    recordID: id,
  })
  .catchall(z.unknown().describe('A field of the form of the service.'));

export const attachmentError = defineErrors({
  'attachment.recordType': [400, 'This service makes no records of such posts.'],
  'attachment.tooMany': [400, 'At most 10 attachments can be refreshed at once.'],
  'attachment.failed': [502, 'The service did not take it. Please try again later.'],
});

export const listAttachments = endpoint({
  method: 'GET',
  path: '/attachments',
  summary: 'The records of outside services at a post: all of them for staff, for others their own.',
  permission: 'public',
  query: z.object({ recordType: z.enum(['discussion', 'comment', 'user']), recordID: id }),
  response: z.array(attachment),
});

export const postAttachment = endpoint({
  method: 'POST',
  path: '/attachments',
  summary: 'Makes a record of a post in an outside service. The body also has the fields of its form.',
  permission: 'session.valid',
  rateLimit: 'attaching',
  body: attachmentPost,
  response: attachment,
  status: 201,
});

export const getAttachmentCatalog = endpoint({
  method: 'GET',
  path: '/attachments/catalog',
  summary: 'The outside services that records can be made in, by type of attachment.',
  permission: 'public',
  response: z.record(z.string(), attachmentIntegration),
});

export const getAttachmentSchema = endpoint({
  method: 'GET',
  path: '/attachments/schema',
  summary: 'The form that a record of this post is made with, as a JSON schema with its defaults.',
  permission: 'session.valid',
  query: z.object({
    attachmentType: z.string().max(100),
    recordType: z.string().max(50),
    recordID: id,
    projectID: z.string().max(200).optional(),
    issueTypeID: z.string().max(200).optional(),
  }),
  response: z.record(z.string(), z.unknown()),
});

export const refreshAttachments = endpoint({
  method: 'POST',
  path: '/attachments/refresh',
  summary: 'Asks the services what became of these records, and answers them as they are now.',
  permission: 'session.valid',
  rateLimit: 'refreshingAttachments',
  body: z.object({ attachmentIDs: z.array(id).max(1000), onlyStale: z.boolean().default(true) }),
  response: z.array(attachment),
});
