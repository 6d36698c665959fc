// Statements that still name tables of others, and why. The list only gets shorter: the rule refuses what is not in it, and
// what nothing needs any more.

export interface SqlException {
  reason: string;
  /** File, `reads` or `writes`, table. */
  uses: readonly string[];
}

export const SQL_EXCEPTIONS: readonly SqlException[] = [];
