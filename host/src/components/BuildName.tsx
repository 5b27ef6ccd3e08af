interface BuildNameProps {
  build: string;
  /** The one that the page names, where that did not work. */
  instead?: string | undefined;
}

/** The build of an app that runs. */
export function BuildName({ build, instead }: BuildNameProps) {
  return (
    <span>
      Build <code>{build}</code>
      {instead !== undefined && (
        <>
          {' instead of '}
          <code>{instead}</code>, which did not work
        </>
      )}
    </span>
  );
}
