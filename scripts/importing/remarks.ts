/** What did not come over as it was. Only ids and reasons: what people wrote does not belong in a terminal. */
export type Remark = {
  readonly path: string;
  /** False when it was left behind. */
  readonly isTaken: boolean;
  readonly why: string;
};

/** A list of remarks that grows while documents are looked at. */
export class Remarks {
  readonly all: Remark[] = [];

  changed(path: string, why: string): void {
    this.all.push({ path, isTaken: true, why });
  }

  notTaken(path: string, why: string): void {
    this.all.push({ path, isTaken: false, why });
  }
}
