// A request of the site's own that an add-on broke is made once more without it.
import type { Site } from '../site/site.ts';
import { AddonFailure } from './addon-failure.ts';

/** More add-ons than that do not fail in one request. */
const ATTEMPTS = 4;

/** `run` is called anew, with settings as they are by then. */
export async function withoutFailingAddons<T>(
  site: Pick<Site, 'addonWatch'>,
  run: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof AddonFailure)) throw error;
      const isOut = await site.addonWatch.failed(error);
      if (!isOut || error.place === 'route' || attempt === ATTEMPTS) throw error;
    }
  }
}
