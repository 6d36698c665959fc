// Why a page is refused, to whoever was refused it: what their own calls tell them, and no more.
import { DomainError } from '../../../platform/contract/errors.ts';
import type { LayoutLookup } from '../../../platform/contract/page.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { resolveView } from '../../../platform/server/layouts/lookup-hydrate.ts';
import { permissionsOf } from '../../../platform/server/permissions/permission-registry.ts';
import { whyPath } from '../why.address.ts';
import { askers } from '../why.contract.ts';
import type { OwnWhyAnswer, OwnWhyPageProps } from '../why.states.ts';
import { namedRoles } from './explain.ts';
import { explainedTypes } from './explanations.ts';

export async function ownWhy(ctx: RequestContext, query: LayoutLookup['params']): Promise<OwnWhyPageProps> {
  const lookup = lookupIn(query);
  return { answer: lookup ? await answerTo(ctx, lookup) : null };
}

async function answerTo(ctx: RequestContext, lookup: LayoutLookup): Promise<OwnWhyAnswer> {
  const { viewer } = ctx;
  const roles = await namedRoles(ctx);
  const refusal = await refusalOf(ctx, lookup);
  const named = refusal?.context.permissions;
  const permissions = Array.isArray(named) ? named.map(String) : [];
  return {
    isAllowed: refusal === undefined,
    message: refusal?.message ?? '',
    permissions: permissions.map((name) => ({ name, label: permissionsOf(ctx).find(name)?.label ?? name })),
    member: viewer.isGuest
      ? null
      : {
          name: viewer.name,
          roles: roles.filter(({ roleID }) => viewer.roleIDs.includes(roleID)).map(({ name }) => name),
        },
    staffUrl: staffUrl(ctx, lookup),
    mayAsk: ctx.can(askers),
  };
}

/** By the function that decides when they open it. */
async function refusalOf(ctx: RequestContext, lookup: LayoutLookup): Promise<DomainError | undefined> {
  try {
    await resolveView(ctx, lookup);
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

function staffUrl(ctx: RequestContext, { recordType, recordID }: LayoutLookup): string | null {
  const id = Number(recordID);
  if (!Number.isSafeInteger(id) || id < 1 || !explainedTypes(ctx).includes(recordType)) return null;
  const { userID } = ctx.viewer;
  return ctx.url(whyPath(recordType, id, 'see', userID > 0 ? userID : undefined));
}

/** The address carries what was looked up, as the call behind every page takes it. */
function lookupIn(query: LayoutLookup['params']): LayoutLookup | undefined {
  const { layoutViewType, recordType, recordID } = query;
  if (typeof layoutViewType !== 'string' || typeof recordType !== 'string' || typeof recordID !== 'string')
    return undefined;
  const params = Object.entries(query).flatMap(([name, value]) => {
    const inner = name.startsWith('params[') ? name.slice('params['.length).replace(']', '') : '';
    return inner === '' ? [] : [[inner, value] as const];
  });
  return { layoutViewType, recordType, recordID, params: Object.fromEntries(params) };
}
