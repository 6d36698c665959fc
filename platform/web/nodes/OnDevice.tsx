// A widget for large screens or for phones alone. Styles decide, so that a page is the same for every window and
// nothing moves when scripts arrive.
import type { ReactNode } from 'react';
import type { LayoutNode } from '../../contract/page.ts';
import styles from './OnDevice.module.css';

/** undefined: on all of them. */
export function deviceFor({ $middleware }: LayoutNode): 'desktop' | 'mobile' | undefined {
  const device = ($middleware?.visibility as { device?: unknown } | undefined)?.device;
  return device === 'desktop' || device === 'mobile' ? device : undefined;
}

export function OnDevice({ device, children }: { device: 'desktop' | 'mobile'; children: ReactNode }) {
  return <div className={styles[device]}>{children}</div>;
}
