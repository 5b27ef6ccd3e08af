import { screen } from '@testing-library/react';
import { renderAt } from '@portal/shared/testing';
import { ToolPopup } from './ToolPopup';

test('R-18 at the lower edge of a phone a popup stands above the lines that are there', () => {
  renderAt(
    <ToolPopup title="Text" opens="below" onClose={() => undefined}>
      Size
    </ToolPopup>,
  );
  expect(document.head.textContent).toMatch(
    /inset: ?auto 0\.5rem calc\(var\(--room-below, ?0rem\) \+ 0\.5rem/,
  );
  expect(document.head.textContent).toMatch(/max-height: ?calc\(80vh - var\(--room-below, ?0rem\)\)/);
});

test('WCAG 2.4.11 a popup that begins under the bar, or ends below the window, is scrolled into sight', () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  renderAt(
    <ToolPopup title="Text" opens="above" onClose={() => undefined}>
      Size
    </ToolPopup>,
  );
  expect(scroll.mock.contexts).toContain(screen.getByRole('dialog', { name: 'Text' }));
  expect(screen.getByRole('dialog', { name: 'Text' })).toHaveFocus();
});
