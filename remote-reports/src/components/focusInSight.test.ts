import { focusInSight } from './focusInSight';

test('R-7, WCAG 2.4.11 the page brings what takes the focus into sight, as browsers may leave it under the bar', () => {
  const box = document.body.appendChild(document.createElement('input'));
  const focus = jest.spyOn(box, 'focus');
  const scroll = jest.spyOn(box, 'scrollIntoView');
  focusInSight(box, 'nearest');
  expect(box).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
});
