import path from 'node:path';
import { contentTypes } from '../build/contentTypes.ts';
import type { Build } from '../build/readBuild.ts';
import { fileBudgets } from './budgets.ts';

/** Every file of a build, and all files of a kind together, stay within their budgets: readers pay for late files too. */
export function weightFaults({ release }: Pick<Build, 'release'>): string[] {
  const files = Object.entries(release.files).map(([file, { size }]) => ({ file, size, kind: kindOf(file) }));
  return Object.entries(fileBudgets).flatMap(([kind, { each, all }]) => {
    const own = files.filter((one) => one.kind === kind);
    const heavy = own.filter(({ size }) => size > each * 1024);
    if (heavy.length > 0)
      return heavy.map(
        ({ file, size }) =>
          `${release.app}/dist/${file} is too large (${inKilobytes(size)}): the budget of a file of this kind (${kind}) is ${String(each)} KB.`,
      );
    const sum = own.reduce((total, { size }) => total + size, 0);
    const heaviest = [...own].sort((a, b) => b.size - a.size)[0];
    if (!heaviest || sum <= all * 1024) return [];
    return `${release.app}/dist/${heaviest.file} and the other files of this kind (${kind}) take ${inKilobytes(sum)} together: the budget is ${String(all)} KB.`;
  });
}

/** "image" of "a.png", "text" of "a.txt" and "a.css": scripts, fonts, pictures, data and texts are counted apart. */
function kindOf(file: string): keyof typeof fileBudgets {
  const extension = path.posix.extname(file);
  const [type = ''] = (contentTypes[extension] ?? '').split('/');
  if (extension === '.js') return 'script';
  if (extension === '.json') return 'data';
  return type === 'image' || type === 'font' ? type : 'text';
}

const inKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
