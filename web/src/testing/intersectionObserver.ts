import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Tell = (sights: readonly { readonly isIntersecting: boolean }[]) => void;

/** From here on things come near the intersectionObserver when the test says so. */
export function mockIntersectionObserver() {
  const watching = new Set<Tell>();
  class Observer {
    readonly tell: Tell;
    constructor(tell: Tell) {
      this.tell = tell;
    }
    observe() {
      watching.add(this.tell);
      this.tell([{ isIntersecting: false }]);
    }
    disconnect() {
      watching.delete(this.tell);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const enterViewport = () => {
    for (const tell of watching) tell([{ isIntersecting: true }]);
  };
  return { enterViewport: () => act(enterViewport) };
}
