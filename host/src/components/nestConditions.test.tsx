import { render } from '@testing-library/react';
import { styled, StyleSheetManager } from 'styled-components';
import { nestConditions } from './nestConditions';

/** The rules that are inserted for an element of this style; its class is "x". */
function inserted(style: string): string {
  const Styled = styled.p`
    ${style}
  `;
  const target = document.createElement('div');
  const { container } = render(
    <StyleSheetManager stylisPlugins={[nestConditions]} target={target}>
      <Styled />
    </StyleSheetManager>,
  );
  const name = container.querySelector('p')?.className.split(' ').at(-1) ?? '';
  return target.textContent.replaceAll(name, 'x').replace(/\/\*.*?\*\/|\n/g, '');
}

test.each([
  ['color: red;', '.x{color:red;}'],
  ['color: red; @media print { color: #000; }', '.x{color:red;}.x{@media print{color:#000;}}'],
  [
    '@media print { color: #000; svg { display: none; } &:hover, &:focus { top: 0; } }',
    '.x{@media print{color:#000;}}.x svg{@media print{display:none;}}.x:hover,.x:focus{@media print{top:0;}}',
  ],
  [
    '@media screen { left: 0; @media (min-width: 1px) { top: 0; } }',
    '.x{@media screen{left:0;}}.x{@media screen{@media (min-width: 1px){top:0;}}}',
  ],
  ['@container (width > 1px) { top: 0; } left: 0;', '.x{left:0;}.x{@container (width > 1px){top:0;}}'],
  ['@supports (top: 0) { @media print { top: 0; } }', '.x{@supports (top: 0){@media print{top:0;}}}'],
  ['@media print { }', ''],
])('rules under a condition hold it: %s', (style, expected) => {
  expect(inserted(style)).toBe(expected);
});
