// While the database writes one batch, the next is read and rendered.

export async function pipeline<Batch, Plan>(
  batches: AsyncIterable<Batch>,
  prepare: (batch: Batch) => Promise<Plan>,
  write: (plan: Plan) => Promise<void>,
): Promise<void> {
  let failure: unknown;
  let writing: Promise<void> = Promise.resolve();
  try {
    for await (const batch of batches) {
      const plan = await prepare(batch);
      await writing;
      if (failure !== undefined) break;
      writing = write(plan).catch((error: unknown) => {
        failure = error;
      });
    }
  } finally {
    // Also where reading fails: a batch under way is finished first.
    await writing;
  }
  if (failure !== undefined) throw failure;
}

/** Items in groups of at most `size`. */
export async function* inGroups<T>(items: AsyncIterable<readonly T[]>, size: number): AsyncGenerator<T[]> {
  let group: T[] = [];
  for await (const some of items) {
    for (const item of some) {
      group.push(item);
      if (group.length < size) continue;
      yield group;
      group = [];
    }
  }
  if (group.length > 0) yield group;
}
