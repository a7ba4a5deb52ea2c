/** What was not imported as it was. A note holds only ids and reasons, never what a person wrote. */
export type Note = { readonly path: string; readonly isSkipped: boolean; readonly reason: string };

/** Collects notes during a conversion. */
export class Notes {
  readonly all: Note[] = [];

  changed(path: string, reason: string): void {
    this.all.push({ path, isSkipped: false, reason });
  }

  skipped(path: string, reason: string): void {
    this.all.push({ path, isSkipped: true, reason });
  }
}
