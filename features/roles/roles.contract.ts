// Roles, and what they permit.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { expand, idParam } from '../../platform/contract/fields.ts';

export const roleType = z.enum(['guest', 'unconfirmed', 'applicant', 'member', 'moderator', 'administrator']);
export type RoleType = z.infer<typeof roleType>;

export const roleFragment = z.object({ roleID: z.int32(), name: z.string() });
export type RoleFragment = z.infer<typeof roleFragment>;

/** `category` with id 0 is the root: what holds in every category without permissions of its own. */
export const permissionFragment = z.object({
  type: z.enum(['global', 'category', 'knowledgeBase']),
  id: z
    .int32()
    .describe(
      'Of a category, or 0: what holds in every category without permissions of its own. The first fragment that names a ' +
        'category gives it permissions of its own, and closes it: only the role that is named here, and roles that ' +
        'manage the site (`site.manage`), see it and what stands below it until others are named.',
    )
    .optional(),
  permissions: z.record(z.string(), z.boolean().nullable()),
});
export type PermissionFragment = z.infer<typeof permissionFragment>;

export const role = z.object({
  roleID: z.int32(),
  name: z.string(),
  description: z.string().nullable(),
  type: roleType.nullable().optional(),
  deletable: z.boolean().optional(),
  canSession: z.boolean().optional(),
  personalInfo: z.boolean().optional(),
  permissions: z.array(permissionFragment).optional(),
  assignable: z.boolean().optional(),
});
export type Role = z.infer<typeof role>;

const roleParams = z.object({ roleID: idParam });
const roleBody = z.object({
  name: z.string().min(1).max(100),
  description: z.string().max(500).nullable().optional(),
  type: roleType
    .nullable()
    .describe(
      'What the role is for: guests, members, moderators, administrators ...; null for nothing of these.',
    )
    .optional(),
  deletable: z.boolean().optional(),
  canSession: z.boolean().optional(),
  personalInfo: z.boolean().optional(),
  permissions: z.array(permissionFragment).optional(),
});
export type RoleBody = z.infer<typeof roleBody>;

export const listRoles = endpoint({
  method: 'GET',
  path: '/roles',
  summary: 'Lists roles; those who do not manage the site see names and descriptions.',
  permission: 'public',
  query: z.object({ expand: expand(['permissions', 'assignable']) }),
  response: z.array(role),
});

export const addRole = endpoint({
  method: 'POST',
  path: '/roles',
  summary: 'Adds a role.',
  permission: 'site.manage',
  body: roleBody,
  response: role,
});

export const getRole = endpoint({
  method: 'GET',
  path: '/roles/:roleID',
  summary: 'One role.',
  permission: 'site.manage',
  params: roleParams,
  query: z.object({ expand: expand(['permissions']) }),
  response: role,
});

export const getRoleEdit = endpoint({
  method: 'GET',
  path: '/roles/:roleID/edit',
  summary: 'A role as one edits it.',
  permission: 'site.manage',
  params: roleParams,
  response: role,
});

export const editRole = endpoint({
  method: 'PATCH',
  path: '/roles/:roleID',
  summary: 'Changes a role.',
  permission: 'site.manage',
  params: roleParams,
  body: roleBody.partial(),
  takesRevision: true,
  response: role,
  errors: ['role.nameTaken', 'role.lastOfAdministrators'],
});

export const deleteRole = endpoint({
  method: 'DELETE',
  path: '/roles/:roleID',
  summary: 'Deletes a role; its members lose it.',
  permission: 'site.manage',
  params: roleParams,
  errors: ['role.notDeletable'],
});

export const editRolePermissions = endpoint({
  method: 'PATCH',
  path: '/roles/:roleID/permissions',
  summary: 'Grants and withdraws permissions; what is not named stays.',
  permission: 'site.manage',
  params: roleParams,
  body: z.array(permissionFragment),
  response: z.array(permissionFragment),
});

export const replaceRolePermissions = endpoint({
  method: 'PUT',
  path: '/roles/:roleID/permissions',
  summary: 'Replaces all permissions of a role.',
  permission: 'site.manage',
  params: roleParams,
  body: z.array(permissionFragment),
  response: z.array(permissionFragment),
});

export const permissionSet = z.object({
  isAdmin: z.boolean(),
  isSysAdmin: z.boolean(),
  isSuperAdmin: z.boolean(),
  permissions: z.array(
    z.object({
      type: z
        .string()
        .describe(
          'What the permissions hold for: `global` everywhere, else the kind of record that id names.',
        ),
      id: z
        .int32()
        .describe(
          'The record that the permissions hold for, of the kind that type names; absent for all of them.',
        )
        .optional(),
      permissions: z.record(z.string(), z.boolean()),
    }),
  ),
  junctions: z.record(z.string(), z.array(z.int())).optional(),
  junctionAliases: z.record(z.string(), z.record(z.string(), z.int())).optional(),
});

export const getUserPermissions = endpoint({
  method: 'GET',
  path: '/users/:userID/permissions',
  summary: 'What a member may do; one’s own for everybody.',
  permission: 'public',
  allowsUnauthenticated: true,
  params: z.object({ userID: idParam }),
  query: z.object({ expand: expand(['junctions']) }),
  response: permissionSet,
});

export const roleError = defineErrors({
  'role.notDeletable': [403, 'This role is needed and cannot be deleted.'],
  'role.nameTaken': [400, 'A role of this name exists.'],
  'role.lastOfAdministrators': [
    400,
    'A site needs a role of administrators. Give another role that type first.',
  ],
});
