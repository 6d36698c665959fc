// Waves of spam: found by what their posts have in common, removed and restored as one act.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, id, limit, page } from '../../platform/contract/fields.ts';
import { userFragment } from '../users/users.contract.ts';

export const waveError = defineErrors({
  'wave.noTrait': [
    422,
    'Say what the wave has in common: an address range, or a post that others nearly equal.',
  ],
  'wave.tooLarge': [422, 'This finds more than 5,000 accounts. Narrow it down.'],
  'wave.nothing': [422, 'This finds nothing.'],
  'wave.notCleaned': [409, 'This wave is not cleaned up yet, or was restored already.'],
  'wave.unknownPost': [
    422,
    'Nothing is known of what this post says. Choose a longer one of the last 30 days.',
  ],
});

export const waveFilters = z.object({
  since: dateTime.describe('When it began. Whoever wrote anything before is left alone.'),
  until: dateTime.optional().describe('When it ended. Left out: it goes on.'),
  addressRange: z
    .union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()])
    .optional()
    .describe('The network addresses that they come from: 203.0.113.0/24.'),
  similarTo: z
    .object({ recordType: z.enum(['discussion', 'comment']), recordID: id.describe('The post.') })
    .optional()
    .describe('A post that theirs nearly equal.'),
});
export type WaveFilters = z.output<typeof waveFilters>;

export const wavePreview = z.object({
  countAccounts: z.int().describe('So many would be banned.'),
  countPosts: z.int().describe('So many posts of theirs would be taken out of sight.'),
  countSpared: z
    .int()
    .describe(
      'So many with a post like that are left alone: they wrote before, look after posts, or are trusted.',
    ),
  accounts: z.array(userFragment).describe('The first ten.'),
});
export type WavePreview = z.infer<typeof wavePreview>;

export const spamWave = z.object({
  waveID: id.describe('The wave.'),
  filters: waveFilters.describe('What its posts have in common.'),
  reason: z.string(),
  status: z.enum(['cleaning', 'cleaned', 'restoring', 'restored']),
  countAccounts: z.int().describe('So many accounts are banned by it.'),
  countPosts: z.int().describe('So many posts are taken out of sight by it.'),
  countLeft: z.int().describe('So many of both are still to do.'),
  insertUser: userFragment,
  dateInserted: dateTime,
  dateFinished: dateTime.nullable().describe('When it was cleaned up; null while that goes on.'),
  dateRestored: dateTime.nullable().describe('When it was restored, if it was.'),
});
export type SpamWave = z.infer<typeof spamWave>;

const permission = 'community.moderate';
const waveParams = z.object({ waveID: id.describe('The wave.') });

export const previewSpamWave = endpoint({
  method: 'POST',
  path: '/spam-waves/preview',
  summary: 'What a decision about a wave would find. Changes nothing.',
  permission,
  body: waveFilters,
  response: wavePreview,
  status: 200,
  errors: ['wave.noTrait', 'wave.tooLarge', 'wave.unknownPost'],
});

export const cleanSpamWave = endpoint({
  method: 'POST',
  path: '/spam-waves',
  summary: 'Bans the accounts of a wave and takes their posts out of sight, as one act that can be restored.',
  permission,
  body: waveFilters.extend({ reason: z.string().trim().max(500).default('').describe('For the audit log.') }),
  response: spamWave,
  errors: ['wave.noTrait', 'wave.tooLarge', 'wave.nothing', 'wave.unknownPost'],
});

export const listSpamWaves = endpoint({
  method: 'GET',
  path: '/spam-waves',
  summary: 'The waves that were cleaned up, the newest first.',
  permission,
  query: z.object({ page, limit: limit(30, 100) }),
  response: z.array(spamWave),
  paging: 'more',
});

export const getSpamWave = endpoint({
  method: 'GET',
  path: '/spam-waves/:waveID',
  summary: 'One wave, and how far it is.',
  permission,
  params: waveParams,
  response: spamWave,
});

export const restoreSpamWave = endpoint({
  method: 'POST',
  path: '/spam-waves/:waveID/restore',
  summary:
    'Brings back what a wave took away: its posts are seen again, its accounts are not banned any more.',
  permission,
  params: waveParams,
  response: spamWave,
  status: 200,
  errors: ['wave.notCleaned'],
});
