import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import type { BundledPackage } from './packagesIn.ts';
import { firstScreen } from './readBill.ts';

/** CycloneDX JSON of what the bundles of an app hold. It names no time and no machine: same sources, same bytes. */
export function billOfMaterials(
  app: { folder: string; version: string },
  packages: BundledPackage[],
  isOnFirstScreen: (name: string) => boolean,
): string {
  const root = new Models.Component(Enums.ComponentType.Application, app.folder, {
    version: app.version,
    bomRef: app.folder,
  });
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: root }) });
  for (const { name, version, licence } of packages) {
    const slash = name.indexOf('/');
    const group = name.slice(0, Math.max(slash, 0));
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    const component = new Models.Component(Enums.ComponentType.Library, name.slice(slash + 1), {
      version,
      purl,
      bomRef: purl,
      ...(group && { group }),
    });
    if (licence) component.licenses.add(new Models.LicenseExpression(licence));
    if (isOnFirstScreen(name)) component.properties.add(new Models.Property(firstScreen, 'true'));
    bom.components.add(component);
    root.dependencies.add(component.bomRef);
  }
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return new Serialize.JsonSerializer(factory).serialize(bom, { sortLists: true, space: 2 });
}
