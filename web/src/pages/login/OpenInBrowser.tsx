import { CopyLinkButton } from '#features/sharing/CopyLinkButton.tsx';
import { Field } from '#ui/form/Field.tsx';
import styles from './LoginPage.module.css';

/** For a browser inside another app, where Google refuses to sign anybody in: the address to open elsewhere. */
export default function OpenInBrowser({ path }: { path: string }) {
  const url = window.location.origin + path;
  return (
    <div className={styles.openInBrowser}>
      <p>
        <strong>Open this page in Safari or Chrome.</strong>
      </p>
      <p>Google doesn't let you sign in inside another app.</p>
      <Field label="Address of this page" value={url} onChange={() => undefined} readOnly />
      <CopyLinkButton url={url} label="Copy address" />
    </div>
  );
}
