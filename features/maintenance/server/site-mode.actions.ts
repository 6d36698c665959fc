import { changeSettings } from '../../../platform/server/config/change-settings.ts';
import { siteModeConfig as keys } from '../../../platform/server/config/site-mode.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { type SiteModeState, siteModeProblem } from '../site-mode.contract.ts';

export function siteModeOf({ config }: Pick<RequestContext, 'config'>): SiteModeState {
  return {
    mode: config.get(keys.mode),
    reason: config.get(keys.reason),
    until: config.get(keys.until) || null,
  };
}

/** The audit log has it as a change of settings; every process follows within a second. */
export async function switchMode(ctx: RequestContext, { mode, reason, until }: SiteModeState) {
  if (until !== null && Date.parse(until) <= Date.now()) throw siteModeProblem('site.modeUntilPast');
  const isNormal = mode === 'normal';
  const state = { mode, reason: isNormal ? '' : reason, until: isNormal ? null : until };
  await ctx.write((w) =>
    changeSettings(w, {
      [keys.mode.key]: state.mode,
      [keys.reason.key]: state.reason,
      [keys.until.key]: state.until ?? '',
    }),
  );
  return state;
}
