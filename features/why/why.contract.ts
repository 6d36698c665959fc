// Why somebody may do something, or may not: asked of the functions that decide.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { id } from '../../platform/contract/fields.ts';

export const whyError = defineErrors({
  'why.unknownAct': [422, 'Nothing is known of this act on such a record.'],
  'why.onePerson': [422, 'Ask about a member or a role, not about both.'],
});

const role = z.object({
  roleID: z.int().describe('The role.'),
  name: z.string().describe('What it is called.'),
});
const category = z.object({
  categoryID: z.int().describe('The category.'),
  name: z.string().describe('What it is called.'),
});

/** An entry of the audit log. */
const entry = z.object({
  auditLogID: z.int().describe('The entry of the audit log.'),
  userID: z.int().describe('Who did it; below 1: the site itself.'),
  name: z.string().describe('What they are called.'),
  reason: z.string().nullable().describe('Why, as they gave it.'),
  dateInserted: z.string().describe('When it was done.'),
});
const origin = z.object({
  roleID: z.int().describe('The role: one that grants it there, or one that whoever is asked about holds.'),
  isGranted: z.boolean().describe('It grants it there.'),
  how: z
    .enum(['act', 'withManaging', 'product', 'unrecorded', 'never'])
    .describe(
      'How that came to be: by what staff did (the entry), with managing the site, with the product or an add-on, by an import or before there was a log, or because nobody ever granted it.',
    ),
  dateGiven: z
    .string()
    .nullable()
    .describe('When the site gave it to its roles, of what came with an add-on.'),
  entry: entry.nullable().describe('Who granted or withdrew it, and when.'),
});

export const whyAnswer = z.object({
  isAllowed: z.boolean().describe('What the site decides when they try.'),
  refusal: z
    .object({
      code: z.string().describe('What the refusal is known by.'),
      status: z.int().describe('The status of the answer.'),
      message: z.string().describe('What they are told.'),
      permissions: z.array(z.string()).describe('Any of these would do, as they are told.'),
    })
    .nullable()
    .describe('What they are told themselves; null: they may.'),
  who: z
    .object({
      userID: z.int().nullable().describe('The member; null: a guest, or anybody of a role.'),
      name: z.string().describe('What they are called.'),
      roles: z.array(role).describe('The roles that count for them now.'),
      isAdmin: z.boolean().describe('They may do whatever roles can.'),
      isBanned: z.boolean().describe('No role counts for them.'),
    })
    .describe('Who was asked about.'),
  place: category
    .extend({
      above: z.array(category).describe('The categories in which it stands, the nearest last.'),
      permissionsOf: category
        .nullable()
        .describe('The category whose own permissions count there; null: those that count everywhere.'),
    })
    .nullable()
    .describe('Where the record stands; null: in no category, or it is gone.'),
  permissions: z
    .array(
      z.object({
        permission: z.string().describe('The permission.'),
        label: z.string().describe('The same in words: English; translated where it is shown.'),
        isHeld: z.boolean().describe('They hold it there.'),
        rule: z
          .enum(['notLoaded', 'systemOnly', 'administrator', 'granted', 'notGranted'])
          .describe('The rule that decided.'),
        grantedBy: z.array(role).describe('Which of their roles grant it there.'),
        grantedBeside: z
          .array(z.string())
          .describe('What else grants it there, where no role of theirs does, in words: a group, a rank.'),
        takenBy: z
          .array(z.string())
          .describe('What takes it away everywhere, whatever roles grant, in words: a rank.'),
        grantedTo: z.array(role).describe('All roles that grant it there.'),
        origins: z
          .array(origin)
          .describe('Who set that, by role; empty for those who do not manage the site.'),
      }),
    )
    .describe('What the act asks for, one after the other.'),
  states: z
    .array(
      z.object({
        state: z.string().describe('What the state is known by.'),
        name: z.string().describe('The same in words: English; translated where it is shown.'),
        rule: z.string().nullable().describe('The rule that did it, in words; null: none.'),
        entry: entry.nullable().describe('Who did it, and when; for those who manage the site.'),
      }),
    )
    .describe('What the record is in that can hide or lock it.'),
  setBy: z
    .object({
      place: entry.nullable().describe('Who gave the category permissions of its own.'),
      member: entry.nullable().describe('Who changed the roles of the member last, or banned them.'),
    })
    .describe('Who set the rest; empty for those who do not manage the site.'),
});
export type WhyAnswer = z.infer<typeof whyAnswer>;

/** Administrators about everything, moderators about what stands where they moderate. */
export const askers = ['site.manage', 'community.moderate', 'posts.moderate'] as const;

export const askWhy = endpoint({
  method: 'GET',
  path: '/why',
  summary:
    'Why a member, anybody of a role or a guest may do something with a record, or may not: to administrators of every record, to moderators of those where they moderate.',
  permission: askers,
  query: z.object({
    recordType: z.string().max(50).describe('What kind of record: see GET /why/acts.'),
    recordID: id.describe('Which one.'),
    act: z.string().max(50).describe('What they would do: see GET /why/acts.'),
    userID: id.optional().describe('A member; neither this nor roleID: a guest.'),
    roleID: id.optional().describe('Anybody who holds this role alone.'),
  }),
  response: whyAnswer,
  errors: ['why.unknownAct', 'why.onePerson'],
});
export type WhyQuestion = z.output<typeof askWhy.spec.query>;

export const listWhyActs = endpoint({
  method: 'GET',
  path: '/why/acts',
  summary: 'What can be asked about.',
  permission: askers,
  response: z.array(
    z.object({
      recordType: z.string().describe('What kind of record.'),
      act: z.string().describe('What the act is known by.'),
      name: z.string().describe('The same in words: English; translated where it is shown.'),
    }),
  ),
});
