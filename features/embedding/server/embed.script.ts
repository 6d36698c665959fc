/**
 * For the page around the community: a frame behind the script tag, and what the frame says of itself. The path within
 * the community stands in the fragment of the page's address, so that it can be sent to others and gone back to.
 */
export const EMBED_SCRIPT = `(() => {
  const script = document.currentScript;
  const community = new URL(script.src).origin;
  const frame = document.createElement('iframe');
  let shown;
  const show = () => {
    const wanted = location.hash.startsWith('#/') ? location.hash.slice(1) : '/';
    const url = new URL(wanted, community);
    if (url.origin !== community || url.href === shown) return;
    shown = url.href;
    frame.src = url.href;
  };
  frame.title = script.dataset.title || 'Community';
  frame.allow = 'clipboard-write; fullscreen';
  frame.style.cssText = 'display:block;inline-size:100%;border:0;block-size:' + (script.dataset.height || '100vh');
  show();
  script.after(frame);
  addEventListener('hashchange', show);
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== community || source !== frame.contentWindow || typeof data !== 'object' || !data) return;
    if (data.type === 'parley:href') {
      const url = new URL(data.href);
      if (url.origin !== community) return;
      shown = url.href;
      history.replaceState(history.state, '', '#' + url.pathname + url.search + url.hash);
    } else if (data.type === 'parley:title') {
      document.title = data.title;
      frame.title = data.title;
    } else if (data.type === 'parley:scrolled') {
      document.documentElement.toggleAttribute('data-community-scrolled', data.isScrolled);
      frame.dispatchEvent(new CustomEvent('parley:scrolled', { detail: data, bubbles: true }));
    }
  });
})();
`;
