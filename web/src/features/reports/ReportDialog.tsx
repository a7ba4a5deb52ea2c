import { REPORT_TEXT_MAX } from '@outrank/shared/limits';
import type { ReportReason } from '@outrank/shared/moderation/report';
import { type ReportTarget, reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState, useSyncExternalStore } from 'react';
import { db } from '#data/firebase/firestore.ts';
import { sendReport } from '#data/moderation/reports.ts';
import { draftKeys } from '#data/storage/draftKeys.ts';
import { readLocalText, saveLocalText, watchLocalTexts } from '#data/storage/localTexts.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { SegmentedControl } from '#ui/form/SegmentedControl.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useToast } from '#ui/overlay/Toast.tsx';
import styles from './ReportDialog.module.css';
import { describeReportError, reasonOptions } from './reportText.ts';

const THANKS_MS = 5000;

type Props = { uid: string; target: ReportTarget; onClose: () => void };

/** Sends a report with its reason. The browser stores the text until the server has it. */
export default function ReportDialog({ uid, target, onClose }: Props) {
  const [reason, setReason] = useState<ReportReason>('spam');
  const key = draftKeys.report(uid, reportTargetId(target));
  const text = useSyncExternalStore(watchLocalTexts, () => readLocalText(key));
  const toast = useToast();
  const formId = useId();
  const report = useMutation({
    mutationFn: () => sendReport(db, { uid, target, reason, text }),
    onSuccess: () => {
      saveLocalText(key, '');
      toast.show({ id: 'report', text: 'Thank you. A curator will look at it.', duration: THANKS_MS });
      onClose();
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    report.mutate();
  };
  return (
    <Dialog
      title={target.kind === 'list' ? 'Report this list' : 'Report this comment'}
      description="Curators read it. Nobody else learns that you reported it."
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={report.isPending}>
            Send Report
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit} noValidate>
        <SegmentedControl label="Reason" options={reasonOptions} value={reason} onChange={setReason} />
        <Field
          label="What is wrong with it? (optional)"
          value={text}
          onChange={(typed) => saveLocalText(key, typed)}
          maxLength={REPORT_TEXT_MAX}
          error={report.error ? describeReportError(report.error) : undefined}
          readOnly={report.isPending}
          isMultiline
          rows={3}
        />
      </form>
    </Dialog>
  );
}
