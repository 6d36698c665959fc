// What the browser's side of an add-on is made of. React itself is imported as `react`: the site's own is shared.

export type {
  CommentThread as CommentThreadData,
  ThreadComment,
  ThreadNode,
} from '../features/comments/comment-threads.contract.ts';
export type { ThreadDiscussion } from '../features/comments/comment-widgets.contract.ts';
export type { Comment } from '../features/comments/comments.contract.ts';
export { CommentThread } from '../features/comments/web/CommentThread/CommentThread.tsx';
export {
  type CommentBulkFormProps,
  type CommentBulkOption,
  commentBulkOptions,
  type SelectedComment,
} from '../features/comments/web/comment-bulk-options.ts';
export {
  type CommentFormProps,
  type CommentItemProps,
  type CommentOptionsSubject,
  commentOptions,
} from '../features/comments/web/comment-options.ts';
export { commentsInWork } from '../features/comments/web/comments-in-work.ts';
export { type SettingField, SettingsForm } from '../features/config/web/SettingsForm/SettingsForm.tsx';
export {
  type MessageFormProps,
  type MessageItemProps,
  type MessageSubject,
  messageOptions,
} from '../features/conversations/web/message-options.ts';
export { BulkForm, type BulkFormProps } from '../features/discussions/web/BulkForm/BulkForm.tsx';
export {
  type BulkFormOfSelectedProps,
  type BulkOption,
  type BulkSubject,
  bulkOptions,
  type SelectedDiscussion,
  whyNotManaged,
} from '../features/discussions/web/bulk-options.ts';
export {
  type DiscussionFormProps,
  type DiscussionItemProps,
  type DiscussionSubject,
  discussionOptions,
} from '../features/discussions/web/discussion-options.ts';
export {
  type BulkRecord,
  RecordsForm,
  type RecordsFormProps,
} from '../features/discussions/web/RecordsForm/RecordsForm.tsx';
export { type SharedPost, type ShareItem, shareItems } from '../features/discussions/web/share-items.ts';
export {
  type FilledInPart,
  type PostFormOfPart,
  usePostFormPart,
} from '../features/discussions/web/use-post-form-part.ts';
// A picture of a record, uploaded or taken away.
export { PictureInput } from '../features/media/web/PictureInput/PictureInput.tsx';
export { type AccountTabContent, accountTabContents } from '../features/navigation/web/account-tabs.ts';
export { OrderedNames } from '../features/page-editor/web/OrderedNames/OrderedNames.tsx';
export { PagePartSection } from '../features/page-editor/web/PagePartSection/PagePartSection.tsx';
export {
  type NamedPart,
  type PagePartForm,
  type PagePartFormProps,
  pagePartForms,
} from '../features/page-editor/web/page-part-forms.ts';
export {
  type MemberAction,
  type MemberActionProps,
  memberActions,
} from '../features/profiles/web/member-actions.ts';
export { UserLink } from '../features/profiles/web/UserLink/UserLink.tsx';
export { ReportButton, type ReportButtonProps } from '../features/reports/web/ReportButton/ReportButton.tsx';
export { MemberLabels } from '../features/users/web/MemberLabels/MemberLabels.tsx';
export { type ChosenUser, UserInput } from '../features/users/web/UserInput/UserInput.tsx';
export { withTarget } from '../platform/contract/entry-address.ts';
// With a star, so that `declare module '@parley/addon-api/web'` adds to the one list that there is of each.
export type * from '../platform/contract/live-states.ts';
export type * from '../platform/contract/page.ts';
export type * from '../platform/contract/viewer-state.ts';
export type * from '../platform/contract/widget-data.ts';
export { Avatar } from '../platform/ui/Avatar/Avatar.tsx';
export { AvatarStack } from '../platform/ui/AvatarStack/AvatarStack.tsx';
export { StateBadge } from '../platform/ui/Badges/Badges.tsx';
export { Button, LinkButton } from '../platform/ui/Button/Button.tsx';
export { CategoryKey, keyClass, keyNumberOf } from '../platform/ui/CategoryKey/CategoryKey.tsx';
export { Checkbox, Radio } from '../platform/ui/Checkbox/Checkbox.tsx';
export { DateTimeInput } from '../platform/ui/DateInput/DateInput.tsx';
export { EmptyState } from '../platform/ui/EmptyState/EmptyState.tsx';
export { FormActions, FormField, FormGroup, FormStack } from '../platform/ui/FormField/FormField.tsx';
export { Icon } from '../platform/ui/Icon/Icon.tsx';
export { IconButton } from '../platform/ui/IconButton/IconButton.tsx';
export { Input, Select, Textarea } from '../platform/ui/Input/Input.tsx';
export { Meta, Metas } from '../platform/ui/Metas/Metas.tsx';
export { Meter } from '../platform/ui/Meter/Meter.tsx';
export { MiniList, MiniListItem } from '../platform/ui/MiniList/MiniList.tsx';
export { ConfirmModal, Modal } from '../platform/ui/Modal/Modal.tsx';
export { Notice } from '../platform/ui/Notice/Notice.tsx';
export { PageHead } from '../platform/ui/PageFrame/PageFrame.tsx';
export { Pager } from '../platform/ui/Pager/Pager.tsx';
export { Panel } from '../platform/ui/Panel/Panel.tsx';
export { AcceptedNote } from '../platform/ui/Post/Thread.tsx';
export { RowSkeletons } from '../platform/ui/Skeleton/Skeleton.tsx';
export { Spinner } from '../platform/ui/Spinner/Spinner.tsx';
export { Switch } from '../platform/ui/Switch/Switch.tsx';
export { Segmented, Tabs } from '../platform/ui/Tabs/Tabs.tsx';
export { Tag } from '../platform/ui/Tag/Tag.tsx';
export { TimeAgo } from '../platform/ui/TimeAgo/TimeAgo.tsx';
export { showToast } from '../platform/ui/Toast/toast-store.ts';
export { WidgetHead } from '../platform/ui/WidgetHead/WidgetHead.tsx';
export { ApiError, call } from '../platform/web/api/call.ts';
export { invalidateQueries, useQuery } from '../platform/web/api/use-query.ts';
export { type BulkRequest, bulkRequest } from '../platform/web/bulk-operations/bulk-run.ts';
export { FormModal } from '../platform/web/forms/FormModal/FormModal.tsx';
export { type Form, useForm } from '../platform/web/forms/use-form.ts';
export { useSave } from '../platform/web/forms/use-save.ts';
export { useTask } from '../platform/web/forms/use-task.ts';
export { useTranslator } from '../platform/web/i18n/language.tsx';
export { liveParts } from '../platform/web/live/live-parts.ts';
export { useLive } from '../platform/web/live/use-live.ts';
export type { MenuOption, MenuRun, MenuViewer } from '../platform/web/menus/menu-option.ts';
export { useAdditions } from '../platform/web/nodes/use-additions.ts';
export { type WebAddition, type WebAdditions, WebPlace } from '../platform/web/nodes/web-place.ts';
export type { WebFeature } from '../platform/web/nodes/widget-registry.tsx';
export { usePermissions, useSite } from '../platform/web/page/site-context.tsx';
export { RenderedBody } from '../platform/web/RenderedBody/RenderedBody.tsx';
export { useRevalidator } from '../platform/web/router/screen.tsx';
export { setViewerState, useMe, useViewerState } from '../platform/web/viewer/viewer-state.ts';
