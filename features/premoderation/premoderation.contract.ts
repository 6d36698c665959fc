// Which of the newest posts words and a number of links would have held: tried before they are saved.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { dateTime, id } from '../../platform/contract/fields.ts';

export const premoderationTrial = z.object({
  countRead: z.int().describe('How many posts were looked at: of the newest 1,000 those that you may see.'),
  countHeld: z.int().describe('How many of them would have been held.'),
  countByWords: z.int().describe('How many of these hold one of the words.'),
  countByLinks: z.int().describe('How many of these have too many links.'),
  held: z
    .array(
      z.object({
        recordType: z.enum(['discussion', 'comment']).describe('What it is.'),
        recordID: id.describe('The id of the discussion or comment.'),
        recordName: z.string().describe('The title of the discussion that it is, or is in.'),
        recordUrl: z.string().describe('Where it is.'),
        date: dateTime.describe('When it was written.'),
        hasWord: z.boolean().describe('It holds one of the words.'),
        hasManyLinks: z.boolean().describe('It has too many links.'),
      }),
    )
    .describe('The newest ten of them.'),
});
export type PremoderationTrial = z.infer<typeof premoderationTrial>;

export const tryPremoderation = endpoint({
  method: 'POST',
  path: '/premoderation-trials',
  summary:
    'Says which of the newest 1,000 posts would have been held by these words and this number of links. Nothing is stored.',
  permission: 'community.moderate',
  rateLimit: 'previews',
  body: z.object({
    keywords: z.string().max(20_000).default('').describe('Words and phrases, one on a line.'),
    maxLinks: z
      .int()
      .min(0)
      .max(1000)
      .default(0)
      .describe('What has more links to other sites than this is held. 0: as many as one likes.'),
  }),
  response: premoderationTrial,
  status: 200,
});
export type PremoderationTrialPost = z.output<typeof tryPremoderation.spec.body>;
