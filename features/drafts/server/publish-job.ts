// The name of the job that posts what is scheduled, for those who enqueue it.
export const PUBLISH_JOB = 'drafts.publish';

export function publishKey(draftID: number): string {
  return `${PUBLISH_JOB}:${draftID}`;
}
