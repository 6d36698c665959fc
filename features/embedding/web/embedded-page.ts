// A page of the community within a page of another site: it says where it is and how far it is scrolled.
import { BYPASS_PARAMETER, type EmbeddingMeta, type EmbedMessage } from '../embedding.contract.ts';

type Embedding = NonNullable<EmbeddingMeta['embed']>;

/** About 60 reports a second. */
const SCROLL_MS = 1000 / 60;
const POLL_MS = 200;
/** More than this from the top. */
const SCROLLED_PX = 50;
const BYPASS_KEY = 'parley-bypass-embed';

export function startEmbedded({ remoteUrl, isForced }: Embedding): void {
  if (window.parent === window) {
    if (isForced && !isBypassed()) leadTo(remoteUrl);
    return;
  }
  const { origin } = new URL(remoteUrl);
  const say = (message: EmbedMessage) => window.parent.postMessage(message, origin);
  reportScrolling(say);
  reportAddress(say);
  addEventListener('click', leaveTheFrame, { capture: true });
}

function leadTo(remoteUrl: string): void {
  const url = new URL(remoteUrl);
  url.hash = location.pathname + location.search + location.hash;
  location.replace(url);
}

/** Asked for by the address, and remembered for the tab. */
function isBypassed(): boolean {
  const isAskedFor = new URLSearchParams(location.search).has(BYPASS_PARAMETER);
  try {
    if (isAskedFor) sessionStorage.setItem(BYPASS_KEY, '1');
    return isAskedFor || sessionStorage.getItem(BYPASS_KEY) !== null;
  } catch (error) {
    console.error('The embed bypass flag could not be stored.', error);
    return isAskedFor;
  }
}

/** The first at once, and after a pause the last, wherever it ended. */
function reportScrolling(say: (message: EmbedMessage) => void): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const report = () =>
    say({ type: 'parley:scrolled', isScrolled: scrollY > SCROLLED_PX, scrollTop: Math.round(scrollY) });
  const pause = () => {
    waiting = setTimeout(() => {
      waiting = undefined;
      if (!isDue) return;
      isDue = false;
      report();
      pause();
    }, SCROLL_MS);
  };
  const onScroll = () => {
    if (waiting !== undefined) {
      isDue = true;
      return;
    }
    report();
    pause();
  };
  addEventListener('scroll', onScroll, { passive: true });
  report();
}

/** Asked every so often: links followed without loading, and titles, change by many ways. */
function reportAddress(say: (message: EmbedMessage) => void): void {
  let href = '';
  let title = '';
  const report = () => {
    if (location.href !== href) {
      href = location.href;
      say({ type: 'parley:href', href });
    }
    if (document.title !== title) {
      title = document.title;
      say({ type: 'parley:title', title });
    }
  };
  report();
  setInterval(report, POLL_MS);
}

/** Other sites are no part of the community, and most refuse to be framed. */
function leaveTheFrame({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link && !link.target && /^https?:$/.test(link.protocol) && link.origin !== location.origin)
    link.target = '_top';
}
