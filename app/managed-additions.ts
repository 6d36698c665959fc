// What is added to places that those who manage the site alone see: fetched with the first of these, never by readers.
import type { WebAdditions } from '../platform/web/nodes/web-place.ts';

const modules = import.meta.glob<Record<string, WebAdditions>>(
  '../{features,addons}/*/*.managed.additions.ts',
  {
    eager: true,
  },
);

export const managedAdditions: readonly WebAdditions[] = Object.values(modules).flatMap(Object.values);
