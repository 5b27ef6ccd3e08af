import { aboutTexts } from '../texts/aboutTexts';

interface BuildNameProps {
  build: string;
  /** The one that the page names, where that did not work. */
  instead?: string | undefined;
}

/** The build of an app that runs. */
export function BuildName({ build, instead }: BuildNameProps) {
  return (
    <span>
      {aboutTexts.build} <code>{build}</code>
      {instead !== undefined && (
        <>
          {` ${aboutTexts.insteadOf} `}
          <code>{instead}</code>
          {aboutTexts.didNotWork}
        </>
      )}
    </span>
  );
}
