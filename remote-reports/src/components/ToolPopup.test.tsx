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
