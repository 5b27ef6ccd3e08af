import path from 'node:path';
import ts from 'typescript';
import { differenceOf } from './differenceOf.mjs';
import { layOut } from './layOut.mjs';

/** @typedef {import('./Contract.mjs').Contract} Contract */
/** @typedef {import('./Contract.mjs').Way} Way */
/** @typedef {import('./differenceOf.mjs').Difference} Difference */

/**
 * Where a host and a remote do not agree.
 *
 * @typedef {object} Disagreement
 * @property {'host' | 'remote'} giver who gives what the other takes
 * @property {{ host: string, remote: string }} files where each of the two says so
 * @property {string} name of the screen, or of what is used of shared
 * @property {string} place the module that the screen is loaded as, or the door of shared
 * @property {'missing' | 'renamed' | 'unknown' | 'optional' | 'type' | 'absent' | 'readonly' | 'other' | 'unreadable'} kind `other`: only
 *   the compiler can tell
 * @property {boolean} isProp
 * @property {string} at
 * @property {string} given
 * @property {string} taken
 */

/** @typedef {{ federationName: string, contract: Contract }} Remote */

const probeStart = `
import type { ExtractAtomArgs, ExtractAtomResult, ExtractAtomValue } from 'jotai';
import type { JSXElementConstructor } from 'react';
type PropsOf<C> = C extends JSXElementConstructor<infer Props> ? Props : never;
type Named<Module, Name extends string> = Module extends Record<Name, infer Value> ? Value : never;
`;

/**
 * Asks the compiler whether a host and each of the remotes beside it can rely on what they took for granted when they
 * were built: that the screens take what the host passes to them, and that the host's shared, the copy that runs, is
 * what each remote expects of it.
 *
 * @param {string} root of a repository with the packages that the contracts name
 * @param {Contract} host
 * @param {Record<string, Remote>} remotes by app
 * @returns {Record<string, Disagreement[]>} by app
 */
