// What the page of premoderation hands to the browser.

export interface PremoderationPageProps {
  categories: { categoryID: number; name: string }[];
  discussions: boolean;
  comments: boolean;
  keywords: string;
  challengeNewUsers: boolean;
  challengeAgeCutoffInDays: number;
  firstPosts: number;
  maxLinks: number;
}
