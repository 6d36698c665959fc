export interface DatabaseOptions {
  url: string;
  /** A third as many more serve what is planned once. */
  maxConnections?: number | undefined;
  /** Milliseconds that a statement may take; 0: as long as it likes. */
  statementTimeout?: number | undefined;
  applicationName?: string;
  /** `url` is the address of one in transaction mode. */
  pooler?: PoolerOptions | undefined;
  onIdleError?: (error: Error) => void;
  /** A connection was lost while it committed: nobody knows whether it did. */
  onUncertainCommit?: () => void;
}

export interface PoolerOptions {
  /** It knows named statements, as PgBouncer from 1.21 on does where it is told to. */
  preparesStatements: boolean;
}
