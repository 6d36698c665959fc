// That somebody looks at something, and how they want to be counted.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { id } from '../../platform/contract/fields.ts';

export const tickKinds = [
  'page_view',
  'discussion_view',
  'kb_view',
  'kb_article_view',
  'kb_category_view',
  'externalNavigation',
  'search',
] as const;
export type TickKind = (typeof tickKinds)[number];

const texts = z.array(z.string().max(1000)).max(100);
const ids = z.array(z.int32()).max(100);

const whereItWas = z.object({
  url: z.string().max(2000).optional(),
  referrer: z.string().max(2000).optional(),
  destinationUrl: z.string().max(2000).optional(),
  discussionID: id.optional(),
  /** The number of the last comment that was on the page; 0 without any. */
  lastNumberRead: z.int32().min(0).optional(),
  categoryID: z.int32().optional(),
  siteSectionID: z.string().max(100).optional(),
  groupID: id.optional(),
  eventID: id.optional(),
  articleID: id.optional(),
  knowledgeCategoryID: z.int32().optional(),
});

const whatWasSought = z.object({
  domain: z.string().min(1).max(100).optional(),
  searchResults: z.int32().min(-1).optional(),
  searchQuery: z
    .object({
      terms: texts.optional(),
      negativeTerms: texts.optional(),
      originalQuery: z.string().max(2000).nullable().optional(),
    })
    .optional(),
  searchTypes: texts.optional(),
  page: z.int32().optional(),
  title: z.string().max(1000).optional(),
  siteSection: z.unknown().optional(),
  source: z.object({ key: z.string().max(200).optional(), label: z.string().max(200).optional() }).optional(),
  author: z.object({ authorID: ids.optional(), authorName: texts.optional() }).optional(),
  recordType: texts.optional(),
  tag: z.object({ tagID: ids.optional(), tagName: texts.optional() }).optional(),
  category: z.object({ categoryID: ids.optional(), categoryName: texts.optional() }).optional(),
});

const NEEDED = {
  discussion_view: ['discussionID'],
  search: ['domain', 'searchResults', 'searchQuery'],
} as const;

export const tick = endpoint({
  method: 'POST',
  path: '/tick',
  summary: 'Tells that something is looked at; a discussion_view raises its views and marks it read.',
  permission: 'public',
  body: z
    .object({
      type: z
        .enum(tickKinds)
        .default('page_view')
        .describe('What was done: a page or a discussion was looked at, words were searched for.'),
      ...whereItWas.shape,
      ...whatWasSought.shape,
    })
    .superRefine((given, context) => {
      const needed = given.type === 'discussion_view' || given.type === 'search' ? NEEDED[given.type] : [];
      for (const name of needed) {
        if (given[name] !== undefined) continue;
        const message = `${name} is required.`;
        context.addIssue({ code: 'custom', path: [name], message, params: { isMissing: true } });
      }
    }),
  response: z.object({
    didTrack: z.boolean(),
    message: z.string().describe('What happened, in words for people.').optional(),
  }),
});

/** 1: without anything of one's own; 0: whether a member or a guest came may be stored; -1: no choice. */
const privacy = z.object({ AnonymizeData: z.union([z.literal(1), z.literal(0), z.literal(-1)]) });

export const getAnalyticsPrivacy = endpoint({
  method: 'GET',
  path: '/analytics/privacy',
  summary: 'How the caller wants to be counted.',
  permission: 'public',
  response: privacy,
});

export const setAnalyticsPrivacy = endpoint({
  method: 'POST',
  path: '/analytics/privacy',
  summary: 'Chooses how one wants to be counted. Kept with the account, for guests in a cookie.',
  permission: 'public',
  body: z.object({
    AnonymizeData: z
      .union([z.literal(-1), z.boolean()])
      .describe('`true` or 1, `false` or 0; -1 takes a choice back.'),
  }),
  response: privacy,
});
