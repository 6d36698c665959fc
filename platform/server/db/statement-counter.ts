/** Counts a request's statements, so that a page's cost can be logged and bounded by tests. */
export class StatementCounter {
  count = 0;
  /** How often the database was waited for. */
  roundTrips = 0;
  milliseconds = 0;
  /** Something was asked outside of transactions that does more than to read, or a transaction was committed. */
  hasWritten = false;
}
