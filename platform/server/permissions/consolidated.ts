// Names that stand for several: computed in every output, taken apart on input.

export const CONSOLIDATED: Readonly<Record<string, readonly string[]>> = {
  'discussions.moderate': ['discussions.announce', 'discussions.close', 'discussions.sink'],
  'discussions.manage': ['discussions.delete', 'discussions.edit'],
};

export function withConsolidated(permissions: Record<string, boolean>): void {
  for (const [name, parts] of Object.entries(CONSOLIDATED)) {
    if (parts.every((part) => permissions[part] === true)) permissions[name] = true;
  }
}
