// What the page of questions hands to the browser.

export interface WhyPageProps {
  acts: { recordType: string; act: string; name: string }[];
  roles: { roleID: number; name: string }[];
  /** Of the link that led here. */
  asked?: { recordType: string; recordID: number; act: string; member?: { userID: number; name: string } };
}

/** What whoever was refused a page may know of it: what their own calls tell them. */
export interface OwnWhyAnswer {
  isAllowed: boolean;
  /** English; translated where it is shown. */
  message: string;
  /** Any of these would do. */
  permissions: { name: string; label: string }[];
  /** Null: a guest. */
  member: { name: string; roles: string[] } | null;
  /** Where staff are told all of it; null where there is nothing to ask about. */
  staffUrl: string | null;
  mayAsk: boolean;
}

export interface OwnWhyPageProps {
  /** Null: the address names no page. */
  answer: OwnWhyAnswer | null;
}
