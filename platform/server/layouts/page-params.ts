// What a page is about, by name: views resolve it, widgets and the texts of layouts refer to it.

/** As it stands in an address. */
export type AddressValue = string | string[] | undefined;

/** The category a page stands in; all of it where the page is about the category itself. */
export interface PageCategory {
  categoryID: number;
  name: string;
  url: string;
  color?: number | null;
  description?: string | null;
  urlcode?: string;
  displayAs?: string;
  icon?: string | null;
  bannerUrl?: string | null;
}

/** Capabilities add theirs by `declare module`, where their views resolve them. */
export interface PageParamTypes {
  locale: string;
  layoutViewType: string;
  siteSection: { name: string; description?: string };
  title: string;
  page: number;
  breadcrumbs: { name: string; url: string }[];
  category: PageCategory;
  categoryIDs: number[];
}

/** A page has those that its view resolves. */
export type PageParams = { [Name in keyof PageParamTypes]?: PageParamTypes[Name] };

/** A number by which views of pages are counted, where it is no param itself. */
export interface MadePageSubject {
  name: string;
  of: (params: PageParams) => number | undefined;
}
