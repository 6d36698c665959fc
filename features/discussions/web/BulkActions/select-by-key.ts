// Selecting the discussion where the reader stands, by a key: selecting begins with the first.
import { startSelecting } from '../DiscussionsWidget/bulk-selecting.ts';

const BOX = 'input[type="checkbox"]';

/** `title`: the link of its row. Where the viewer does not manage it there is no box, and nothing happens. */
export async function selectByKey(title: HTMLAnchorElement): Promise<void> {
  const boxOf = () => title.closest('li')?.querySelector<HTMLInputElement>(BOX);
  if (!boxOf()) {
    await startSelecting();
    // The boxes are there with the next picture.
    await new Promise(requestAnimationFrame);
  }
  const box = boxOf();
  if (box && !box.disabled) box.click();
}
