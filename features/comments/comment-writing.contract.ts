// Others see that somebody is writing.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { idParam } from '../../platform/contract/fields.ts';

export const postCommentWriting = endpoint({
  method: 'POST',
  path: '/comment-writers/:discussionID',
  rateLimit: 'commentWriting',
  summary: 'Says that the viewer is writing a comment there, for some seconds.',
  permission: 'session.valid',
  params: z.object({ discussionID: idParam }),
  status: 204,
});
