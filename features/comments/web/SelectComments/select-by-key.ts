// Selecting the comment where the reader stands, by a key: selecting begins with the first.
import { loadAdditions } from '../../../../platform/web/nodes/additions.ts';
import { useCommentTools } from '../selecting-comments.ts';

/** Where the viewer may do nothing with the comment there is no box, and nothing happens. */
export async function selectByKey(article: Element): Promise<void> {
  const boxOf = () => article.querySelector<HTMLInputElement>('header input[type="checkbox"]');
  if (!boxOf()) {
    const [tools] = await Promise.all([import('./comment-tools.tsx'), loadAdditions()]);
    useCommentTools.setState(tools);
    // The boxes are there with the next picture.
    await new Promise(requestAnimationFrame);
  }
  const box = boxOf();
  if (box && !box.disabled) box.click();
}
