// The dashboard: where everything of a community is managed.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';

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
