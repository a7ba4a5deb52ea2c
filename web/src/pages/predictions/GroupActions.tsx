import type { Group } from '@outrank/shared/documents/group';
import { LIST_NAME_MAX } from '@outrank/shared/limits';
import { findTextProblem } from '@outrank/shared/text/readable';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { groupQueries, useChangeGroup, useCreateGroup } from '#features/predictions/groupQueries.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { SharePageButton } from '#features/sharing/SharePageButton.tsx';
import { paths } from '#paths.ts';
import { nameSeason } from '#spoilers/markSeasonWatched.ts';
import { useShield } from '#spoilers/useShield.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { pluralize } from '#ui/format.ts';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import styles from './Predictions.module.css';

type GroupProps = { groupId: string; group: Group };

/** Inviting, renaming, leaving and deleting. */
export function GroupActions({ groupId, group: { name, ownerId } }: GroupProps) {
  const { uid } = useUser();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'rename' | 'leave' | 'delete'>();
  const close = () => setAsked(undefined);
  const rename = useChangeGroup(close);
  const end = useChangeGroup(() => navigate(paths.predictions, { replace: true }));
  const isOwner = uid === ownerId;
  const invitation = {
    url: window.location.origin + paths.joinGroup(groupId),
    label: 'Copy invitation link',
  };
  return (
    <div className={styles.line}>
      <SharePageButton title={name} copied={invitation} />
      {isOwner && <Button onClick={() => setAsked('rename')}>Rename</Button>}
      <Button onClick={() => setAsked('leave')}>Leave</Button>
      {isOwner && (
        <Button variant="danger" onClick={() => setAsked('delete')}>
          Delete
        </Button>
      )}
      {asked === 'rename' && (
        <NameDialog
          title="Rename the group"
          label="Save"
          before={name}
          isBusy={rename.isPending}
          onClose={close}
          onSubmit={(given) => rename.mutate({ groupId, action: 'rename', name: given })}
        />
      )}
      {(asked === 'leave' || asked === 'delete') && (
        <ConfirmDialog
          question={
            asked === 'delete'
              ? `Delete ${name} for all members?`
              : `Leave ${name}?${isOwner ? ' The member who joined first will own it.' : ''}`
          }
          confirmLabel={asked === 'delete' ? 'Delete' : 'Leave'}
          isDanger
          isBusy={end.isPending}
          onCancel={close}
          onConfirm={() => end.mutate({ groupId, action: asked })}
        />
      )}
    </div>
  );
}

type RemoveProps = { groupId: string; fan: { readonly uid: string; readonly displayName: string } };

export function RemoveMember({ groupId, fan: { uid, displayName } }: RemoveProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending } = useChangeGroup(() => setIsAsked(false));
  return (
    <div className={styles.part}>
      <Button size="small" aria-label={`Remove ${displayName}`} onClick={() => setIsAsked(true)}>
        Remove
      </Button>
      {isAsked && (
        <ConfirmDialog
          question={`Remove ${displayName} from the group?`}
          confirmLabel="Remove"
          isDanger
          isBusy={isPending}
          onCancel={() => setIsAsked(false)}
          onConfirm={() => mutate({ groupId, action: 'remove', userId: uid })}
        />
      )}
    </div>
  );
}

/** Starts a group for a season, and lists the user's, which are read when that is opened. */
export function OwnGroups({ seasonId }: { seasonId: string }) {
  const navigate = useNavigate();
  const [isNaming, setIsNaming] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const create = useCreateGroup((groupId) => navigate(paths.group(groupId)));
  return (
    <section className={styles.section} aria-labelledby="groups">
      <h2 id="groups" className={styles.title}>
        Groups
      </h2>
      <p className={styles.line}>
        Predict with friends, and see every week who knew best.
        <Button onClick={() => setIsNaming(true)}>Start a group</Button>
      </p>
      <Disclosure summary="Your groups" isOpen={isOpen} onToggle={setIsOpen}>
        {isOpen && <GroupList />}
      </Disclosure>
      {isNaming && (
        <NameDialog
          title="Start a group"
          label="Start"
          before=""
          isBusy={create.isPending}
          onClose={() => setIsNaming(false)}
          onSubmit={(name) => create.mutate({ name, seasonId })}
        />
      )}
    </section>
  );
}

function GroupList() {
  const { showText } = useShield();
  const query = useQuery(groupQueries.own(useUser().uid));
  return (
    <QueryView
      query={query}
      failedText="Failed to load your groups."
      skeleton={<Loading />}
      isEmpty={(groups) => groups.length === 0}
      empty={<p>You are in no group yet. Start one, or open a friend's invitation.</p>}
    >
      {(groups) => (
        <ul className={styles.fans}>
          {groups.map(({ groupId, name, seasonId, memberIds }) => (
            <li key={groupId} className={styles.name}>
              <Link to={paths.group(groupId)}>
                <bdi>{showText(name)}</bdi>
              </Link>{' '}
              · {nameSeason(seasonId)} · {pluralize(memberIds.length, 'member')}
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

type NameProps = {
  title: string;
  label: string;
  before: string;
  isBusy: boolean;
  onClose: () => void;
  onSubmit: (name: string) => void;
};

function NameDialog({ title, label, before, isBusy, onClose, onSubmit }: NameProps) {
  const form = useId();
  const [name, setName] = useState(before);
  const [error, setError] = useState<string>();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const problem = name.trim() === '' ? 'Give it a name.' : findTextProblem(name);
    setError(problem);
    if (problem === undefined && !isBusy) onSubmit(name.trim());
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button type="submit" form={form} variant="primary" isBusy={isBusy}>
          {label}
        </Button>
      }
    >
      <form id={form} onSubmit={handleSubmit} noValidate>
        <Field label="Name" value={name} onChange={setName} maxLength={LIST_NAME_MAX} error={error} />
      </form>
    </Dialog>
  );
}
