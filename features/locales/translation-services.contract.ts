// Services that translate: which there are, how one is set up, and what one says for some texts.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';

export const translationService = z.object({
  type: z.string(),
  name: z.string(),
  isConfigured: z.boolean(),
  isDefault: z.boolean(),
  configSchema: z.record(z.string(), z.unknown()),
});
export type TranslationService = z.infer<typeof translationService>;

export const listTranslationServices = endpoint({
  method: 'GET',
  path: '/translation-services',
  summary: 'The services that can translate.',
  permission: 'site.manage',
  response: z.array(translationService),
});

export const putTranslationService = endpoint({
  method: 'PUT',
  path: '/translation-services/:type',
  summary: 'Sets up a service that translates, by the fields of its configSchema; what is not given stays.',
  permission: 'site.manage',
  params: z.object({ type: z.string().max(100) }),
  body: z
    .object({ isDefault: z.boolean().optional() })
    .catchall(z.unknown().describe('A setting of the service, as its configSchema names it.')),
  response: translationService,
});

export const translateTexts = endpoint({
  method: 'POST',
  path: '/translation-services/translate',
  summary: 'What the service of a language says for these texts; nothing is stored.',
  permission: 'site.manage',
  rateLimit: 'translating',
  body: z.object({
    locale: z.string().min(2).max(35),
    texts: z.array(z.string().min(1).max(10_000)).min(1).max(50),
  }),
  response: z.object({ translations: z.array(z.string()) }),
  errors: ['translationService.none', 'translationService.failed'],
});

export const translationServiceError = defineErrors({
  'translationService.none': [400, 'No service translates into this language. Choose one first.'],
  'translationService.failed': [502, 'The service did not translate it. Please try again later.'],
});
