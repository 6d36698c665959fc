// Settings and totals of the site.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';

const settings = z.record(z.string(), z.unknown());

export const getConfig = endpoint({
  method: 'GET',
  path: '/config',
  summary: 'The settings the caller may read; `select` names keys, * stands for any part.',
  permission: 'public',
  query: z.object({ select: z.array(z.string().max(200)).max(100).optional() }),
  response: settings,
});

export const editConfig = endpoint({
  method: 'PATCH',
  path: '/config',
  summary: 'Changes settings: a flat object of keys and values. An unknown key refuses all.',
  permission: 'session.valid',
  body: settings,
  status: 200,
});

export const getConfigSchema = endpoint({
  method: 'GET',
  path: '/config/schema',
  summary: 'Every setting: its type, its default, who reads and who changes it.',
  permission: 'site.manage',
  response: z.object({
    type: z.string().describe('`object`: the answer is a JSON Schema of all settings.'),
    properties: z.record(z.string(), z.unknown()),
  }),
});

export const getSiteTotals = endpoint({
  method: 'GET',
  path: '/site-totals',
  summary: 'How much there is, of what the caller may see.',
  permission: 'public',
  query: z.object({ counts: z.array(z.string()).min(1), siteSectionID: z.string().max(100).optional() }),
  response: z.object({
    siteSectionID: z.string().optional(),
    counts: z.record(
      z.string(),
      z.object({ count: z.int(), isCalculating: z.boolean(), isFiltered: z.boolean() }),
    ),
  }),
});
