import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig } from 'vite';
import { browserPurity } from './tools/build/browser-purity.ts';
import { buildMarker } from './tools/build/build-marker.ts';
import { layersFirst } from './tools/build/layers-first.ts';
import { precompressed } from './tools/build/precompressed.ts';
import { scopedClassName } from './tools/build/scoped-class-name.ts';
import { splitStyles } from './tools/build/split-styles.ts';

/** Chunks that every page needs: see `codeSplitting` below. */
const RUN_AT_ONCE = ['platform', 'features', 'client'];

const SHARED_BY_PAGES = [
  'addon-api/shared',
  'features/categories/category.key',
  'features/comments/comment.address',
  'features/comments/web/comment-bulk-options',
  'features/comments/web/comment-options',
  'features/comments/web/use-quote',
  'features/conversations/conversation.address',
  'features/conversations/web/message-options',
  'features/discussions/discussion.a',
  'features/discussions/reading.address',
  'features/discussions/web/DiscussionsWidget/discussion-states',
  'features/discussions/web/DiscussionsWidget/selection-keys',
  'features/discussions/web/bulk-options',
  'features/discussions/web/discussion-options',
  'features/discussions/web/minutes-left',
  'features/discussions/web/share-items',
  'features/discussions/web/use-copy-link',
  'features/drafts/web/draft-address',
  'features/editor/web/local-draft',
  'features/navigation/web/account-tabs',
  'features/notifications/web/preference-panels',
  'features/profiles/web/UserCard/use-card-trigger',
  'features/profiles/web/UserLink/',
  'features/profiles/web/member-actions',
  'features/reactions/reaction.abilities',
  'features/reactions/web/reaction-icon',
  'features/signatures/web/Signature/',
  'features/users/web/MemberLabels',
  'platform/contract/byte-size',
  'platform/contract/linear-text',
  'platform/contract/slug',
  'platform/contract/wordings',
  'platform/ui/AvatarStack/',
  'platform/ui/Pager/',
  'platform/ui/Post/Post.',
  'platform/ui/Row/',
  'platform/ui/Skeleton/',
  'platform/ui/SortMenu/',
  'platform/ui/SpareWord/',
  'platform/ui/Tabs/',
  'platform/ui/TimeAgo/',
  'platform/ui/Tooltip/',
  'platform/ui/disclosure/',
  'platform/ui/icons/',
  'platform/web/RenderedBody/',
  'platform/web/api/call-key',
  'platform/web/forms/problem-text',
  'platform/web/forms/use-task',
  'platform/web/live/live-parts',
  'platform/web/menus/OptionsMenu/',
  'platform/web/nodes/',
];

const THREAD = [
  'addons/qna/web/AnswerStatus/',
  'addons/qna/web/AnswerThreadAsset/',
  'features/comments/web/CollapsedReplies/',
  'features/comments/web/CommentItem/',
  'features/comments/web/CommentThread/',
  'features/comments/web/CreateCommentAsset/',
  'features/comments/web/ThreadRuler/',
  'features/comments/web/thread-',
  'features/discussions/web/OriginalPostAsset/',
  'features/reactions/web/ReactionBar/ReactionBar',
  'features/reactions/web/ReactionBar/use-',
  'platform/ui/Post/Thread',
  'platform/ui/Reaction/',
  'platform/ui/Ruler/',
];

const LISTS = [
  'features/categories/web/CategoriesWidget/',
  'features/profiles/web/CommunityWidgets/NewMembers',
  'features/profiles/web/CommunityWidgets/SiteTotals',
  'features/profiles/web/CommunityWidgets/home-',
  'features/widgets/web/BannerWidget/',
  'features/widgets/web/QuickLinks/',
  'features/widgets/web/home-',
  'features/discussions/web/DiscussionsWidget/Discussion',
  'features/discussions/web/DiscussionsWidget/ListControls',
  'features/discussions/web/DiscussionsWidget/list-',
  'platform/ui/Card/',
];

/** Files whose path from the project's folder begins with one of these. */
function startingWith(paths: readonly string[]): (id: string) => boolean {
  return (id) => {
    const path = relative(import.meta.dirname, id).replaceAll('\\', '/');
    return paths.some((each) => path.startsWith(each));
  };
}

// One configuration, two builds: `vite build` makes dist/client, `vite build --ssr` makes dist/server.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    ...(isSsrBuild
      ? []
      : [browserPurity(), ...splitStyles(), layersFirst(), buildMarker(RUN_AT_ONCE), precompressed()]),
  ],
  publicDir: isSsrBuild ? false : 'app/public',
  css: { modules: { generateScopedName: scopedClassName } },
  build: isSsrBuild ? serverBuild : clientBuild,
}));

/** A chunk names what is fetched beside it, but for itself and what every page has already: names that all would carry. */
function whatMayBeMissing(chunk: string, needed: string[]): string[] {
  const isThere = new RegExp(`^assets/(?:${[...RUN_AT_ONCE, 'rolldown-runtime'].join('|')})-`);
  return needed.filter((file) => file !== chunk && !isThere.test(file));
}

