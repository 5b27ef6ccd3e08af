import type { Page } from 'playwright-core';

interface SeenScript {
  src: string;
  integrity: string;
}

declare global {
  var noteScript: (script: SeenScript) => Promise<void>;
}

/** Notes the scripts with an address of every document that the page opens from now on, as they are put into it. */
export async function watchScripts(page: Page): Promise<SeenScript[]> {
  const scripts: SeenScript[] = [];
  await page.exposeBinding('noteScript', (_source, script: SeenScript) => {
    scripts.push(script);
  });
  await page.addInitScript(() => {
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof HTMLScriptElement && node.src)
            void globalThis.noteScript({ src: node.src, integrity: node.integrity });
    }).observe(document, { childList: true, subtree: true });
  });
  return scripts;
}
