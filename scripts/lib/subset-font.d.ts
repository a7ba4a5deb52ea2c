declare module 'subset-font' {
  /** Writes a font with only these characters. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { readonly targetFormat: 'woff2' },
  ): Promise<Buffer>;
}
