// Counts what fails in add-ons, and quarantines them.
import { changeSettings } from '../config/change-settings.ts';
import type { Feature } from '../feature/feature.ts';
import { systemViewer } from '../sessions/identify.ts';
import type { Site } from '../site/site.ts';
import type { AddonFailure, AddonPlace } from './addon-failure.ts';
import { type Quarantine, quarantineOf } from './quarantine.ts';

declare module '../site/site.ts' {
  interface Site {
    readonly addonWatch: AddonWatch;
  }
}

/** In its own requests and jobs an add-on may fail now and then; amid those of others never. */
const TOLERATED: Record<AddonPlace, number> = { start: 0, shared: 0, route: 4, job: 4 };
const WITHIN_MS = 10 * 60_000;

export class AddonWatch {
  readonly #site: Site;
  readonly #failures = new Map<string, number[]>();
  /** Many requests may meet the same failure at once. */
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(site: Site) {
    this.#site = site;
  }

  /** Answers whether the add-on is out of the way now, so that what it broke can be tried again. */
  async failed(failure: AddonFailure): Promise<boolean> {
    const { addonKey, place, cause } = failure;
    const feature = this.#site.features.all.find(({ addon }) => addon?.key === addonKey);
    if (!feature) return false;
    this.#site.log.error({ err: cause, addon: addonKey, place }, 'an add-on failed');
    const name = `${addonKey} ${place}`;
    const recent = (this.#failures.get(name) ?? []).filter((at) => at > Date.now() - WITHIN_MS);
    recent.push(Date.now());
    this.#failures.set(name, recent);
    if (recent.length <= TOLERATED[place]) return false;
    this.#failures.delete(name);
    const underWay = this.#underWay.get(addonKey) ?? this.#quarantine(feature, failure);
    this.#underWay.set(addonKey, underWay);
    try {
      await underWay;
    } finally {
      this.#underWay.delete(addonKey);
    }
    return true;
  }

  async #quarantine(feature: Feature, { message, place }: AddonFailure): Promise<void> {
    const site = this.#site;
    const value: Quarantine = { reason: message.slice(0, 500), place, date: new Date().toISOString() };
    await site.database.transaction((tx) =>
      changeSettings(site.writeContext(tx, systemViewer(0), 'en'), { [quarantineOf(feature).key]: value }),
    );
    site.log.error({ addon: feature.addon?.key, reason: value.reason }, 'the add-on was quarantined');
  }
}
