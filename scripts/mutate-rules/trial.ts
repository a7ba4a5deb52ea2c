/** Rules to load, and the files of tests that are to notice. */
export type Trial = { readonly rules: string; readonly files: readonly string[] };

/** `killed` by the first file that failed, `survived` all of them, or not taken by the emulator. */
export type Verdict =
  | { readonly result: 'killed'; readonly by: string }
  | { readonly result: 'survived' | 'not taken' };
