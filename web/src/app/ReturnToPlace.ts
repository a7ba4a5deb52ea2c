import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import * as z from 'zod/mini';

/** How a reader left a history entry: how far it was scrolled, and what had the focus and where on the screen, in pixels. */
const placeSchema = z.object({
  y: z.number(),
  control: z.optional(z.object({ name: z.string(), top: z.number() })),
});
type Place = z.infer<typeof placeSchema>;

const CONTROLS = 'a[href], button';

/** In the storage of the tab, by history entry, with the newest last. */
const STORAGE_KEY = 'places';
const PLACES_MAX = 50;
const placesSchema = z.array(z.tuple([z.string(), placeSchema]));

/** The longest wait for the content that a page had, in milliseconds. */
const WAIT_MAX_MS = 10_000;

/** Going back leads to the place on the page that the reader left, and to the control, also after a reload. */
export default function ReturnToPlace(): null {
  const { key, pathname, search } = useLocation();
  // The router has the same key for the first entry of every document.
  const entry = `${key} ${pathname}${search}`;
  const navigation = useNavigationType();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const leaving = new AbortController();
    // All run before the page changes.
    const options = { capture: true, signal: leaving.signal };
    const handleLeaving = () => savePlace(entry, document.activeElement);
    document.addEventListener('click', ({ target }) => savePlace(entry, target), options);
    window.addEventListener('popstate', handleLeaving, options);
    window.addEventListener('pagehide', handleLeaving, options);
    return () => leaving.abort();
  }, [entry]);
  useEffect(() => {
    if (shown.current === entry) return;
    const isReturn = navigation === 'POP' && (shown.current !== undefined || wasPageOpenBefore());
    shown.current = entry;
    const place = isReturn && new Map(readPlaces()).get(entry);
    return place ? returnTo(place) : undefined;
  }, [entry, navigation]);
  return null;
}

/** Whether the document was reloaded or returned to. Going back may have followed before this file was loaded. */
function wasPageOpenBefore(): boolean {
  const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return timing?.type === 'reload' || timing?.type === 'back_forward';
}

function readPlaces(): z.infer<typeof placesSchema> {
  try {
    return placesSchema.parse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'));
  } catch {
    return [];
  }
}

function savePlace(entry: string, target: EventTarget | null): void {
  const element = target instanceof Element && target.closest(CONTROLS);
  const control = element ? { name: getName(element), top: element.getBoundingClientRect().top } : undefined;
  const others = readPlaces().filter(([other]) => other !== entry);
  const places = [...others, [entry, { y: window.scrollY, control }]].slice(-PLACES_MAX);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places));
  } catch {
    // Without storage, the browser alone restores what it can.
  }
}

const getName = (element: Element) =>
  element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent;

/** Of controls of the same name, such as the links to an author, the one that is nearest to where it was. */
function findControl({ name, top }: NonNullable<Place['control']>): HTMLElement | undefined {
  const getDistance = (element: Element) => Math.abs(element.getBoundingClientRect().top - top);
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((element) => getName(element) === name)
    .sort((a, b) => getDistance(a) - getDistance(b))[0];
}

/** Follows the page while its content arrives, until it is as it was or the reader does something. Returns how to stop. */
function returnTo({ y, control }: Place): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stop = () => stopping.abort();
  const isAtPlace = () => Math.abs(window.scrollY - y) <= 1;
  const update = () => {
    if (!isAtPlace()) window.scrollTo({ top: y, behavior: 'instant' });
    if (!isAtPlace()) return document.querySelector<HTMLElement>('[data-more]')?.click();
    const element = control && findControl(control);
    if (control && !element) return;
    stop();
    // What stands above may be higher than it was.
    if (element) window.scrollBy(0, element.getBoundingClientRect().top - control.top);
    const { activeElement } = document;
    if (!activeElement || activeElement.contains(element ?? null)) element?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(update);
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, WAIT_MAX_MS);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(type, stop, { signal, passive: true });
  update();
  return stop;
}
