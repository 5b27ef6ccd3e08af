import { existsSync } from 'node:fs';
import path from 'node:path';

/** @typedef {import('./Row.mjs').Row} Row */

/**
 * What is wrong with one row, in sentences: the planted line passes, or its twin does not.
 *
 * @param {Row} row
 * @param {{ root: string, plain: import('eslint').ESLint, typed: import('eslint').ESLint }} tools
 * @returns {Promise<string[]>}
 */
export async function faultsOfRow(row, { root, plain, typed }) {
  const { wall, at, forbidden, rule, says = '', allowed, allowedAt = at } = row;
  if (row.typed && !existsSync(path.join(root, at))) {
    return [`${wall}: ${at} is gone; name another file in scripts/checks/arrows/typeRows.mjs.`];
  }

  /** @param {string} code @param {string} file */
  const complaints = async (code, file) => {
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
  const heard = onForbidden.map((found) => found.rule).join(', ') || 'nothing';
  return [
    ...(bites
      ? []
      : [`${wall}: ${rule} does not object in ${at} (${heard} does).\n    ${firstLine(forbidden)}`]),
    ...onAllowed.map(
      (found) =>
        `${wall}: ${found.rule} objects to what is allowed in ${allowedAt}: ${firstLine(found.message)}\n    ${firstLine(allowed)}`,
    ),
  ];
}

const firstLine = (/** @type {string} */ text) => text.split('\n', 1)[0] ?? '';
