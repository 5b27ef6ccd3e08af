import { csvCell } from './csvCell';

test.each([
  ['plain', '"plain"'],
  ['', '""'],
  ['a, "b"\nc', '"a, ""b""\nc"'],
  ['=1+1', '"\'=1+1"'],
  ['+1', '"\'+1"'],
  ['-1', '"\'-1"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\'\t\'=1"'],
  ['\r=1', '"\'\r\'=1"'],
  ['＝1+1', '"\'＝1+1"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['1-1=0', '"1-1=0"'],
  ['a\0b', '"ab"'],
  ['a;=1+1', '"a;\'=1+1"'],
  ['a\n=1+1', '"a\n\'=1+1"'],
  ['a\r\n@b', '"a\r\n\'@b"'],
  ['a\t+1', '"a\t\'+1"'],
  ['a;-1;＝1', '"a;\'-1;\'＝1"'],
  ['a;"=1+1"', '"a;\'""=1+1"""'],
  ['a; b', '"a; b"'],
  ['a;b\n1-2', '"a;b\n1-2"'],
  ['Do this:\n- call\n- check ;-)', '"Do this:\n- call\n- check ;-)"'],
])('R-19 the cell of %j is %s', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});
