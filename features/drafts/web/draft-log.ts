// What goes wrong with drafts is written to the log alone.

/** Nobody is shown it while they write: their text is stored in this browser. */
export function logDraftError(text: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: so that whoever looks finds it.
  console.warn(text, error);
}

/** For those who are told elsewhere, too. */
export async function logged<T>(text: string, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    logDraftError(text, error);
    throw error;
  }
}
