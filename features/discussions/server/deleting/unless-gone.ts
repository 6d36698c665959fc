import { DomainError } from '../../../../platform/contract/errors.ts';

/** It was there when the run began: whoever took it away meanwhile did what was asked for. */
export async function unlessGone<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DomainError && (error.status === 404 || error.status === 410))) throw error;
    return undefined;
  }
}
