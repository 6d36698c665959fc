// What the leaving page and the links that lead to it know.

export interface LeavingPageProps {
  siteName: string;
  /** The whole address; http or https. */
  href: string;
  /** Its host as it is sent, letters of other scripts spelt out. */
  host: string;
}

/** Of every page: whether links of posts lead over the leaving page, and where not. */
export interface LinkInterstitialMeta {
  warnsOfLeaving?: boolean;
  trustedDomains?: string[];
}
