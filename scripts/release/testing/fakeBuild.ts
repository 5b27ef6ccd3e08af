import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PortalConfig } from '@portal/shared';
import type { RemoteDeclaration } from '@portal/shared/declaration';
import { buildRecordFile, type PortalBuild } from '../build/PortalBuild.ts';
import { integrityOf } from '../build/buildId.ts';
import type { BundledPackage } from '../build/packagesIn.ts';
import { billFile, firstScreen } from '../build/readBill.ts';

/** Null is for older builds, which have neither declaration nor offers. */
type Nullable = { [Fact in 'declaration' | 'offers']?: NonNullable<PortalBuild[Fact]> | null };

export type Changes = Partial<Omit<PortalBuild, keyof Nullable>> &
  Nullable & { content?: Record<string, string>; bundled?: BundledPackage[] };

const share = (version: string, isBrought = true) => ({
  version,
  range: `^${version}`,
  isSingleton: true,
  isBrought,
});

/** The sample configuration of the tools' tests. */
export const fakeConfig: PortalConfig = {
  environment: 'local',
  apiHosts: {
    local: 'http://localhost:4000',
    staging: 'https://api.staging.example.com',
    production: 'https://api.example.com',
  },
  identityProvider: {
    name: 'Okta',
    path: 'okta',
    issuer: 'https://example.okta.com/oauth2/default',
    clientId: 'portal',
  },
  company: 'Harbourline',
  productTitle: 'Media Monitoring',
};

/** A remote's build with other parts in its usual declaration. */
export function declaring(app: string, parts: Partial<RemoteDeclaration>): Changes {
  const declaration = usual[app]?.declaration;
  if (!declaration) throw new Error(`${app} is none of the usual remotes.`);
  return { declaration: { ...declaration, ...parts } };
}

/** Defaults of the small apps for tests. */
const usual: Record<string, Changes> = {
  host: {
    shared: {
      react: share('19.3.1'),
      'react/': share('19.3.1'),
      jotai: share('2.20.3'),
      'jotai/': share('2.20.3'),
      '@portal/shared': share('1.0.0'),
    },
    packages: { react: ['19.3.1'], jotai: ['2.20.3'], '@portal/shared': ['1.0.0'] },
    offers: { format: 1, slots: ['welcome'] },
    bootScript: 'boot.js',
    hidesFault: true,
    scripts: ['react.js', 'main.js'],
    content: { 'boot.js': 'boot', 'react.js': 'react', 'main.js': 'host' },
  },
  'remote-auth': {
    exposes: { LoginScreen: ['login.js'], LoginCallbackScreen: [], AuthorizeScreen: [] },
    declaration: {
      format: 1,
      federationName: 'remote_auth',
      port: 4302,
      roles: { signedOut: 'LoginScreen', callback: 'LoginCallbackScreen', authorize: 'AuthorizeScreen' },
    },
    content: { 'remoteEntry.js': 'auth', 'login.js': 'login' },
  },
  'remote-reports': {
    exposes: { ReportScreen: ['report.js'] },
    declaration: {
      format: 1,
      federationName: 'remote_reports',
      port: 4301,
      screens: {
        ReportScreen: {
          address: '/reports/:slug',
          title: 'Report',
          unavailable: 'No report.',
          firstCall: '/report/:slug/latest',
        },
      },
    },
    content: { 'remoteEntry.js': 'reports', 'report.js': 'report' },
  },
};

/**
 * Writes the build of a small app, as webpack leaves it.
 *
 * @param root where the apps' folders are
 */
export function fakeBuild(root: string, app: string, changes: Changes = {}): { app: string; dist: string } {
  const {
    content: ownContent = {},
    bundled = [],
    declaration,
    offers,
    ...facts
  } = { ...usual[app], ...changes };
  const components = bundled.map(({ name, version, licence }) => ({
    name,
    version,
    ...(licence && { licenses: [{ expression: licence }] }),
    properties: [{ name: firstScreen }],
  }));
  const content = { ...usual[app]?.content, [billFile]: JSON.stringify({ components }), ...ownContent };
  const dist = path.join(root, app);
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  for (const [file, text] of Object.entries(content)) writeFileSync(path.join(dist, file), text);
  const record: PortalBuild = {
    app,
    federationName: app.replaceAll('-', '_'),
    uniqueName: `${app} ${integrityOf(JSON.stringify(content))}`,
    version: '0.0.0',
    contract: '1.0.0',
    shared: {
      react: share('19.3.1', false),
      'react/': share('19.3.1'),
      jotai: share('2.20.3', false),
      'jotai/': share('2.20.3'),
      '@portal/shared': share('1.0.0', false),
    },
    mode: 'production',
    loadsByPolicy: true,
    publicPath: 'auto',
    scripts: ['remoteEntry.js'],
    exposes: {},
    packages: { react: ['19.3.1'], jotai: ['2.20.3'] },
    sbom: billFile,
    files: Object.fromEntries(Object.entries(content).map(([file, text]) => [file, integrityOf(text)])),
    origin: { commit: 'c0ffee0', committedAt: '2026-11-21T08:00:00Z', isClean: true, sources: '' },
    ...facts,
    ...(declaration && { declaration }),
    ...(offers && { offers }),
  };
  writeFileSync(path.join(dist, buildRecordFile), JSON.stringify(record));
  return { app, dist };
}

/** All three apps. */
export const fakeApps = (root: string) =>
  ['host', 'remote-auth', 'remote-reports'].map((app) => fakeBuild(root, app));
