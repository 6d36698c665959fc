// The dashboard: where everything of a community is managed.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { dateTime } from '../../platform/contract/fields.ts';

const found = z.object({
  title: z.string().describe('What it is called.'),
  description: z.string().describe('What can be done there, in a sentence.'),
  url: z.string().describe('Where it is.'),
  icon: z.string().describe('The name of an icon.'),
});

export const findInDashboard = endpoint({
  method: 'GET',
  path: '/dashboard/find',
  summary: 'What the dashboard has under these words: pages, settings and the like that the caller may open.',
  permission: 'session.valid',
  query: z.object({ query: z.string().trim().min(1).max(100) }),
  response: z.object({
    groups: z
      .array(
        z.object({
          id: z.string().describe('`pages`, `settings` or what others add.'),
          name: z.string().describe('What they are, in words.'),
          found: z.array(found).describe('The best first.'),
        }),
      )
      .describe('Those that have something, in order.'),
  }),
});

export const getAttention = endpoint({
  method: 'GET',
  path: '/dashboard/attention',
  summary: 'What may need the caller: what waits, what fails, and what was looked at and is fine.',
  permission: 'session.valid',
  response: z.object({
    dateChecked: dateTime.describe('When all of it was looked at.'),
    items: z
      .array(
        z.object({
          id: z.string().describe('`applicants`, `mail` and so on.'),
          icon: z.string().describe('The name of an icon.'),
          severity: z
            .enum(['stop', 'fault', 'waiting', 'fine'])
            .describe('Something does not work, works badly, somebody waits, or nothing is to be done.'),
          title: z.string().describe('A sentence, with its number.'),
          text: z.string().describe('What more there is to say of it.'),
          since: dateTime.nullable().describe('Since when it is so, or the oldest waits.'),
          url: z.string().nullable().describe('Where it is dealt with.'),
          linkName: z.string().nullable().describe('What the link there says.'),
        }),
      )
      .describe('The worst first.'),
  }),
});

const counted = z
  .object({
    value: z.number().describe('How many, up to 10,000 where records are counted.'),
    isMore: z.boolean().describe('There are more than that.'),
  })
  .nullable();

export const figureReaders = ['site.manage', 'community.manage', 'settings.view'] as const;

export const getFigures = endpoint({
  method: 'GET',
  path: '/dashboard/figures',
  summary: 'How the community is doing: the last days, beside as many before.',
  permission: figureReaders,
  response: z.object({
    days: z.int().describe('How many days a period has; the last one ends with today.'),
    figures: z
      .array(
        z.object({
          id: z.string().describe('`pageViews`, `newMembers` and so on.'),
          name: z.string().describe('What is counted, in words.'),
          now: counted.describe('In the last days; null: it could not be counted.'),
          before: counted.describe('In as many days before.'),
        }),
      )
      .describe('What is counted, in order.'),
  }),
});
