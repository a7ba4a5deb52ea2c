import type { CardShape } from '@outrank/shared/sharing/card';
import { maskShare } from '@outrank/shared/sharing/maskShare';
import { Copy, Download, Link, Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useShield } from '#spoilers/useShield.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { SegmentedControl } from '#ui/form/Select.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { canCopyPictures, canShareFiles } from './browserShare.ts';
import { hasUnwatchedNames } from './hasUnwatchedNames.ts';
import { NameControl } from './NameControl.tsx';
import { readNameChoice, saveNameChoice } from './nameChoice.ts';
import { CardPreview } from './picture/CardPreview.tsx';
import styles from './ShareDialog.module.css';
import type { ShareSource } from './shareSource.ts';
import { toShareable } from './toShareable.ts';
import { useShareActions } from './useShareActions.ts';
import { useShareLink } from './useShareLink.ts';

const shapes: readonly { value: CardShape; label: string }[] = [
  { value: 'wide', label: 'Wide' },
  { value: 'square', label: 'Square' },
  { value: 'story', label: 'Story' },
];

type Props = { source: ShareSource; onClose: () => void };

/** Shows the picture that is shared and offers what the browser can do with it. */
export default function ShareDialog({ source, onClose }: Props) {
  const [shareable] = useState(() => toShareable(source, new Date()));
  const { canName } = shareable;
  const shield = useShield();
  const [isUnwatched] = useState(() => hasUnwatchedNames(source, shield));
  const reason = isUnwatched ? 'unwatched' : shareable.maskReason;
  const [hasNames, setHasNames] = useState(() => canName && readNameChoice(reason));
  const [shape, setShape] = useState<CardShape>('wide');
  const share = useMemo(
    () => (hasNames ? shareable.share : maskShare(shareable.share)),
    [shareable, hasNames],
  );
  const getLink = useShareLink(shareable, hasNames);
  const actions = useShareActions({ share, shape, getLink });
  const changeNames = (wanted: boolean) => {
    setHasNames(wanted);
    saveNameChoice(reason, wanted);
  };
  const canShare = canShareFiles();
  return (
    <Dialog title="Share" onClose={onClose} isWide>
      <div className={styles.content}>
        <CardPreview share={share} shape={shape} />
        <div className={styles.choices}>
          <SegmentedControl label="Shape" options={shapes} value={shape} onChange={setShape} />
          <NameControl hasNames={hasNames} onChange={changeNames} reason={reason} isLocked={!canName} />
        </div>
        <div className={styles.buttons}>
          {canShare && (
            <Button
              variant="primary"
              icon={<Share2 />}
              isBusy={actions.busy === 'share'}
              onClick={actions.share}
            >
              Share
            </Button>
          )}
          <Button
            variant={canShare ? 'secondary' : 'primary'}
            icon={<Link />}
            isBusy={actions.busy === 'copyLink'}
            onClick={actions.copyLink}
          >
            Copy link
          </Button>
          {canCopyPictures() && (
            <Button icon={<Copy />} isBusy={actions.busy === 'copyPicture'} onClick={actions.copyPicture}>
              Copy picture
            </Button>
          )}
          <Button icon={<Download />} isBusy={actions.busy === 'savePicture'} onClick={actions.savePicture}>
            Save picture
          </Button>
        </div>
        {actions.linkToCopy && (
          <Field
            label="Your browser blocked copying. Here's the link"
            value={actions.linkToCopy}
            onChange={() => undefined}
            readOnly
          />
        )}
      </div>
    </Dialog>
  );
}
