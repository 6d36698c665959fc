// Where a write comes from, as the audit log stores it.
import type { IncomingHttpHeaders } from 'node:http';
import { auditHeaders, MAX_REASON } from '../../contract/audit-headers.ts';
import { fieldProblem } from '../../contract/errors.ts';

/** The page that was open when the call was made. */
export interface ParentPage {
  id: string;
  path: string;
  method: string;
  /** JSON, as the page sent it. */
  query: string;
}

export interface AuditFacts {
  parent?: ParentPage;
  /** Why, in the words of whoever did it. */
  reason?: string;
  /** What several calls did in one gesture has the same. */
  runID?: string;
}

export interface RequestOrigin extends AuditFacts {
  requestID: string;
  method: string;
  path: string;
  query: Record<string, string>;
  address: string;
  userAgent: string;
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const MAX_PATH = 500;
const MAX_QUERY = 2000;
/** They let whoever reads the log in. */
const SECRETS = new Set(['access_token', 'role-token']);

export function readAuditFacts(headers: IncomingHttpHeaders): AuditFacts {
  const facts: AuditFacts = {};
  const parent = parentOf(headers);
  if (parent) facts.parent = parent;
  const reason = reasonOf(headers);
  if (reason) facts.reason = reason;
  const runID = textOf(headers, auditHeaders.runID, 36);
  if (runID !== '') facts.runID = requireUUID(auditHeaders.runID, runID);
  return facts;
}

function requireUUID(field: string, id: string): string {
  if (!UUID.test(id)) throw fieldProblem(field, 'The id of a run is a UUID.');
  return id.toLowerCase();
}

function parentOf(headers: IncomingHttpHeaders): ParentPage | undefined {
  const id = textOf(headers, auditHeaders.parentID, 36);
  if (id === '') return undefined;
  if (!UUID.test(id))
    throw fieldProblem(auditHeaders.parentID, 'The id of a page is a UUID, as the page was given it.');
  return {
    id,
    path: textOf(headers, auditHeaders.parentPath, MAX_PATH),
    method: textOf(headers, auditHeaders.parentMethod, 10),
    query: textOf(headers, auditHeaders.parentQuery, MAX_QUERY),
  };
}

function reasonOf(headers: IncomingHttpHeaders): string | undefined {
  const encoded = headers[auditHeaders.reason];
  if (typeof encoded !== 'string') return undefined;
  const reason = decoded(encoded).trim();
  if (reason.length > MAX_REASON)
    throw fieldProblem(auditHeaders.reason, `A reason has at most ${MAX_REASON} characters.`);
  return reason;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw fieldProblem(auditHeaders.reason, 'A reason is percent-encoded UTF-8.');
  }
}

function textOf(headers: IncomingHttpHeaders, name: string, max: number): string {
  const text = headers[name];
  return typeof text === 'string' ? text.slice(0, max) : '';
}

export function pathAndQuery(requestUrl: string): Pick<RequestOrigin, 'path' | 'query'> {
  const url = new URL(requestUrl, 'http://localhost');
  const query = [...url.searchParams].filter(([name]) => !SECRETS.has(name.toLowerCase()));
  return {
    path: url.pathname.slice(0, MAX_PATH),
    query: Object.fromEntries(query.slice(0, 50).map(([name, value]) => [name, value.slice(0, 250)])),
  };
}
