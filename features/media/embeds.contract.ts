// What stands behind an address, as bodies embed it.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime } from '../../platform/contract/fields.ts';
import { userFragment } from '../users/users.contract.ts';

export const embedTypes = [
  ...(['link', 'image', 'file', 'quote', 'youtube', 'vimeo', 'twitch', 'wistia'] as const),
  ...(['twitter', 'instagram', 'imgur', 'giphy', 'codepen'] as const),
] as const;

export const embedData = z.object({
  url: z.string(),
  embedType: z.enum(embedTypes),
  name: z.string().optional(),
  body: z.string().optional(),
  photoUrl: z.string().optional(),
  faviconUrl: z.string().optional(),
  width: z.int().optional(),
  height: z.int().optional(),
  /** Of images and files. */
  type: z.string().optional(),
  size: z.int().optional(),
  mediaID: z.int32().optional(),
  foreignType: z.string().optional(),
  foreignID: z.int32().optional(),
  insertUserID: z.int32().optional(),
  /** Of quotes. */
  recordType: z.string().optional(),
  recordID: z.int32().optional(),
  bodyRaw: z.union([z.string(), z.array(z.unknown())]).optional(),
  format: z.string().optional(),
  dateInserted: dateTime.optional(),
  insertUser: userFragment.optional(),
  displayOptions: z
    .object({
      showUserLabel: z.boolean(),
      showCompactUserInfo: z.boolean(),
      showDiscussionLink: z.boolean(),
      showPostLink: z.boolean(),
      showCategoryLink: z.boolean(),
      renderFullContent: z.boolean(),
      expandByDefault: z.boolean(),
    })
    .optional(),
  /** Of films, pictures and posts on other sites. */
  videoID: z.string().optional(),
  listID: z.string().optional(),
  start: z.int().optional(),
  showRelated: z.boolean().optional(),
  time: z.string().optional(),
  twitchID: z.string().optional(),
  statusID: z.string().optional(),
  postID: z.string().optional(),
  imgurID: z.string().optional(),
  isAlbum: z.boolean().optional(),
  giphyID: z.string().optional(),
  codepenID: z.string().optional(),
  author: z.string().optional(),
  cpID: z.string().optional(),
});
export type EmbedData = z.infer<typeof embedData>;

export const scrapeError = defineErrors({
  // Whoever refuses says which rule the address broke.
  outgoing: [400, 'The site may not ask for this address.'],
  'scrape.off': [400, 'Embeds of addresses are switched off on this site.'],
  'scrape.notThere': [400, 'There is nothing at this address that could be shown.'],
});

export const scrapePage = endpoint({
  method: 'POST',
  path: '/media/scrape',
  summary: 'What stands behind an address: a page, a picture, a film, a post of this site.',
  permission: 'session.valid',
  body: z.object({
    url: z.string().min(1).max(2000),
    force: z.boolean().default(false).meta({ description: 'Looks again, whatever was found before.' }),
  }),
  response: embedData,
  errors: ['scrape.off', 'scrape.notThere', 'outgoing'],
  rateLimit: 'uploads',
});
