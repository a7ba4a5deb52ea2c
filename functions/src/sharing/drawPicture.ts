import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { drawCard } from '@outrank/shared/sharing/card/card';
import type { Share } from '@outrank/shared/sharing/shareKinds';
import type { Resvg } from '@resvg/resvg-wasm';
import { log } from '../platform/log.ts';
import { readFonts } from './fontKit.ts';

/** Draws the picture of a share as PNG. */
export type DrawPicture = (id: string, share: Share) => Promise<Uint8Array>;

/** Pictures that an instance keeps, each below 300 KB. */
const KEPT = 60;

/** Draws pictures, and keeps the last ones: until Hosting has one, several crawlers ask for it at once. */
export function createPictures(): DrawPicture {
  const kept = new Map<string, Uint8Array>();
  let renderer: ReturnType<typeof createRenderer> | undefined;
  return async (id, share) => {
    renderer ??= createRenderer().catch((error: unknown) => {
      renderer = undefined;
      throw error;
    });
    const { toSvg, toPng } = await renderer;
    const svg = toSvg(share);
    const known = kept.get(svg);
    const picture = known ?? toPng(svg);
    if (!known) log.info('picture.drawn', { shareId: id, bytes: picture.length });
    kept.delete(svg);
    kept.set(svg, picture);
    for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest);
    return picture;
  };
}

/** Loads the library and the fonts, which takes a fraction of a second and which no other function needs. */
async function createRenderer() {
  const require = createRequire(import.meta.url);
  const [{ initWasm, Resvg }, wasm, { buffers, kit }] = await Promise.all([
    import('@resvg/resvg-wasm'),
    readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')),
    readFonts(),
  ]);
  await initWasm(wasm);
  return {
    toSvg: (share: Share) => drawCard(share, 'wide', kit),
    toPng: (svg: string) => render(new Resvg(svg, { font: { fontBuffers: buffers } })),
  };
}

/** The memory of WebAssembly is freed by hand. */
function render(drawing: InstanceType<typeof Resvg>): Uint8Array {
  const image = drawing.render();
  try {
    return image.asPng();
  } finally {
    image.free();
    drawing.free();
  }
}
