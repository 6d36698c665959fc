/** A body in a format we store. */
export interface ConvertedBody {
  source: string;
  format: 'markdown' | 'html';
}

/** Stands for a post of the old site until the import knows where it went. */
export function discoursePostLink(topicID: string, postNumber: string): string {
  return `discourse://post/${topicID}/${postNumber}`;
}
