// The Idempotency-Key of a call that makes something: sent again with the same words, since its answer got lost, it
// makes nothing twice.

export interface CallKey {
  /** The same for the same words until they went through. */
  of(words: unknown): string;
  wentThrough(): void;
}

export function createCallKey(): CallKey {
  let sent: string | undefined;
  let key = '';
  return {
    of(words) {
      const text = JSON.stringify(words);
      if (text !== sent) key = randomKey();
      sent = text;
      return key;
    },
    wentThrough() {
      sent = undefined;
    },
  };
}

/** Browsers give out UUIDs on https alone. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