const clientBuild = {
  outDir: 'dist/client',
  manifest: true,
  sourcemap: false,
  // A data: address would need a hole in the content security policy, and a sprite must stay one file.
  assetsInlineLimit: 0,
  // Browsers that know light-dark(): older ones would get each colour twice.
  cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
  cssMinify: 'lightningcss',
  // Lazily loaded parts must not arrive without their looks: one stylesheet, but for what deferred pages show alone
  // (`tools/build/split-styles.ts`).
  cssCodeSplit: false,
  modulePreload: { polyfill: false, resolveDependencies: whatMayBeMissing },
  reportCompressedSize: false,
  rolldownOptions: {
    input: { start: 'app/start.ts', client: 'app/client.tsx' },
    // The one asks the other when it has taken the page over.
    preserveEntrySignatures: 'exports-only',
    output: {
      // The names of all files stand in scripts that every page loads: 42 bits tell versions of a file apart.
      chunkFileNames: 'assets/[name]-[hash:7].js',
      // What nearly every page needs comes in few files, not in one for each part that two pages share.
      codeSplitting: {
        // Only of what the entry itself reaches: what is loaded when it is used stays apart.
        groups: [
          {
            name: 'platform',
            // But for what runs before all else.
            test: /^\0rolldown\/runtime|[\\/](?:platform[\\/](?:ui|web(?![\\/]start)|contract)|node_modules)[\\/]/,
            tags: ['$initial'],
          },
          {
            name: 'features',
            // The lists of what they add: what is loaded later adds to them.
            test: /[\\/](?:features|addons)[\\/]|[\\/]app[\\/]web-widgets\.ts$/,
            tags: ['$initial'],
          },
          // What most other pages share, whatever they show.
          { name: 'common', test: startingWith(SHARED_BY_PAGES) },
          // A discussion with its comments: half of all pages, and none but them need it.
          { name: 'thread', test: startingWith(THREAD) },
          // Lists of discussions and of categories: the other half.
          { name: 'lists', test: startingWith(LISTS) },
          // Pages with forms need most of these: in one file, since each file costs a kilobyte of headers.
          {
            name: 'forms',
            test: /[\\/](?:ui[\\/](?:Checkbox|FormField)|web[\\/]forms(?![\\/]FormModal)|EntryCard|profile-field-values|use-has-passkeys)\b/,
          },
          // Small parts that pages share which few readers open: every page's scripts name each file that these need.
          {
            name: 'shared',
            test: /[\\/](?:layout-calls|layout-address|theme-calls|injectables\.contract|fragment-problems|fragment-kinds|preview-messages|StatusTag|tag-fields|post-meta-values)\b/,
          },
          // Widgets of home pages that show groups of what there is.
          { name: 'groups', test: /[\\/]web[\\/](?:DiscussionGroup|CategoryGroup)[\\/]/ },
          { name: 'tabs', test: /[\\/](?:ui[\\/]TabPanels|TabsWidget)[\\/]/ },
          // Shown beside reactions too, which need nothing else of what follows.
          { name: 'meter', test: /[\\/]ui[\\/]Meter[\\/]/ },
          // What members see of writing before they write: it comes with the page.
          {
            name: 'composer',
            test: /[\\/](?:ui[\\/]Composer|drafts[\\/]web[\\/]use-server-draft|editor[\\/](?:web[\\/](?:Composer|preferred-format|value-of-text|editable-body|use-writing-time)|rich2[\\/]rich2-of-text))/,
          },
          // Its place below a thread.
          {
            name: 'comment-form',
            test: /CommentForm[\\/](?!Reply)/,
          },
          // Beside a member and their posts; pages of members need all of it.
          {
            name: 'member',
            test: /[\\/]web[\\/](?:use-following|FollowMenu|ignore-person|NothingWritten|PeopleList)\b/,
          },
          // Rich text, with the library that it stands on.
          {
            name: 'rich-editor',
            test: /[\\/](?:features[\\/]editor[\\/](?:web[\\/]RichEditor|rich2[\\/](?!rich2-of-text))|contract[\\/](?:rich2?[\\/]|emoji-names)|node_modules[\\/](?:slate|lodash|is-hotkey|is-plain-object|direction|scroll-into-view|compute-scroll|@juggle|tiny-invariant))/,
          },
          // Markdown read in the browser: when somebody switches from it, or pastes it.
          {
            name: 'markdown',
            test: /[\\/](?:features[\\/]editor[\\/](?:rich2-markdown|web[\\/]convert-body)|contract[\\/](?:live-text|find-formulas)|node_modules[\\/](?:markdown-it|mdurl|uc\.micro|linkify-it|entities|punycode))/,
          },
          // So does writing: its parts come together.
          {
            name: 'editor',
            test: /[\\/]features[\\/]editor[\\/]web[\\/]/,
          },
        ],
      },
    },
  },
} satisfies BuildOptions;

const serverBuild = {
  outDir: 'dist/server',
  // The same addresses as in the browser's build.
  assetsInlineLimit: 0,
  target: 'node22',
  sourcemap: true,
  minify: false,
  reportCompressedSize: false,
  rolldownOptions: {
    input: {
      server: 'app/server.ts',
      cli: 'app/cli.ts',
      bench: 'bench/bench.ts',
      'load-generator': 'bench/load-generator.ts',
      'image-process': 'platform/server/images/image-process.ts',
      'body-worker': 'platform/server/content/body-worker.ts',
      'mail-worker': 'features/incoming-mail/server/mail-worker.ts',
    },
    output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
  },
} as const;
