export const DELIVER_JOB = 'webhooks.deliver';

export const deliveryKey = (deliveryID: string): string => `${DELIVER_JOB}:${deliveryID}`;

/** What a secret is sealed with: moved to another webhook it does not open. */
export const secretName = (webhookID: number): string => `webhook:${webhookID}`;
