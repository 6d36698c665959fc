// In the browser, before a page is hydrated: the add-ons that were built apart. One that fails is left out, and the page
// shows the rest.
import type { AddonModule, PageRoute } from '../../platform/contract/page.ts';
import { registerWebFeature } from '../register-web-feature.ts';
import { browserModules } from './browser-modules.ts';
import { pageRoutesOf, webFeaturesOf } from './exported-features.ts';
import { shareModules } from './shared-modules.ts';

/** Answers the addresses that they add. */
export async function loadAddonModules(modules: readonly AddonModule[]): Promise<PageRoute[]> {
  shareModules(browserModules);
  const routes = await Promise.all(modules.map(loadModule));
  return routes.flat();
}

async function loadModule({ key, script }: AddonModule): Promise<PageRoute[]> {
  try {
    const module = await import(/* @vite-ignore */ script);
    for (const feature of webFeaturesOf(module, key)) registerWebFeature(feature);
    return pageRoutesOf(module);
  } catch (error) {
    console.error(`The add-on ${key} could not be loaded.`, error);
    return [];
  }
}
