// A record of a post in an outside service: the form is the service's own.
import { useState } from 'react';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries, useQuery } from '../../../../platform/web/api/use-query.ts';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { setViewerState, viewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import { Settings } from '../../../layouts/web/Settings/Settings.tsx';
import { fieldsOf, type JsonSchema, type Values, valueAt } from '../../../layouts/web/schema-fields.ts';
import type {
  AttachableType,
  Attachment,
  AttachmentIntegration,
  getAttachmentSchema,
  postAttachment,
} from '../../attachments.contract.ts';

export interface AttachFormProps {
  integration: AttachmentIntegration;
  recordType: AttachableType;
  recordID: number;
  onClose: () => void;
}

export default function AttachForm(props: AttachFormProps) {
  const { integration, recordType, recordID, onClose } = props;
  const { t } = useTranslator();
  const [changed, setChanged] = useState<Values>();
  const [isLeaving, setLeaving] = useState(false);
  const { attachmentType, label, submitButton } = integration;
  const asked = useQuery<typeof getAttachmentSchema>(
    'GET /attachments/schema',
    { query: { attachmentType, recordType, recordID, ...chosenIn(changed) } },
    { staleTime: 0 },
  );
  const schema = asked.data as JsonSchema | undefined;
  const values = { ...(schema && defaultsOf(schema)), ...changed };
  const { isBusy, problem, errors, submit } = useAttach(props, values);
  const close = () => (changed === undefined ? onClose() : setLeaving(true));
  if (isLeaving)
    return (
      <ConfirmModal
        title={t('Unsaved changes')}
        confirmLabel={t('Continue')}
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      >
        <p>
          {t(
            'You have unsaved changes and your work will be lost. Are you sure you want to continue without saving?',
          )}
        </p>
      </ConfirmModal>
    );
  return (
    <FormModal
      title={t(label)}
      submitLabel={t(submitButton)}
      problem={problem ?? (asked.error ? problemText(asked.error) : undefined)}
      isBusy={isBusy}
      isDisabled={!schema}
      onClose={close}
      onSubmit={submit}
    >
      {schema && <Settings schema={schema} values={values} errors={errors} onChange={setChanged} />}
      {asked.isPending && <Spinner />}
    </FormModal>
  );
}

/** What the form is asked for again with. */
function chosenIn(values: Values | undefined) {
  const chosen = (name: string) => (typeof values?.[name] === 'string' ? { [name]: values[name] } : {});
  return { ...chosen('projectID'), ...chosen('issueTypeID') };
}

function defaultsOf(schema: JsonSchema): Values {
  const fields = fieldsOf(schema).filter(({ schema: own }) => own.default !== undefined);
  return Object.fromEntries(fields.map(({ path, schema: own }) => [path.join('.'), own.default]));
}

function useAttach({ integration, recordType, recordID, onClose }: AttachFormProps, values: Values) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const errors = error instanceof ApiError ? error.fieldErrors : {};
  const { attachmentType, name, postSuccessMessage: success } = integration;
  const submit = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const { body } = await call<typeof postAttachment>('POST /attachments', {
        body: { ...values, attachmentType, recordType, recordID },
      });
      note(body);
      onClose();
      const text = success ? t(success.message) : t('Sent to {name}.', { name: t(name) });
      const link = success && body.sourceUrl && (
        <SourceLink url={body.sourceUrl} text={t(success.linkText)} />
      );
      showToast(
        <>
          {text} {link}
        </>,
        { tone: 'success' },
      );
      await invalidateQueries('GET /attachments');
      await revalidate();
    } catch (thrown) {
      setError(thrown);
      setBusy(false);
    }
  };
  const isAtField = Object.keys(errors).some((field) => valueAt(values, [field]) !== undefined);
  return { isBusy, errors, problem: error && !isAtField ? problemText(error) : undefined, submit };
}

function SourceLink({ url, text }: { url: string; text: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}

/** The box is there before the page is read again. */
function note({ recordType, recordID }: Attachment) {
  const before = viewerState().attachments ?? { discussion: {}, comment: {} };
  setViewerState({
    attachments: { ...before, [recordType]: { ...before[recordType], [recordID]: true } },
  });
}
