// Statements that still name tables of others, and why. The list only gets shorter: the rule refuses what is not in it, and
// what nothing needs any more.

export interface SqlException {
  reason: string;
  /** File, `reads` or `writes`, table. */
  uses: readonly string[];
}

export const SQL_EXCEPTIONS: readonly SqlException[] = [
  {
    reason: 'the demo writes its community in bulk and takes it away again without a trace',
    uses: [
      'features/demo/server/remove-demo.ts writes categories',
      'features/demo/server/remove-demo.ts writes comments',
      'features/demo/server/remove-demo.ts writes deleted_comments',
      'features/demo/server/remove-demo.ts writes deleted_discussions',
      'features/demo/server/remove-demo.ts writes discussions',
      'features/demo/server/remove-demo.ts writes post_revisions',
      'features/demo/server/remove-demo.ts writes reaction_totals',
      'features/demo/server/remove-demo.ts writes reactions',
      'features/demo/server/remove-demo.ts writes role_permissions',
      'features/demo/server/remove-demo.ts writes search_documents',
      'features/demo/server/remove-demo.ts writes tags',
      'features/demo/server/remove-demo.ts writes user_mentions',
      'features/demo/server/remove-demo.ts writes users',
      'features/demo/server/write-demo-categories.ts reads role_permissions',
      'features/demo/server/write-demo-categories.ts writes categories',
      'features/demo/server/write-demo-categories.ts writes role_permissions',
      'features/demo/server/write-demo-marks.ts writes bookmarks',
      'features/demo/server/write-demo-marks.ts writes discussion_tags',
      'features/demo/server/write-demo-marks.ts writes reactions',
      'features/demo/server/write-demo-marks.ts writes tags',
      'features/demo/server/write-demo-marks.ts writes users',
      'features/demo/server/write-demo-people.ts writes user_roles',
      'features/demo/server/write-demo-people.ts writes users',
      'features/demo/server/write-demo-showcase.ts reads imported_records',
      'features/demo/server/write-demo-showcase.ts reads post_meta',
      'features/demo/server/write-demo-showcase.ts reads post_type_fields',
      'features/demo/server/write-demo-showcase.ts writes collection_records',
      'features/demo/server/write-demo-showcase.ts writes collections',
      'features/demo/server/write-demo-showcase.ts writes discussions',
      'features/demo/server/write-demo-showcase.ts writes post_fields',
      'features/demo/server/write-demo-showcase.ts writes post_meta',
      'features/demo/server/write-demo-showcase.ts writes post_type_fields',
      'features/demo/server/write-demo-showcase.ts writes post_types',
      'features/demo/server/write-last-visits.ts reads imported_records',
      'features/demo/server/write-last-visits.ts writes discussion_reads',
    ],
  },
  {
    reason: 'imports write rows in bulk and without events (0013)',
    uses: [
      'features/imports/server/comment-numbers.ts writes discussions',
      'features/imports/server/discourse/late-opening.ts writes discussions',
      'features/imports/server/finish/set-states.ts writes comments',
      'features/imports/server/finish/set-states.ts writes users',
      'features/imports/server/hold-restricted.ts writes comments',
      'features/imports/server/hold-restricted.ts writes discussions',
      'features/imports/server/stackexchange/import-revisions.ts writes post_revisions',
      'features/imports/server/stackexchange/import-tags.ts writes tags',
      'features/imports/server/stackexchange/import-votes.ts writes bookmarks',
      'features/imports/server/stackexchange/import-votes.ts writes reaction_totals',
      'features/imports/server/write-categories.ts writes categories',
      'features/imports/server/write-members.ts writes profile_field_values',
      'features/imports/server/write-members.ts writes profile_fields',
      'features/imports/server/write-members.ts writes user_roles',
      'features/imports/server/write-members.ts writes users',
      'features/imports/server/write-posts.ts writes comments',
      'features/imports/server/write-posts.ts writes discussions',
      'features/imports/server/write-posts.ts writes reaction_totals',
      'features/imports/server/write-posts.ts writes user_mentions',
      'features/imports/server/write-tags.ts writes discussion_tags',
      'features/imports/server/write-tags.ts writes tags',
    ],
  },
  {
    reason: 'add-ons have no place yet where an import hands them what is theirs',
    uses: [
      'features/imports/server/stackexchange/import-votes.ts writes answers',
      'features/imports/server/write-posts.ts writes answers',
    ],
  },
];
