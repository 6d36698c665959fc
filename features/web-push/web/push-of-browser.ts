// What this browser knows of pushes, and lets the site do.

/** `unsupported`: it has no pushes, or none for a page that was not installed. `blocked`: its owner does not want any. */
export type Permission = 'unsupported' | 'blocked' | 'open';

const WAIT_MS = 5000;

export function permissionNow(): Permission {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'open';
}

/** Undefined where it has no subscription, or the worker of the site is not there. */
export async function subscriptionNow(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Asks its owner; undefined where they do not want it. */
export async function subscribe(publicKey: string): Promise<PushSubscriptionJSON | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await readyWorker();
  // One that was made by other keys, of this address before, takes nothing from us.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  return made.toJSON();
}

export async function unsubscribe(): Promise<void> {
  await (await subscriptionNow())?.unsubscribe();
}

/** A worker that never comes is no reason to wait for ever. */
function readyWorker(): Promise<ServiceWorkerRegistration> {
  const tooLate = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The worker of this site did not start.')), WAIT_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, tooLate]);
}
