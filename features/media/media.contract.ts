// Files of members: uploaded once, shown by the records that name them.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, id, idParam, limit, page } from '../../platform/contract/fields.ts';
import { bulkProgress } from '../../platform/contract/progress.ts';

export const mediaItem = z.object({
  mediaID: z.int32(),
  name: z.string(),
  type: z.string().meta({ description: 'The MIME type, by the content of the file.' }),
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  url: z.string(),
  dateInserted: dateTime,
  insertUserID: z.int32(),
  foreignType: z
    .string()
    .nullable()
    .meta({ description: 'The kind of record it belongs to; `embed` while it belongs to its uploader.' }),
  foreignID: z.int32().nullable(),
});
export type MediaItem = z.infer<typeof mediaItem>;

export const mediaError = defineErrors({
  'media.cannotAttach': [400, 'The file cannot be attached to that.'],
});

const params = z.object({ mediaID: idParam });
const fileAddress = z.string().min(1).max(2000).meta({ description: 'The address of a file of this site.' });
const mayDeleteFile = z.boolean().default(false).meta({
  description:
    'Also removes the bytes of a file of somebody else; needs community.manage. Of one’s own they always go.',
});
const deleteFile = z
  .boolean()
  .meta({ description: 'Also removes the stored files, wherever they are shown.' });

export const postMedia = endpoint({
  method: 'POST',
  path: '/media',
  summary:
    'Keeps a file. Pictures are turned upright, stripped of what they tell about their maker, and shrunk to the limits of the site.',
  permission: 'uploads.add',
  files: { file: { description: 'The file; its ending says what it is, and its content has to agree.' } },
  response: mediaItem,
  rateLimit: 'uploads',
});

export const managedMediaItem = mediaItem.extend({
  uses: z.array(z.object({ recordType: z.string(), recordID: id, url: z.string().nullable() })),
  countUses: z.int(),
  isInSettings: z.boolean(),
});
export type ManagedMediaItem = z.infer<typeof managedMediaItem>;

export const listMedia = endpoint({
  method: 'GET',
  path: '/media',
  summary:
    'The files of all members with where they are shown; what is shown in private messages alone is left out.',
  permission: 'community.manage',
  query: z.object({
    query: z.string().max(100).describe('Part of the name.').optional(),
    kind: z.enum(['image', 'other']).describe('Only pictures, or only what is none.').optional(),
    isUsed: z.boolean().describe('Only files that records show, or only those that none does.').optional(),
    sort: z.enum(['-dateInserted', '-size']).default('-dateInserted'),
    page,
    limit: limit(50, 100),
  }),
  response: z.array(managedMediaItem),
  paging: 'more',
});

export const getMedia = endpoint({
  method: 'GET',
  path: '/media/:mediaID',
  summary: 'A file of one’s own; of others with community.manage.',
  permission: 'session.valid',
  params,
  response: mediaItem,
});

export const getMediaByUrl = endpoint({
  method: 'GET',
  path: '/media/by-url',
  summary: 'The same, by the address of the file.',
  permission: 'session.valid',
  query: z.object({ url: fileAddress }),
  response: mediaItem,
});

export const deleteMedia = endpoint({
  method: 'DELETE',
  path: '/media/:mediaID',
  summary:
    'Deletes a file: its address answers 404 at once, also where posts show it. One’s own is gone for good; those who manage the community go on seeing that of somebody else, unless `deleteFile` takes its bytes as well.',
  permission: 'session.valid',
  params,
  query: z.object({ deleteFile: mayDeleteFile }),
});

export const deleteMediaByUrl = endpoint({
  method: 'DELETE',
  path: '/media/by-url',
  summary: 'The same, by the address of the file.',
  permission: 'session.valid',
  query: z.object({ url: fileAddress, deleteFile: mayDeleteFile }),
});

const MAX_LISTED = 100;

export const deleteMediaList = endpoint({
  method: 'DELETE',
  path: '/media/list',
  summary: 'Takes many files out of the list, each by itself.',
  permission: 'community.manage',
  query: z.object({ deleteFile }),
  body: z.object({ mediaIDs: z.array(id).min(1).max(MAX_LISTED) }),
  response: bulkProgress,
  status: 200,
  isBulkOperation: true,
});

export const deleteMediaListByUrl = endpoint({
  method: 'DELETE',
  path: '/media/list-by-url',
  summary: 'The same, by the addresses of the files.',
  permission: 'community.manage',
  query: z.object({ deleteFile }),
  body: z.object({ urls: z.array(fileAddress).min(1).max(MAX_LISTED) }),
  response: bulkProgress,
  status: 200,
  isBulkOperation: true,
});

export const patchAttachment = endpoint({
  method: 'PATCH',
  path: '/media/:mediaID/attachment',
  summary:
    'Makes a file belong to a post one may edit (discussion, comment), or to its uploader again (embed).',
  permission: 'session.valid',
  params,
  body: z.object({ foreignType: z.string().min(1).max(30), foreignID: id }),
  response: mediaItem,
  errors: ['media.cannotAttach'],
});

export const downloadMedia = endpoint({
  method: 'GET',
  path: '/media/:mediaID/download',
  summary: 'Leads to the file, to be kept instead of shown.',
  permission: 'session.valid',
  params,
  status: 302,
});

export const downloadMediaByUrl = endpoint({
  method: 'GET',
  path: '/media/download-by-url',
  summary: 'The same by the address, for whoever may see the file.',
  permission: 'public',
  query: z.object({ url: fileAddress }),
  status: 302,
});
