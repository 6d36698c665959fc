// Whether the site can be reached. A lost live connection alone says little: it ends every few minutes and comes back. So
// after three seconds without it the site is asked; what does not answer then is gone, and asked again until it does.
import { create } from 'zustand';

const PATIENCE_MS = 3000;
const ANSWER_MS = 4000;
const AGAIN_MS = 8000;

interface ConnectionLoss {
  isLost: boolean;
  /** When the site is asked again; undefined: it is being asked. */
  nextAt: number | undefined;
}

const CONNECTED: ConnectionLoss = { isLost: false, nextAt: undefined };

export const useConnectionLoss = create<ConnectionLoss>(() => CONNECTED);

let timer: ReturnType<typeof setTimeout> | undefined;
let onReturn: () => void = () => {};

/** `reconnect` is called once the site answers again. */
export function watchForReturn(reconnect: () => void): void {
  onReturn = reconnect;
  timer ??= setTimeout(askSite, PATIENCE_MS);
}

export function connectionIsBack(): void {
  clearTimeout(timer);
  timer = undefined;
  if (useConnectionLoss.getState().isLost) useConnectionLoss.setState(CONNECTED);
}

export function askSiteNow(): void {
  clearTimeout(timer);
  void askSite();
}

async function askSite(): Promise<void> {
  if (useConnectionLoss.getState().isLost) useConnectionLoss.setState({ nextAt: undefined });
  if (await answers()) {
    connectionIsBack();
    onReturn();
    return;
  }
  useConnectionLoss.setState({ isLost: true, nextAt: Date.now() + AGAIN_MS });
  timer = setTimeout(askSite, AGAIN_MS);
}

/** Whatever it answers: it is there. */
async function answers(): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) });
    return true;
  } catch {
    return false;
  }
}
