/** The line of a remote from a developer's machine. */
export const localBuildTexts = {
  build: (remote: string) => `Local build of ${remote}`,
  offer: (remote: string) =>
    `Local build of ${remote} on this device. It can do all that you can do here, and ends your sessions in other channels.`,
  notStored: (remote: string) =>
    `Local build of ${remote} cannot be used: this browser stores nothing for this page.`,
  notLoaded: (remote: string) => `Local build of ${remote} could not be loaded`,
  use: (origin: string) => `Use ${origin}`,
  useDeployed: 'Use the deployed build',
};
