/** A post as it is on the site now, for whoever was not the only one to edit it. */
export interface SavedVersion {
  html: string;
  dateUpdated: string | null;
  name: string | undefined;
  photoUrl: string | undefined;
}
