import styles from './HiddenPicture.module.css';

type Props = {
  name: string;
  /** In pixels. */
  size: number;
  isDecorative: boolean;
};

/** Stands for the picture of an item that the spoiler shield hides. The same for all of them. */
export function HiddenPicture({ name, size, isDecorative }: Props) {
  const label = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return <span className={styles.picture} style={{ width: size, height: size }} {...label} />;
}
