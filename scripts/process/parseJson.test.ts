import * as v from 'valibot';
import { parseJson } from './parseJson.ts';

const schema = v.object({ build: v.string(), files: v.record(v.string(), v.object({ size: v.number() })) });

test('JSON of the expected form is handed on as it was written', () => {
  const text = '{"files":{"main.js":{"type":"text/javascript","size":1}},"build":"c0ffee"}';
  expect(JSON.stringify(parseJson(schema, text, 'release.json'))).toBe(text);
});

test('other JSON is refused with a sentence that names the file and the key', () => {
  expect(() => parseJson(schema, '{"build":"c0ffee","files":{"main.js":{}}}', 'release.json')).toThrow(
    /^release\.json is not of the expected form at "files\.main\.js\.size": .*"size".*\.$/,
  );
  expect(() => parseJson(schema, '[1', 'release.json')).toThrow(/^release\.json is not JSON: .+\.$/);
  expect(() => parseJson(schema, 'null', 'release.json')).toThrow(
    /^release\.json is not of the expected form: /,
  );
});
