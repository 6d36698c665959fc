// What runs in the head of every page, before its first paint. One text: the content security policy names its hash.
import { DISPLAY_SCRIPT } from './display.ts';

/**
 * Whoever comes to a place in the page, or comes back to where they were, gets a page whose heights are all true at once;
 * others get what lies below the window a moment later (`platform/web/start/lay-out-in-steps.ts`).
 */
const WHOLE_LAYOUT_SCRIPT = `if(location.hash||/^\\/discussion\\/comment\\//.test(location.pathname)||performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.dataset.laidOut=''`;

export const HEAD_SCRIPT = `${DISPLAY_SCRIPT};${WHOLE_LAYOUT_SCRIPT}`;