export function compareContracts(root, host, remotes) {
  const contracts = Object.fromEntries(Object.entries(remotes).map(([app, { contract }]) => [app, contract]));
  const rows = Object.fromEntries(
    Object.entries(remotes).map(([app, remote]) => [
      app,
      { screens: screensOf(host, remote), names: namesOf(remote.contract) },
    ]),
  );
  const { program, place } = layOut(
    root,
    { ...contracts, host },
    Object.fromEntries(
      Object.entries(rows).map(([app, { screens, names }]) => [
        app,
        [
          probeStart,
          ...screens.map(({ expose, file, passing }, index) =>
            probeOfScreen(app, index, { expose, file, passing }),
          ),
          ...names.map(({ file, name }, index) => probeOfName(app, index, { file, name })),
        ].join('\n'),
      ]),
    ),
  );

  const checker = program.getTypeChecker();
  return Object.fromEntries(
    Object.entries(rows).map(([app, { screens, names }]) => {
      const probe = exportsOf(program, place('probes', app));
      const typeOf = (/** @type {string} */ name) => {
        const symbol = probe.get(name);
        if (!symbol) throw new Error(`The probe of ${app} has no ${name}.`);
        return checker.getDeclaredTypeOfSymbol(symbol);
      };
      const ofScreens = screens.flatMap((screen, index) =>
        propFaults(checker, screen, typeOf(`props${String(index)}`), typeOf(`passed${String(index)}`)),
      );
      const seen = new Set();
      const ofNames = names.flatMap((use, index) => {
        const own = exportsOf(program, place('host', use.file)).get(use.name);
        const symbol = own && (own.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(own) : own;
        const declared = symbol?.declarations?.[0]?.getSourceFile().fileName;
        const files = {
          host: (declared && sourceFileOf(host, place, declared)) ?? use.file,
          remote: use.by,
        };
        const found = nameFault(checker, use, (part) => typeOf(`${part}${String(index)}`), symbol);
        if (!found || seen.has(found.key)) return [];
        seen.add(found.key);
        return [{ ...found.fault, files }];
      });
      // What a function names is mostly in values as well, and there it can be said what is the matter.
      const clear = ofNames.filter(({ kind }) => kind !== 'other');
      return [app, [...ofScreens, ...(clear.length > 0 ? clear : ofNames)]];
    }),
  );
}

/** @param {Contract} host @param {Remote} remote */
const screensOf = (host, { federationName, contract }) =>
  Object.entries(host.passes).flatMap(([module, passings]) => {
    const [name, expose = ''] = module.split('/');
    const file = contract.exposes[expose];
    return name === federationName && file
      ? passings.map((passing) => ({ module, expose, file, passing }))
      : [];
  });

/** @param {Contract} contract */
const namesOf = ({ uses, doors }) =>
  Object.entries(uses).flatMap(([door, names]) =>
    Object.entries(names).map(([name, { file: by, ways }]) => ({
      door,
      file: doors[door] ?? '',
      name,
      by,
      ways,
    })),
  );

/** @typedef {ReturnType<typeof screensOf>[number]} Screen */
/** @typedef {ReturnType<typeof namesOf>[number]} Name */

/** @param {string} app @param {number} index @param {Pick<Screen, 'expose' | 'file' | 'passing'>} screen */
const probeOfScreen = (app, index, { expose, file, passing }) => `
export type props${String(index)} = PropsOf<Named<typeof import('${app}/${file}'), '${expose}'>>;
export type passed${String(index)} = ${passing.props.replaceAll('import("', 'import("host/').replace(/import\("host\/((?!\w+\/src\/)[^"]+)"\)/g, 'import("$1")')};`;

/** @param {string} app @param {number} index @param {Pick<Name, 'file' | 'name'>} name */
const probeOfName = (app, index, { file, name }) =>
  ['host', app]
    .map((side) => {
      const type = `typeof import('${side}/${file}').${name}`;
      const own = `${side === 'host' ? 'host' : 'remote'}`;
      return `
export type ${own}${String(index)} = ${type};
export type ${own}Value${String(index)} = ExtractAtomValue<${type}>;
export type ${own}Args${String(index)} = ExtractAtomArgs<${type}>;
export type ${own}Result${String(index)} = ExtractAtomResult<${type}>;`;
    })
    .join('');

/** @param {ts.Program} program @param {string} file @returns {Map<string, ts.Symbol>} */
function exportsOf(program, file) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return new Map((module ? checker.getExportsOfModule(module) : []).map((symbol) => [symbol.name, symbol]));
}

/** @param {Contract} contract @param {(name: string, file: string) => string} place @param {string} laidOut */
const sourceFileOf = (contract, place, laidOut) =>
  Object.keys(contract.files).find((file) => path.normalize(place('host', file)) === path.normalize(laidOut));

/** @param {ts.Type} type @param {ts.TypeFlags} flags */
const is = (type, flags) => (type.flags & flags) !== 0;
const { Any, Never, Unknown } = ts.TypeFlags;

/** React takes these for itself. */
const notProps = new Set(['key', 'ref']);

/**
 * @param {ts.TypeChecker} checker
 * @param {Screen} screen
 * @param {ts.Type} props
 * @param {ts.Type} passed
 * @returns {Disagreement[]}
 */
