import { type ReportedContent, type ReportReason, reportReasons } from '@outrank/shared/documents/moderation';
import { REPORT_TEXT_MAX } from '@outrank/shared/limits';
import { reportReasonLabels } from '@outrank/shared/moderation/report';
import { type ReportTarget, reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { findTextProblem } from '@outrank/shared/text/readable';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '#createStore.ts';
import { inTime } from '#data/firebase/connection.ts';
import { describeFailure } from '#data/firebase/errors.ts';
import { type ReportInput, sendReport } from '#data/moderation/sendReport.ts';
import { draftKeys } from '#data/storage/storageKeys.ts';
import { readLocalText, refusedTexts, saveLocalText } from '#data/storage/unsavedWork.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { SegmentedControl } from '#ui/form/Select.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useToast } from '#ui/overlay/Toast.tsx';
import styles from './ReportDialog.module.css';

const reasonOptions = reportReasons.map((value) => ({ value, label: reportReasonLabels[value] }));

const subjectOptions = ({ kind }: ReportTarget) =>
  [
    { value: 'content', label: kind === 'list' ? 'This list' : 'This comment' },
    { value: 'name', label: "The author's name" },
  ] as const;

/** The text stays in the form. */
const failures = {
  signedOut: 'You must be logged in to report.',
  forbidden: "You can't report this anymore. It may have been deleted.",
  tooFast: "You've sent a lot of reports lately. Your text is safe: try again later.",
  failed: 'Failed to send your report. Please try again.',
};

const THANKS_MS = 5000;

type Props = {
  uid: string;
  target: ReportTarget;
  /** The words of the target on screen. */
  content: ReportedContent;
  /** Undefined when the name cannot be reported instead. */
  author?: { uid: string; displayName: string } | undefined;
  onClose: () => void;
};

/** Sends a report of content or of its author's name. The browser stores the text until the server has it. */
export default function ReportDialog({ uid, target, content, author, onClose }: Props) {
  const [subject, setSubject] = useState<'content' | 'name'>('content');
  const [reason, setReason] = useState<ReportReason>();
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const key = draftKeys.report(uid, reportTargetId(target));
  const text = readLocalText(key, useStore(refusedTexts));
  const toast = useToast();
  const name = subject === 'name' ? author : undefined;
  const reported: Pick<ReportInput, 'target' | 'content'> = name
    ? { target: { kind: 'user', userId: name.uid }, content: { displayName: name.displayName } }
    : { target, content };
  const report = useMutation({
    mutationFn: (chosen: ReportReason) => inTime(sendReport({ uid, ...reported, reason: chosen, text })),
    onSuccess: () => {
      saveLocalText(key, '');
      toast.show({ id: 'report', text: 'Thanks. A moderator will take a look.', duration: THANKS_MS });
      onClose();
    },
  });
  const handleSubmit = () => {
    setIsReasonMissing(!reason);
    if (reason && !findTextProblem(text)) report.mutate(reason);
  };
  return (
    <Dialog
      title={`Report this ${name ? 'name' : target.kind}`}
      description={
        name
          ? `You're reporting the name “${name.displayName}”. Only moderators see your report.`
          : 'Only moderators see your report.'
      }
      onClose={onClose}
      onSubmit={handleSubmit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" isBusy={report.isPending}>
            Send Report
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {author && (
          <SegmentedControl
            label="What do you want to report?"
            isLabelVisible
            options={subjectOptions(target)}
            value={subject}
            onChange={(chosen) => {
              setSubject(chosen);
              report.reset();
            }}
          />
        )}
        <div>
          <SegmentedControl
            label="Reason"
            isLabelVisible
            options={reasonOptions}
            value={reason}
            onChange={setReason}
          />
          <div role="alert" className={styles.problem}>
            {isReasonMissing && !reason && 'Please choose a reason.'}
          </div>
        </div>
        <Field
          label="What's wrong with it? (optional)"
          value={text}
          onChange={(typed) => saveLocalText(key, typed)}
          maxLength={REPORT_TEXT_MAX}
          error={
            findTextProblem(text) ?? (report.error ? describeFailure(report.error, failures) : undefined)
          }
          readOnly={report.isPending}
          isMultiline
          rows={3}
        />
      </div>
    </Dialog>
  );
}
