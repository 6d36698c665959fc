// /entry/connect/{provider}: to a provider, and back from it.
import { DomainError, notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type {
  DocumentRequest,
  DocumentResponse,
  WebDocument,
} from '../../../platform/server/http/document.ts';
import { safeTarget } from '../../entry/safe-target.ts';
import { createSession, signedInCookies, signOut } from '../../users/server/sign-in/session.actions.ts';
import { connectError } from '../connections.contract.ts';
import { type AuthenticatorRow, findAuthenticator } from './authenticator.rows.ts';
import { connectCookieName, finishAttempt, startAttempt } from './connect-attempt.ts';
import { connectAccount } from './connection.actions.ts';
import { findOrMakeMember } from './find-member.ts';
import { authorizationUrl, personFrom } from './provider-calls.ts';

const NO_STORE = { 'cache-control': 'no-store' };

async function activeProvider(ctx: RequestContext, { params }: DocumentRequest): Promise<AuthenticatorRow> {
  const id = params.provider ?? '';
  const row = /^\d{1,9}$/.test(id) ? await findAuthenticator(ctx.db, Number(id)) : undefined;
  if (!row?.is_active) throw notFound('Provider');
  return row;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function redirect(to: string, cookies: DocumentResponse['cookies'] = []): DocumentResponse {
  return { redirectTo: to, status: 302, body: '', headers: NO_STORE, cookies };
}

async function begin(ctx: RequestContext, request: DocumentRequest): Promise<DocumentResponse> {
  const row = await activeProvider(ctx, request);
  const target = safeTarget(textOf(request.query.Target) || textOf(request.query.target));
  if (!ctx.viewer.isGuest) return redirect(target);
  try {
    const { attempt, cookie } = await startAttempt(ctx, {
      authenticatorID: row.authenticator_id,
      target,
      cookie: request.cookies[connectCookieName(ctx.site.url)],
    });
    return redirect(await authorizationUrl(ctx, row, attempt), [cookie]);
  } catch (error) {
    return refused(ctx, error, target);
  }
}

async function comeBack(ctx: RequestContext, request: DocumentRequest): Promise<DocumentResponse> {
  const row = await activeProvider(ctx, request);
  const secret = request.cookies[connectCookieName(ctx.site.url)] ?? '';
  const state = textOf(request.query.state);
  const attempt = await finishAttempt(ctx.db, row.authenticator_id, state, secret);
  if (!attempt) return refused(ctx, connectError('connect.expired'), '/');
  try {
    if (request.query.error === 'access_denied') throw connectError('connect.denied');
    const person = await personFrom(ctx, row, attempt);
    if (attempt.userID !== null) {
      await connectAccount(ctx, row, person, attempt.userID);
      return redirect(attempt.target);
    }
    const member = await findOrMakeMember(ctx, row, person);
    const authenticatorID = row.authenticator_id;
    const { session } = await createSession(ctx, member, { isPersistent: true, authenticatorID });
    await signOut(ctx);
    return redirect(attempt.target, await signedInCookies(ctx, member.user_id, session));
  } catch (error) {
    return refused(ctx, error, attempt.target, attempt.userID !== null);
  }
}

/** The page to sign in, or one's own account's, says what is wrong. Anything unforeseen stays an error. */
function refused(
  ctx: RequestContext,
  error: unknown,
  target: string,
  isConnecting = false,
): DocumentResponse {
  if (!(error instanceof DomainError) || !error.code.startsWith('connect.')) throw error;
  const problem = error.code.slice('connect.'.length);
  if (isConnecting) return redirect(`${target}?${new URLSearchParams({ connectProblem: problem })}`);
  if (!ctx.viewer.isGuest) return redirect(target);
  return redirect(`/entry/signin?${new URLSearchParams({ connectProblem: problem, Target: target })}`);
}

export const connectDocuments: WebDocument[] = [
  {
    path: '/entry/connect/:provider',
    summary: 'Begins to sign in at a provider.',
    allowsUnauthenticated: true,
    handle: begin,
  },
  {
    path: '/entry/connect/:provider/callback',
    summary: 'Where providers send people back to.',
    allowsUnauthenticated: true,
    handle: comeBack,
  },
];
