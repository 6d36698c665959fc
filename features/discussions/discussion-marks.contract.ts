// Small calls on a discussion: dismissing, bumping, its type and its tags.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { postMeta } from '../post-fields/post-fields.contract.ts';
import { tagFragment, tagReference } from '../tags/tags.contract.ts';
import { discussionExpand } from './discussion-expands.contract.ts';
import { discussion } from './discussions.contract.ts';

const params = z.object({ discussionID: idParam });
const expandQuery = z.object({ expand: discussionExpand });

export const dismissDiscussion = endpoint({
  method: 'PUT',
  path: '/discussions/:discussionID/dismiss',
  summary: 'Hides an announcement from the viewer’s lists, or shows it again.',
  permission: 'session.valid',
  params,
  body: z.object({ dismissed: z.boolean().default(true) }),
  response: z.object({ dismissed: z.boolean() }),
});

export const bumpDiscussion = endpoint({
  method: 'PATCH',
  path: '/discussions/:discussionID/bump',
  summary: 'Puts a discussion on top, as if it had just been commented on.',
  permission: 'curation.manage',
  params,
  query: expandQuery,
  response: discussion,
});

export const putDiscussionType = endpoint({
  method: 'PUT',
  path: '/discussions/:discussionID/type',
  rateLimit: 'edits',
  summary: 'Turns a discussion into another type.',
  permission: 'session.valid',
  params,
  query: expandQuery,
  body: z.object({
    type: z.string().max(100).optional(),
    postTypeID: z.string().max(100).optional(),
    postMeta: postMeta.optional(),
  }),
  response: discussion,
  errors: ['discussion.typeNotAllowed', 'discussion.typeRestricted', 'postType.roles'],
});

export const putDiscussionStatus = endpoint({
  method: 'PUT',
  path: '/discussions/:discussionID/status',
  rateLimit: 'edits',
  summary: 'Gives a discussion a status, or the internal one of staff.',
  permission: 'session.valid',
  params,
  query: expandQuery,
  body: z.object({
    statusID: z.int32().optional(),
    internalStatusID: z.int32().optional(),
    statusNotes: z.string().max(2000).default(''),
  }),
  response: discussion,
  status: 201,
  errors: ['discussion.statusUnknown', 'status.otherType', 'status.follows'],
});

export const putCanonicalUrl = endpoint({
  method: 'PUT',
  path: '/discussions/:discussionID/canonical-url',
  summary: 'Names the address that search engines shall take for the discussion’s own.',
  permission: 'session.valid',
  params,
  query: expandQuery,
  body: z.object({ canonicalUrl: z.url({ protocol: /^https?$/ }).max(2000) }),
  response: discussion,
});

export const deleteCanonicalUrl = endpoint({
  method: 'DELETE',
  path: '/discussions/:discussionID/canonical-url',
  summary: 'Makes the discussion’s own address the canonical one again.',
  permission: 'session.valid',
  params,
});

export const postDiscussionTags = endpoint({
  method: 'POST',
  path: '/discussions/:discussionID/tags',
  rateLimit: 'edits',
  summary: 'Adds tags to a discussion.',
  permission: 'tags.add',
  params,
  body: tagReference,
  response: z.array(tagFragment),
  errors: ['tag.tooMany', 'tag.typeNotAllowed', 'tag.unknown'],
});

export const putDiscussionTags = endpoint({
  method: 'PUT',
  path: '/discussions/:discussionID/tags',
  rateLimit: 'edits',
  summary: 'Replaces the tags of a discussion.',
  permission: 'session.valid',
  params,
  body: tagReference,
  response: z.array(tagFragment),
  errors: ['tag.tooMany', 'tag.typeNotAllowed', 'tag.unknown'],
});
