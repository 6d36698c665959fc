// Moving in from the browser: an export is uploaded in parts, looked through, and then imported by a process of its own.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, idParam } from '../../platform/contract/fields.ts';

export const movingInError = defineErrors({
  'movingIn.wrongOffset': [409, 'The file goes on at another place. Ask how much of it is here.'],
  'movingIn.damagedPart': [422, 'A part of the file came in damaged. Send it again.'],
  'movingIn.otherFile': [422, 'What came in is not the file that was announced. Begin the upload again.'],
  'movingIn.noRoom': [413, 'The disk of the site has too little room for this file.'],
  'movingIn.busy': [409, 'Another export is being brought in. Wait until it is done, or stop it.'],
  'movingIn.notReady': [409, 'This cannot be done with the export as it is now.'],
  'movingIn.noSource': [422, 'Say which site the export is of, for example forum.example.org.'],
  'movingIn.notEmpty': [
    409,
    'There are members or discussions here already. A whole site comes only into an empty one.',
  ],
  'movingIn.notRestarted': [
    409,
    'This server would not be started again by itself. Stop it, then bring the file in on the machine: parley import parley FILE',
  ],
  'movingIn.otherMachines': [
    409,
    'The site also runs on other machines. Stop it there first, or bring the file in by the command.',
  ],
  'movingIn.byCommand': [409, 'This export is brought in by the command, while the site is stopped.'],
});

export const importStatus = z.enum([
  ...(['uploading', 'uploaded', 'inspecting', 'inspected', 'refused'] as const),
  ...(['importing', 'stopped', 'done', 'failed', 'interrupted'] as const),
]);

const count = z.int();

export const importKindCount = z.object({
  kind: z.string().describe('What is counted, as the report calls it: users, topics, posts.'),
  found: count.describe('How many the export has.'),
  comes: count.describe('How many of them have a place here.'),
  why: z.string().nullable().describe('What becomes of the rest, or of all of them.'),
});

export const importRun = z.object({
  importRunID: count.describe('Its number.'),
  fileName: z.string().describe('The name of the uploaded file.'),
  bytes: count.describe('The size of the whole file.'),
  bytesReceived: count.describe('How much of it is here: the next part begins there.'),
  status: importStatus.describe(
    'Interrupted: nobody has gone on with it for half a minute; it can be started again.',
  ),
  kind: z.string().nullable().describe('Which software the export is of; null until it was looked through.'),
  source: z.string().nullable().describe('The host of the old site; null where the export does not tell.'),
  preview: z
    .object({
      kinds: z.array(importKindCount).describe('What comes, and what does not.'),
      warnings: z.array(z.string()).describe('What to know before it is started.'),
      command: z.string().nullable().describe('The command that brings it in, where this page cannot.'),
      isWholeSite: z
        .boolean()
        .describe('It takes the place of all that is here, and comes in while the server stands still.'),
    })
    .nullable()
    .describe('Null until it was looked through.'),
  progress: z
    .object({
      phase: z.string().describe('What is being worked on.'),
      done: count.describe('How many rows are done.'),
      total: count.describe('How many there are; 0: not known yet.'),
      setAside: count.describe('How many could not be taken so far.'),
      perSecond: count.describe('Rows in a second, since it began or went on.'),
      secondsLeft: count.nullable().describe('An estimate; null while there is none.'),
    })
    .nullable()
    .describe('While it is looked through or imported.'),
  report: z
    .object({
      kinds: z
        .array(
          z.object({
            kind: z.string().describe('What is counted.'),
            read: count.describe('How many the export had.'),
            imported: count.describe('How many are here now.'),
            rejected: count.describe('How many could not be taken.'),
          }),
        )
        .describe('What came of it, by kind.'),
      remarks: z.array(z.string()).describe('What to know of it.'),
      seconds: count.describe('How long the last run took.'),
    })
    .nullable()
    .describe('Once it is done.'),
  problem: z.string().nullable().describe('Why it was refused or failed, in one line.'),
  dateInserted: dateTime.describe('When its upload began.'),
});
export type ImportRunView = z.infer<typeof importRun>;

export const wholeSiteOutcome = z.object({
  title: z.string().describe('The name of its file.'),
  status: z
    .enum(['requested', 'running', 'done', 'failed', 'interrupted'])
    .describe('Failed, interrupted: the site is as it was.'),
  problem: z.string().nullable().describe('Why it failed, in one line.'),
  seconds: count.describe('How long it took.'),
  kinds: z
    .array(
      z.object({
        kind: z.string().describe('What is counted.'),
        count: count.describe('How many came in.'),
      }),
    )
    .describe('What came in.'),
});
export type WholeSiteOutcomeView = z.infer<typeof wholeSiteOutcome>;

