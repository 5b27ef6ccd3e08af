import type { Tree } from './readTree.ts';

const longest = 72;

/** Commit subjects are `<room or package>: <what changes>`. */
export function commitSubjectFaults({ commits, workspaces, pastRemotes }: Tree): string[] {
  const scopes = scopesOf(workspaces);
  // The commits of a remote that is gone stay.
  const wellFormed = new RegExp(`^(${[...scopes, ...scopesOf(pastRemotes)].join('|')}): \\S.*[^.]$`);

  return commits.flatMap(({ hash, subject }) => {
    if (!wellFormed.test(subject)) {
      return `Commit ${hash} "${subject}" is not "<scope>: <what changes>" without a full stop (scopes: ${scopes.join(', ')}).`;
    }
    return subject.length > longest
      ? `Commit ${hash} "${subject}" has ${subject.length} characters, more than ${longest}.`
      : [];
  });
}

function scopesOf(folders: string[]) {
  const packages = folders.flatMap((folder) => [folder, folder.replace(/^remote-/, '')]);
  return [...new Set(['all', ...packages, 'scripts', 'docs', 'checks', 'ci'])];
}
