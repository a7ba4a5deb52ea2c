import { indexedDBLocalPersistence, type Persistence } from 'firebase/auth';
import { inTime } from '#data/firebase/connection.ts';

/** What Firebase Auth calls of the class that `initializeAuth` gets. The package declares it for itself only. */
type Store = {
  _isAvailable(): Promise<boolean>;
  _get(key: string): Promise<unknown>;
  _set(key: string, value: unknown): Promise<void>;
  _remove(key: string): Promise<void>;
  _addListener(key: string, onChange: () => void): void;
};
const BrowserStore = indexedDBLocalPersistence as unknown as new () => Store;

/** In milliseconds: how long the first answer may take, and one after a missing one. A page that starts waits for three. */
const FIRST_ANSWER_MS = 1500;
const LATER_ANSWER_MS = 250;

let isUnread = false;

/** Whether the last read of the stored session failed, so that it is unknown whether there is one. */
export const isSessionUnread = (): boolean => isUnread;

/** Lets the next removal remove a session that could not be read. */
export function allowRemoval(): void {
  isUnread = false;
}

/**
 * The browser's database, with an end to each wait. Firebase Auth takes a session that it cannot read for none and removes it.
 * Here it stays, and counts as soon as it can be read.
 */
class PatientStore extends BrowserStore {
  private reread = () => {};

  /** False where it cannot even be opened, such as in some private windows: the next store takes its place. */
  override async _isAvailable() {
    return inTime(super._isAvailable(), FIRST_ANSWER_MS).catch(() => {
      isUnread = true;
      return true;
    });
  }

  override _addListener(key: string, onChange: () => void) {
    this.reread = onChange;
    super._addListener(key, onChange);
  }

  override async _get(key: string) {
    const reading = super._get(key);
    try {
      const found = await inTime(reading, isUnread ? LATER_ANSWER_MS : FIRST_ANSWER_MS);
      isUnread = false;
      return found;
    } catch (error) {
      isUnread = true;
      reading.then(this.reread, () => undefined);
      throw error;
    }
  }

  /** A session that cannot be stored lasts as long as the page. */
  override async _set(key: string, value: unknown) {
    try {
      await inTime(super._set(key, value), isUnread ? LATER_ANSWER_MS : FIRST_ANSWER_MS);
      isUnread = false;
    } catch (error) {
      console.warn('This browser does not store the session', error);
    }
  }

  override async _remove(key: string) {
    if (!isUnread) await inTime(super._remove(key));
  }
}

export const sessionStore = PatientStore as unknown as Persistence;
