import type { CardShape } from '@outrank/shared/sharing/card/card';
import { getShareKind, type Share, type ShareContent } from '@outrank/shared/sharing/shareKinds';
import { decideNames, getNaming, isNew, maskShare, maskWhileNew } from '@outrank/shared/sharing/shareNames';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useShield } from '#reader/useShield.ts';
import { getServerTime } from '#serverTime.ts';
import { SegmentedControl } from '#ui/form/Select.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { hasUnwatchedNames, type NameReason } from './nameReason.ts';
import { OwnShares } from './OwnShares.tsx';
import { paintPicture } from './paintPicture.ts';
import { ShareActions } from './ShareActions.tsx';
import styles from './ShareDialog.module.css';

const shapes: readonly { value: CardShape; label: string }[] = [
  { value: 'wide', label: 'Wide' },
  { value: 'square', label: 'Square' },
  { value: 'story', label: 'Story' },
];

type Props = { content: ShareContent; uid: string | undefined; onClose: () => void };

/** Shows the picture that is shared and offers what the browser can do with it. */
export default function ShareDialog({ content, uid, onClose }: Props) {
  const shield = useShield();
  // What was shared when the dialog opened stays, also when the page behind it changes.
  const [{ named, naming, reason, request, path, ownSource, opened }] = useState(() => {
    const kind = getShareKind(content);
    const shared = kind.build(content);
    const { share, request, parts } = shared;
    const sources = parts.map(({ source }) => source);
    const opened = getServerTime();
    const naming = getNaming(parts, uid, new Date(opened));
    const usual = isNew(share, opened) ? 'newEpisode' : naming.maskReason;
    return {
      named: share,
      naming,
      reason: hasUnwatchedNames(shared, uid, shield) ? 'unwatched' : usual,
      request,
      path: kind.getPath(share, sources),
      // The week of a group belongs to all its members.
      ownSource: parts.find(({ ownerId, memberIds }) => uid && (ownerId === uid || memberIds))?.source,
      opened,
    } as const;
  });
  const [hasNames, setHasNames] = useState(() =>
    decideNames(naming, reason === undefined || reason === 'newEpisode'),
  );
  const [shape, setShape] = useState<CardShape>('wide');
  const share = useMemo(
    () => (hasNames ? maskWhileNew(named, opened) : maskShare(named)),
    [named, hasNames, opened],
  );
  return (
    <Dialog title="Share" onClose={onClose} isWide>
      <div className={styles.content}>
        <CardPreview share={share} shape={shape} />
        <div className={styles.choices}>
          <SegmentedControl label="Shape" options={shapes} value={shape} onChange={setShape} />
          <NameControl
            hasNames={share.hasNames}
            onChange={setHasNames}
            reason={reason}
            isLocked={!naming.canName || reason === 'newEpisode'}
          />
        </div>
        <ShareActions share={share} shape={shape} request={request} hasNames={hasNames} path={path} />
        {ownSource && <OwnShares source={ownSource} />}
      </div>
    </Dialog>
  );
}

/** The picture that is shared, drawn from what the page has. */
function CardPreview({ share, shape }: { share: Share; shape: CardShape }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const { current } = canvas;
    if (!current) return;
    paintPicture(current, share, shape).then(
      () => isCurrent && setHasFailed(false),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [share, shape]);
  const label = share.hasNames ? `Picture of ${share.title}` : `Picture of ${share.title}, without names`;
  return (
    <div className={styles.frame} data-shape={shape}>
      <canvas ref={canvas} className={styles.picture} role="img" aria-label={label} />
      {hasFailed && (
        <p className={styles.problem}>This browser can't draw the picture. The link works all the same.</p>
      )}
    </div>
  );
}

const maskReasons: Record<NameReason, string> = {
  spoilerTag: 'This list is tagged spoiler, so its picture hides who is on it.',
  recentSeason: 'Somebody here played in the last year, so the picture hides who it is.',
  newEpisode: 'The link names people from Friday on, so that nobody is spoiled before they watch.',
  unwatched: "The names are hidden because you haven't watched all of these seasons.",
};

const nameWarnings: Record<NameReason, string> = {
  spoilerTag: 'This list is tagged spoiler. Everyone who sees the picture sees the names.',
  recentSeason: 'This may spoil a recent season for everyone who sees the picture.',
  newEpisode: '',
  unwatched: "The picture names people or seasons you haven't watched.",
};

const OTHERS_LIST = 'Only its creator can share it with names.';

const choices = [
  { value: 'names', label: 'Names' },
  { value: 'masks', label: 'No names' },
] as const;

type NameControlProps = {
  hasNames: boolean;
  onChange: (hasNames: boolean) => void;
  reason: NameReason | undefined;
  /** Whether the masks must stay. */
  isLocked: boolean;
};

/** Whether the picture names anybody, and why it does not. */
function NameControl({ hasNames, onChange, reason, isLocked }: NameControlProps) {
  const words = reason && (hasNames ? nameWarnings : maskReasons)[reason];
  return (
    <>
      {!isLocked && (
        <SegmentedControl
          label="Names"
          options={choices}
          value={hasNames ? 'names' : 'masks'}
          onChange={(choice) => onChange(choice === 'names')}
        />
      )}
      <p className={styles.reason} role="status" data-is-warning={hasNames || undefined}>
        {words} {isLocked && reason !== 'newEpisode' && OTHERS_LIST}
      </p>
    </>
  );
}
