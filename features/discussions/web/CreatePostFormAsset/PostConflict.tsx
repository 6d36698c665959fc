import { call } from '../../../../platform/web/api/call.ts';
import { useNavigate } from '../../../../platform/web/router/screen.tsx';
import { ConflictNotice } from '../../../editor/web/ConflictNotice/ConflictNotice.tsx';
import type { getDiscussion } from '../../discussions.contract.ts';
import type { PostFields } from './use-post-form.ts';

export interface PostConflictProps {
  discussionID: number;
  fields: PostFields;
  isBusy: boolean;
  onSave: () => void;
}

/** Somebody else saved the post first. */
export function PostConflict({ discussionID, fields, isBusy, onSave }: PostConflictProps) {
  const navigate = useNavigate();
  const path = `/discussion/${discussionID}`;
  return (
    <ConflictNotice
      href={path}
      mine={{ value: fields.body, format: fields.format }}
      categoryID={fields.categoryID}
      isBusy={isBusy}
      readTheirs={async () => {
        const { body } = await call<typeof getDiscussion>('GET /discussions/:discussionID', {
          params: { discussionID },
          query: { expand: ['updateUser'] },
        });
        return {
          html: body.body ?? '',
          dateUpdated: body.dateUpdated,
          name: body.updateUser?.name,
          photoUrl: body.updateUser?.photoUrl,
        };
      }}
      onSaveMine={onSave}
      onTakeTheirs={() => navigate(path)}
    />
  );
}
