import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type CardContent, drawCardContent } from '@outrank/shared/sharing/card/card';
import { EMOJI, isDrawable, RIGHT_TO_LEFT, splitGraphemes } from '@outrank/shared/sharing/card/cardText';
import type { Resvg } from '@resvg/resvg-wasm';
import type { PNG } from 'pngjs';
import { log } from '../platform/log.ts';

/** Draws a card as PNG. The id is for the log. */
export type DrawPicture = (id: string, content: CardContent) => Promise<Uint8Array>;

let renderer: ReturnType<typeof createRenderer> | undefined;

export const drawPicture: DrawPicture = async (id, content) => {
  renderer ??= createRenderer().catch((error: unknown) => {
    renderer = undefined;
    throw error;
  });
  const picture = (await renderer)(content);
  log.info('picture.drawn', { shareId: id, bytes: picture.length });
  return picture;
};

const require = createRequire(import.meta.url);

/**
 * The app's display face in its two weights, then what draws the letters and emoji that it lacks. Complete fonts, because
 * their parts for browsers hold no letters that join.
 */
const fonts = [
  'barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf',
  'barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf',
  'noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
  'noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
  'noto-emoji/600SemiBold/NotoEmoji_600SemiBold.ttf',
].map((file) => require.resolve(`@expo-google-fonts/${file}`));

/** Loads the libraries and the fonts, which takes a fraction of a second and which few functions need. */
async function createRenderer() {
  const [{ initWasm, Resvg }, { PNG }, wasm, ...fontBuffers] = await Promise.all([
    import('@resvg/resvg-wasm'),
    import('pngjs'),
    readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')),
    ...fonts.map((file) => readFile(file)),
  ]);
  await initWasm(wasm);
  return (content: CardContent) => {
    const svg = drawCardContent(toDrawable(content), 'wide');
    return toPng(new Resvg(svg, { font: { fontBuffers } }), PNG);
  };
}

/** The card with only what the fonts can draw of its texts; ids have only plain letters. */
export function toDrawable(content: CardContent): CardContent {
  return JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string' ? toDrawableText(value) : value,
  );
}

/** The library draws boxes for letters that join when emoji are among them. */
function toDrawableText(text: string): string {
  const others = RIGHT_TO_LEFT.test(text) ? RIGHT_TO_LEFT : EMOJI;
  const kept = splitGraphemes(text.normalize('NFC')).filter((each) => isDrawable(each) || others.test(each));
  return kept.join('').replaceAll(/\s+/g, ' ').trim();
}

/** Neither alpha nor filters: a card is opaque and flat, so this is half as large. */
const FLAT = { colorType: 2, inputColorType: 6, filterType: 0, deflateLevel: 9, deflateStrategy: 0 } as const;

/** The memory of WebAssembly is freed by hand. */
function toPng(drawing: InstanceType<typeof Resvg>, Picture: typeof PNG): Uint8Array {
  const image = drawing.render();
  try {
    const picture = new Picture({ width: image.width, height: image.height });
    picture.data = Buffer.from(image.pixels);
    return Picture.sync.write(picture, FLAT);
  } finally {
    image.free();
    drawing.free();
  }
}
