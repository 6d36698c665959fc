// Posts that were flagged so often that they are held, until a moderator restores them.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { idParam } from '../../platform/contract/fields.ts';

export const flagError = defineErrors({
  'flag.notRemoved': [400, 'This post was not removed by flags.'],
});

const restored = z.object({ isHeld: z.boolean() });

export const restoreDiscussion = endpoint({
  method: 'PATCH',
  path: '/discussions/:discussionID/restore',
  summary: 'Brings back a discussion that flags removed; flags do not remove it again.',
  permission: 'session.valid',
  params: z.object({ discussionID: idParam }),
  response: restored,
  errors: ['flag.notRemoved'],
});

export const restoreComment = endpoint({
  method: 'PATCH',
  path: '/comments/:commentID/restore',
  summary: 'Brings back a comment that flags removed, with its replies; flags do not remove it again.',
  permission: 'session.valid',
  params: z.object({ commentID: idParam }),
  response: restored,
  errors: ['flag.notRemoved'],
});
