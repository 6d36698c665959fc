// Answers of the server to bulk calls, for tests of what sends them.
import { vi } from 'vitest';
import type { PermissionSet } from '../../../../platform/contract/permission.ts';
// Fetched where a proxy answers: here it is there, since clocks stand still in some tests.
import '../../../../platform/web/api/proxy-error.ts';
import type { WebAdditions } from '../../../../platform/web/nodes/web-place.ts';
import { type BulkOption, bulkOptions, type SelectedDiscussion } from '../bulk-options.ts';

/** Answers calls one after the other and records them; a text is the page of a proxy. */
export function serve(...answers: [status: number, body: unknown][]) {
  const sent: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ call: `${init.method} ${url.replace('/api/v2', '')}`, body: init.body });
    const [status, body] = answers.shift() ?? [500, { message: 'Too many calls', status: 500 }];
    if (typeof body === 'string')
      return new Response(body, { status, headers: { 'content-type': 'text/html' } });
    return Response.json(body, { status });
  });
  return sent;
}
export const progress = (
  successIDs: number[],
  failed: Record<string, string> = {},
  callbackPayload?: string,
) => ({
  progress: {
    successIDs,
    failedIDs: Object.keys(failed).map(Number),
    exceptionsByID: Object.fromEntries(
      Object.entries(failed).map(([id, message]) => [id, { message, status: 403, description: null }]),
    ),
    countTotalIDs: 2,
  },
  callbackPayload: callbackPayload ?? null,
});

/** Of an option that one of these adds. */
export function whyNot(
  added: readonly WebAdditions[],
  name: string,
  selected: readonly SelectedDiscussion[],
  permissions: PermissionSet,
) {
  const option = added
    .flatMap(({ additions }) => additions)
    .filter(({ place }) => place === bulkOptions.name)
    .map(({ value }) => value as BulkOption)
    .find((each) => each.name === name);
  return option?.whyNot({ selected, permissions, t: (text) => text });
}
