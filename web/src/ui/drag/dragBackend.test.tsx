import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { awaitContent, signalContentReady } from '#ui/lazyComponent.ts';
import { DraggableSource } from './DraggableSource.tsx';
import { DragProvider } from './DragProvider.tsx';

const show = (...names: string[]) => (
  <DragProvider>
    {names.map((name) => (
      <DraggableSource key={name} type="castaway" payload={name} label={name}>
        <span>{name}</span>
      </DraggableSource>
    ))}
  </DragProvider>
);
const listDraggable = () =>
  [...document.querySelectorAll('[draggable="true"]')].map((element) => element.textContent);

test('what is on screen before the code for dragging can be dragged once it is there, like what follows', async () => {
  awaitContent();
  const { rerender, unmount } = render(show('Tony', 'Kim', 'Cirie'));
  rerender(show('Tony', 'Kim'));
  expect(screen.getByText('Tony')).toBeVisible();
  expect(listDraggable()).toEqual([]);
  signalContentReady();
  await waitFor(() => expect(listDraggable()).toEqual(['Tony', 'Kim']));
  rerender(show('Kim', 'Sandra'));
  await waitFor(() => expect(listDraggable()).toEqual(['Kim', 'Sandra']));
  unmount();
});
