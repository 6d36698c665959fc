import { widget } from '../../../platform/server/layouts/widget.ts';
import { isGoodOneTimeKey } from '../../users/server/credentials/one-time-keys.ts';
import type { ClaimPasswordFormProps, ImportedMembersPageProps } from '../claims.states.ts';
import { presentImportedMember } from './imported-member.present.ts';
import { findImportedMembers, findUnclaimed } from './imported-member.queries.ts';

const PAGE_SIZE = 30;
const HIGHEST_PAGE = 100_000;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function pageOf(value: unknown): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= HIGHEST_PAGE ? page : 1;
}

export const claimWidgets = [
  widget({
    id: 'claims.form',
    component: 'ClaimForm',
    name: 'Claim of an account',
    views: [],
    hydrate: async () => ({}),
  }),
  widget({
    id: 'claims.password',
    component: 'ClaimPasswordForm',
    name: 'Password of a claimed account',
    views: [],
    hydrate: async (ctx, { params }) => {
      const [userID, claimCode] = [Number(textOf(params.userID)), textOf(params.key)];
      const isGood = await isGoodOneTimeKey(ctx.db, 'claim-account', claimCode, userID);
      const member = isGood ? await findUnclaimed(ctx.db, userID) : undefined;
      const account = member && { name: member.name, email: member.email };
      return { userID, claimCode, ...(account && { account }) } satisfies ClaimPasswordFormProps;
    },
  }),
  widget({
    id: 'claims.imported-members',
    component: 'ImportedMembersPage',
    name: 'Imported members',
    views: [],
    hydrate: async (ctx, { params }) => {
      // Whatever layout names this widget: nobody else reads the addresses in it.
      if (!ctx.can('users.edit')) return null;
      const query = textOf(params.query).trim().slice(0, 100);
      const page = pageOf(params.page);
      const found = await findImportedMembers(ctx.db, { query: query || undefined, page, limit: PAGE_SIZE });
      return {
        members: found.rows.map((row) => presentImportedMember(ctx, row)),
        total: found.total,
        page,
        limit: PAGE_SIZE,
        query,
      } satisfies ImportedMembersPageProps;
    },
  }),
];
