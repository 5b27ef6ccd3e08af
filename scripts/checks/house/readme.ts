const command =
  /\bnpm (?:run |run-script )([\w:.-]+)(?: (?:-w|--workspace)[ =]([\w@/.-]+))?|\bnpm (start|test)\b/g;

/** What the reader of the README types or opens: all inline code, all code blocks, and where links lead. */
function wordsOf(/** @type {string} */ text) {
  const code = [...text.matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`/g)].map(
    ([, block, span]) => block ?? span ?? '',
  );
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, goal = '']) => goal.replace(/#.*$/, ''));
  return [...code.flatMap((part) => part.split(/[\s"'(),;]+/)), ...links].map((word) =>
    word
      .replace(/^\.\//, '')
      .replace(/[.:]+$/, '')
      .replace(/\/$/, ''),
  );
}

/**
 * The README names only npm scripts and files that exist. Names with a placeholder, and what is built or generated,
 * are left alone.
 *
 * @param {import('./readTree.mjs').Tree} tree
 * @returns {string[]}
 */
export function readmeFaults({ files, workspaces, read }) {
  if (!files.includes('README.md')) return [];
  const text = read('README.md');
  const scriptsOf = (/** @type {string} */ folder) => {
    const { name, scripts = {} } = JSON.parse(
      read(folder === '' ? 'package.json' : `${folder}/package.json`),
    );
    return { folder, name, scripts: Object.keys(scripts) };
  };
  const packages = ['', ...workspaces].map(scriptsOf);
  const tops = new Set([...files.map((file) => file.split('/', 1)[0] ?? ''), 'src']);
  const generated = new Set(
    read('.gitignore')
      .split('\n')
      .map((line) => line.replaceAll('/', '')),
  );

  const exists = (/** @type {string} */ word) =>
    files.some((file) => `/${file}/`.includes(`/${word}/`) || `/${file}`.includes(`/${word}.`));
  const isPath = (/** @type {string} */ word) => {
    const parts = word.split('/');
    if (!/^[\w@./-]+$/.test(word) || parts.some((part) => generated.has(part) || part === '')) return false;
    return parts.length > 1
      ? tops.has(parts[0] ?? '')
      : /^[\w-]+(\.[\w-]+)*\.(ts|tsx|mjs|cjs|md)$/.test(word);
  };

  const commands = [...text.matchAll(command)].flatMap(([whole, run, place, short]) => {
    const script = run ?? short ?? '';
    const asked = packages.filter(({ folder, name }) =>
      place ? [folder, name].includes(place) : folder === '',
    );
    return asked.some(({ scripts }) => scripts.includes(script))
      ? []
      : `README.md says "${whole}", which does not exist.`;
  });
  const paths = [...new Set(wordsOf(text))]
    .filter((word) => isPath(word) && !exists(word))
    .map((word) => `README.md names ${word}, which does not exist.`);
  return [...commands, ...paths];
}
