// The captcha port: some external service checks what the newcomer's browser got from it.
import { fieldProblem } from '../../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { guardedFetch } from '../../../../platform/server/outgoing-http/guarded-fetch.ts';
import { outgoingRules } from '../../../../platform/server/outgoing-http/outgoing.config.ts';
import { OutgoingProblem } from '../../../../platform/server/outgoing-http/outgoing-problem.ts';
import { userConfig } from '../user.config.ts';

export const CAPTCHA_FIELD = 'g-recaptcha-response';

/** Without both keys there is nothing to ask: the method Captcha is Basic then. */
export function asksForCaptcha(ctx: RequestContext): boolean {
  return (
    ctx.setting(userConfig.registrationMethod) === 'Captcha' &&
    ctx.setting(userConfig.captchaSiteKey) !== '' &&
    ctx.setting(userConfig.captchaSecretKey) !== ''
  );
}

/** What the page to register draws it with; null where nobody is asked. */
export function shownCaptcha(ctx: RequestContext): { siteKey: string; scriptUrl: string } | null {
  if (!asksForCaptcha(ctx)) return null;
  return {
    siteKey: ctx.setting(userConfig.captchaSiteKey),
    scriptUrl: ctx.setting(userConfig.captchaScriptUrl),
  };
}

export function captchaSources(ctx: RequestContext): readonly string[] {
  if (!asksForCaptcha(ctx)) return [];
  const { origin } = new URL(ctx.setting(userConfig.captchaScriptUrl));
  const sources = ctx.setting(userConfig.captchaSources);
  return sources.some((source) => source.startsWith(origin)) ? sources : [origin, ...sources];
}

export async function requireHuman(ctx: RequestContext, answer: string | undefined): Promise<void> {
  if (!asksForCaptcha(ctx)) return;
  if (!answer) throw fieldProblem(CAPTCHA_FIELD, 'Solve the captcha first.', 400, 'missingField');
  if (!(await passesCaptcha(ctx, answer)))
    throw fieldProblem(CAPTCHA_FIELD, 'The captcha was not solved. Please try again.', 400);
}

async function passesCaptcha(ctx: RequestContext, answer: string): Promise<boolean> {
  const form = new URLSearchParams({
    secret: ctx.setting(userConfig.captchaSecretKey),
    response: answer,
    remoteip: ctx.address,
  });
  try {
    const response = await guardedFetch(
      ctx.setting(userConfig.captchaVerifyUrl),
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
      },
      { ...outgoingRules(ctx), maxRedirects: 0 },
    );
    const result = (await response.json()) as { success?: unknown };
    return result.success === true;
  } catch (error) {
    // Neither a service that is down nor one that answers nonsense lets robots in.
    if (error instanceof OutgoingProblem || error instanceof SyntaxError) {
      ctx.site.log.warn({ err: error }, 'the captcha could not be checked');
      return false;
    }
    throw error;
  }
}
