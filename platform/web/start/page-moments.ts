/** Resolves when the first frame has been shown; at once where nobody looks at the page yet. */
export async function firstFrameShown(): Promise<void> {
  if (document.hidden) return;
  // The callback runs before the frame is drawn, what it puts off behind it. No frame comes before the stylesheets.
  await new Promise((show) => requestAnimationFrame(() => setTimeout(show)));
}

/** Resolves when the whole document is there: its beginning may be shown before its end has come. */
export async function documentRead(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((read) => document.addEventListener('DOMContentLoaded', read, { once: true }));
}
