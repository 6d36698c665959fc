// What the page of questions hands to the browser.

export interface WhyPageProps {
  acts: { recordType: string; act: string; name: string }[];
  roles: { roleID: number; name: string }[];
  /** Of the link that led here. */
  asked?: { recordType: string; recordID: number; act: string };
}
