/** An add-on that was found and could not be loaded. */
export interface BrokenAddon {
  /** The name of its package, or of its folder where not even that could be read. */
  name: string;
  version: string;
  /** What is wrong, and what to do about it. */
  problem: string;
}
