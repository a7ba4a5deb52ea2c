import { expect, test, vi } from 'vitest';
import { downloadFile } from './downloadFile.ts';

test('keeps the object URL alive while the browser starts the download', () => {
  vi.useFakeTimers();
  const revokeObjectURL = vi.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:data', revokeObjectURL });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  downloadFile('my-data.json', '{}', 'application/json');
  expect(click.mock.contexts[0]).toMatchObject({ href: 'blob:data', download: 'my-data.json' });
  expect(revokeObjectURL).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:data');
});
