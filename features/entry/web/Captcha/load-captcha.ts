// The script of a captcha is somebody else's. It runs on the page to register alone, which has a policy of its own.

/** What reCAPTCHA gives, and others after it. */
export interface CaptchaScript {
  ready?: (then: () => void) => void;
  render: (place: HTMLElement, options: Record<string, unknown>) => number | string;
  reset: (widget: number | string) => void;
}

const WAIT_MILLISECONDS = 10_000;

declare global {
  interface Window {
    grecaptcha?: CaptchaScript;
  }
}

/** Fails after 10 seconds, and where the script does not come or gives nothing that draws. */
export function loadCaptcha(scriptUrl: string, locale: string): Promise<CaptchaScript> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The script of the captcha did not come.'));
    const timer = setTimeout(fail, WAIT_MILLISECONDS);
    const address = new URL(scriptUrl);
    address.searchParams.set('render', 'explicit');
    address.searchParams.set('hl', locale);
    const script = Object.assign(document.createElement('script'), { src: address.href, async: true });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    script.addEventListener('load', () => {
      const given = window.grecaptcha;
      const done = () => {
        clearTimeout(timer);
        if (given?.render) resolve(given);
        else fail();
      };
      if (given?.ready) given.ready(done);
      else done();
    });
    document.head.append(script);
  });
}
