import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Row } from './Row.ts';
import type { ESLint } from 'eslint';

export async function faultsOfRow(
  row: Row,
  { root, plain, typed }: { root: string; plain: ESLint; typed: ESLint },
): Promise<string[]> {
  const { wall, at, forbidden, rule, says = '', allowed, allowedAt = at } = row;
  if (row.typed && !existsSync(path.join(root, at))) {
    return [`${wall}: ${at} is gone; name another file in scripts/checks/arrows/typeRows.ts.`];
  }

  const complaints = async (code: string, file: string) => {
    const [result] = await (row.typed ? typed : plain).lintText(`${code}\n`, {
      filePath: path.join(root, file),
      warnIgnored: true,
    });
    return (result?.messages ?? []).map(({ ruleId, message, fatal, severity }) => ({
      rule: ruleId ?? (!fatal && message.startsWith('Unused eslint-') ? 'unused directive' : 'parser'),
      message,
      isError: severity === 2,
    }));
  };

  const onForbidden = await complaints(forbidden, at);
  const onAllowed = await complaints(allowed, allowedAt);
  const bites = onForbidden.some(
    (found) => found.isError && found.rule === rule && found.message.includes(says),
  );
  const reported = onForbidden.map((found) => found.rule).join(', ') || 'nothing';
  return [
    ...(bites
      ? []
      : [`${wall}: ${rule} does not object in ${at} (${reported} does).\n    ${firstLine(forbidden)}`]),
    ...onAllowed.map(
      (found) =>
        `${wall}: ${found.rule} objects to what is allowed in ${allowedAt}: ${firstLine(found.message)}\n    ${firstLine(allowed)}`,
    ),
  ];
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';