function propFaults(checker, { module, expose, file, passing }, props, passed) {
  const fault = (/** @type {Partial<Disagreement>} */ more) => ({
    giver: /** @type {const} */ ('host'),
    files: { host: passing.file, remote: file },
    name: expose,
    place: module,
    kind: /** @type {const} */ ('type'),
    isProp: true,
    at: '',
    given: '',
    taken: '',
    ...more,
  });
  if (is(props, Never)) return [fault({ kind: 'absent' })];
  if (is(passed, Any) || is(props, Any)) return [fault({ kind: 'unreadable' })];

  const given = checker.getPropertiesOfType(passed).filter(({ name }) => !notProps.has(name));
  const shapes = props.isUnion() ? props.types : is(props, Unknown) ? [] : [props];
  const isKnown = (/** @type {string} */ name) =>
    shapes.some((shape) => checker.getPropertyOfType(shape, name) ?? shape.getStringIndexType());
  const unknown = given.filter(({ name }) => !isKnown(name)).map(({ name }) => name);
  const wanted = props.isUnion()
    ? []
    : checker
        .getPropertiesOfType(props)
        .filter(({ name, flags }) => (flags & ts.SymbolFlags.Optional) === 0 && !notProps.has(name))
        .map(({ name }) => name)
        .filter((name) => !given.some((one) => one.name === name));
  // Who calls one thing by another name leaves one over on each side.
  const renamed = unknown.slice(0, wanted.length).map((name, index) => ({ name, to: wanted[index] ?? '' }));
  const faults = [
    ...renamed.map(({ name, to }) => fault({ kind: 'renamed', at: name, taken: to })),
    ...unknown.slice(renamed.length).map((at) => fault({ kind: 'unknown', at })),
    ...wanted.slice(renamed.length).map((at) => fault({ kind: 'missing', at })),
    ...(props.isUnion()
      ? []
      : given.flatMap((own) => {
          const property = checker.getPropertyOfType(props, own.name);
          if (!property) return [];
          const isSometimes = (own.flags & ts.SymbolFlags.Optional) !== 0;
          if (isSometimes && (property.flags & ts.SymbolFlags.Optional) === 0)
            return fault({ kind: 'optional', at: own.name });
          const [from, to] = [checker.getTypeOfSymbol(own), checker.getTypeOfSymbol(property)];
          const found = differenceOf(checker, from, to, own.name);
          return found ? fault(partOf(found, 'host')) : [];
        })),
  ];
  if (faults.length > 0) return faults;
  const whole = differenceOf(checker, passed, props);
  return whole ? [fault(partOf(whole, 'host'))] : [];
}

/** @param {Difference} difference @param {'host' | 'remote'} giver */
function partOf({ at, kind, given, taken, isReversed }, giver) {
  const other = giver === 'host' ? /** @type {const} */ ('remote') : /** @type {const} */ ('host');
  return { at, kind, given, taken, giver: isReversed ? other : giver };
}

/**
 * @param {ts.TypeChecker} checker
 * @param {Name} use
 * @param {(part: string) => ts.Type} typeOf
 * @param {ts.Symbol | undefined} own the host's
 * @returns {{ fault: Omit<Disagreement, 'files'>, key: string } | null}
 */
function nameFault(checker, { door, name, ways }, typeOf, own) {
  const fault = (/** @type {Partial<Disagreement>} */ more) => ({
    giver: /** @type {const} */ ('host'),
    name,
    place: door,
    kind: /** @type {const} */ ('type'),
    isProp: false,
    at: '',
    given: '',
    taken: '',
    ...more,
  });
  if (!own || (own.flags & ts.SymbolFlags.Value) === 0)
    return { fault: fault({ kind: 'absent' }), key: name };
  if (is(typeOf('host'), Any) !== is(typeOf('remote'), Any))
    return { fault: fault({ kind: 'unreadable' }), key: name };

  /** @type {[from: string, to: string, giver: 'host' | 'remote'][]} */
  const rows = [];
  const isAtom = !is(typeOf('remoteValue'), Never);
  const has = (/** @type {Way} */ way) => ways.includes(way) || ways.includes('whole');
  if (!isAtom || is(typeOf('hostValue'), Never)) rows.push(['host', 'remote', 'host']);
  else {
    if (has('read')) rows.push(['hostValue', 'remoteValue', 'host']);
    const writes = has('write') && !is(typeOf('remoteArgs'), Never);
    if (writes && is(typeOf('hostArgs'), Never)) return { fault: fault({ kind: 'readonly' }), key: name };
    if (writes) rows.push(['hostResult', 'remoteResult', 'host'], ['remoteArgs', 'hostArgs', 'remote']);
  }
  for (const [from, to, giver] of rows) {
    const found = differenceOf(checker, typeOf(from), typeOf(to));
    if (!found) continue;
    if (found.given === found.taken && found.kind === 'type')
      return { fault: fault({ kind: 'other' }), key: name };
    const at = found.at.replace(/^\[\]\.?(\(\w*\)\.?)?/, '');
    return { fault: fault({ ...partOf(found, giver), at }), key: found.key };
  }
  return null;
}
