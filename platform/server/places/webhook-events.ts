// What other programs can be told of by webhooks, as data: capabilities add the events that are fit for it. What is sent
// is the payload of the event, which has the numbers of records and never what people wrote.
import type { EventType } from '../../contract/event.ts';
import { ExtensionPoint } from '../feature/extension-point.ts';

export interface WebhookEvent {
  event: Pick<EventType, 'name'>;
  /** English; translated where it is shown. */
  description: string;
}

export const webhookEvents = new ExtensionPoint<WebhookEvent>();
