const longest = 72;

/**
 * A commit says where and what: `<room or package>: <what changes>`.
 *
 * @param {import('./readTree.mjs').Tree} tree
 * @returns {string[]}
 */
export function commitSubjectFaults({ commits, workspaces }) {
  const packages = workspaces.map((folder) => folder.replace(/^remote-/, ''));
  const scopes = ['all', ...packages, 'scripts', 'docs', 'checks'];
  const wellFormed = new RegExp(`^(${scopes.join('|')}): \\S.*[^.]$`);

  return commits.flatMap(({ hash, subject }) => {
    if (!wellFormed.test(subject)) {
      return `Commit ${hash} "${subject}" is not "<scope>: <what changes>" without a full stop (scopes: ${scopes.join(', ')}).`;
    }
    return subject.length > longest
      ? `Commit ${hash} "${subject}" has ${subject.length} characters, more than ${longest}.`
      : [];
  });
}
