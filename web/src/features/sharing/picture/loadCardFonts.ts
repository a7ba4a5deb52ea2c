import './cardFonts.css';

const WEIGHTS = [600, 700];

/** One letter of each subset. */
const SAMPLE = 'Aō';

/** Loads the fonts of the pictures: a canvas does not wait for them as text does. Without them the system's fonts remain. */
export async function loadCardFonts(): Promise<void> {
  const fonts = WEIGHTS.map((weight) => document.fonts?.load(`${weight} 40px "Barlow Condensed"`, SAMPLE));
  await Promise.allSettled(fonts);
}
