// While a site can only be read, every call that may change something is refused, by its method: that of an add-on too. The
// few that work all the same say so (`worksReadOnly`). During maintenance it is there for administrators alone, and for
// what lets them in.
import type { EndpointSpec } from '../../../contract/endpoint.ts';
import { joinSentences } from '../../../contract/languages/sentences.ts';
import { siteModeError } from '../../../contract/site-mode.ts';
import { siteModeConfig } from '../../config/site-mode.ts';
import type { RequestContext } from '../context.ts';

type Writing = Pick<EndpointSpec, 'worksReadOnly' | 'endsViewAs'> & { method?: EndpointSpec['method'] };

export function requireNoMaintenance(ctx: RequestContext, allowsUnauthenticated: boolean | undefined): void {
  if (allowsUnauthenticated || ctx.setting(siteModeConfig.mode) !== 'maintenance') return;
  if (!ctx.viewer.can('site.manage')) throw siteModeError('site.maintenance', factsOf(ctx));
}

export function requireWritable(ctx: RequestContext, { method, worksReadOnly, endsViewAs }: Writing): void {
  if (worksReadOnly || endsViewAs || (method ?? 'GET') === 'GET') return;
  const mode = ctx.setting(siteModeConfig.mode);
  if (mode === 'readOnly') {
    // Forms say the description where there is one.
    const description = joinSentences([readOnlyText(ctx), modeTerms(ctx)]);
    throw siteModeError('site.readOnly', { ...factsOf(ctx), description });
  }
  if (mode === 'maintenance' && !ctx.viewer.can('site.manage'))
    throw siteModeError('site.maintenance', factsOf(ctx));
}

const SOON_SECONDS = 30;
const LATER_SECONDS = 300;
const LATEST_SECONDS = 3600;

function factsOf(ctx: RequestContext) {
  const until = ctx.setting(siteModeConfig.until);
  const left = until ? Math.ceil((Date.parse(until) - Date.now()) / 1000) : LATER_SECONDS;
  return {
    description: modeTerms(ctx) || null,
    until: until || null,
    retryAfter: Math.min(Math.max(left, SOON_SECONDS), LATEST_SECONDS),
  };
}

export function readOnlyText({ translator: { t } }: RequestContext): string {
  return t('The community can only be read at the moment: nothing can be written or changed.');
}

/** Why, and until when, in words; empty where nobody said. */
export function modeTerms({ config, locale, translator: { t } }: RequestContext): string {
  const until = config.get(siteModeConfig.until);
  const time =
    until &&
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
    }).format(new Date(until));
  return joinSentences([
    config.get(siteModeConfig.reason),
    time ? t('That is expected to last until {time} (UTC).', { time }) : '',
  ]);
}
