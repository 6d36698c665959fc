// The demo is written by a job behind the set-up: whoever asked for it should not arrive in an empty community.
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import type { listDiscussions } from '../../../discussions/discussions.contract.ts';

const PAUSE = 500;
const MOST_ASKED = 40;

/** Until there is something to read; not longer than anybody waits. */
export async function waitForDemo(): Promise<void> {
  for (let attempt = 0; attempt < MOST_ASKED; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (await hasPosts()) return;
  }
}

/** Where it cannot be asked there is no waiting either: the community is set up all the same. */
async function hasPosts(): Promise<boolean> {
  try {
    const { body } = await call<typeof listDiscussions>('GET /discussions', { query: { limit: 1 } });
    return body.length > 0;
  } catch (error) {
    if (error instanceof ApiError) return true;
    throw error;
  }
}
