// Newcomers whose first post nobody has answered yet, and who welcomed them.
import {
  dateTime,
  defineErrors,
  endpoint,
  idParam,
  limit,
  userFragment,
  z,
} from '@parley/addon-api/contract';

export const welcomeError = defineErrors({
  'welcome.own': [400, 'Nobody welcomes themselves. Choose another member.'],
  'welcome.answered': [400, 'Their first post was answered, which is a welcome. It cannot be taken back.'],
});

export const MOST_NEWCOMERS = 100;

const firstPost = z.object({
  recordType: z.enum(['discussion', 'comment']).describe('What their first post is.'),
  recordID: z.int32().describe('The id of the discussion or comment.'),
  name: z.string().describe('The title of the discussion that it is, or stands in.'),
  url: z.string().describe('Leads to the post.'),
});

export const newcomer = z.object({
  user: userFragment.describe('The newcomer.'),
  post: firstPost.describe('Their first post.'),
  datePosted: dateTime.describe('When they wrote it.'),
  isWelcomed: z.boolean().describe('They were welcomed: their post was answered, or somebody says so.'),
  dateWelcomed: dateTime.nullable().describe('Since when they are; null: they wait.'),
  welcomeUser: userFragment
    .nullable()
    .describe('Who welcomed them; null: nobody yet, or somebody who is gone.'),
});
export type Newcomer = z.infer<typeof newcomer>;

export const listNewcomers = endpoint({
  method: 'GET',
  path: '/newcomers',
  summary: 'Newcomers whose first post nobody has answered yet, the newest first.',
  permission: 'newcomers.welcome',
  query: z.object({ limit: limit(30, MOST_NEWCOMERS) }),
  response: z.array(newcomer),
});

export const welcomeNewcomer = endpoint({
  method: 'PUT',
  path: '/newcomers/:userID',
  summary: 'Marks a newcomer as welcomed, or lets them wait again. Marked twice, the first one stays.',
  permission: 'newcomers.welcome',
  params: z.object({ userID: idParam.describe('The newcomer.') }),
  body: z.object({
    isWelcomed: z.boolean().describe('False: they wait again, unless their first post was answered.'),
  }),
  response: newcomer,
});

/** What the widget and the page show: as many of the newest. */
export interface NewcomersProps {
  limit: number;
}