const params = z.object({ importRunID: idParam });

export const getImportRuns = endpoint({
  method: 'GET',
  path: '/import-runs',
  summary: 'Exports that are being brought in or were, newest first.',
  permission: 'site.manage',
  response: z.object({
    runs: z.array(importRun).describe('The latest 20.'),
    wholeSite: wholeSiteOutcome
      .nullable()
      .describe('What came of the last whole site that was started; null: there was none.'),
    partBytes: count.describe('How large a part of an upload may be at most.'),
    freeBytes: count.nullable().describe('How much more may be uploaded; null where it is not known.'),
    takes: z
      .array(
        z.object({
          kind: z.string().describe('As commands call it.'),
          name: z.string().describe('As people call it.'),
          takes: z.string().describe('Which files of it are taken.'),
        }),
      )
      .describe('Which exports can be brought in.'),
  }),
});

export const postImportRun = endpoint({
  method: 'POST',
  path: '/import-runs',
  summary: 'Begins the upload of an export, or goes on with an unfinished one of the same file.',
  permission: 'site.manage',
  body: z.object({
    fileName: z.string().trim().min(1).max(255).describe('The name of the file.'),
    bytes: z.int().min(1).max(Number.MAX_SAFE_INTEGER).describe('Its size.'),
    fingerprint: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe('SHA-256 of its first and last 65,536 bytes and its size in decimal digits, in this order.')
      .meta({ examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'] }),
  }),
  response: importRun,
  errors: ['movingIn.noRoom'],
});

export const postImportPart = endpoint({
  method: 'POST',
  path: '/import-runs/:importRunID/parts',
  summary: 'Sends the next part of an export.',
  permission: 'site.manage',
  params,
  files: {
    part: {
      description:
        'The bytes from bytesReceived on. Its name says where it begins and what its SHA-256 is: 8388608-<64 hex digits>.',
    },
  },
  status: 200,
  response: importRun,
  errors: ['movingIn.wrongOffset', 'movingIn.damagedPart', 'movingIn.otherFile', 'movingIn.noRoom'],
});

export const getImportRun = endpoint({
  method: 'GET',
  path: '/import-runs/:importRunID',
  summary: 'How far an export is.',
  permission: 'site.manage',
  params,
  response: importRun,
});

export const inspectImportRun = endpoint({
  method: 'POST',
  path: '/import-runs/:importRunID/inspection',
  summary: 'Has an uploaded export looked through, which changes nothing.',
  permission: 'site.manage',
  params,
  status: 202,
  response: importRun,
  errors: ['movingIn.notReady', 'movingIn.busy'],
});

export const startImportRun = endpoint({
  method: 'POST',
  path: '/import-runs/:importRunID/start',
  summary: 'Has an export imported; one that was stopped or interrupted goes on where it was.',
  permission: 'site.manage',
  params,
  body: z.object({
    source: z
      .string()
      .trim()
      .max(253)
      .optional()
      .describe('The host of the old site, where the export does not tell it.'),
  }),
  status: 202,
  response: importRun,
  errors: [
    ...(['movingIn.notReady', 'movingIn.busy', 'movingIn.noSource', 'movingIn.byCommand'] as const),
    ...(['movingIn.notEmpty', 'movingIn.notRestarted', 'movingIn.otherMachines'] as const),
  ],
});

export const stopImportRun = endpoint({
  method: 'POST',
  path: '/import-runs/:importRunID/stop',
  summary: 'Stops an import. What came stays, and it can be started again.',
  permission: 'site.manage',
  params,
  status: 200,
  response: importRun,
  errors: ['movingIn.notReady'],
});

export const deleteImportRun = endpoint({
  method: 'DELETE',
  path: '/import-runs/:importRunID',
  summary: 'Discards an uploaded export. What was imported of it stays.',
  permission: 'site.manage',
  params,
  errors: ['movingIn.notReady'],
});

export const getImportRemarks = endpoint({
  method: 'GET',
  path: '/import-runs/:importRunID/remarks',
  summary: 'Rows that could not be taken, or not quite as they were, and why: the first hundred.',
  permission: 'site.manage',
  params,
  response: z.object({
    remarks: z
      .array(
        z.object({
          kind: z.string().describe('What it is.'),
          foreignID: z.string().describe('Its id in the export.'),
          remark: z.string().describe('Why, in words.'),
          place: z.string().nullable().describe('Where in the export it stands.'),
          isRejected: z.boolean().describe('It was not taken at all.'),
        }),
      )
      .describe('At most 100; the report has them all.'),
  }),
});

/** `MovingInPage` */
export interface MovingInPageProps {
  /** Nothing of the page's own: its data are asked for once scripts run. */
  isSecure: boolean;
}
