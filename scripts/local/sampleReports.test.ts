import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startStack } from './startStack.mjs';
import { signIn } from './testing/signIn.mjs';
import { portalOrigin } from './testing/startTestStack.mjs';

test('S-81 and S-82 the samples, the hostile and the large data come through the API', async (t) => {
  const stack = await startStack({ portalOrigins: [portalOrigin], today: '20240102' });
  t.after(stack.stop);
  const authorization = `Bearer ${await signIn(stack, portalOrigin)}`;
  /** @param {string} path */
  const get = async (path) => {
    const response = await fetch(`${stack.apiOrigin}/ai/mediamonitoring/${path}`, {
      headers: { authorization },
    });
    assert.equal(response.status, 200, path);
    return /** @type {any} */ (await response.json());
  };
  /** @param {string} mode */
  const control = (mode) =>
    fetch(`${stack.apiOrigin}/_control`, {
      method: 'POST',
      body: new URLSearchParams({ path: 'all', mode }),
    });

  const { reports } = await get('list');
  assert.ok(reports.length > 0);
  for (const { slug, image } of reports) {
    const { report, history } = await get(`report/${encodeURIComponent(slug)}/latest`);
    assert.equal(report.slug, slug);
    assert.ok(Array.isArray(report.articles) && Array.isArray(history));
    if (image) assert.ok(image.startsWith(`${stack.apiOrigin}/images/`), image);
  }

  const [{ slug }] = reports;
  for (const mode of ['hostile', 'large']) {
    await control(mode);
    const generated = (await get('list')).reports;
    for (const wanted of [slug, generated[0].slug]) {
      const { report, history } = await get(`report/${encodeURIComponent(wanted)}/latest`);
      assert.ok(report.articles.length > 0 && history.length > 0, mode);
      if (mode !== 'large') continue;
      assert.equal(generated.length, 500);
      assert.equal(report.articles.length, 2000);
      assert.ok(history.length >= 3000);
    }
  }
});
