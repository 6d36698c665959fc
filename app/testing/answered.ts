import type { TestAnswer } from '../../platform/server/testing/test-client.ts';

const CUT_OFF = ['ECONNRESET', 'EPIPE'];
const ATTEMPTS = 5;

/** A refusal comes before all of what is too large was sent. A client that writes on may lose it, and asks again. */
export async function answered(send: () => Promise<TestAnswer>): Promise<TestAnswer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (attempt === ATTEMPTS || !CUT_OFF.includes(code)) throw error;
    }
  }
}
