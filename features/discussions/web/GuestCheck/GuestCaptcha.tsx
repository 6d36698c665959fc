// The captcha in the form of a guest. Fetched where the site asks for one.
import { Captcha, type CaptchaTerms } from '../../../entry/web/Captcha/Captcha.tsx';

interface GuestCaptchaProps extends CaptchaTerms {
  isBusy: boolean;
  /** Why it was not posted: an answer is good for one try. */
  problem: string | undefined;
}

/** Whoever came by links has the policy of the page they began with, which may forbid the script: loading it again mends that. */
export default function GuestCaptcha({ siteKey, scriptUrl, isBusy, problem }: GuestCaptchaProps) {
  return (
    <Captcha
      siteKey={siteKey}
      scriptUrl={scriptUrl}
      form={{ isBusy, problem, errorOf: () => undefined }}
      onRetry={() => location.reload()}
    />
  );
}
