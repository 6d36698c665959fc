// How far an import is, for whoever shows it.

export interface ImportProgress {
  /** Rows of this kind were taken last. */
  kind: string;
  done: number;
  total: number;
  setAside: number;
}
