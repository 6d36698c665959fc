// Backups that a site stores by itself: which there are, one more, a trial of one, and its end.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime } from '../../platform/contract/fields.ts';

export const backupError = defineErrors({
  'backups.running': [409, 'A backup or an export is being made already. Wait until it is done.'],
});

/** One that no backup can have is none that is there. */
const name = z.string().max(100);

export const backup = z.object({
  name: name.describe('The name of its file, without the ending.'),
  reason: z
    .enum(['by hand', 'schedule', 'before restore', 'before upgrade', 'export'])
    .describe('Why it was made. An export is no backup: it is for taking away.'),
  dateBegun: dateTime.describe('The moment whose rows it holds, give or take a second.'),
  dateEnded: dateTime.nullable().describe('Null while it is being made.'),
  status: z
    .enum(['running', 'done', 'failed', 'interrupted'])
    .describe('Interrupted: nobody has gone on with it for five minutes.'),
  problem: z.string().nullable().describe('Why it failed, in words.'),
  progress: z
    .object({
      phase: z.enum(['rows', 'files', 'storing']).describe('What is being copied.'),
      done: z.int().describe('How many of them are.'),
      total: z.int().describe('An estimate of how many there are; 0: not known.'),
    })
    .nullable()
    .describe('While it is being made.'),
  bytes: z.int().describe('The size of its file.'),
  rows: z.int().describe('Rows of all tables.'),
  files: z.int().describe('Uploaded files in it.'),
  trial: z
    .object({
      date: dateTime.describe('When it was tried last.'),
      isProven: z.boolean().describe('All hashes were equal, and it was restored on the side.'),
      rows: z.int().describe('How many rows came back.'),
      problem: z.string().nullable().describe('Why it could not be restored, in words.'),
    })
    .nullable()
    .describe('Null: it was not tried yet.'),
});
export type Backup = z.infer<typeof backup>;

export const getBackups = endpoint({
  method: 'GET',
  path: '/backups',
  summary: 'The backups and exports that are stored, newest first, and when the next backup is made.',
  permission: 'site.manage',
  response: z.object({
    place: z.string().describe('The folder or bucket where they are stored.'),
    backups: z.array(backup).describe('At most 500.'),
    dateNext: dateTime.nullable().describe('When the next one is made by itself; null: never.'),
  }),
});

export const postBackup = endpoint({
  method: 'POST',
  path: '/backups',
  summary: 'Has a backup made by a job.',
  permission: 'site.manage',
  status: 202,
  response: backup,
  errors: ['backups.running'],
});

export const postExport = endpoint({
  method: 'POST',
  path: '/exports',
  summary: 'Has the whole site written into one open file by a job; it is listed and deleted like a backup.',
  permission: 'site.manage',
  status: 202,
  response: backup,
  errors: ['backups.running'],
});

export const tryBackup = endpoint({
  method: 'POST',
  path: '/backups/:name/trial',
  summary: 'Has a backup checked and restored on the side by a job.',
  permission: 'site.manage',
  params: z.object({ name: name.describe('The name of the backup.') }),
  status: 202,
  response: backup,
});

export const deleteBackup = endpoint({
  method: 'DELETE',
  path: '/backups/:name',
  summary: 'Deletes a backup for good.',
  permission: 'site.manage',
  params: z.object({ name: name.describe('The name of the backup.') }),
});

/** `BackupsPage` */
export interface BackupsPageProps {
  settings: { everyHours: number; count: number; isTried: boolean };
}
