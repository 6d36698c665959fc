// The bar is none of the pages that it stands on: no page that others read carries a byte of it.

/** First in the document, last on the screen: it is heard and reached before the page, and covers nothing of it. */
export const BAR_STYLE = `html:has(.view-as) { scroll-padding-block-end: 9rem; }
body:has(> .view-as) { display: flex; flex-direction: column; }
body:has(> .view-as) > #app { flex: 1 0 auto; min-inline-size: 0; }
.view-as {
  order: 1; position: sticky; inset-block-end: 0; z-index: var(--z-titlebar);
  display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--space-4); padding-block-end: max(var(--space-2), env(safe-area-inset-bottom));
  background: var(--color-inverse); color: var(--color-text-inverse); font-size: var(--text-md);
}
.view-as p { flex: 1 1 18rem; margin: 0; overflow-wrap: anywhere; }
.view-as b { font-weight: var(--weight-semibold); }
.view-as small { color: var(--color-text-inverse-muted); font-size: var(--text-sm); }
.view-as form { margin: 0; }
.view-as button {
  min-block-size: 2.75rem; padding-inline: var(--space-4); border: 1px solid var(--color-text-inverse-muted);
  border-radius: var(--radius); background: transparent; color: inherit; font: inherit;
  font-weight: var(--weight-semibold); cursor: pointer;
}
.view-as button:hover { background: color-mix(in oklab, var(--color-text-inverse) 16%, transparent); }
.view-as button:focus-visible { outline: 2px solid var(--color-text-inverse); outline-offset: 2px; }
@media (width < 37.5em) { .view-as form, .view-as button { inline-size: 100%; } }
@media print { .view-as { position: static; } }
`;

/** A page must not go on to say that it is somebody else's when it is not: after an hour, or ended in another tab. */
export const BAR_SCRIPT = `const bar = document.querySelector('.view-as');
if (bar) {
  const reload = () => location.reload();
  setTimeout(reload, Number(bar.dataset.seconds) * 1000);
  document.addEventListener('visibilitychange', async () => {
    if (document.visibilityState !== 'visible') return;
    const answer = await fetch('/api/v2/view-as', { headers: { 'x-requested-with': 'parley' } }).catch(() => undefined);
    if (answer?.ok && String((await answer.json()).viewAsID) !== bar.dataset.id) reload();
  });
}
`;
