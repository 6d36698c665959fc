// A member's own data as one file.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime } from '../../platform/contract/fields.ts';

export const ownDataError = defineErrors({
  'ownData.running': [409, 'Your archive is being made. Wait until it is done.'],
});

export const dataArchive = z.object({
  status: z
    .enum(['running', 'done', 'failed'])
    .describe('Whether it is being made, can be downloaded, or could not be made.'),
  dateInserted: dateTime.describe('When it was asked for.'),
  dateFinished: dateTime.nullable().describe('When it was done, or given up; null while it is being made.'),
  dateExpires: dateTime.nullable().describe('When it is deleted; null until it is done.'),
  countRecords: z.int().describe('Records in it so far.'),
  countFiles: z.int().describe('Uploaded files in it.'),
  bytes: z.int().describe('Size of the file; 0 until it is done.'),
});
export type DataArchive = z.infer<typeof dataArchive>;

const holder = z.object({
  archive: dataArchive.nullable().describe('The latest one; null where there is none.'),
  url: z.string().nullable().describe('Where it is downloaded, by its owner alone; null until it is done.'),
});
export type OwnDataState = z.infer<typeof holder>;

export const getDataArchive = endpoint({
  method: 'GET',
  path: '/users/me/data-archive',
  summary: 'The latest archive of one’s own data.',
  permission: 'session.valid',
  response: holder,
});

export const postDataArchive = endpoint({
  method: 'POST',
  path: '/users/me/data-archive',
  summary: 'Has an archive made of all that the site has about the viewer. An older one is deleted.',
  permission: 'session.valid',
  response: holder,
  status: 202,
  errors: ['ownData.running'],
});

export const deleteDataArchive = endpoint({
  method: 'DELETE',
  path: '/users/me/data-archive',
  summary: 'Deletes one’s archive before its time.',
  permission: 'session.valid',
});
