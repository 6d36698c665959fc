// From where nobody joins: ranges of network addresses, and mail domains.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, id, limit, page } from '../../platform/contract/fields.ts';

export const banRuleError = defineErrors({
  'banRule.yourself': [422, 'This would ban yourself.'],
  'banRule.tooWide': [422, 'This range is too wide: at least /8 for IPv4, /16 for IPv6.'],
  'banRule.taken': [409, 'This is banned already.'],
  'banRule.oneOfBoth': [400, 'Give either a range of addresses or a mail domain.'],
  'banRule.noDomain': [422, 'This is no mail domain.'],
  'banRule.endsBefore': [422, 'The end of a ban lies in the future.'],
  'banRule.banned': [403, 'Nobody joins or signs in from this network or with this mail domain.'],
});

export const banRule = z.object({
  banRuleID: id.describe('The id of the ban.'),
  addressRange: z.string().nullable().describe('The network addresses: 203.0.113.0/24.'),
  mailDomain: z.string().nullable().describe('The domain of mail addresses; those below it as well.'),
  reason: z.string().describe('Why, in words that whoever is refused reads.'),
  dateExpires: dateTime.nullable().describe('When it ends by itself; null: never.'),
  insertUserID: z.int().nullable().describe('Who set it.'),
  dateInserted: dateTime,
});
export type BanRule = z.infer<typeof banRule>;

/** Who bans where people come from. */
export const banRulePermissions = ['users.edit', 'site.manage'] as const;

export const listBanRules = endpoint({
  method: 'GET',
  path: '/ban-rules',
  summary: 'The address ranges and mail domains that are banned now, the newest first.',
  permission: banRulePermissions,
  query: z.object({ page, limit: limit(30, 100) }),
  response: z.array(banRule),
  paging: 'more',
});

export const addBanRule = endpoint({
  method: 'POST',
  path: '/ban-rules',
  summary: 'Bans a range of addresses or a mail domain. Administrators sign in all the same.',
  permission: banRulePermissions,
  body: z.object({
    addressRange: z
      .union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()])
      .optional()
      .describe('Network addresses: 203.0.113.0/24, or a single one.'),
    mailDomain: z
      .string()
      .trim()
      .min(1)
      .max(253)
      .optional()
      .describe('The domain of mail addresses, in any script: example.org.'),
    reason: z.string().trim().max(500).default('').describe('Why: whoever is refused reads it.'),
    dateExpires: dateTime.optional().describe('When it ends by itself. Left out: never.'),
  }),
  response: banRule,
  errors: [
    'banRule.yourself',
    'banRule.tooWide',
    'banRule.taken',
    'banRule.oneOfBoth',
    'banRule.noDomain',
    'banRule.endsBefore',
  ],
});
export type BanRulePost = z.output<typeof addBanRule.spec.body>;

export const deleteBanRule = endpoint({
  method: 'DELETE',
  path: '/ban-rules/:banRuleID',
  summary: 'Lifts the ban of a range of addresses or a mail domain.',
  permission: banRulePermissions,
  params: z.object({ banRuleID: id.describe('The id of the ban.') }),
});
