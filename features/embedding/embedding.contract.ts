// The community within a page of another site.

/** What pages are told while the community is shown in another page. */
export interface EmbeddingMeta {
  embed?: {
    /** The page around it. */
    remoteUrl: string;
    /** Whoever comes to the community itself is led to that page. */
    isForced?: true;
  };
}

/** What the embedded community says to the page around it. */
export type EmbedMessage =
  | { type: 'parley:scrolled'; isScrolled: boolean; scrollTop: number }
  | { type: 'parley:href'; href: string }
  | { type: 'parley:title'; title: string };

/** Of an address: this tab stays where the community is, whatever is set. */
export const BYPASS_PARAMETER = 'bypassEmbed';
