// Webhooks: other programs are told what happens, by signed requests to an address of theirs.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, idParam } from '../../platform/contract/fields.ts';

export const webhook = z.object({
  webhookID: z.int32().describe('Its number.'),
  name: z.string().describe('What it is called here.'),
  url: z.string().describe('Where the requests go.'),
  events: z.array(z.string()).describe('What it is told of.'),
  isActive: z.boolean().describe('Requests are sent.'),
  dateFailing: dateTime.nullable().describe('Since when every request failed; null: the last one arrived.'),
  dateDisabled: dateTime
    .nullable()
    .describe('When the site switched it off by itself, after days of failures.'),
  dateInserted: dateTime.describe('When it was made.'),
});
export type Webhook = z.infer<typeof webhook>;

const delivery = z.object({
  webhookDeliveryID: z.string().describe('Its number.'),
  event: z.string().describe('What happened.'),
  status: z.enum(['waiting', 'delivered', 'failed']).describe('It waits, arrived, or was given up.'),
  countAttempts: z.int().describe('How often it was sent.'),
  dateInserted: dateTime.describe('When it happened.'),
  dateAttempted: dateTime.nullable().describe('When it was sent last.'),
  dateNext: dateTime.nullable().describe('When it is sent next.'),
  request: z
    .object({
      headers: z.record(z.string(), z.string()).nullable().describe('Its headers, as they were sent last.'),
      body: z.string().describe('What it says.'),
    })
    .describe('What is sent.'),
  response: z
    .object({
      status: z.int().describe('The status.'),
      headers: z.record(z.string(), z.string()).describe('The headers.'),
      body: z.string().describe('The first 4,000 characters of what it said.'),
    })
    .nullable()
    .describe('What was answered; null: nothing.'),
  problem: z.string().nullable().describe('Why nothing was answered.'),
  milliseconds: z.int().nullable().describe('How long it took.'),
});
export type WebhookDelivery = z.infer<typeof delivery>;

const params = z.object({ webhookID: idParam.describe('The webhook.') });
const webhookBody = z.object({
  name: z.string().trim().min(1).max(100).describe('What it is called here.'),
  url: z
    .string()
    .trim()
    .min(1)
    .max(2000)
    .describe('An address in the open internet, or at a host that outgoing.allowedHosts names.'),
  events: z.array(z.string().max(100)).min(1).max(100).describe('What it is told of.'),
});
const secret = z.string().describe('By which requests are signed. It is shown this once.');
const REFUSALS = ['webhook.unknownEvent', 'webhook.address'];

export const listWebhookEvents = endpoint({
  method: 'GET',
  path: '/webhooks/events',
  summary: 'What webhooks can be told of.',
  permission: 'site.manage',
  response: z.array(
    z.object({
      event: z.string().describe('Its name.'),
      description: z.string().describe('What happened then.'),
    }),
  ),
});

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/webhooks',
  summary: 'All webhooks.',
  permission: 'site.manage',
  response: z.array(webhook),
});

export const addWebhook = endpoint({
  method: 'POST',
  path: '/webhooks',
  summary: 'Adds a webhook. The answer has the secret that its requests are signed by.',
  permission: 'site.manage',
  body: webhookBody,
  response: webhook.extend({ secret }),
  answersSecret: true,
  errors: [...REFUSALS, 'webhook.tooMany'],
});

export const editWebhook = endpoint({
  method: 'PATCH',
  path: '/webhooks/:webhookID',
  summary: 'Changes a webhook, or switches it on and off.',
  permission: 'site.manage',
  params,
  body: webhookBody.partial().extend({ isActive: z.boolean().optional().describe('Requests are sent.') }),
  response: webhook,
  errors: REFUSALS,
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/webhooks/:webhookID',
  summary: 'Deletes a webhook and what is known of its requests.',
  permission: 'site.manage',
  params,
});

export const renewWebhookSecret = endpoint({
  method: 'POST',
  path: '/webhooks/:webhookID/secret',
  summary: 'Makes another secret; the one before is of no use from then on.',
  permission: 'site.manage',
  params,
  status: 200,
  response: z.object({ secret }),
  answersSecret: true,
});

export const pingWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/:webhookID/ping',
  summary: 'Sends a request to try it.',
  permission: 'site.manage',
  params,
  status: 202,
  response: z.object({ webhookDeliveryID: z.string().describe('The request.') }),
});

export const listWebhookDeliveries = endpoint({
  method: 'GET',
  path: '/webhooks/:webhookID/deliveries',
  summary: 'The requests of the last 30 days, newest first, with what was sent and answered.',
  permission: 'site.manage',
  params,
  query: z.object({
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional()
      .describe('Older than this one.'),
    limit: z.int().min(1).max(50).default(20).describe('How many at most.'),
  }),
  response: z.object({
    deliveries: z.array(delivery).describe('Those of this page.'),
    isMore: z.boolean().describe('There are older ones.'),
  }),
});

export const redeliverWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/:webhookID/deliveries/:webhookDeliveryID/redelivery',
  summary: 'Sends the same once more.',
  permission: 'site.manage',
  params: params.extend({ webhookDeliveryID: idParam.describe('The request.') }),
  status: 202,
  response: z.object({ webhookDeliveryID: z.string().describe('The new request.') }),
});

export const webhookError = defineErrors({
  'webhook.unknownEvent': [422, 'One of these events is none that webhooks can be told of.'],
  'webhook.address': [422, 'Requests cannot go to this address.'],
  'webhook.tooMany': [422, 'There are 50 webhooks. Delete one first.'],
});
