export const WEBHOOKS_PATH = '/dashboard/webhooks';
