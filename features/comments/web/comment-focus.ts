// Bringing a comment before the reader's eyes.
import { commentAnchor, commentPath } from '../comment.address.ts';

export function focusComment(commentID: number, block: ScrollLogicalPosition = 'nearest'): boolean {
  // Heights above it that are still estimates would move it afterwards.
  document.documentElement.dataset.laidOut = '';
  const element = document.getElementById(commentAnchor(commentID));
  element?.scrollIntoView({ block });
  element?.focus({ preventScroll: true });
  return element !== null;
}

/** Where it stands on another page, that one is opened. */
export async function goToComment(commentID: number, navigate: (address: string) => void): Promise<void> {
  // What was fetched is drawn by the next frame.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  if (!focusComment(commentID)) navigate(commentPath(commentID));
}
