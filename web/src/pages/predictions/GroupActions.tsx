import { paths } from '@outrank/shared/addresses';
import type { ChangeGroupRequest } from '@outrank/shared/airing/groups';
import type { Group } from '@outrank/shared/documents/group';
import { LIST_NAME_MAX } from '@outrank/shared/limits';
import { findNameProblem } from '@outrank/shared/text/nameProblems';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChangeGroup } from '#features/predictions/predictionQueries.ts';
import { ReportButton } from '#features/reports/ReportButton.tsx';
import { useUser } from '#features/session/sessionContext.ts';
import { CopyLinkButton } from '#features/sharing/CopyLinkButton.tsx';
import { useShield } from '#reader/useShield.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { OverflowMenu } from '#ui/layout/OverflowMenu.tsx';
import { AskingButton } from '#ui/overlay/AskingButton.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';

/** Inviting, renaming, reporting, leaving and deleting. */
export function GroupActions({ groupId, group }: { groupId: string; group: Group }) {
  const { name, ownerId, invitation } = group;
  const { uid } = useUser();
  const { showText } = useShield();
  const isOwner = uid === ownerId;
  const navigate = useNavigate();
  const rename = useChangeGroup();
  const leaveFor = () => navigate(paths.groups, { replace: true });
  return (
    <>
      {invitation && (
        <CopyLinkButton
          url={window.location.origin + paths.invitation(invitation)}
          label="Copy invitation link"
        />
      )}
      <OverflowMenu label="More about the group" icon={<Ellipsis />}>
        {isOwner && (
          <AskedChange
            label="New link"
            about="for invitations"
            question="Make a new invitation link? The old one stops working."
            change={{ groupId, action: 'invite' }}
          />
        )}
        {!isOwner && (
          <ReportButton
            uid={uid}
            target={{ kind: 'group', groupId }}
            content={{ name }}
            targetName={`the group ${showText(name)}`}
          />
        )}
        {isOwner && (
          <NameButton
            label="Rename"
            title="Rename the group"
            before={name}
            isBusy={rename.isPending}
            onSubmit={(given, onSuccess) =>
              rename.mutate({ groupId, action: 'rename', name: given }, { onSuccess })
            }
          />
        )}
        <AskedChange
          label="Leave"
          question={`Leave ${name}?${isOwner ? ' The member who joined first will own it.' : ''}`}
          change={{ groupId, action: 'leave' }}
          onDone={leaveFor}
        />
        {isOwner && (
          <AskedChange
            label="Delete"
            question={`Delete ${name} for all members?`}
            change={{ groupId, action: 'delete' }}
            onDone={leaveFor}
          />
        )}
      </OverflowMenu>
    </>
  );
}

type AskedProps = {
  label: string;
  /** Whom the button is about. */
  about?: string;
  question: string;
  change: ChangeGroupRequest;
  onDone?: () => void;
};

/** A button that asks before it changes the group. */
export function AskedChange({ label, about, question, change, onDone }: AskedProps) {
  const { mutate, isPending } = useChangeGroup(onDone);
  return (
    <AskingButton
      size="small"
      aria-label={about && `${label} ${about}`}
      question={{ question, confirmLabel: label, isBusy: isPending }}
      onConfirm={(close) => mutate(change, { onSuccess: close })}
    >
      {label}
    </AskingButton>
  );
}

type NameProps = {
  label: string;
  title?: string;
  before?: string;
  isBusy: boolean;
  onSubmit: (name: string, close: () => void) => void;
};

/** A button that asks for the name of a group. */
export function NameButton({ label, title = label, before = '', isBusy, onSubmit }: NameProps) {
  const [name, setName] = useState<string>();
  const [error, setError] = useState<string>();
  const handleSubmit = () => {
    const given = name?.trim() ?? '';
    const problem = given === '' ? 'Give it a name.' : findNameProblem(given, 'name');
    setError(problem);
    if (problem === undefined && !isBusy) onSubmit(given, () => setName(undefined));
  };
  return (
    <>
      <Button size="small" onClick={() => setName(before)}>
        {label}
      </Button>
      {name !== undefined && (
        <Dialog
          title={title}
          onClose={() => setName(undefined)}
          onSubmit={handleSubmit}
          actions={
            <Button type="submit" variant="primary" isBusy={isBusy}>
              Save
            </Button>
          }
        >
          <Field label="Name" value={name} onChange={setName} maxLength={LIST_NAME_MAX} error={error} />
        </Dialog>
      )}
    </>
  );
}
