// One connection for all topics that a page looks at, while it is looked at: browsers have six to a site, and a tab that
// nobody sees needs none. What comes is the whole state of a topic, so nothing is missed by a connection that was closed.
import { create } from 'zustand';
import { connectionIsBack, watchForReturn } from './connection-loss.ts';

/** Topics come and go while a page is rendered. */
const SETTLE_MS = 100;
/** Where the server had no room: the browser itself comes back only from lost connections. */
const REFUSED_MS = 60_000;

export const useLiveStates = create<Readonly<Record<string, unknown>>>(() => ({}));

const watchers = new Map<string, number>();
let source: EventSource | undefined;
let openTopics = '';
let timer: ReturnType<typeof setTimeout> | undefined;

/** Until the answer is called. */
export function watchTopic(topic: string): () => void {
  if (watchers.size === 0) {
    document.addEventListener('visibilitychange', settle);
    window.addEventListener('offline', noteLoss);
  }
  watchers.set(topic, (watchers.get(topic) ?? 0) + 1);
  settle();
  return () => {
    const count = (watchers.get(topic) ?? 1) - 1;
    if (count > 0) watchers.set(topic, count);
    else watchers.delete(topic);
    if (watchers.size === 0) {
      document.removeEventListener('visibilitychange', settle);
      window.removeEventListener('offline', noteLoss);
    }
    settle();
  };
}

function settle(): void {
  clearTimeout(timer);
  timer = setTimeout(connect, SETTLE_MS);
}

/** The browser comes back by itself too, but not at once, and not from a network that went silent. */
function noteLoss(): void {
  watchForReturn(() => {
    if (source?.readyState === EventSource.OPEN && navigator.onLine) return;
    source?.close();
    connect();
  });
}

function connect(): void {
  const topics = document.visibilityState === 'visible' ? [...watchers.keys()].sort().join() : '';
  if (topics === openTopics && source?.readyState !== EventSource.CLOSED) return;
  source?.close();
  source = undefined;
  openTopics = topics;
  if (topics === '') return;
  const opened = new EventSource(`/api/v2/live?topics=${encodeURIComponent(topics)}`);
  source = opened;
  opened.onmessage = ({ data }) => {
    const { topic, state } = JSON.parse(data) as { topic: string; state: unknown };
    useLiveStates.setState({ [topic]: state });
  };
  opened.onopen = connectionIsBack;
  opened.onerror = () => {
    if (opened === source) noteLoss();
    if (opened !== source || opened.readyState !== EventSource.CLOSED) return;
    clearTimeout(timer);
    timer = setTimeout(connect, REFUSED_MS);
  };
}
