// What the page of premoderation hands to the browser.

export interface PremoderationPageProps {
  categories: { categoryID: number; name: string }[];
  /** Of what all can be looked at first: posts in these categories, and what add-ons have. */
  kinds: { key: string; label: string; value: boolean }[];
  keywords: string;
  challengeNewUsers: boolean;
  challengeAgeCutoffInDays: number;
  firstPosts: number;
  maxLinks: number;
}
