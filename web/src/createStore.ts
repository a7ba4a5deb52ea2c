import { useSyncExternalStore } from 'react';

/** A value that lives outside React. It is the only kind of store in the app. */
export type Store<Value> = {
  readonly get: () => Value;
  readonly set: (next: Value) => void;
  /** Calls back after every change. Returns the unsubscribe function. */
  readonly subscribe: (onChange: () => void) => () => void;
};

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const onChange of listeners) onChange();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** The value of a store. `prerendered` is what the page's HTML was built with, when the browser may have another value. */
export function useStore<Value>({ get, subscribe }: Store<Value>, prerendered?: Value): Value {
  return useSyncExternalStore(subscribe, get, () => prerendered ?? get());
}
