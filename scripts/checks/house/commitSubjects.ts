import type { Tree } from './readTree.ts';

const longest = 72;

/** Commit subjects are `<room or package>: <what changes>`. */
export function commitSubjectFaults({ commits, workspaces }: Tree): string[] {
  const packages = workspaces.flatMap((folder) => [folder, folder.replace(/^remote-/, '')]);
  const scopes = [...new Set(['all', ...packages, 'scripts', 'docs', 'checks', 'ci'])];
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
