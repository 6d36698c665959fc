// Services that translate texts, as add-ons contribute them.
import type { ConfigKey } from '../../../platform/server/config/config-key.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';

export interface TranslationProvider {
  type: string;
  /** As the service calls itself. */
  name: string;
  /** Settings of the add-on, by the names that the call which sets the service up gives them. */
  settings: Readonly<Record<string, ConfigKey<string>>>;
  /** False: it lacks an address or a key. */
  isConfigured: (ctx: RequestContext) => boolean;
  /** As many as were given, in their order. Throws an OutgoingProblem where the service does not answer with them. */
  translate: (
    ctx: RequestContext,
    texts: readonly string[],
    languages: { from: string; to: string },
  ) => Promise<readonly string[]>;
}

export const translationProviders = new ExtensionPoint<TranslationProvider>();
