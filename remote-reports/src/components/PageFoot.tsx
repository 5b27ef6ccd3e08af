import { createLatePart, usePart } from '@portal/shared';

// Loaded late: nobody prints before there is something to read.
const styleOfFoot = createLatePart<{ $text: string }>({
  name: 'reports.foot',
  load: async () => (await import('./PageFootStyle')).PageFootStyle,
  onIdle: 'preload',
});

/** Names what is printed, and counts the pages, at the foot of each. */
export function PageFoot({ text }: { text: string }) {
  const { Part } = usePart(styleOfFoot);
  return Part && <Part $text={text} />;
}
