// Backups that a site stores by itself: which there are, one more, a trial of one, and its end.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime } from '../../platform/contract/fields.ts';

export const backupError = defineErrors({
  'backups.running': [409, 'A backup or an export is being made already. Wait until it is done.'],
  'backups.otherTitle': [422, 'That is not the name of this site. Type it as it stands in the title bar.'],
  'backups.byCommand': [
    409,
    'This server would not be started again by itself. Stop it, then restore on the machine: parley restore NAME',
  ],
  'backups.otherMachines': [
    409,
    'The site also runs on other machines. Stop it there first, or restore by the command.',
  ],
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
    .enum(['running', 'done', 'failed', 'stopped', 'interrupted'])
    .describe('Interrupted: nobody has gone on with it for five minutes.'),
  problem: z.string().nullable().describe('Why it failed, in words.'),
  progress: z
    .object({
      phase: z.enum(['rows', 'files', 'storing']).describe('What is being copied.'),
      done: z.int().describe('How many of them are.'),
      total: z.int().describe('An estimate of how many there are; 0: not known.'),
      bytes: z.int().describe('How much is written.'),
      bytesPerSecond: z.int().describe('How much of it in a second, since it began.'),
    })
    .nullable()
    .describe('While it is being made.'),
  bytes: z.int().describe('The size of its file.'),
  sha256: z
    .string()
    .nullable()
    .describe('Of its file, in hexadecimal; null where it was made by an earlier release, or is not done.'),
  dateExpires: dateTime.nullable().describe('When the file of an export is deleted; null: never by this.'),
  rows: z.int().describe('Rows of all tables.'),
  files: z.int().describe('Uploaded files in it.'),
  holds: z
    .object({
      accounts: z.int().describe('Accounts, those of the system included.'),
      discussions: z.int().describe('Discussions.'),
      comments: z.int().describe('Comments.'),
    })
    .nullable()
    .describe('Null where it is not known: it was made by an earlier release, or is not done.'),
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

export const requestedRestore = z.object({
  title: z.string().describe('What was restored, as people know it.'),
  requestedBy: z.string().describe('Who asked for it.'),
  dateRequested: dateTime.describe('When it was asked for.'),
  dateEnded: dateTime.nullable().describe('When it was over.'),
  status: z
    .enum(['requested', 'running', 'done', 'failed', 'interrupted'])
    .describe('Failed, interrupted: the site is as it was.'),
  problem: z.string().nullable().describe('Why it failed, in words.'),
  backupBefore: z.string().nullable().describe('The backup of what was there before.'),
  rows: z.int().describe('Rows that came back.'),
  files: z.int().describe('Files that came back.'),
});
export type RestoreOutcome = z.infer<typeof requestedRestore>;

export const getBackups = endpoint({
  method: 'GET',
  path: '/backups',
  summary: 'The backups and exports that are stored, newest first, and when the next backup is made.',
  permission: 'site.manage',
  response: z.object({
    place: z.string().describe('The folder or bucket where they are stored.'),
    backups: z.array(backup).describe('At most 500.'),
    lastRestore: requestedRestore.nullable().describe('What came of the last one; null: there was none.'),
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

export const stopBackup = endpoint({
  method: 'POST',
  path: '/backups/:name/stop',
  summary: 'Stops a backup or an export that is being made: within seconds, and nothing of it stays.',
  permission: 'site.manage',
  params: z.object({ name: name.describe('The name of the backup or the export.') }),
  status: 202,
  response: backup,
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

export const postRestore = endpoint({
  method: 'POST',
  path: '/backups/:name/restore',
  summary: 'Puts the site back to what a backup holds: it stands still meanwhile, and starts again.',
  permission: 'site.manage',
  params: z.object({ name: name.describe('The name of the backup.') }),
  body: z.object({
    siteTitle: z.string().max(200).default('').describe('The name of this site, typed to be sure.'),
  }),
  status: 202,
  response: requestedRestore,
  errors: ['backups.running', 'backups.otherTitle', 'backups.byCommand', 'backups.otherMachines'],
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
