import { renderAt } from '@portal/shared/testing';
import { StrictMode } from 'react';
import { NewerReport } from './NewerReport';

/** How a page that is scrolled so far (px) is scrolled on when the line comes, 78 px high. */
function scrolledOn(scrolled: number, hasAnchoring: boolean): unknown {
  const scrollBy = jest.fn();
  Object.assign(globalThis, { scrollY: scrolled, scrollBy, CSS: { supports: () => hasAnchoring } });
  jest
    .spyOn(document.documentElement, 'scrollHeight', 'get')
    .mockImplementation(() => (document.querySelector('button') ? 5078 : 5000));
  renderAt(
    <StrictMode>
      <NewerReport>
        <button />
      </NewerReport>
    </StrictMode>,
  );
  return scrollBy.mock.calls.flat().filter(({ top }: { top: number }) => top !== 0);
}

test('H-3 the line comes above what is being read, which stays where it is in Safari too, without scroll anchoring', () => {
  expect(scrolledOn(500, false)).toEqual([{ top: 78, behavior: 'instant' }]);
});

test('H-3 other browsers keep it there by themselves, and at its top the page makes room for the line', () => {
  expect(scrolledOn(500, true)).toEqual([]);
  document.body.replaceChildren();
  expect(scrolledOn(0, false)).toEqual([]);
});
